import type { FullCourse } from '../full-course.ts'
import { courtExpertQuestions } from '../questions/perito-nel-processo.ts'

export const courtExpert: FullCourse = {
  title: 'Consulente tecnico in un processo',
  lessons: [
    {
      kind: 'text',
      title: 'Chi è e come si nomina',
      durationSeconds: 54,
      paragraphs: [
        'Il giudice che ha bisogno di sapere tecnico nomina un consulente: CTU nel processo civile, perito in quello penale. Le parti possono avere il proprio: CTP, consulente di parte. Il pubblico ministero nomina un consulente tecnico.',
        'Nei giudizi di responsabilità sanitaria l’articolo 15 della legge 24 del 2017 impone un collegio: un medico specializzato in medicina legale e uno o più specialisti con conoscenza specifica e pratica di quanto è oggetto del procedimento. Non devono essere in conflitto di interessi; e nella conciliazione devono avere competenze adeguate, acquisite anche con percorsi formativi. Gli albi si aggiornano almeno ogni cinque anni e indicano le discipline e l’esperienza.',
        'Chi è iscritto all’albo ha l’obbligo di prestare l’ufficio, salvo giusto motivo di astensione. I motivi sono quelli del giudice: parentela, interesse nella causa, inimicizia o amicizia grave, aver già dato un parere, aver curato la persona. La parte può ricusare, almeno tre giorni prima dell’udienza. L’astensione tardiva costa mesi a tutti: si legge il fascicolo subito.',
      ],
    },
    {
      kind: 'slides',
      title: 'Il quesito e l’incarico',
      durationSeconds: 55,
      paragraphs: [
        'Il quesito delimita il lavoro. Si risponde a quello, tutto e solo quello. Se è ambiguo si chiede al giudice, non si interpreta.',
        'Il giuramento: nel civile il consulente giura di bene e fedelmente adempiere le funzioni affidate, al solo scopo di far conoscere ai giudici la verità; può farlo anche con dichiarazione firmata digitalmente.',
        'Le date: inizio delle operazioni, termine per la bozza alle parti, termine per le osservazioni delle parti, termine per il deposito. Si scrivono in agenda il primo giorno. La proroga si chiede prima della scadenza.',
        'Articolo 195 del codice di procedura civile: la bozza va alle parti, le osservazioni tornano al consulente, e il deposito contiene la relazione, le osservazioni e una sintetica valutazione su di esse.',
        'Il fondo spese si chiede al giudice. Il compenso è liquidato dal giudice secondo le tabelle ministeriali: si presenta la domanda entro cento giorni dal deposito, pena la decadenza.',
        'Ausiliari: uno specialista può aiutare, se autorizzato. La firma e la responsabilità restano del consulente.',
      ],
    },
    {
      kind: 'text',
      title: 'Le operazioni',
      durationSeconds: 76,
      paragraphs: [
        'Le operazioni peritali si comunicano alle parti, con luogo, giorno e ora: il contraddittorio è la regola, e la sua violazione può rendere nulla la consulenza. Chi è presente si identifica e si verbalizza. Il consulente non parla con una parte sola, nemmeno al telefono, nemmeno per cortesia.',
        'La visita si fa con rispetto: si spiega chi si è, che non si è lì per curare, che ciò che viene detto potrà comparire nella relazione. Il segreto qui cede davanti al giudice, entro i limiti dell’incarico: le notizie estranee al quesito restano fuori.',
        'I documenti: nel civile il consulente può, nei limiti delle indagini e nel rispetto del contraddittorio, acquisire anche documenti non prodotti dalle parti se servono a rispondere, purché non riguardino i fatti principali che le parti dovevano provare (Cassazione, Sezioni unite 2022). Le immagini si guardano in originale, non nel referto.',
        'Il nesso causale ha due misure. Nel penale si chiede una conclusione oltre ogni ragionevole dubbio, con alta probabilità logica; nel civile basta il «più probabile che non». Il consulente dice quale sta usando.',
        'Nel valutare la condotta ci si mette allora, non adesso: che cosa si sapeva, che mezzi c’erano, che cosa avrebbe fatto un professionista dello stesso tipo. Il senno di poi è il primo errore del perito. Ci si chiede poi: se si fosse agito bene, il danno sarebbe stato evitato?',
      ],
    },
    {
      kind: 'text',
      title: 'La relazione e l’udienza',
      durationSeconds: 74,
      paragraphs: [
        'Una relazione leggibile ha otto parti: incarico e quesito; svolgimento delle operazioni; documenti; fatti, in ordine di tempo; esame della persona; discussione; risposte al quesito, una per una; bibliografia. Chi legge solo le risposte deve capire. Le parole tecniche si spiegano la prima volta.',
        'La discussione separa i fatti certi, quelli probabili, quelli ignoti. «Non è possibile stabilirlo» è una risposta, se è vera e motivata. La letteratura si cita con lo studio e l’anno, e deve esistere all’epoca dei fatti quando si giudica la condotta.',
        'Le osservazioni dei consulenti di parte meritano una risposta ciascuna, anche breve. Cambiare idea davanti a un argomento giusto aumenta la credibilità.',
        'Nel danno alla persona si distinguono inabilità temporanea, totale e parziale, e danno biologico permanente in percentuale, secondo le tabelle in uso; per le lesioni fino a nove punti in ambito sanitario valgono le tabelle di legge, richiamate dalla legge 24.',
        'All’esame in udienza, soprattutto nel penale: si ascolta la domanda fino alla fine, si risponde breve, si dice «non lo so» quando non si sa, non ci si arrabbia. Il perito che diventa avvocato di una tesi ha finito il suo lavoro.',
        'Responsabilità: la falsa perizia è un reato (articolo 373 del codice penale); nel civile il consulente che incorre in colpa grave nell’esecuzione degli atti può essere punito e risponde del danno.',
      ],
    },
  ],
  questions: courtExpertQuestions,
}

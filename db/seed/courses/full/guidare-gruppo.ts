import type { FullCourse } from '../full-course.ts'
import { leadingTeamsQuestions } from '../questions/guidare-gruppo.ts'

export const leadingTeams: FullCourse = {
  title: 'Guidare un gruppo di cura',
  lessons: [
    {
      kind: 'text',
      title: 'Chi coordina che cosa fa',
      durationSeconds: 50,
      paragraphs: [
        'Coordinare non è fare di più: è rendere possibile il lavoro degli altri. Chi guida un gruppo di cura ha tre compiti: dare una direzione, tenere insieme le persone, far crescere. Il capo che risolve tutto da solo produce un gruppo che aspetta.',
        'La sicurezza psicologica è la convinzione condivisa di poter chiedere, dubitare e ammettere un errore senza essere umiliati. È il fattore che meglio distingue i gruppi che imparano. Amy Edmondson, studiando i reparti, trovò che i gruppi migliori segnalavano più errori: non ne facevano di più, ne parlavano. Si costruisce con gesti piccoli: dire «non lo so», ringraziare chi porta un problema, chiedere per primi il parere a chi parla per ultimo.',
        'Uno stile solo non basta. In un arresto cardiaco si dirige; con un gruppo esperto si delega; con chi impara si affianca. La leadership situazionale è scegliere lo stile in base al compito e alla persona.',
      ],
    },
    {
      kind: 'slides',
      title: 'Riunioni e deleghe',
      durationSeconds: 45,
      paragraphs: [
        'Una riunione ha uno scopo in una frase: informare, discutere o decidere. Se basta una mail, si manda una mail.',
        'Ordine del giorno il giorno prima, con i minuti per ogni punto. Al massimo un’ora. Si comincia all’ora detta, anche in tre.',
        'Si chiude con tre colonne: che cosa, chi, entro quando. Il verbale è una pagina e parte lo stesso giorno.',
        'Briefing a inizio turno: cinque minuti in piedi. Chi preoccupa, che cosa manca, chi fa che cosa.',
        'Delegare: si affida il risultato, non i gesti. Si dicono scopo, limiti, mezzi, data del controllo. La responsabilità ultima resta di chi delega.',
        'Non si delega: il riconoscimento, il richiamo, ciò che la legge riserva.',
        'Delega al contrario: il collaboratore porta il problema, e il capo se lo prende. La risposta è: «Che cosa proponi?».',
      ],
    },
    {
      kind: 'video',
      title: 'Conflitti',
      durationSeconds: 57,
      paragraphs: [
        'Due infermieri, Sara e Dario, non si parlano da un mese. Il gruppo gira loro attorno. La coordinatrice ha aspettato che passasse: il conflitto evitato non passa, si trasferisce ai pazienti.',
        'Prima li sente uno alla volta, con la stessa domanda: «Che cosa è successo, e di che cosa hai bisogno per lavorare bene?». Poi insieme, in un luogo neutro. Regole: si parla di fatti, uno per volta, in prima persona.',
        '«Tu non collabori mai» è un’accusa. «Martedì alle sette, quando sei uscito senza consegna, mi sono trovata sola con tre ingressi, e ho avuto paura» è un fatto con il suo effetto. Si chiama messaggio in prima persona: situazione, comportamento, effetto, richiesta.',
        'Sotto le posizioni ci sono gli interessi. Dario vuole uscire puntuale per la figlia; Sara vuole una consegna completa. Le posizioni si escludono, gli interessi no: consegna alle 6.45, scritta prima.',
        'Si chiude con un accordo preciso e una data per rivederlo. Se c’è sopraffazione, o molestia, non è un conflitto: è un’altra strada, con le procedure dell’azienda.',
      ],
    },
    {
      kind: 'text',
      title: 'Riconoscere e correggere',
      durationSeconds: 59,
      paragraphs: [
        'Il riconoscimento efficace è specifico, vicino nel tempo e sincero: «Ieri con il signor Neri hai aspettato che finisse di piangere prima di parlare della terapia: ha cambiato la visita». «Bravi tutti» non insegna nulla. Le persone ricordano più a lungo una critica che un elogio: servono più riconoscimenti che correzioni, e veri.',
        'La correzione si fa in privato, presto, sul comportamento e non sulla persona, lasciando parlare prima l’altro: «Come pensi che sia andata?». Il panino, elogio-critica-elogio, confonde: chi ascolta aspetta il colpo, o ricorda solo il pane.',
        'Il colloquio individuale, trenta minuti ogni mese o due, vale più di ogni valutazione annuale. Tre domande: che cosa va, che cosa ti pesa, che cosa vuoi imparare.',
        'L’equità pesa più della quantità: i turni e le ferie assegnati con regole scritte, uguali e note, prevengono metà dei conflitti. Chi guida protegge anche il gruppo verso fuori: dice di no a ciò che non si può fare, e lo dice con i numeri.',
        'Chi guida si stanca. Un pari con cui parlare, fuori dal reparto, è parte del mestiere.',
      ],
    },
  ],
  questions: leadingTeamsQuestions,
}

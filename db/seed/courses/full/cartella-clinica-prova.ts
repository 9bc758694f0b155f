import type { FullCourse } from '../full-course.ts'
import { clinicalRecordQuestions } from '../questions/cartella-clinica-prova.ts'

export const clinicalRecord: FullCourse = {
  title: 'La cartella clinica come prova',
  lessons: [
    {
      kind: 'video',
      title: 'Il processo si fa sulle righe',
      durationSeconds: 51,
      paragraphs: [
        'L’aula è piccola. Sul tavolo una fotocopia: la cartella di una donna operata alla cistifellea, morta in quarta giornata. Il perito legge ad alta voce le ore. Ore 8: «condizioni stazionarie». Ore 20: «condizioni stazionarie». In mezzo, dodici ore bianche.',
        'L’infermiera di quel turno ricorda tutto: ha misurato la pressione tre volte, ha chiamato il medico due volte. Non l’ha scritto. In quell’aula non è successo. Il chirurgo ricorda di aver visitato alle 15 e di aver deciso di aspettare: non l’ha scritto. La decisione forse era giusta, ma senza il suo perché appare un’omissione.',
        'Una pagina più avanti c’è una riga aggiunta in un secondo momento, con un’altra penna, sopra lo spazio. È la riga che fa più danno: da quel momento tutto il resto è sospetto.',
        'L’avvocato della famiglia chiude così: «Signor giudice, noi non sappiamo che cosa è successo quel pomeriggio. Toccava a loro dircelo, e avevano un solo modo».',
      ],
    },
    {
      kind: 'text',
      title: 'Che cosa pretende il diritto',
      durationSeconds: 57,
      paragraphs: [
        'La cartella di una struttura pubblica o convenzionata è un atto pubblico: fa fede fino a querela di falso di ciò che chi scrive attesta di aver fatto o visto; le valutazioni, invece, si possono discutere. Alterarla, anche per scrivere una cosa vera in un secondo momento fingendola di allora, è reato di falso.',
        'I requisiti: veridicità, completezza, chiarezza, contestualità. Si scrive nel momento in cui si fa, o appena dopo, con data, ora e firma. Se ci si accorge più tardi si aggiunge un’annotazione, con la data vera: «annotazione delle 21 relativa alle 15».',
        'L’errore si corregge con una riga che lascia leggere, data e firma; mai bianchetto o gomma. Nella cartella elettronica ogni modifica lascia traccia: l’accesso con la password di un altro è una responsabilità che si prende in due.',
        'Le lacune vanno contro chi doveva scrivere: la Cassazione ha detto più volte che la cartella incompleta non può danneggiare il paziente e può far presumere il nesso causale, se la condotta era astrattamente capace di causare il danno.',
      ],
    },
    {
      kind: 'text',
      title: 'Che cosa scrivere, in pratica',
      durationSeconds: 45,
      paragraphs: [
        'Il dato, il ragionamento, il piano. «Addome teso, dolente in ipocondrio destro, febbre 38,4, frequenza 112. Sospetto perdita biliare; chiesta TAC urgente; avvisato dottor B. alle 15.10; se pressione sotto 100 chiamare subito.» Quattro righe che curano e che difendono.',
        'Le chiamate si scrivono: chi, quando, che cosa ha risposto. Il rifiuto si scrive con le parole del paziente e con le conseguenze spiegate. Il «nulla da segnalare» vale poco; vale di più ciò che si è cercato e non trovato.',
        'Non si scrivono giudizi sulle persone, accuse ai colleghi, ironie. Si evitano sigle che solo un reparto capisce.',
        'La cartella si conserva senza limiti di tempo, secondo la circolare ministeriale del 1986; le immagini radiologiche, di regola, almeno dieci anni. Il paziente ne ha copia: la legge 24 del 2017 dice entro sette giorni.',
      ],
    },
  ],
  questions: clinicalRecordQuestions,
}

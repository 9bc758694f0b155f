import type { FullCourse } from '../full-course.ts'
import { shiftWorkQuestions } from '../questions/lavoro-turni.ts'

export const shiftWork: FullCourse = {
  title: 'Il lavoro a turni e la salute di chi cura',
  lessons: [
    {
      kind: 'ebook',
      title: 'Che cosa fa la notte',
      durationSeconds: 49,
      paragraphs: [
        'L’orologio interno si regola sulla luce. Chi lavora di notte mangia, decide e guida quando il corpo si prepara a dormire: il punto più basso di vigilanza cade di solito tra le tre e le sei. Dopo diciassette ore svegli le prestazioni somigliano a quelle di chi ha 0,5 grammi di alcol per litro di sangue.',
        'Il sonno di giorno è più corto, in media di una o due ore, e più leggero. A lungo andare aumentano disturbi metabolici, pressione, ulcera, umore depresso. L’Agenzia internazionale per la ricerca sul cancro classifica il lavoro notturno tra i probabili cancerogeni (gruppo 2A).',
        'L’errore segue la stanchezza: turni oltre le dodici ore e notti consecutive aumentano errori di terapia, punture accidentali e incidenti nel viaggio di ritorno. Il decreto legislativo 66 del 2003 fissa undici ore di riposo consecutivo ogni ventiquattro e un massimo medio di 48 ore settimanali.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Costruire un turno che non consuma',
      durationSeconds: 51,
      paragraphs: [
        'La rotazione in avanti, mattina poi pomeriggio poi notte, è più facile da tollerare di quella all’indietro. Poche notti di seguito, due o tre, e almeno due giorni di riposo dopo. La mattina non comincia prima delle sei o sette. La programmazione si conosce con settimane di anticipo, e gli scambi sono possibili.',
        'Un sonnellino di 20-30 minuti durante la notte, dove l’organizzazione lo permette, migliora la vigilanza; dopo uno più lungo ci si sveglia intontiti. I compiti critici, come i doppi controlli e il passaggio di consegne, si mettono lontano dalle quattro del mattino.',
        'Chi è in gravidanza, dall’accertamento fino a un anno di età del bambino, non può lavorare tra le 24 e le 6. Altri, come chi ha un figlio con meno di tre anni o un disabile a carico, non sono obbligati. Il medico competente visita chi lavora di notte prima di cominciare e almeno ogni due anni.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Le strategie di ciascuno',
      durationSeconds: 42,
      paragraphs: [
        '## Prima',
        'Un sonnellino nel pomeriggio, anche di un’ora e mezza, prima della prima notte.',
        '## Durante',
        'Luce forte nelle prime ore, pasto leggero prima di mezzanotte, acqua. Caffè all’inizio: l’effetto dura cinque o sei ore, quindi si smette nella seconda metà. Il pasto abbondante alle tre pesa sul metabolismo e sul sonno.',
        '## Dopo',
        'Occhiali scuri al ritorno, stanza buia, fresca e silenziosa, telefono fuori. Chi è assonnato non guida: un quarto d’ora di sonno prima di partire, o un passaggio. Il secondo giorno ci si alza presto per tornare al ritmo. Alcol e sonniferi non aggiustano il sonno di giorno.',
        'Si chiede aiuto quando l’insonnia resta nei giorni liberi, quando ci si addormenta senza volerlo, quando l’umore cambia. Non è debolezza: è medicina del lavoro.',
      ],
    },
  ],
  questions: shiftWorkQuestions,
}

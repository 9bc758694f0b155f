import type { FullQuestion } from '../full-course.ts'

export const clinicalRecordQuestions: readonly FullQuestion[] = [
  [
    'Che natura ha la cartella di una struttura pubblica?',
    'È un atto pubblico',
    'È un appunto privato',
    'È un documento commerciale',
    'È un atto notorio',
  ],
  [
    'Di che cosa fa fede la cartella?',
    'Di ciò che si attesta di aver fatto o visto',
    'Di ogni valutazione clinica',
    'Delle intenzioni',
    'Di nulla',
  ],
  [
    'Che cos’è aggiungere una riga fingendola di allora?',
    'Un falso',
    'Una correzione ammessa',
    'Un dovere',
    'Una formalità',
  ],
  [
    'Come si annota qualcosa in ritardo?',
    'Con la data e l’ora vere',
    'Con l’ora dell’evento',
    'Senza data',
    'Sopra la riga precedente',
  ],
  [
    'Come si corregge un errore sulla carta?',
    'Con una riga che lascia leggere',
    'Con il bianchetto',
    'Strappando il foglio',
    'Con la gomma',
  ],
  [
    'Contro chi vanno le lacune?',
    'Contro chi doveva scrivere',
    'Contro il paziente',
    'Contro nessuno',
    'Contro il perito',
  ],
  [
    'Che cosa si scrive di una chiamata?',
    'Chi, quando, che cosa ha risposto',
    'Solo che è avvenuta',
    'Nulla',
    'Il numero di telefono',
  ],
  [
    'Che cosa non si scrive?',
    'Accuse ai colleghi',
    'Il rifiuto del paziente',
    'Il ragionamento',
    'Ciò che si è cercato e non trovato',
  ],
  ['Per quanto si conserva la cartella?', 'Senza limiti di tempo', 'Un anno', 'Cinque anni', 'Fino alla dimissione'],
]

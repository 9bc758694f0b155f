import type { FullQuestion } from '../full-course.ts'

export const shiftWorkQuestions: readonly FullQuestion[] = [
  [
    'Quando cade di solito il punto più basso di vigilanza?',
    'Tra le tre e le sei',
    'Tra le venti e le ventidue',
    'A mezzogiorno',
    'Tra le otto e le dieci',
  ],
  [
    'A che cosa somigliano diciassette ore svegli?',
    'A 0,5 grammi di alcol per litro',
    'A un digiuno di un giorno',
    'A un’ora di sonno persa',
    'A una febbre a 39',
  ],
  [
    'In quale gruppo la IARC mette il lavoro notturno?',
    '2A, probabile cancerogeno',
    '1, cancerogeno certo',
    '3, non classificabile',
    '4, non cancerogeno',
  ],
  ['Quante ore di riposo consecutivo fissa la legge ogni 24?', 'Undici', 'Sei', 'Otto', 'Sedici'],
  ['Quale rotazione si tollera meglio?', 'In avanti', 'All’indietro', 'Casuale', 'Sempre di notte'],
  ['Quanto dura il sonnellino utile durante la notte?', '20-30 minuti', '2-3 ore', '5 minuti', '90-120 minuti'],
  [
    'Chi non può lavorare tra le 24 e le 6?',
    'Chi è in gravidanza',
    'Chi ha più di 50 anni',
    'Chi abita lontano',
    'Chi ha due figli adulti',
  ],
  [
    'Quando si beve il caffè in un turno di notte?',
    'All’inizio',
    'Nell’ultima ora',
    'Prima di dormire',
    'Nella seconda metà',
  ],
  [
    'Che cosa fa chi è assonnato a fine turno?',
    'Dorme un quarto d’ora prima di partire',
    'Guida con il finestrino aperto',
    'Beve un alcolico',
    'Accelera per arrivare prima',
  ],
]

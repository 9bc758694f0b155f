import type { FullQuestion } from '../full-course.ts'

export const childAsthmaQuestions: readonly FullQuestion[] = [
  [
    'Quale segno indica un pericolo di vita?',
    'Il torace silenzioso',
    'Il fischio forte',
    'La tosse secca',
    'La febbre a 38',
  ],
  [
    'Sotto quale saturazione in aria ambiente l’attacco è grave?',
    '92 per cento',
    '98 per cento',
    '96 per cento',
    '75 per cento',
  ],
  [
    'Come si dà il salbutamolo nell’attacco?',
    'Con il distanziatore, uno spruzzo alla volta',
    'In bocca, senza distanziatore, cinque spruzzi insieme',
    'In sciroppo, ogni sei ore',
    'In una sola dose, per vena',
  ],
  [
    'Quando si dà il prednisolone?',
    'Entro la prima ora',
    'Dopo tre giorni',
    'Solo alla dimissione',
    'Mai sotto i dieci anni',
  ],
  [
    'Quale farmaco cura l’infiammazione ogni giorno?',
    'Il cortisone inalato',
    'Il salbutamolo',
    'L’ipratropio',
    'L’antibiotico',
  ],
  [
    'Che cosa dice lo spray azzurro usato quattro volte alla settimana?',
    'Che l’asma non è controllato',
    'Che l’asma è ben controllato',
    'Che la dose va dimezzata da domani',
    'Che serve un antibiotico',
  ],
]

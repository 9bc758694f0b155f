import type { FullQuestion } from '../full-course.ts'

export const clinicTimeQuestions: readonly FullQuestion[] = [
  [
    'Oltre quale occupazione un ambulatorio accumula code?',
    'L’85-90 per cento',
    'Il 10 per cento',
    'Il 50 per cento',
    'Il 30 per cento',
  ],
  [
    'Che cosa si fa nella settimana di misura?',
    'Si annota ogni mezz’ora',
    'Si lavora di più',
    'Si chiude il telefono',
    'Si assumono aiuti',
  ],
  [
    'Come si trattano le urgenze del giorno?',
    'Con spazi lasciati liberi',
    'Infilandole tra gli altri',
    'Rimandandole di un mese',
    'Non si accettano',
  ],
  [
    'Da che cosa nasce il problema detto sulla porta?',
    'Dal non averlo chiesto prima',
    'Dalla maleducazione',
    'Dalla visita troppo lunga',
    'Dal telefono',
  ],
  ['Quante volte si tocca ogni foglio?', 'Una', 'Tre', 'Dieci', 'Mai'],
  [
    'Quale regola vale per i messaggi?',
    'Niente urgenze',
    'Risposta entro un minuto',
    'Solo di notte',
    'Solo fotografie',
  ],
]

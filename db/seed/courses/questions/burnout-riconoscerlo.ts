import type { FullQuestion } from '../full-course.ts'

export const burnoutQuestions: readonly FullQuestion[] = [
  [
    'Che cosa distingue la stanchezza dal burnout?',
    'Il riposo la cura',
    'Compare solo di notte',
    'Riguarda solo i giovani',
    'Dura più di un anno',
  ],
  [
    'Come classifica il burnout l’ICD-11?',
    'Fenomeno occupazionale',
    'Disturbo depressivo',
    'Disturbo di personalità',
    'Malattia professionale tabellata',
  ],
  [
    'Quali sono le tre dimensioni?',
    'Esaurimento, cinismo, ridotta efficacia',
    'Ansia, insonnia, perdita di appetito',
    'Tristezza, colpa, isolamento',
    'Rabbia, paura, assenteismo',
  ],
  [
    'In che cosa la depressione differisce?',
    'Invade tutta la vita',
    'Nasce solo dal lavoro',
    'Passa con le ferie',
    'Non si cura',
  ],
  ['Quante aree indicano Maslach e Leiter?', 'Sei', 'Due', 'Venti', 'Una'],
  ['Dove sono i fattori più forti?', 'Nell’organizzazione', 'Nel carattere', 'Nell’età', 'Nel titolo di studio'],
  [
    'Che cosa si dice a un collega?',
    'Una domanda precisa, in privato',
    '«Tieni duro»',
    '«Succede a tutti»',
    'Nulla, per rispetto',
  ],
  [
    'Che cosa sono i gruppi Balint?',
    'Gruppi di discussione sui casi',
    'Gruppi di auto-aiuto per pazienti',
    'Commissioni disciplinari',
    'Turni di guardia condivisi',
  ],
  [
    'Che cosa chiede l’articolo 28 del decreto 81 del 2008?',
    'Di valutare lo stress lavoro-correlato',
    'Di visitare ogni anno tutti i lavoratori',
    'Di ridurre l’orario notturno',
    'Di cambiare reparto a rotazione',
  ],
]

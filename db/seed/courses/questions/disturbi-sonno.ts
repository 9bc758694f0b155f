import type { FullQuestion } from '../full-course.ts'

export const sleepDisordersQuestions: readonly FullQuestion[] = [
  [
    'Quando l’insonnia si dice cronica?',
    'Tre notti alla settimana per tre mesi',
    'Una notte al mese per un anno',
    'Tutte le notti per una settimana',
    'Due notti alla settimana per due settimane',
  ],
  [
    'Che cosa deve esserci perché sia insonnia?',
    'Conseguenze di giorno',
    'Meno di otto ore di sonno',
    'Un farmaco già provato',
    'Un russamento forte',
  ],
  [
    'Qual è la terapia di prima scelta dell’insonnia cronica?',
    'La cognitivo-comportamentale',
    'Una benzodiazepina',
    'La melatonina ad alte dosi',
    'La sola igiene del sonno',
  ],
  ['Sotto quante ore non si restringe il tempo a letto?', 'Cinque', 'Due', 'Otto', 'Nove'],
  [
    'Per quanto si usano di regola i farmaci per il sonno?',
    'Non oltre quattro settimane',
    'Almeno un anno',
    'Solo una notte',
    'Per sempre, se funzionano',
  ],
  ['Da quale punteggio STOP-Bang il rischio di apnee è alto?', 'Da 5', 'Da 0', 'Da 1', 'Da 12'],
  ['Sopra quale punteggio di Epworth la sonnolenza è eccessiva?', '10', '2', '20', '23'],
  ['Un indice di apnee e ipopnee di 34 è:', 'grave', 'lieve', 'moderato', 'normale'],
  ['Che cosa peggiora le apnee?', 'Le benzodiazepine', 'La posizione sul fianco', 'Il calo di peso', 'La CPAP'],
  [
    'Sotto quale ferritina si dà ferro nelle gambe senza riposo?',
    '75 microgrammi per litro',
    '5 microgrammi per litro',
    '300 microgrammi per litro',
    'Non si misura',
  ],
  [
    'Che cos’è la cataplessia?',
    'Perdita di tono con le emozioni',
    'Pausa del respiro nel sonno',
    'Bisogno di muovere le gambe',
    'Sonno di giorno dopo il turno',
  ],
  [
    'Che cosa può precedere il disturbo comportamentale del sonno REM?',
    'Una malattia di Parkinson',
    'Un diabete',
    'Un’anemia',
    'Un ipertiroidismo',
  ],
]

import type { FullQuestion } from '../full-course.ts'

export const depressionQuestions: readonly FullQuestion[] = [
  ['Quante domande bastano per aprire il discorso della depressione?', 'Due', 'Nove', 'Ventuno', 'Nessuna'],
  ['Da quale punteggio del PHQ-9 la depressione è probabile?', '10', '2', '4', '26'],
  [
    'Che effetto ha chiedere del suicidio?',
    'Non lo suggerisce',
    'Lo provoca',
    'Fa perdere la fiducia',
    'Va evitato nella prima visita',
  ],
  [
    'Quando arriva il beneficio di un antidepressivo?',
    'Tra la seconda e la quarta settimana',
    'Entro un’ora',
    'Dopo un anno',
    'Il giorno dopo',
  ],
  ['Quanto durano almeno i sintomi per la diagnosi?', 'Due settimane', 'Due giorni', 'Sei mesi', 'Un anno'],
  [
    'Che cosa può provocare un antidepressivo da solo nel disturbo bipolare?',
    'Un viraggio in mania',
    'Un’anemia',
    'Una demenza',
    'Un ipotiroidismo',
  ],
  [
    'Che cosa fa meglio nelle forme moderate e gravi?',
    'Psicoterapia e farmaco insieme',
    'Il solo riposo',
    'Due antidepressivi subito',
    'La sola attesa',
  ],
  [
    'Quale squilibrio si teme nell’anziano con diuretici?',
    'L’iponatriemia',
    'L’ipercalcemia',
    'L’iperglicemia',
    'L’ipernatriemia',
  ],
  [
    'Per quanto si continua dopo la remissione?',
    'Almeno sei mesi',
    'Una settimana',
    'Almeno dieci anni',
    'Non si continua',
  ],
]

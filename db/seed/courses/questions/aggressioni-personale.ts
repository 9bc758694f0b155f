import type { FullQuestion } from '../full-course.ts'

export const workplaceViolenceQuestions: readonly FullQuestion[] = [
  [
    'Qual è il primo combustibile dell’aggressività in sala d’attesa?',
    'L’attesa senza notizie',
    'La luce troppo forte',
    'Il numero di sedie',
    'La presenza di bambini',
  ],
  ['Che effetto fa dire «si calmi»?', 'Accende', 'Rassicura', 'Fa ridere', 'Nessuno'],
  [
    'Quale segno precede spesso la violenza?',
    'Frasi sempre più brevi',
    'Sbadigli ripetuti',
    'Una voce più bassa',
    'Domande sul dosaggio',
  ],
  [
    'Quale distanza si tiene?',
    'Almeno due braccia, di lato',
    'Mezzo braccio, di fronte',
    'Nessuna, si tocca la spalla',
    'Dieci metri, di spalle',
  ],
  ['Dove deve stare la via d’uscita?', 'Dietro di sé', 'Dietro l’altro', 'Chiusa a chiave', 'In fondo al corridoio'],
  [
    'Che cosa chiede la raccomandazione ministeriale n. 8?',
    'Un programma di prevenzione in ogni struttura',
    'Un corso di difesa personale',
    'Il porto d’armi',
    'Il divieto di visita ai parenti',
  ],
  [
    'Quale legge ha istituito l’Osservatorio nazionale?',
    'La 113 del 2020',
    'La 24 del 2017',
    'La 219 del 2017',
    'La 38 del 2010',
  ],
  [
    'Quali episodi si segnalano?',
    'Tutti, anche senza danno',
    'Solo le fratture',
    'Solo quelli con testimoni',
    'Nessuno',
  ],
  ['Quale causa clinica non va mancata?', 'L’ipoglicemia', 'L’ipertensione', 'L’ipotiroidismo', 'La rinite allergica'],
]

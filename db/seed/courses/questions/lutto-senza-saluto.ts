import type { FullQuestion } from '../full-course.ts'

export const griefWithoutGoodbyeQuestions: readonly FullQuestion[] = [
  ['Quale parola evita l’equivoco peggiore?', 'Morto', 'Andato', 'Mancato', 'Addormentato'],
  [
    'Che cosa si chiede prima di dare la notizia al telefono?',
    'Dove si trova e se è solo',
    'Il codice fiscale',
    'Se ha domande sui costi',
    'Se vuole un messaggio',
  ],
  ['Quale domanda torna sempre?', '«Era solo?»', '«Quanto costa?»', '«Chi ha firmato?»', '«Che ore sono?»'],
  [
    'Che cosa si fa se non c’era nessuno con lui?',
    'Non si inventa',
    'Si dice che c’era qualcuno',
    'Si cambia discorso',
    'Si passa a un collega',
  ],
  [
    'Dopo quanto, secondo l’ICD-11, si può parlare di lutto prolungato?',
    'Sei mesi',
    'Sei giorni',
    'Due settimane',
    'Cinque anni',
  ],
  [
    'Quando si può fare un rito?',
    'Anche a distanza di mesi',
    'Solo entro tre giorni',
    'Mai, se manca il corpo',
    'Solo in chiesa',
  ],
]

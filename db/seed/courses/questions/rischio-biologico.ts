import type { FullQuestion } from '../full-course.ts'

export const biologicalRiskQuestions: readonly FullQuestion[] = [
  [
    'Qual è il rischio di epatite B dopo una puntura in chi non è immune?',
    'Circa 30 per cento',
    'Circa 0,3 per cento',
    'Circa 0,1 per cento',
    'Circa 90 per cento',
  ],
  [
    'Qual è il rischio di HIV dopo una puntura?',
    'Circa 0,3 per cento',
    'Circa 30 per cento',
    'Circa 10 per cento',
    'Circa 3 per cento',
  ],
  [
    'Quale titolo indica protezione dall’epatite B?',
    '10 mUI/ml o più',
    '1 mUI/ml',
    '0,1 mUI/ml',
    'Qualunque titolo misurabile',
  ],
  [
    'Che cosa vieta la legge con gli aghi usati?',
    'Di reincappucciarli',
    'Di contarli',
    'Di usarli per i prelievi',
    'Di tenerli in un contenitore',
  ],
  ['Fino a dove si riempie il contenitore rigido?', 'Tre quarti', 'Fino all’orlo', 'Un decimo', 'Finché si chiude'],
  [
    'Che cosa si fa subito dopo una puntura?',
    'Si lava con acqua e sapone',
    'Si spreme con forza',
    'Si usa la candeggina',
    'Si fascia e si finisce il turno',
  ],
  ['Entro quanto si comincia al massimo la profilassi per l’HIV?', '72 ore', 'Due settimane', 'Un mese', 'Sei mesi'],
  ['Quale profilassi esiste per l’epatite C?', 'Nessuna', 'Il vaccino', 'Le immunoglobuline', 'L’interferone'],
  [
    'Quando si denuncia la puntura all’INAIL?',
    'Anche senza assenza dal lavoro',
    'Solo se ci si ammala',
    'Dopo sei mesi',
    'Solo con più di tre giorni di assenza',
  ],
]

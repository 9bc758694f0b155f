import type { FullQuestion } from '../full-course.ts'

export const fireSafetyQuestions: readonly FullQuestion[] = [
  [
    'Qual è la prima cosa da fare vedendo il fumo?',
    'Dare l’allarme',
    'Cercare l’estintore',
    'Aprire le finestre',
    'Prendere l’ascensore',
  ],
  ['Perché si chiude la porta?', 'Ferma il fumo', 'Spegne la fiamma', 'Protegge gli arredi', 'Attiva l’allarme'],
  ['Dove si punta l’estintore?', 'Alla base della fiamma', 'Alla cima della fiamma', 'Al soffitto', 'Verso la porta'],
  [
    'Qual è il primo passo dell’evacuazione in ospedale?',
    'In orizzontale, oltre la porta tagliafuoco',
    'Giù per le scale, con i letti',
    'Con gli ascensori',
    'Sul tetto',
  ],
  ['Chi si sposta per primo?', 'Chi è in pericolo immediato', 'Chi non si muove', 'I visitatori', 'Il personale'],
  [
    'Quando l’evacuazione è finita?',
    'Quando il conto torna',
    'Quando suona la sirena',
    'Dopo dieci minuti',
    'Quando arrivano i parenti',
  ],
  [
    'Ogni quanto si fanno le prove di evacuazione?',
    'Almeno una volta all’anno',
    'Ogni dieci anni',
    'Ogni cinque anni',
    'Solo dopo un incendio',
  ],
  [
    'Che cosa non si usa su apparecchi in tensione?',
    'L’acqua',
    'La polvere',
    'L’anidride carbonica',
    'Nulla di questi',
  ],
  ['Che cosa fa l’ossigeno?', 'Fa bruciare più in fretta', 'Soffoca la fiamma', 'Raffredda', 'Riduce il fumo'],
]

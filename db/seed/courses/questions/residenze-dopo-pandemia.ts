import type { FullQuestion } from '../full-course.ts'

export const careHomesQuestions: readonly FullQuestion[] = [
  [
    'Da dove entra più spesso l’infezione in una residenza?',
    'Dal personale',
    'Dalla cucina',
    'Dai pacchi',
    'Dal giardino',
  ],
  ['Quanto dura almeno la visita garantita?', '45 minuti', '5 minuti', '10 minuti', 'Un’intera giornata'],
  [
    'Come può cominciare un’infezione nell’anziano?',
    'Con una confusione nuova',
    'Sempre con febbre alta',
    'Con un aumento di appetito',
    'Con il prurito',
  ],
  ['Quanti casi simili in 72 ore fanno un focolaio fino a prova contraria?', 'Due', 'Venti', 'Dieci', 'Trenta'],
  [
    'Che cosa ha sempre un isolamento?',
    'Una data di fine',
    'Una porta chiusa a chiave',
    'Un sedativo',
    'Il divieto di ogni contatto',
  ],
  ['Ogni quanto si rivedono le volontà dell’ospite?', 'Ogni sei mesi', 'Mai', 'Solo in emergenza', 'Ogni dieci anni'],
]

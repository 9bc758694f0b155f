import type { FullQuestion } from '../full-course.ts'

export const headachesQuestions: readonly FullQuestion[] = [
  [
    'Quante cefalee in ambulatorio sono primarie?',
    'Circa nove su dieci',
    'Circa una su dieci',
    'Circa la metà',
    'Circa una su cento',
  ],
  [
    'Che cosa si pensa davanti a una cefalea massima in meno di un minuto?',
    'A un’emorragia subaracnoidea',
    'A un’emicrania senza aura',
    'A una cefalea tensiva',
    'A una sinusite',
  ],
  [
    'Nel sospetto di arterite a cellule giganti, quando si dà il cortisone?',
    'Subito, prima della biopsia',
    'Dopo la biopsia',
    'Dopo la risonanza',
    'Solo se la vista è persa',
  ],
  [
    'Quanto dura un attacco di emicrania non curato?',
    'Da 4 a 72 ore',
    'Da 15 a 180 minuti',
    'Pochi secondi',
    'Più di una settimana',
  ],
  [
    'Chi non usa contraccettivi con estrogeni?',
    'Chi ha emicrania con aura',
    'Chi ha cefalea tensiva',
    'Chi ha emicrania senza aura, sempre',
    'Chi ha cefalea da tosse',
  ],
  [
    'Quale cefalea risponde all’ossigeno ad alto flusso?',
    'Quella a grappolo',
    'Quella tensiva',
    'L’emicrania con aura',
    'Quella da analgesici',
  ],
  ['Da quanti giorni al mese di triptani si sospetta un uso eccessivo?', 'Dieci', 'Due', 'Tre', 'Trenta'],
  [
    'A chi non si danno i triptani?',
    'A chi ha cardiopatia ischemica',
    'A chi ha meno di 40 anni',
    'A chi ha nausea',
    'A chi ha l’aura',
  ],
  [
    'Quale farmaco di profilassi si evita in chi può avere una gravidanza?',
    'Il topiramato',
    'Il propranololo',
    'Il paracetamolo',
    'Il magnesio',
  ],
]

import type { FullQuestion } from '../full-course.ts'

export const oncologyOralCareQuestions: readonly FullQuestion[] = [
  [
    'Quanto prima della radioterapia si fanno le estrazioni?',
    'Almeno dieci o quattordici giorni',
    'Il giorno stesso',
    'Mai',
    'Il giorno prima',
  ],
  [
    'Che cosa può seguire un’estrazione dopo la radioterapia?',
    'Un’osteoradionecrosi',
    'Un’anemia',
    'Una mucosite',
    'Un ictus',
  ],
  [
    'Perché si usa il gel al fluoro ogni giorno?',
    'Con poca saliva le carie crescono presto',
    'Rafforza l’osso prima della radioterapia e lo protegge',
    'Cura la candidosi',
    'Riduce il trisma',
  ],
  [
    'Che cosa non previene la mucosite?',
    'La clorexidina',
    'Il ghiaccio in bocca',
    'La fotobiomodulazione',
    'L’igiene accurata',
  ],
  [
    'Quando cade di solito il punto più basso dei globuli bianchi?',
    'Tra il settimo e il quattordicesimo giorno',
    'Tra il trentesimo e il quarantesimo giorno',
    'Nelle prime due ore',
    'Il giorno prima della cura',
  ],
  ['Che cosa impedisce la mucosite di grado 3?', 'I cibi solidi', 'Di parlare', 'Anche di bere', 'Nulla'],
]

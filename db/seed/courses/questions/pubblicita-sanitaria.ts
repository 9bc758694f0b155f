import type { FullQuestion } from '../full-course.ts'

export const healthAdvertisingQuestions: readonly FullQuestion[] = [
  [
    'Che cosa esclude la legge 145 del 2018?',
    'Gli elementi promozionali o suggestivi',
    'I costi delle prestazioni',
    'Gli orari',
    'Le specializzazioni',
  ],
  [
    'Quale messaggio è ammesso?',
    'Il costo di una prestazione',
    '«Solo per oggi, metà prezzo»',
    '«Risultato garantito»',
    '«Il migliore della città»',
  ],
  [
    'Chi può scrivere «specialista in ortodonzia»?',
    'Chi ha il titolo di specialista',
    'Chi ha fatto un corso',
    'Chi se ne occupa da anni',
    'Chi ha un master',
  ],
  [
    'Che cosa indica la struttura privata nei suoi messaggi?',
    'Il direttore sanitario',
    'Il numero dei pazienti',
    'Il fatturato',
    'Le assicurazioni dei clienti',
  ],
  [
    'Come si risponde a una recensione negativa?',
    'Senza dati clinici',
    'Con la cartella allegata',
    'Con il nome del paziente',
    'Con una recensione propria',
  ],
  [
    'Che cosa non si pubblicizza al pubblico?',
    'I farmaci con ricetta',
    'Gli orari dello studio',
    'I titoli di studio',
    'L’iscrizione all’Ordine',
  ],
]

import type { FullQuestion } from '../full-course.ts'

export const handoverQuestions: readonly FullQuestion[] = [
  ['Che cosa vuol dire la R di SBAR?', 'La richiesta', 'Il respiro', 'Il risultato', 'Il ricovero'],
  [
    'Qual è il difetto più comune di una consegna?',
    'Cominciare dalla storia',
    'Essere troppo brevi',
    'Dire il nome',
    'Chiedere qualcosa',
  ],
  ['Che cosa manca più spesso?', 'La richiesta', 'Il nome', 'L’età', 'Il letto'],
  ['A che cosa serve la rilettura?', 'A scoprire l’errore', 'A perdere tempo', 'A firmare', 'A ricordare i nomi'],
  [
    'Di quanto I-PASS ha ridotto gli eventi avversi prevenibili?',
    'Circa il 30 per cento',
    'Circa l’1 per cento',
    'Circa il 99 per cento',
    'Non li ha ridotti',
  ],
  ['In quale ordine si consegna?', 'Prima i gravi', 'Per numero di letto', 'Per cognome', 'A caso'],
]

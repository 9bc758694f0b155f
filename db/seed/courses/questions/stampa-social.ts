import type { FullQuestion } from '../full-course.ts'

export const pressAndSocialQuestions: readonly FullQuestion[] = [
  [
    'Che cosa si risponde alla prima telefonata di un giornalista?',
    '«La richiamo tra venti minuti»',
    '«No comment»',
    'La prima cosa che viene',
    'Si riattacca',
  ],
  ['Quanti messaggi si preparano?', 'Tre', 'Trenta', 'Nessuno', 'Dieci'],
  [
    'Che cosa vale un «ufficiosamente»?',
    'Nulla: non si dice',
    'Protegge sempre',
    'Vale con gli amici',
    'Vale per iscritto',
  ],
  [
    'Come si corregge una bufala?',
    'Cominciando e finendo con il fatto',
    'Con il link alla fonte falsa',
    'Ripetendola in grande',
    'Con l’ironia',
  ],
  [
    'Quando un paziente è riconoscibile?',
    'Anche senza nome',
    'Solo con il nome',
    'Solo con il volto',
    'Mai, sui social privati',
  ],
  [
    'Quale frase è una vera scusa?',
    'Quella che dice che cosa cambia',
    '«Se qualcuno si è offeso»',
    '«Non è colpa nostra»',
    '«Succede»',
  ],
]

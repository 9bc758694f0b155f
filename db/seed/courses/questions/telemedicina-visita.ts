import type { FullQuestion } from '../full-course.ts'

export const remoteVisitQuestions: readonly FullQuestion[] = [
  ['Come si chiama la prestazione tra due medici?', 'Teleconsulto', 'Televisita', 'Teleassistenza', 'Telerefertazione'],
  [
    'La televisita può essere la prima visita?',
    'No, secondo le indicazioni nazionali',
    'Sì, sempre',
    'Sì, se dura un’ora',
    'Sì, nei giorni festivi',
  ],
  ['Una telefonata è una televisita?', 'No', 'Sì', 'Sì, se dura dieci minuti', 'Sì, se è registrata'],
  [
    'Quale problema non si presta?',
    'Il dolore toracico',
    'Il diario pressorio',
    'La revisione di esami',
    'Il colloquio psicologico',
  ],
  [
    'Che cosa si fa se qualcosa non torna?',
    'Si converte in presenza',
    'Si chiude prima',
    'Si manda un farmaco',
    'Si aspetta il mese dopo',
  ],
  [
    'Perché si chiede dove si trova il paziente?',
    'Per mandare un’ambulanza, se serve',
    'Per la fattura',
    'Per le statistiche',
    'Per cortesia',
  ],
  ['Dove sta la luce?', 'Di fronte', 'Alle spalle', 'Spenta', 'Sotto il mento'],
  [
    'Che cosa si scrive dell’esame obiettivo?',
    'Anche ciò che non si è potuto esaminare',
    'Solo ciò che è normale',
    'Nulla',
    'Quello dell’ultima visita',
  ],
  [
    'Che valore ha il referto di una televisita?',
    'Lo stesso di quello in presenza',
    'Nessuno',
    'Vale sette giorni',
    'Vale solo con il video allegato',
  ],
  ['La visita si registra?', 'Di regola no', 'Sempre', 'Solo con il telefono', 'Se dura poco'],
  [
    'Che cosa sono le chat di uso comune?',
    'Non sono una cartella clinica',
    'Una piattaforma adeguata',
    'Un archivio cifrato del medico',
    'Un obbligo di legge',
  ],
  [
    'Qual è la responsabilità del medico a distanza?',
    'La stessa, più la scelta del mezzo',
    'Minore',
    'Solo del paziente',
    'Solo della piattaforma',
  ],
]

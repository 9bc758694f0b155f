import type { FullQuestion } from '../full-course.ts'

export const respiratoryProtectionQuestions: readonly FullQuestion[] = [
  ['Chi protegge soprattutto la mascherina chirurgica?', 'Gli altri', 'Chi la porta', 'Nessuno', 'L’ambiente esterno'],
  ['Quanto filtra almeno un FFP2?', 'Il 94 per cento', 'Il 50 per cento', 'L’80 per cento', 'Il 100 per cento'],
  [
    'Che cosa si indossa davanti a una tubercolosi polmonare?',
    'Un FFP2',
    'Una mascherina chirurgica',
    'Due mascherine chirurgiche',
    'Nulla, se la visita è breve',
  ],
  [
    'Perché la valvola non si usa vicino a un campo sterile?',
    'Lascia uscire l’aria di chi la porta',
    'Riduce il filtro in entrata',
    'Si appanna',
    'È troppo pesante',
  ],
  ['Qual è il momento più pericoloso?', 'Togliere', 'Indossare', 'Parlare', 'Attendere'],
  ['Che cosa si toglie per ultimo?', 'Il facciale', 'I guanti', 'Il camice', 'Gli occhiali'],
]

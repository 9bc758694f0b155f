import { expect, test } from 'vitest'
import { earnsCredits } from './accreditation-rules.ts'

const nurses = { professions: ['Infermiera', 'Infermiere'], disciplines: [] }
const cardiologists = {
  professions: ['Medico chirurgo', 'Infermiera'],
  disciplines: ['Cardiologia', 'Medicina interna'],
}

test.each([
  [nurses, 'Infermiera', [], true],
  [nurses, 'Infermiere', [], true],
  [{ professions: ['Psicologa'], disciplines: [] }, 'Psicologo', [], true],
  [nurses, 'Infermiere pediatrico', [], false],
  [nurses, 'Farmacista', [], false],
  [nurses, 'Professionista assicurativo', [], false],
  [cardiologists, 'Medico chirurgo', ['Cardiologia'], true],
  [cardiologists, 'Medico chirurgo', ['Pediatria', 'medicina interna'], true],
  [cardiologists, 'Medico chirurgo', ['Pediatria'], false],
  [cardiologists, 'Medico chirurgo', [], false],
  // Disciplines are of doctors.
  [cardiologists, 'Infermiera', [], true],
  // Of somebody unknown nothing is said before the report.
  [nurses, null, [], true],
] as const)('[LRN-005] %j: %s %j earns credits: %s', (course, profession, specializations, expected) => {
  expect(earnsCredits(course, { profession, specializations })).toBe(expected)
})

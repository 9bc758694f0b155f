import { expect, test } from 'vitest'
import { OTHER_HEALTH_CODE } from './model.ts'
import { chosenOccupation, firstOccupations, occupationChoices } from './occupation-rules.ts'

const LISTS = {
  professions: [
    { id: 1, code: '1', name: 'Medico chirurgo' },
    { id: 6, code: '6', name: 'Biologo' },
    { id: 7, code: OTHER_HEALTH_CODE, name: 'Altra professione sanitaria' },
    { id: 8, code: '8', name: 'Studente di area sanitaria' },
  ],
  details: [
    { id: 9, name: 'Igienista dentale' },
    { id: 10, name: 'Infermiere' },
    { id: 21, name: 'Tecnico sanitario di radiologia' },
  ],
}

test('[REG-001] nurses stand first, everybody in both genders, and the way out last', () => {
  expect(occupationChoices(LISTS).map(({ value, label }) => `${value} ${label}`)).toEqual([
    '7-10 Infermiera o infermiere',
    '1 Medica o medico chirurgo',
    '6 Biologa o biologo',
    '8 Studentessa o studente di area sanitaria',
    '7-9 Igienista dentale',
    '7-21 Tecnica o tecnico sanitario di radiologia',
    '7 Altra professione sanitaria',
  ])
})

test('a choice names the profession and what is inside it', () => {
  expect(chosenOccupation('7-10')).toEqual({ professionId: '7', detailId: '10' })
  expect(chosenOccupation('1')).toEqual({ professionId: '1', detailId: '' })
  expect(chosenOccupation('')).toEqual({ professionId: '', detailId: '' })
})

test('a club without the other professions has its own alone', () => {
  const professions = LISTS.professions.filter(({ code }) => code !== OTHER_HEALTH_CODE)
  expect(occupationChoices({ professions, details: LISTS.details }).map(({ value }) => value)).toEqual(['1', '6', '8'])
})

test('a visitor is offered the largest professions that the club has, nurses first', () => {
  expect(firstOccupations(LISTS).map(({ value }) => value)).toEqual(['7-10', '1'])
  const nobody = { professions: LISTS.professions.slice(1, 2), details: [] }
  expect(firstOccupations(nobody)).toEqual([])
})

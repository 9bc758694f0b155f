import { expect, test } from 'vitest'
import { initialsOf } from './rules.ts'
import { balanceIn, toWallet } from './wire.ts'

test('[API-006] the balance is the one of the active ECM entry in any case, and 0 where there is none', () => {
  const ecm = toWallet({ tag: 'ecm', stato: null, balance: 45, used: 5, initialCredits: 50, bonusCredits: 0 })
  expect(balanceIn([ecm], 'ECM')).toBe(45)
  expect(balanceIn([], 'ECM')).toBe(0)
})

test.each([
  ['Ada', 'Rossi', 'AR'],
  [' élodie', 'de Luca', 'ÉD'],
  ['', 'Rossi', 'R'],
  ['', '', ''],
])('the initials of %o %o are %o', (name, surname, initials) => {
  expect(initialsOf({ name, surname })).toBe(initials)
})

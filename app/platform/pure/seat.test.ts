import { expect, test } from 'vitest'
import { isPostcode, isProvince, postcodeHint } from './provinces.ts'
import { dividedSeat, writtenSeat } from './seat.ts'

test.each([
  ['Via Roma 1, 20121 Milano (MI)', ['Via Roma 1', '20121', 'Milano', 'MI']],
  ['Via Roma 1 20121 Milano MI', ['Via Roma 1', '20121', 'Milano', 'MI']],
  ['Corso Vittorio Emanuele II 12/B, 10121 Torino (TO)', ['Corso Vittorio Emanuele II 12/B', '10121', 'Torino', 'TO']],
  ['Via dei Mille 1, Milano', null],
  ['Via Roma 1, 99999 Milano (MI)', null],
  ['Via Roma 1, 20121 Milano (XX)', null],
  ['Via Nassa 5, 6900 Lugano', null],
  ['', null],
])('[ACC-004] "%s" is divided into %j', (written, parts) => {
  const seat = dividedSeat(written)
  expect(seat && [seat.street, seat.postcode, seat.city, seat.province]).toEqual(parts)
  if (seat) expect(dividedSeat(writtenSeat(seat)), 'written, it is divided the same').toEqual(seat)
})

test.each([
  ['MI', true],
  ['XX', false],
  ['SU', true],
  ['OT', true],
  ['OG', true],
  ['CI', true],
  ['VS', true],
  ['mi', false],
])('[ACC-002] %s is a province: %s', (code, expected) => {
  expect(isProvince(code)).toBe(expected)
})

test.each([
  ['00010', true],
  ['98168', true],
  ['00009', false],
  ['98169', false],
  ['00000', false],
  ['99999', false],
  ['2012', false],
])('[ACC-002] %s is a postcode: %s', (written, expected) => {
  expect(isPostcode(written)).toBe(expected)
})

test('[ACC-002] a postcode of another province is only a hint', () => {
  expect(postcodeHint('20121', 'RM')).toBe('Il CAP non sembra di questa provincia.')
  expect(postcodeHint('20121', 'MI')).toBeNull()
  expect(postcodeHint('20900', 'MB')).toBeNull()
  expect(postcodeHint('2012', 'RM')).toBeNull()
})

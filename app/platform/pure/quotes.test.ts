import { expect, test } from 'vitest'
import { typedQuote } from './quotes.ts'

test.each([
  ['', '«'],
  ['Disse ', '«'],
  ['(', '«'],
  ['l’', '«'],
  ['«sì', '»'],
  ['Nel «2025', '»'],
  ['«uno» e ', '«'],
  // A screen of 15", a wound of 2".
  ['uno schermo da 15', null],
  ['«uno ', null],
  ['https://a.example/?q=', null],
  ['si legga www.a.example/', null],
  ['anna@a.example?subject=', null],
  ['doi:10.1000/', null],
  ['10.1000/x', null],
  ['PMID:', null],
  ['https://a.example è ', '«'],
])('[STU-014] a quotation mark after "%s" becomes %s', (before, becomes) => {
  expect(typedQuote(before, 'angled')).toBe(becomes)
  const curly = { '«': '“', '»': '”' }[becomes ?? '']
  expect(typedQuote(before.replaceAll('«', '“').replaceAll('»', '”'), 'curly')).toBe(curly ?? null)
})

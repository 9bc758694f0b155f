import { describe, expect, test } from 'vitest'
import { fiscalCodeControl, fiscalCodeHint, isFiscalCode, normalizeFiscalCode } from './fiscal-code.ts'

describe('a fiscal code', () => {
  test.each([
    ['RSSMRA85T10A562S', true],
    ['RSSMRA85T10A56NH', true],
    ['RSSMRAURTMLARSNL', true],
    ['RSSMRA85T10A562', false],
    ['RSSMRA85T10A562SS', false],
    ['RSSMRA85110A562S', false],
    ['rssmra85t10a562s', false],
    ['', false],
  ])('%s is one: %s', (code, expected) => {
    expect(isFiscalCode(code)).toBe(expected)
  })

  test('is read as the card writes it', () => {
    expect(normalizeFiscalCode(' rss mra 85t10 a562s ')).toBe('RSSMRA85T10A562S')
  })

  test('has a last letter that follows from the others; another one is a hint and not a refusal', () => {
    expect(fiscalCodeControl('RSSMRA85T10A562')).toBe('S')
    expect(fiscalCodeHint('RSSMRA85T10A562S')).toBeNull()
    expect(fiscalCodeHint('RSSMRA85T10A562X')).toBe('Controlla il codice: il carattere di controllo non corrisponde.')
    expect(fiscalCodeHint('breve')).toBeNull()
  })
})

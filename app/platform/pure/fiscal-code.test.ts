import { describe, expect, test } from 'vitest'
import {
  fiscalCodeControl,
  fiscalCodeHint,
  fiscalCodeRefusal,
  isBornOn,
  isFiscalCode,
  isSoundFiscalCode,
  normalizeFiscalCode,
} from './fiscal-code.ts'

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
    expect(fiscalCodeHint('RSSMRA80B30H501X')).toBe('Controlla il codice: contiene una data di nascita che non esiste.')
  })

  const LETTER = 'Il codice fiscale non è valido: l’ultima lettera non corrisponde.'
  const DATE = 'Il codice fiscale non è valido: contiene una data di nascita che non esiste.'
  /** A code of this birth, closed by the right letter. */
  const born = (birth: string) => `RSSMRA${birth}H501${fiscalCodeControl(`RSSMRA${birth}H501`)}`
  test.each([
    ['RSSMRA80A01H501U', null],
    ['RSSMRA80A01H50MM', null],
    ['RSSMRA80A01H501X', `${LETTER} Con questi dati dovrebbe essere U.`],
    ['BNCCHR85M41F205X', `${LETTER} Con questi dati dovrebbe essere T.`],
    ['RSSMRA80B30H501X', DATE],
    [born('80F01'), DATE],
    [born('80A00'), DATE],
    [born('80A32'), DATE],
    [born('80A40'), DATE],
    [born('80A41'), null],
    [born('80A71'), null],
    [born('80A72'), DATE],
    [born('80D31'), DATE],
    [born('80D70'), null],
    [born('80D71'), DATE],
    // 29 February: 1980 and 2000 are leap years, 1981 and 2081 are not; 1900 was not, 2000 was.
    [born('80B29'), null],
    [born('80B69'), null],
    [born('81B29'), DATE],
    [born('00B29'), null],
    [born('80B30'), DATE],
    // Letters of omocodia are read back as digits: UL is 80, P2 is 32.
    [born('ULA01'), null],
    [born('80AP2'), DATE],
    ['AAAAAA00A00A000A', DATE],
  ])('[ACC-001] %s is refused with %s', (code, expected) => {
    expect(fiscalCodeRefusal(code)).toBe(expected)
    expect(isSoundFiscalCode(code)).toBe(expected === null)
  })

  test.each([
    ['RSSMRA80A01H501U', '1980-01-01', true],
    ['RSSMRA80A01H501U', '1980-01-02', false],
    [born('15A01'), '1915-01-01', true],
    [born('15A01'), '2015-01-01', true],
    [born('80P41'), '1980-09-01', true],
    [born('ULA0M'), '1980-01-01', true],
  ])('[IDN-029] %s is of somebody born on %s: %s', (code, day, expected) => {
    expect(isBornOn(code, day)).toBe(expected)
  })
})

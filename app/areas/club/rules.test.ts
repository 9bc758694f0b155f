import { describe, expect, test } from 'vitest'
import { parseEnv } from '#platform/env.server.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import { isReadableOnWhite } from './logo-rules.ts'
import { CHROMA_RANGE, colourFrom, lookOf, START_COLOURS } from './look-rules.ts'
import { NOTHING_DECIDED } from './model.ts'
import { clubFrom, decidedWords, maskedIban, wordsOf } from './rules.ts'
import { fromTyped, toTyped, typedIn } from './wire.ts'

const beginning = parseEnv({ DEMO_MODE: '1' }).club
const start = wordsOf(beginning)
const ORIGIN = 'https://club.example.it'

const decided = (values: Record<string, string>) => ({ ...NOTHING_DECIDED, words: { number: 1, values } })

test('until the desk decides something the club is what the environment says, to the letter', () => {
  expect(clubFrom(beginning, NOTHING_DECIDED, ORIGIN)).toEqual(beginning)
  expect(decidedWords(start, start)).toEqual({})
})

test('what the desk decides wins, and what it says as the environment does follows it again', () => {
  const words = { ...start, name: 'Ordine di Prova', chatUrl: 'https://chat.ordine.example/' }
  const values = decidedWords(start, words)
  expect(values).toEqual({ name: 'Ordine di Prova', chatUrl: 'https://chat.ordine.example/' })
  const club = clubFrom(beginning, decided(values), ORIGIN)
  expect(wordsOf(club)).toEqual(words)
  expect(club.beginning).toEqual(beginning)
  expect(decidedWords(start, { ...words, name: start.name, chatUrl: '' })).toEqual({})
})

test('a word taken away stays away, also where the environment has one', () => {
  const values = decidedWords(start, { ...start, facebook: '' })
  expect(clubFrom(beginning, decided(values), ORIGIN).social.facebook).toBeUndefined()
})

test('the drawing of a partner does not pass to another', () => {
  const club = clubFrom(beginning, decided({ partnerName: 'Fondazione Aurora' }), ORIGIN)
  expect(beginning.partner.logoPath).toBeDefined()
  expect(club.partner).toEqual({ name: 'Fondazione Aurora', logoPath: undefined })
})

test('[ACC-004] the seat is of five parts, and what was decided on one line is divided', () => {
  const words = { ...start, seatStreet: 'Via Po 1', seatPostcode: '10121', seatCity: 'Torino', seatProvince: 'TO' }
  const club = clubFrom(beginning, decided(decidedWords(start, words)), ORIGIN)
  expect(club.seat).toEqual({ street: 'Via Po 1', postcode: '10121', city: 'Torino', province: 'TO', country: 'IT' })
  expect(club.address, 'as pages say it').toBe('Via Po 1, 10121 Torino (TO)')
  const older = clubFrom(beginning, decided({ address: 'Via Roma 1, 00184 Roma (RM)' }), ORIGIN)
  expect([older.seat?.city, older.address]).toEqual(['Roma', 'Via Roma 1, 00184 Roma (RM)'])
  expect(wordsOf(older).seatCity).toBe('Roma')
})

test('[ACC-004] an address that cannot be divided is no seat until its parts are written', () => {
  const { club: undivided } = parseEnv({ CLUB_ADDRESS: 'Via dei Mille, Milano' })
  const club = clubFrom(undivided, NOTHING_DECIDED, ORIGIN)
  expect([club.seat, club.address]).toEqual([null, 'Via dei Mille, Milano'])
  expect(wordsOf(club)).toMatchObject({ seatStreet: 'Via dei Mille, Milano', seatPostcode: '', seatProvince: '' })
})

test('[ACC-004] regime and register are those an administrator chose; the register is whole or absent', () => {
  expect(beginning.fiscal).toEqual({ regime: 'RF01', register: null, chargesStampDuty: false })
  const values = { taxRegime: 'RF19', registerOffice: 'MI', registerNumber: '123456', stampDuty: 'members' }
  const { fiscal } = clubFrom(beginning, decided(values), ORIGIN)
  expect(fiscal).toMatchObject({ regime: 'RF19', chargesStampDuty: true })
  expect(fiscal.register).toMatchObject({ office: 'MI', number: '123456', liquidation: 'LN' })
  const half = fromTyped({ ...toTyped(start), words: { ...start, registerOffice: 'MI' } }, start)
  expect(Object.keys(half.problems)).toEqual(['registerNumber'])
  const form = new FormData()
  form.set('shareCapital', '10.000,00')
  expect(typedIn(form).words.shareCapital).toBe('10000.00')
})

test('an account number can be recognised and not copied', () => {
  expect(maskedIban('IT60X0542811101000000123456')).toBe('IT60 ···· ···· 3456')
})

describe('what is typed', () => {
  const problemOf = (word: string, written: string) =>
    fromTyped({ ...toTyped(start), words: { ...start, [word]: written } }, start).problems[word as 'name']

  test.each([
    ['name', 'Ordine dei Medici di Prova'],
    ['vatNumber', '12345678903'],
    ['seatStreet', 'Piazza Garibaldi 12/B'],
    ['seatPostcode', '00184'],
    ['seatProvince', 'RM'],
    ['taxRegime', 'RF19'],
    ['phone', '06 1234567'],
    ['whatsapp', '+39 333 1234567'],
    ['email', 'segreteria@ordine.example'],
    ['pec', 'ordine@pec.ordine.example'],
    ['chatUrl', ''],
    ['providerNumber', '77'],
    ['providerNumber', ''],
    ['whatsapp', ''],
    ['jurisdiction', 'Si applica la legge italiana e il foro competente è Prato.'],
    ['accreditingBody', '090'],
    ['signer', 'Dott.ssa Elena Rinaldi'],
    ['partnerName', ''],
    ['facebook', 'https://www.facebook.example/ordine'],
  ])('%s may be "%s"', (word, written) => {
    expect(problemOf(word, written)).toBeUndefined()
  })

  test.each([
    ['name', '', /^Scrivi il nome/],
    ['name', 'x'.repeat(41), /^Al massimo 40/],
    ['vatNumber', '12345678901', /^La partita IVA ha undici cifre, l’ultima di controllo: ricontrolla\.$/],
    ['vatNumber', '1234567890', /^La partita IVA ha undici cifre/],
    ['vatNumber', '00000000000', /^La partita IVA ha undici cifre/],
    ['seatStreet', '', /^Scrivi la via/],
    ['seatPostcode', '99999', /^Questo CAP non esiste/],
    ['seatProvince', 'XX', /^Questa sigla di provincia/],
    ['seatCountry', 'CH', /^La sede è in Italia/],
    ['taxRegime', 'RF03', /^Scegli il regime/],
    ['registerNumber', '12 34', /numero REA/],
    ['singleMember', 'XX', /^Scegli di chi sono/],
    ['phone', 'chiamate Anna', /^Scrivi un numero/],
    ['whatsapp', '333 1234567', /prefisso internazionale/],
    ['email', 'segreteria', /^Scrivi un indirizzo e-mail/],
    ['chatUrl', 'http://chat.example', /https:\/\//],
    ['youtube', 'javascript:alert(1)', /https:\/\//],
    ['accreditingBody', '1', /tre cifre/],
    ['providerNumber', 'duemila', /solo cifre/],
    ['jurisdiction', '', /^Scrivi una frase intera/],
    ['partnerLogo', 'https://altrove.example/logo.svg', /^Scegli di nuovo/],
    ['signature', 'https://altrove.example/firma.png', /^Scegli di nuovo la firma/],
    ['signer', 'a'.repeat(81), /^Al massimo 80/],
  ])('%s may not be "%s"', (word, written, message) => {
    expect(problemOf(word, written)).toMatch(message)
  })

  test('what was there at the beginning is never wrong: whoever corrects the telephone is not asked for the rest', () => {
    const begun = { ...start, vatNumber: '00000000000' }
    expect(fromTyped(toTyped(begun), begun)).toEqual({ words: begun, problems: {} })
  })

  const withClosures = (...closures: { from: string; to: string }[]) => fromTyped({ words: start, closures }, start)

  test('[FRM-027] closures are written by the minute, and the last is closed to its last second', () => {
    const august = { from: '2027-08-09T20:00', to: '2027-08-22T07:59' }
    const { words, problems } = withClosures(august, { from: '', to: '' })
    expect(words.closures).toBe('2027-08-09T20:00:00/2027-08-22T07:59:59')
    expect(problems).toEqual({})
    expect(withClosures().words.closures).toBe('')
    expect(withClosures({ from: august.from, to: '' }).problems.closures).toMatch(/primo e l’ultimo/)
    expect(withClosures({ from: august.to, to: august.from }).problems.closures).toMatch(/finisce prima/)
  })

  test('a form is read in one line each, and a VAT number without its country', () => {
    const form = new FormData()
    form.set('name', '  Ordine \n di Prova ')
    form.set('vatNumber', 'IT 12345678903')
    const { words } = typedIn(form)
    expect(words.name).toBe('Ordine di Prova')
    expect(words.vatNumber).toBe('12345678903')
  })
})

describe('the look', () => {
  test.each(START_COLOURS)('$name may be chosen', ({ hue, chroma }) => {
    expect(colourFrom(String(hue), String(chroma))).toEqual({ hue, chroma })
  })

  test.each([
    ['360', '0.12'],
    ['-1', '0.12'],
    ['20', '0.17'],
    ['20', '0'],
    ['20', String(CHROMA_RANGE.least / 2)],
    ['20;color:red', '0.12'],
    ['', ''],
  ])('hue "%s" with strength "%s" may not', (hue, chroma) => {
    expect(colourFrom(hue, chroma)).toBeNull()
  })

  test('nothing chosen is nothing carried; a colour is carried also as papers write it', () => {
    expect(lookOf({}, ORIGIN)).toEqual({})
    expect(lookOf({ hue: '155', chroma: '0.12' }, ORIGIN).look).toMatchObject({
      onPaper: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
  })

  test('a letter has the colour and the drawing of its club; that of the house is as it was', () => {
    const content = { title: 'Ciao', paragraphs: ['Uno.'], action: { label: 'Apri', url: ORIGIN } }
    expect(mailLayout(beginning, content).html).toContain('background:#12558f')
    const values = { hue: '155', chroma: '0.12', logo: '/files/x/logo.png', logoSize: '400x100' }
    const club = clubFrom(beginning, { ...NOTHING_DECIDED, look: { number: 1, values } }, ORIGIN)
    const { html } = mailLayout(club, content)
    expect(html).not.toContain('#12558f')
    expect(html).toContain(`background:${club.look?.onPaper}`)
    expect(html).toContain(`<img src="${ORIGIN}/files/x/logo.png" alt="" width="160"`)
    expect(html).toContain('>Camice</p>')
    const named = { ...club, logo: club.logo && { ...club.logo, saysName: true } }
    expect(mailLayout(named, content).html).toContain('alt="Camice"')
  })

  test('a drawing must be seen on white paper', () => {
    const pixels = (...colors: [number, number, number, number][]) => Uint8Array.from(colors.flat())
    expect(isReadableOnWhite(pixels([18, 85, 143, 255], [255, 255, 255, 255]))).toBe(true)
    expect(isReadableOnWhite(pixels([255, 255, 255, 255], [240, 240, 240, 255]))).toBe(false)
    expect(isReadableOnWhite(pixels([0, 0, 0, 0]))).toBe(false)
  })
})

test('[STU-014] the quotation marks are those an administrator chose', () => {
  expect(beginning.quotes).toBe('angled')
  expect(clubFrom(beginning, decided({ quotes: 'curly' }), ORIGIN).quotes).toBe('curly')
  expect(clubFrom(beginning, decided({ quotes: 'none' }), ORIGIN).quotes).toBe('angled')
})

import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { endOfRomeDay } from '#platform/pure/dates.ts'
import { readCsv } from '#platform/read-csv.server.ts'
import { CATALOGUE_COLUMNS, codeExposure, readCatalogue } from './catalogue-rules.ts'
import {
  codePreview,
  couponAccess,
  isShopLogoLink,
  listsCouponCards,
  offerActionLabel,
  offerKindLabel,
  reductionLabel,
  seesShopOffers,
  validityLabel,
} from './rules.ts'

const wallets = { topnegozi: {} }

describe('who may have a coupon', () => {
  test.each(
    overSixTypes({
      SUSPECT: 'upgrade',
      REGISTRATO: 'withdraw',
      TRIAL: 'upgrade',
      PREMIUM: 'upgrade',
      EX_TRIAL: 'upgrade',
      EX_PREMIUM: 'upgrade',
    }),
  )('[CNV-011] [CNV-013] %s without the shop-discount wallet: %s', (type, expected) => {
    expect(couponAccess(anAudience(type))).toBe(expected)
  })

  test.each(
    overSixTypes({
      SUSPECT: 'upgrade',
      REGISTRATO: 'withdraw',
      TRIAL: 'withdraw',
      PREMIUM: 'withdraw',
      EX_TRIAL: 'upgrade',
      EX_PREMIUM: 'upgrade',
    }),
  )('[CNV-013] %s with the wallet: %s', (type, expected) => {
    expect(couponAccess(anAudience(type, { wallets }))).toBe(expected)
  })
})

test.each(
  overSixTypes({ SUSPECT: false, REGISTRATO: false, TRIAL: true, PREMIUM: true, EX_TRIAL: false, EX_PREMIUM: false }),
)('[CNV-014] to %s with the wallet the logo of a shop is a link: %s, and without it never', (type, expected) => {
  expect(isShopLogoLink(anAudience(type, { wallets }))).toBe(expected)
  expect(isShopLogoLink(anAudience(type))).toBe(false)
})

test.each(
  overSixTypes({ SUSPECT: true, REGISTRATO: true, TRIAL: false, PREMIUM: false, EX_TRIAL: true, EX_PREMIUM: true }),
)('[CNV-015] %s finds coupon cards in the listing: %s', (type, expected) => {
  expect(listsCouponCards(anAudience(type, { wallets }))).toBe(expected)
})

test.each(
  overSixTypes({ SUSPECT: true, REGISTRATO: false, TRIAL: true, PREMIUM: true, EX_TRIAL: true, EX_PREMIUM: true }),
)('[CNV-012] %s sees the offers of a shop: %s', (type, expected) => {
  expect(seesShopOffers(anAudience(type))).toBe(expected)
})

test.each([
  ['o', 'Attiva offerta'],
  ['c', 'Ritira codice'],
  ['', 'Ritira codice'],
])('[CNV-006] an offer of type "%s" invites to "%s"', (type, label) => {
  expect(offerActionLabel(type)).toBe(label)
})

test.each([
  ['sale', 'Saldi'],
  ['gift', 'Regalo'],
  ['free-shipping', 'Spedizione gratuita'],
  ['outlet', 'Outlet'],
  ['bonus', 'Bonus'],
  ['gift-card', 'Gift card'],
  ['students', 'Studenti'],
  ['loan', 'Finanziamento'],
  ['3x2', '3x2'],
  ['anything', 'Offerta'],
  ['constructor', 'Offerta'],
])('[CNV-007] the kind "%s" is called "%s"', (kind, label) => {
  expect(offerKindLabel(kind)).toBe(label)
})

test('[CNV-005] a reduction is in euro or percent, and an end is a day', () => {
  expect(reductionLabel(10, 1)).toBe('10 €')
  expect(reductionLabel(10, 2)).toBe('10%')
  expect(reductionLabel(null, 2)).toBeNull()
  expect(validityLabel(endOfRomeDay('2026-12-01'))).toBe('Valida fino al 01/12/2026')
})

describe('[CNV-010] the preview of a code', () => {
  test('is its last three characters', () => {
    expect(codePreview({ id: 1, voucherCode: 'AUTUNNO26' })).toBe('O26')
  })
  test('is any three, always the same for an offer, where there is no code', () => {
    const preview = codePreview({ id: 7, voucherCode: null })
    expect(preview).toMatch(/^[A-Z2-9]{3}$/)
    expect(codePreview({ id: 7, voucherCode: '' })).toBe(preview)
    const others = new Set(Array.from({ length: 200 }, (_, id) => codePreview({ id, voucherCode: null })))
    expect(others.size).toBeGreaterThan(100)
  })
  test('never is a whole code', () => {
    expect(codePreview({ id: 1, voucherCode: 'ABC' })).not.toBe('ABC')
  })
})

describe('a partner’s file', () => {
  const header =
    'offer_id;shop_name;shop_category;shop_site;title;description;voucher_code;offer_type;kind;reduced_price_value;reduced_price_symbol;end_date'
  const good = 'a1;Librarte;libri;https://librarte.example;"Sconto; ""vero""";Su tutto;LIB10;c;sale;10;2;2026-12-31'

  const catalogueOf = (text: string) => readCatalogue(readCsv(text))

  test('is read line by line, quoted cells included, up to the end of the last day in Rome', () => {
    expect(catalogueOf(`\uFEFF${header}\r\n${good}\r\n\r\n`)).toEqual({
      faults: [],
      lines: [2],
      offers: [
        {
          externalId: 'a1',
          shop: { name: 'Librarte', category: 'libri', siteUrl: 'https://librarte.example' },
          title: 'Sconto; "vero"',
          description: 'Su tutto',
          voucherCode: 'LIB10',
          offerType: 'c',
          kind: 'sale',
          priceValue: 10,
          priceSymbol: 2,
          endsAt: new Date('2026-12-31T23:00:00Z'),
        },
      ],
    })
  })

  test.each([
    ['a twin', good, 'L’offerta è già nel file.'],
    ['a site that is not https', good.replace('a1', 'a2').replace('https:', 'javascript:'), 'https://'],
    ['a day that does not exist', good.replace('a1', 'a2').replace('12-31', '02-30'), 'data'],
    ['a category of nobody', good.replace('a1', 'a2').replace(';libri;', ';gioielli;'), 'categoria'],
    ['a reduction of nothing', good.replace('a1', 'a2').replace(';10;2;', ';10;9;'), 'sconto'],
  ])('leaves out %s and keeps the others', (_what, line, reason) => {
    const { offers, faults } = catalogueOf([header, good, line].join('\n'))
    expect(offers).toHaveLength(1)
    expect(faults).toEqual([{ line: 3, reason: expect.stringContaining(reason) }])
  })

  test.each([
    ['voucher_code', 'LIB10', 'X'.repeat(74), 'Il codice ha 74 caratteri: al massimo 60.'],
    ['description', 'Su tutto', 'X'.repeat(2_001), 'La descrizione ha 2001 caratteri: al massimo 2000.'],
    ['kind', 'sale', 'X'.repeat(41), 'Il tipo ha 41 caratteri: al massimo 40.'],
    ['title', '"Sconto; ""vero"""', 'X'.repeat(201), 'Il titolo ha 201 caratteri: al massimo 200.'],
  ])('[IDN-027] a %s longer than its column costs its line and is never cut', (_column, from, to, reason) => {
    const { offers, faults } = catalogueOf([header, good.replace(from, to), good.replace('a1', 'a2')].join('\n'))
    expect(offers.map(({ externalId }) => externalId)).toEqual(['a2'])
    expect(faults).toEqual([{ line: 2, reason }])
  })

  test.each([
    ['title', '"Sconto; ""vero"""', 'Sconto\u202E vero'],
    ['shop_name', 'Librarte', 'Lib\u200Brarte'],
    ['voucher_code', 'LIB10', 'LIB\u000710'],
    ['description', 'Su tutto', 'Su\u2066 tutto'],
  ])('[IDN-021] a %s with characters that cannot be used costs its line', (_column, from, to) => {
    const { offers, faults } = catalogueOf([header, good.replace(from, to), good.replace('a1', 'a2')].join('\n'))
    expect([offers.length, faults]).toEqual([1, [{ line: 2, reason: 'Ci sono caratteri che non si possono usare.' }]])
  })

  test('[IDN-021] texts are kept in one spelling', () => {
    const { offers } = catalogueOf([header, good.replace('Su tutto', 'Citta\u0300')].join('\n'))
    expect(offers[0]?.description).toBe('Città')
  })

  test('[IDN-027] cells of several lines stay in their column, and later lines keep their number', () => {
    const two = good.replace('Su tutto', '"Su tutto;\r\nanche ""qui"""')
    const { offers, faults } = catalogueOf([header, two, good.replace('a1', 'a 2')].join('\r\n'))
    expect(offers).toMatchObject([{ description: 'Su tutto;\nanche "qui"', voucherCode: 'LIB10', priceValue: 10 }])
    expect(faults).toMatchObject([{ line: 4 }])
  })

  test('[IDN-027] a column named twice refuses the file', () => {
    expect(catalogueOf(`${header};title\n${good};Altro`)).toMatchObject({
      offers: [],
      faults: [{ line: 1, reason: 'La colonna title compare due volte.' }],
    })
  })

  test.each([
    ['Sconto LIB10 su tutto', 'Su tutto', 'In questa riga il codice compare nel titolo: vuoi pubblicarlo?'],
    ['Usa (lib10)!', 'Su tutto', 'In questa riga il codice compare nel titolo: vuoi pubblicarlo?'],
    ['Sconto', 'Con LIB10.', 'In questa riga il codice compare nella descrizione: vuoi pubblicarlo?'],
    ['Sconto LIB100', 'XLIB10', null],
  ])('[IDN-027] the code LIB10 in «%s», «%s» is asked about: %s', (title, description, question) => {
    expect(codeExposure({ title, description, voucherCode: 'LIB10' })).toBe(question)
    expect(codeExposure({ title, description, voucherCode: null })).toBeNull()
  })

  test('with a wrong header gives nothing and says which columns are missing', () => {
    expect(catalogueOf('offer_id;title\n1;x').faults[0]?.reason).toContain('shop_name')
  })
})

describe('[IDN-027] a quote injected in a partner’s file', () => {
  const linesOf = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const words = at % 3 === 0 ? `"Su ""tutto""; ${at}"` : `Su tutto ${at}`
      return `a${at};Libra;libri;https://l.example;Sconto ${at};${words};SEGRETO${at};c;sale;10;2;2026-12-31`
    })
  const textOf = (count: number) => [CATALOGUE_COLUMNS.join(';'), ...linesOf(count)].join('\n')

  test('at every position of 40 lines refuses the file', () => {
    const text = textOf(39)
    expect(readCatalogue(readCsv(text)).offers).toHaveLength(39)
    const read = Array.from({ length: text.length + 1 }, (_, at) => {
      const { offers, faults } = readCatalogue(readCsv(`${text.slice(0, at)}"${text.slice(at)}`))
      return offers.length === 0 && faults.length === 1
    })
    expect(read.filter((isRefused) => !isRefused)).toEqual([])
  })

  test('two at a time never let a code reach what people read', () => {
    const text = textOf(3)
    const from = text.indexOf('\n')
    const published: string[] = []
    for (let first = from; first <= text.length; first += 2)
      for (let second = first; second <= text.length; second += 7) {
        const broken = `${text.slice(0, first)}"${text.slice(first, second)}"${text.slice(second)}`
        const { offers } = readCatalogue(readCsv(broken))
        if (offers.some(({ title, description, kind }) => `${title}${description}${kind}`.includes('SEGRETO')))
          published.push(broken)
      }
    expect(published).toEqual([])
  })
})

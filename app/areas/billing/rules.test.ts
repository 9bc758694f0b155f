import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '#platform/env.server.ts'
import { PAYMENT_STATES, type PaymentState } from '#platform/outside/payments/port.ts'
import { dividedSeat } from '#platform/pure/seat.ts'
import { isVatNumber } from '#platform/pure/vat-number.ts'
import { billingProblems, readBillingData } from './billing-data-rules.ts'
import { A_PROFESSIONAL, AN_ISSUER, aBillingData } from './fixtures.ts'
import type { BillingData } from './model.ts'
import {
  creditLabel,
  invoiceLabel,
  issuerOf,
  nextPaymentState,
  paymentWays,
  schedule,
  sellerOf,
  transferStage,
} from './rules.ts'

describe('instalments', () => {
  test('twelve payments are twelve invoices, a month from one another, that add up to the price', () => {
    const parts = schedule([{ installments: 12, totalCents: 100_00 }], '2026-11-30')
    expect(parts.map(({ amountCents }) => amountCents)).toEqual([834, 834, 834, 834, ...Array(8).fill(833)])
    expect(parts.slice(0, 4).map(({ dueOn }) => dueOn)).toEqual([
      '2026-11-30',
      '2026-12-30',
      '2027-01-30',
      '2027-02-28',
    ])
    expect(parts.at(-1)).toMatchObject({ installment: 12, installments: 12, dueOn: '2027-10-30' })
  })

  test('what is paid at once is due with the first instalment of the rest', () => {
    const parts = schedule(
      [
        { installments: 3, totalCents: 90 },
        { installments: 1, totalCents: 50 },
      ],
      '2026-01-01',
    )
    expect(parts.map(({ amountCents }) => amountCents)).toEqual([80, 30, 30])
  })
})

describe('what is told about a payment', () => {
  const told = fc.array(fc.constantFrom(...PAYMENT_STATES), { maxLength: 12 })
  const run = (notices: readonly PaymentState[]) =>
    notices.reduce<PaymentState>((state, notice) => nextPaymentState(state, notice) ?? state, 'created')

  test('in 10.000 random stories, paid once is paid for ever, and nothing else is paid', () => {
    fc.assert(
      fc.property(told, (notices) => {
        expect(run(notices) === 'succeeded').toBe(notices.includes('succeeded'))
      }),
      { numRuns: 10_000 },
    )
  })

  test('told again, nothing changes', () => {
    fc.assert(
      fc.property(told, (notices) => {
        const state = run(notices)
        expect(run([...notices, ...notices.slice(-1)])).toBe(state)
      }),
      { numRuns: 2_000 },
    )
  })

  test('a bank that is thinking is not abandoned by a person who closed the page', () => {
    expect(run(['pending', 'abandoned'])).toBe('pending')
    expect(run(['abandoned', 'pending'])).toBe('abandoned')
  })
})

test.each([
  [0, 'Non pagata', 'danger'],
  [1, 'Pagata', 'success'],
  [2, 'In elaborazione', 'orange'],
  [7, 'Sconosciuto', 'neutral'],
])('[PAY-008] state %i is written %s, in %s', (state, label, tone) => {
  expect(invoiceLabel(state)).toEqual({ label, tone })
})

test.each([
  ['2026-11-17', 'In scadenza il 17/11/2026', 'neutral'],
  ['2026-11-16', 'Da pagare oggi', 'orange'],
  ['2026-11-15', 'Scaduta il 15/11/2026', 'danger'],
] as const)('an instalment due on %s reads "%s" to its member on 16 November', (on, label, tone) => {
  const due = { on, today: '2026-11-16' } as const
  expect(invoiceLabel(0, 'confirmed', false, due)).toEqual({ label, tone })
  expect(invoiceLabel(1, 'confirmed', false, due).label).toBe('Pagata')
  expect(invoiceLabel(0, 'cancelled', false, due).label).toBe('Annullata')
})

test('what was not paid of a cancelled order is cancelled too; what was paid stays paid', () => {
  expect(invoiceLabel(0, 'cancelled')).toEqual({ label: 'Annullata', tone: 'neutral' })
  expect(invoiceLabel(1, 'cancelled').label).toBe('Pagata')
  expect(invoiceLabel(0, 'pending').label).toBe('Non pagata')
})

test('a credit note is never paid: it waits to be given back, and then has been; an invoice is none', () => {
  const note = { kind: 'credit-note' as const, creditedId: 'a' }
  const refunded = (refund: 'due' | 'done') => [{ invoiceId: 'a', refund }]
  expect(creditLabel(note, refunded('due'))?.label).toBe('Da rimborsare')
  expect(creditLabel(note, refunded('done'))?.label).toBe('Rimborsata')
  expect(creditLabel(note, [{ invoiceId: 'b', refund: 'due' }])?.label).toBe('Rimborsata')
  expect(creditLabel({ kind: 'invoice', creditedId: null }, refunded('due'))).toBeNull()
})

test.each([
  [0, 'pending', 'order'],
  [0, 'confirmed', 'installment'],
  [0, 'cancelled', 'cancelled'],
  [2, 'pending', 'processing'],
  [1, 'confirmed', 'paid'],
  [1, 'cancelled', 'paid'],
] as const)('the page of a transfer for an invoice in state %i of an order %s says: %s', (state, order, expected) => {
  expect(transferStage({ state }, { state: order })).toBe(expected)
})

test.each([
  ['12345678903', true],
  ['12345678901', false],
  ['00000000000', false],
  ['1234567890', false],
])('a VAT number %s is valid: %s', (written, expected) => {
  expect(isVatNumber(written)).toBe(expected)
})

describe('billing data', () => {
  const problemsOf = (parts: Partial<BillingData>) => billingProblems(aBillingData(parts), AN_ISSUER)
  const wrong: [string, Partial<BillingData>, (keyof BillingData)[]][] = [
    ['a private person needs no VAT number', {}, []],
    ['a professional with a PEC', A_PROFESSIONAL, []],
    ['a professional with a recipient code', { ...A_PROFESSIONAL, pec: '', recipientCode: 'ABC1234' }, []],
    ['a professional with neither', { ...A_PROFESSIONAL, pec: '' }, ['pec']],
    ['a professional without a valid VAT number', { ...A_PROFESSIONAL, vatNumber: '123' }, ['vatNumber']],
    ['a code too short', { ...A_PROFESSIONAL, recipientCode: 'ABC' }, ['recipientCode']],
    [
      'nothing at all',
      { name: '', surname: '', fiscalCode: '', address: '', postcode: '', city: '', province: '' },
      ['name', 'surname', 'fiscalCode', 'address', 'postcode', 'city', 'province'],
    ],
  ]
  test.each(wrong)('%s', (_sentence, parts, expected) => {
    expect(Object.keys(problemsOf(parts)).toSorted()).toEqual(expected.toSorted())
  })

  test.each([
    ['private', 'RSSMRA80A01H501U', null],
    ['private', 'RSSMRA80A01H50MM', null],
    ['private', 'RSSMRA80A01H501X', 'Il codice fiscale non è valido: l’ultima lettera non corrisponde.'],
    ['private', 'RSSMRA80B30H501X', 'Il codice fiscale non è valido: contiene una data di nascita che non esiste.'],
    ['professional', 'RSSMRA80A01H501X', 'Il codice fiscale non è valido: l’ultima lettera non corrisponde.'],
    ['professional', '12345678903', null],
    ['professional', '12345678901', 'Il codice fiscale non è valido: l’ultima cifra non corrisponde.'],
    ['private', '12345678903', 'Codice Fiscale non valido: verifica di aver scritto correttamente.'],
  ] as const)('[ACC-001] of a %s buyer the code %s is refused with %s', (kind, fiscalCode, expected) => {
    const parts = kind === 'professional' ? { ...A_PROFESSIONAL, fiscalCode } : { fiscalCode }
    const problem = problemsOf(parts).fiscalCode
    if (expected === null) expect(problem).toBeUndefined()
    else expect(problem).toContain(expected)
  })

  const LATIN = 'Scrivi il nome in lettere latine, come sul documento.'
  test.each([
    ['province', { province: 'XX' }, 'Questa sigla di provincia non esiste.'],
    ['postcode', { postcode: '00000' }, 'Questo CAP non esiste.'],
    ['postcode', { postcode: '99999' }, 'Questo CAP non esiste.'],
    ['postcode', { postcode: '20121', province: 'RM' }, undefined],
    ['recipientCode', { recipientCode: 'XXXXXXX' }, 'XXXXXXX è per chi risiede all’estero.'],
    ['recipientCode', { ...A_PROFESSIONAL, recipientCode: 'XXXXXXX' }, 'XXXXXXX è per chi risiede all’estero.'],
    ['pec', { pec: 'nessuna' }, 'Scrivi un indirizzo PEC valido.'],
    ['pec', { pec: 'sdi01@pec.fatturapa.it' }, 'Scrivi un indirizzo PEC valido.'],
    ['pec', { pec: 'ada@pec.example' }, undefined],
    ['recipientCode', { recipientCode: 'ABC1234' }, undefined],
  ] as const)('[ACC-002] %s of %j: %s', (field, parts, expected) => {
    expect(problemsOf(parts)[field]).toBe(expected)
  })

  test.each([
    ['name', 'Δημήτρης', LATIN],
    ['surname', '李', LATIN],
    ['name', 'Иван', LATIN],
    ['address', 'Οδός Ερμού 1', LATIN],
    ['companyName', 'Студия', LATIN],
    ['name', 'Ștefan', undefined],
    ['surname', 'Łukasz-D’Agostino', undefined],
    ['surname', 'Nguyễn', undefined],
    ['address', 'Via Garibaldi 12/B', undefined],
  ] as const)('[ACC-003] %s "%s" is refused with %s', (field, written, expected) => {
    expect(problemsOf({ ...A_PROFESSIONAL, [field]: written })[field]).toBe(expected)
  })

  test('[ACC-002] 0000000 is kept as no code at all, and a private person keeps a PEC and a code', () => {
    const read = (typed: Record<string, string>) => readBillingData((name) => typed[name] ?? '')
    expect(read({ recipientCode: '0000000', pec: ' Ada@PEC.example ' })).toMatchObject({
      kind: 'private',
      recipientCode: '',
      pec: 'ada@pec.example',
    })
    expect(read({ kind: 'professional', recipientCode: 'abc1234' }).recipientCode).toBe('ABC1234')
    expect(
      problemsOf({ ...A_PROFESSIONAL, ...read({ kind: 'professional', recipientCode: '0000000' }), pec: '' }).pec,
    ).toBe('Serve la PEC oppure il codice destinatario.')
  })

  test('the VAT number of the club itself is refused, also as a fiscal code', () => {
    const own = AN_ISSUER.vatNumber
    expect(problemsOf({ ...A_PROFESSIONAL, vatNumber: own, fiscalCode: own })).toEqual({
      vatNumber: 'Questa è la partita IVA del club che emette la fattura: scrivi la tua.',
      fiscalCode: 'Questa è la partita IVA del club che emette la fattura: scrivi la tua.',
    })
  })

  test('is read without spaces and in capitals, and a private person keeps nothing of a professional', () => {
    const typed: Record<string, string> = {
      kind: 'private',
      fiscalCode: ' rssdaa80a41f205l ',
      province: 'mi',
      vatNumber: '12345678903',
      name: ' Ada  Maria ',
    }
    const data = readBillingData((name) => typed[name] ?? '')
    expect(data).toMatchObject({ fiscalCode: 'RSSDAA80A41F205L', province: 'MI', vatNumber: '', name: 'Ada Maria' })
  })
})

test('[ACC-004] a document says the seat of its day; one issued before there was any, the seat that is said later', () => {
  const { club } = parseEnv({ CLUB_ADDRESS: 'Via dei Mille, Milano' })
  expect(club.seat).toBeNull()
  const issued = { seller: sellerOf(club) }
  expect(issuerOf(club, issued).seat, 'nothing is guessed').toBeNull()
  const completed = { ...club, seat: dividedSeat('Via dei Mille 1, 20129 Milano (MI)') }
  expect(issuerOf(completed, issued).seat?.city).toBe('Milano')
  const elsewhere = { ...club, seat: dividedSeat('Via Po 1, 10121 Torino (TO)') }
  expect(issuerOf(elsewhere, { seller: sellerOf(completed) }).seat?.city, 'papers keep theirs').toBe('Milano')
  const older = { seller: { ...sellerOf(completed), seat: undefined, address: 'Via Roma 1, 00184 Roma (RM)' } }
  expect(issuerOf(elsewhere, older).seat?.city, 'those of one line are divided').toBe('Roma')
})

test.each([
  [true, true, ['online', 'transfer']],
  [true, false, ['online']],
  [false, true, ['transfer']],
  [false, false, []],
])('with a provider %s and an account of its own %s a club is paid by %j', (hasProvider, hasAccount, ways) => {
  expect(paymentWays({ hasProvider, hasAccount })).toEqual(ways)
})

import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { RomeDay } from '#platform/pure/dates.ts'
import { guessPairing, keptPairing, pairingFrom, pairingProblem } from './column-rules.ts'
import { countsInWords } from './copy.ts'
import { headOf, rowsOf } from './file-context.server.ts'
import { fileProblem } from './file-rules.ts'
import { judgeRow, newConsents } from './judge-rules.ts'
import type { ImportField, KnownPerson } from './model.ts'
import { type RowContext, readRow, writtenDayOf } from './row-rules.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('[DSK-028] a file', () => {
  test.each([
    ['an Excel sheet', new Uint8Array([0x50, 0x4b, 3, 4, 20]), 'È un foglio Excel: salvalo come CSV.'],
    ['an old Excel sheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'È un foglio Excel: salvalo come CSV.'],
    ['a PDF', bytes('%PDF-1.7'), 'È un PDF: serve il foglio da cui è fatto, salvato come CSV.'],
    ['no bytes', new Uint8Array(), 'Il file è vuoto.'],
    ['bytes that are no text', new Uint8Array([65, 0, 66]), 'Non è un file di testo: salvalo come CSV.'],
    ['a sheet', bytes('Nome;Cognome\nAda;Rossi\n'), null],
  ])('that is %s is told for what it is', (_what, sent, problem) => {
    expect(fileProblem(sent)).toBe(problem)
  })

  test.each([';', ',', '\t'])('with “%s” between its cells is read', (separator) => {
    const text = [
      ['Nome', 'Cognome', 'Città'],
      ['Ada', '"Rossi, De; Luca"', 'Forlì'],
    ].map((row) => row.join(separator))
    const head = headOf(bytes(`\uFEFF${text.join('\r\n')}\r\n`), 'utf-8')
    expect(head).toEqual({
      separator,
      columns: ['Nome', 'Cognome', 'Città'],
      samples: [['Ada', 'Rossi, De; Luca', 'Forlì']],
    })
  })

  test('has its columns guessed by name, else by what is in them, each thing once', () => {
    const columns = ['COGNOME', 'nome ', 'Indirizzo e-mail', 'X', 'Cod. Fiscale', 'Altra mail', 'Password']
    const samples = [['Rossi', 'Ada', 'a@b.it', '1', 'RSSDAA80A41H501I', 'c@d.it', 'segreta']]
    expect(guessPairing(columns, samples)).toEqual(['surname', 'name', 'email', null, 'fiscalCode', null, null])
    expect(guessPairing(['A', 'B'], [['a@b.it', 'RSSDAA80A41H501I']])).toEqual(['email', 'fiscalCode'])
  })

  test('has a pairing that is kept by the names of the columns, wherever they stand', () => {
    const kept = keptPairing(['Email', 'Cognome', 'Boh'], ['email', 'surname', null])
    expect(pairingFrom(kept, ['Boh', 'cognome', 'E-MAIL', 'email'])).toEqual([null, 'surname', null, 'email'])
  })

  test.each<[(ImportField | null)[], boolean]>([
    [['name', 'surname', 'email'], true],
    [['fiscalCode', null], true],
    [['clientCode', 'phone'], true],
    [['email', 'name'], false],
    [['email', 'surname', 'email'], false],
  ])('whose columns are %j says who people are: %s', (pairing, isRight) => {
    expect(pairingProblem(pairing) === null).toBe(isRight)
  })

  test('of more than 200,000 rows, or with quotes that never close, is told so and read no further', async () => {
    const all = async (text: Iterable<string>) => {
      let rows = 0
      const sheet = { encoding: 'utf-8', separator: ';' } as const
      for await (const some of rowsOf(Readable.from(text, { objectMode: false }), sheet)) rows += some.length
      return rows
    }
    const lines = (count: number) => ['a;b\n', ...Array.from({ length: count / 1_000 }, () => 'c;d\n'.repeat(1_000))]
    expect(await all(lines(200_000))).toBe(200_000)
    await expect(all(lines(201_000))).rejects.toThrow('Il file ha più di 200.000 righe')
    await expect(all(['a;b\n', '"c;d\n'])).rejects.toThrow('Le virgolette non si chiudono')
  })

  test('says its four groups', () => {
    expect(countsInWords({ new: 184_120, update: 12_300, same: 3_020, wrong: 560 })).toBe(
      '184.120 nuovi, 12.300 da aggiornare, 3.020 già così, 560 da correggere',
    )
  })
})

const context: RowContext = {
  today: '2026-11-18' as RomeDay,
  occupations: new Map([['farmacista', { profession: 'Farmacista', professionId: 3, detailId: null }]]),
  specializations: new Map(),
  plans: new Map([['camice essenziale', 'essenziale']]),
}
const read = (cells: Partial<Record<ImportField, string>>) =>
  readRow(Object.values(cells), Object.keys(cells) as ImportField[], context)

describe('[DSK-028] a row', () => {
  test.each([
    ['12/03/2026', '2026-03-12'],
    ['2026-03-12', '2026-03-12'],
    ['1.3.2026', '2026-03-01'],
    ['30/02/2026', null],
    ['ieri', null],
  ])('writes a day as %s', (text, day) => {
    expect(writtenDayOf(text)).toBe(day)
  })

  test('is read whole, and an empty cell says nothing', () => {
    const { person, problems } = read({ name: " 'Ada", surname: 'Rossi', email: 'ADA@posta.example', phone: '' })
    expect(problems).toEqual([])
    expect(person).toEqual({ name: "'Ada", surname: 'Rossi', email: 'ada@posta.example' })
  })

  test('says everything that is wrong, with column, value and reason', () => {
    const wrong = { email: 'ada', fiscalCode: 'RSSDAA80A41H501X', profession: 'Mago', birthDate: '31/31/1980' }
    expect(read(wrong).problems.map(({ column, value }) => [column, value])).toEqual([
      ['E-mail', 'ada'],
      ['Codice fiscale', 'RSSDAA80A41H501X'],
      ['Data di nascita', '31/31/1980'],
      ['Professione', 'Mago'],
    ])
    expect(readRow(['a'], ['name', 'surname'], context).problems[0]?.reason).toBe(
      'La riga ha 1 celle, e l’intestazione 2.',
    )
  })

  test.each([
    [{ plan: 'Camice Essenziale', premiumFrom: '01/01/2026', premiumTo: '31/12/2026' }, 0, true],
    [{ plan: 'Camice Essenziale', premiumFrom: '01/01/2026' }, 2, false],
    [{ premiumFrom: '01/01/2026', premiumTo: '31/12/2026' }, 2, false],
    [{ plan: 'Inventato', premiumFrom: '01/01/2026', premiumTo: '31/12/2026' }, 1, false],
    [{ plan: 'Camice Essenziale', premiumFrom: '02/01/2026', premiumTo: '01/01/2026' }, 1, false],
    [{}, 0, false],
  ])('[DSK-029] with %j gives Premium only with a plan of the club and both days', (cells, problems, gives) => {
    const row = read(cells)
    expect([row.problems.length, row.person.premium !== undefined]).toEqual([problems, gives])
  })

  test.each([
    [{ directMarketing: 'sì', consentDay: '12/03/2026', consentSource: 'Modulo cartaceo, congresso di Pisa' }, 0, true],
    [{ directMarketing: 'NO', consentDay: '12/03/2026', consentSource: 'Modulo cartaceo' }, 0, true],
    [{ directMarketing: 'sì', consentDay: '12/03/2026' }, 0, false],
    [{ directMarketing: 'sì', consentSource: 'Modulo cartaceo' }, 0, false],
    [{ directMarketing: 'sì' }, 0, false],
    [{ directMarketing: 'sì', consentDay: '19/11/2026', consentSource: 'Modulo cartaceo' }, 1, false],
    [{ directMarketing: 'forse', consentDay: '12/03/2026', consentSource: 'Modulo cartaceo' }, 1, false],
  ])('[DSK-030] with %j', (cells, problems, counts) => {
    const row = read(cells)
    expect([row.problems.length, row.person.consents !== undefined]).toEqual([problems, counts])
  })
})

const known: KnownPerson = {
  id: 'a',
  username: 1003,
  clientCode: 'C1',
  name: 'Ada',
  surname: 'Rossi',
  email: 'ada@posta.example',
  hasProvedEmail: true,
  phone: '3331234567',
  fiscalCode: null,
  birthDate: null,
  profession: 'Farmacista',
  specializations: [],
  isStaff: false,
  isClosed: false,
  periods: [{ start: new Date('2026-01-01T00:00:00Z'), end: new Date('2027-01-01T00:00:00Z') }],
  consents: {},
}
const nobody = { byClientCode: undefined, byFiscalCode: undefined, byEmail: [] }
const ada = { name: 'Ada', surname: 'Rossi', email: 'ada@posta.example' }

describe('[DSK-028] somebody', () => {
  test.each([
    ['by client code', { clientCode: 'C1' }, { ...nobody, byClientCode: known }],
    ['by fiscal code', { fiscalCode: 'X' }, { ...nobody, byFiscalCode: known }],
    ['by e-mail and surname', { ...ada, surname: 'ROSSI' }, { ...nobody, byEmail: [known] }],
  ])('is known %s', (_how, person, candidates) => {
    expect(judgeRow(person, candidates).known?.id).toBe('a')
  })

  test('with the e-mail of somebody of another surname is new, and must say who they are', () => {
    expect(judgeRow({ ...ada, surname: 'Verdi' }, { ...nobody, byEmail: [known] }).outcome).toBe('new')
    expect(judgeRow({ email: 'x@y.it', surname: 'Verdi' }, nobody).outcome).toBe('wrong')
  })

  test.each([
    ['nothing else', ada, 'same', []],
    ['another telephone', { ...ada, phone: '3339999999' }, 'update', ['Telefono']],
    ['a fiscal code', { ...ada, fiscalCode: 'RSSDAA80A41H501I' }, 'update', ['Codice fiscale']],
    ['an empty telephone', { ...ada }, 'same', []],
  ] as const)('known, with %s', (_what, person, outcome, changes) => {
    const judged = judgeRow(person, { ...nobody, byEmail: [known] })
    expect([judged.outcome, judged.changes]).toEqual([outcome, changes])
  })

  test.each([
    ['of the staff', { isStaff: true }, {}],
    ['whose account is closed', { isClosed: true }, {}],
    ['with another fiscal code', { fiscalCode: 'RSSDAA80A41H501I' }, { fiscalCode: 'OTHER' }],
    ['who proved another address', {}, { email: 'other@posta.example' }],
    [
      'who is Premium in those days',
      {},
      { premium: { productId: 'p', period: { start: new Date('2026-05-01'), end: new Date('2026-06-01') } } },
    ],
  ])('%s is refused', (_what, about, row) => {
    const judged = judgeRow({ ...ada, ...row }, { ...nobody, byClientCode: { ...known, ...about } })
    expect(judged.outcome).toBe('wrong')
  })

  test.each([
    ['withdrawn after that day', { isGiven: false, at: new Date('2026-05-01') }, []],
    ['withdrawn before it', { isGiven: false, at: new Date('2026-01-01') }, ['directMarketing']],
    ['given already', { isGiven: true, at: new Date('2026-01-01') }, []],
    ['never said', undefined, ['directMarketing']],
  ])('[DSK-030] a consent %s', (_what, held, expected) => {
    const consents = { answers: { directMarketing: true }, at: new Date('2026-03-12'), source: 'Pisa' }
    expect(newConsents({ consents }, { consents: { ...(held && { directMarketing: held }) } })).toEqual(expected)
  })
})

import { expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import type { Audience } from '#areas/audience/model.ts'
import { accessInWords } from './desk-access-rules.ts'
import type { CourseStatus } from './model.ts'

const now = new Date('2026-11-16T09:00:00Z')
type Course = Parameters<typeof accessInWords>[1]
const open: Omit<Course, 'status'> = {
  state: 'open',
  credits: 6,
  groups: [],
  promoCodes: [],
  publishedAt: new Date('2026-01-01T00:00:00Z'),
  expiryDate: '2026-12-31',
  professions: ['Infermiera', 'Infermiere'],
  disciplines: [],
}
const withEcm = (type: Audience['type']) => anAudience(type, { wallets: { ecm: {} } })
const told = (
  audience: Audience,
  {
    status = null,
    balance = 10,
    hasFiscalCode = true,
    profession = 'Infermiera',
    ...course
  }: Partial<Course> & Asked = {},
) =>
  accessInWords(
    { audience, promoCodes: [], balance, hasFiscalCode, person: { profession, specializations: [] } },
    { ...open, ...course, status },
    now,
  )
type Asked = { status?: CourseStatus | null; balance?: number; hasFiscalCode?: boolean; profession?: string }

test.each(
  overSixTypes({
    SUSPECT: 'Deve entrare con il suo account.',
    REGISTRATO: 'È solo registrato: i corsi si aprono con la prova o con un abbonamento.',
    TRIAL: 'Si può iscrivere: costa 6 crediti, ne ha 10.',
    PREMIUM: 'Si può iscrivere: costa 6 crediti, ne ha 10.',
    EX_TRIAL: 'La prova è finita: si iscrive a un corso nuovo con un abbonamento.',
    EX_PREMIUM: 'L’abbonamento è finito: si iscrive a un corso nuovo quando lo rinnova.',
  }),
)('of a course that is offered, %s is told %s', (type, words) => {
  expect(told(withEcm(type))).toBe(words)
})

test.each([
  [{ state: 'draft' }, 'È una bozza: non lo vede nessuno.'],
  [{ state: 'withdrawn' }, 'È ritirato dal catalogo: non ci si iscrive più.'],
  [{ expiryDate: '2026-11-15' }, 'È chiuso dal 15/11/2026: non ci si iscrive più.'],
  [{ publishedAt: new Date('2026-11-20T00:00:00Z') }, 'Si apre il 20/11/2026: prima non lo vede nessuno.'],
  [{ balance: 2 }, 'Non ha abbastanza crediti: ne servono 6, ne ha 2.'],
  [{ hasFiscalCode: false }, 'Si può iscrivere: costa 6 crediti, ne ha 10. Prima gli si chiede il codice fiscale.'],
  [{ status: 1 }, 'È tra i suoi corsi, fino al 31/12/2026.'],
  [{ status: 1, state: 'withdrawn' }, 'È tra i suoi corsi, fino al 31/12/2026.'],
  [{ status: 2, expiryDate: '2026-11-15' }, 'È tra i suoi corsi.'],
  [{ status: 3 }, 'Lo può ricominciare: costa 6 crediti, ne ha 10.'],
  [{ status: 4, expiryDate: '2026-11-15' }, 'Lo apre per rileggerlo: il tempo per concluderlo è finito il 15/11/2026.'],
] as [Partial<Course> & Asked, string][])('a PREMIUM, %j: %s', (asked, words) => {
  expect(told(withEcm('PREMIUM'), asked)).toBe(words)
})

test('a PREMIUM without the wallet does not enter what was begun; who was PREMIUM reads it again', () => {
  expect(told(anAudience('PREMIUM'), { status: 1 })).toBe('Gli manca il portafoglio ECM.')
  expect(told(withEcm('EX_PREMIUM'), { status: 3 })).toBe('Lo apre per rileggerlo.')
})

test('[LRN-005] who gets no credits is told so, and needs none', () => {
  const words = 'Si può iscrivere, ma senza crediti ECM: il corso non ne dà alla sua professione.'
  expect(told(withEcm('PREMIUM'), { profession: 'Farmacista' })).toBe(words)
  expect(told(withEcm('PREMIUM'), { profession: 'Farmacista', balance: 0 })).toBe(words)
})

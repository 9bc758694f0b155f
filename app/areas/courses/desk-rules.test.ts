import { describe, expect, test } from 'vitest'
import { addressOf, type CourseTyped, deskStatus, expiryError, frozenErrors, judgeCourse } from './desk-rules.ts'
import { isOffered, isPublic } from './rules.ts'

const typed: CourseTyped = {
  title: 'Anticoagulanti: dalla pratica alla sicurezza',
  slug: '',
  series: '1',
  model: 'E-book',
  description: 'Che cosa prescrivere, a chi, e che cosa controllare.',
  objectiveNumber: '2',
  objective: 'Linee guida, protocolli, procedure',
  credits: '4',
  hours: '4',
  opensOn: '2026-11-20',
  expiresOn: '2027-11-19',
  eventId: '470001',
  edition: '1',
  teachers: ' Anna  Verdi \n\nUgo Neri',
  sponsor: '',
  promoCodes: 'OMCEO26, BENVENUTO26',
  linkUrl: '',
  isExternal: '',
  isForRegistered: 'on',
  isHighlighted: '',
  isOrderFree: 'on',
  outcomes: '',
  meantFor: '',
  beforeStart: '',
  restOfStudy: '',
  lead: [],
  people: [],
  professions: ['Farmacista'],
  disciplines: [],
}
const judge = (change: Partial<CourseTyped>) =>
  judgeCourse({ ...typed, ...change }, { seriesIds: [1, 2], groups: ['GP_ALTRO'] })

test('[CRS-001] what is typed of a course becomes the course', () => {
  expect(judge({})).toMatchObject({
    kind: 'told',
    fields: {
      slug: 'anticoagulanti-dalla-pratica-alla-sicurezza',
      objective: '2 - Linee guida, protocolli, procedure',
      credits: 4,
      teachers: ['Anna Verdi', 'Ugo Neri'],
      sponsor: null,
      groups: ['GP_ALTRO', 'GP_REGISTRATO_CLUB'],
      promoCodes: ['OMCEO26', 'BENVENUTO26'],
      expiryDate: '2027-11-19',
      isOrderFree: true,
    },
  })
})

test.each<[string, Partial<CourseTyped>, string]>([
  ['no title', { title: ' ' }, 'title'],
  ['a title no address can be made of', { title: '你好你好你好' }, 'slug'],
  ['an address with capitals', { slug: 'Corso Nuovo' }, 'slug'],
  ['the address of a family', { slug: 'ebook' }, 'slug'],
  ['a series that does not exist', { series: '9' }, 'series'],
  ['no didactic model', { model: 'Lezione frontale' }, 'model'],
  ['a description of one word', { description: 'Corto' }, 'description'],
  ['no number of the objective', { objectiveNumber: 'due' }, 'objectiveNumber'],
  ['[LRN-008] an objective of no list', { objectiveNumber: '36' }, 'objectiveNumber'],
  ['no credits', { credits: '0' }, 'credits'],
  ['more credits than the register accepts', { credits: '51' }, 'credits'],
  ['less than a tenth of a credit', { credits: '0,0' }, 'credits'],
  ['credits with two decimals', { credits: '4,55' }, 'credits'],
  ['credits that are no number', { credits: '4,5,5' }, 'credits'],
  ['more credits than hours can hold', { credits: '9', hours: '4' }, 'hours'],
  ['no opening', { opensOn: '2026-02-30' }, 'opensOn'],
  ['a last day before the opening', { expiresOn: '2026-11-19' }, 'expiresOn'],
  ['a last day on the opening', { expiresOn: '2026-11-20' }, 'expiresOn'],
  ['no event', { eventId: '' }, 'eventId'],
  ['an edition of four digits', { edition: '1000' }, 'edition'],
  ['nobody it is for', { professions: [] }, 'professions'],
  ['a promo code with spaces', { promoCodes: 'BEN VENUTO' }, 'promoCodes'],
  ['a course elsewhere without its address', { isExternal: 'on' }, 'linkUrl'],
  ['an address that is not https', { linkUrl: 'javascript:alert(1)' }, 'linkUrl'],
])('%s is refused at its field', (_what, change, field) => {
  const judged = judge(change)
  expect(judged.kind === 'refused' && Object.keys(judged.errors)).toEqual([field])
})

test.each([
  ['4,5', 4.5],
  ['4.5', 4.5],
  [' 4,50 ', 4.5],
  ['0,1', 0.1],
  ['50,0', 50],
  ['4', 4],
])('[LRN-006] the desk reads %s credits', (credits, expected) => {
  const judged = judge({ credits, hours: '40' })
  expect(judged.kind === 'told' && judged.fields.credits).toBe(expected)
})

test('[LRN-006] two decimals are refused with their reason', () => {
  const judged = judge({ credits: '4,55' })
  expect(judged.kind === 'refused' && judged.errors).toEqual({ credits: 'I crediti hanno al massimo un decimale.' })
  for (const credits of ['0', '50,1', '-1', 'quattro'])
    expect(judge({ credits, hours: '40' })).toMatchObject({
      errors: { credits: 'Un evento vale da 0,1 a 50 crediti.' },
    })
})

test('every field that is wrong is told at once', () => {
  const judged = judge({ title: '', credits: '', professions: [] })
  expect(judged.kind === 'refused' && Object.keys(judged.errors).sort()).toEqual(['credits', 'professions', 'title'])
})

test.each([
  ['È possibile? Sì: l’età', 'e-possibile-si-l-eta'],
  ['---', ''],
  ['Ρ', ''],
])('%s has the address %s', (title, address) => {
  expect(addressOf(title)).toBe(address)
})

const now = new Date('2026-11-15T10:00:00Z')
const day = (text: string) => new Date(`${text}T00:00:00Z`)

test.each([
  ['draft', 'draft', '2026-01-01', '2027-01-01', { isSeen: false, isOfferedNow: false }],
  ['open', 'open', '2026-01-01', '2027-01-01', { isSeen: true, isOfferedNow: true }],
  ['scheduled', 'open', '2026-12-01', '2027-01-01', { isSeen: false, isOfferedNow: false }],
  ['open', 'open', '2026-01-01', '2026-11-15', { isSeen: true, isOfferedNow: true }],
  ['closed', 'open', '2026-01-01', '2026-11-14', { isSeen: true, isOfferedNow: false }],
  ['withdrawn', 'withdrawn', '2026-01-01', '2027-01-01', { isSeen: true, isOfferedNow: false }],
  ['closed', 'withdrawn', '2026-01-01', '2026-11-14', { isSeen: true, isOfferedNow: false }],
] as const)('a course is %s when its state is %s from %s to %s', (status, state, from, expiryDate, expected) => {
  const course = { state, publishedAt: day(from), expiryDate }
  expect(deskStatus(course, now)).toBe(status)
  expect({ isSeen: isPublic(course, now), isOfferedNow: isOffered(course, now) }).toEqual(expected)
})

describe('once a course has been opened', () => {
  test.each([
    ['title', { title: 'Un altro titolo' }],
    ['credits', { credits: '5' }],
    ['objective', { objective: 'Etica' }],
    ['hours', { hours: '9' }],
    ['edition', { edition: '2' }],
    ['professions', { professions: ['Farmacista', 'Ostetrica'] }],
    ['isOrderFree', { isOrderFree: '' }],
  ])('its %s does not change any more', (field, change) => {
    expect(Object.keys(frozenErrors(typed, { ...typed, ...change }))).toEqual([field])
  })

  test.each([
    ['description', { description: 'Una presentazione migliore, con un accento.' }],
    ['sponsor', { sponsor: 'Fondazione Verde' }],
    ['teachers', { teachers: 'Carla Blu' }],
    ['people', { lead: ['carla-blu'], people: ['carla-blu'] }],
    ['last day', { expiresOn: '2027-12-31' }],
  ])('its %s still may', (_field, change) => {
    expect(frozenErrors(typed, { ...typed, ...change })).toEqual({})
  })

  const still = 'Una persona sta ancora studiando: l’ultimo giorno non può venire prima del 01/01/2027.'
  test.each([
    ['open', '2027-01-01', '2027-02-01', 3, null],
    ['open', '2027-01-01', '2027-01-01', 3, null],
    ['open', '2027-01-01', '2026-12-31', 0, null],
    ['open', '2027-01-01', '2026-12-31', 1, still],
    ['withdrawn', '2027-01-01', '2026-12-31', 1, still],
    ['open', '2027-01-01', '2026-11-14', 0, 'L’ultimo giorno non può essere già passato.'],
    ['open', '2026-11-14', '2026-11-14', 0, null],
    [
      'open',
      '2026-11-14',
      '2027-01-01',
      0,
      'L’evento si è chiuso il 14/11/2026: per riproporlo fai una nuova edizione.',
    ],
    ['draft', '2026-11-14', '2027-01-01', 0, null],
  ] as const)(
    'the last day of a course %s may move from %s to %s with %i studying: %s',
    (state, expiryDate, wanted, studying, sentence) => {
      expect(expiryError({ state, expiryDate }, wanted, { studying, today: '2026-11-15' })).toBe(sentence)
    },
  )
})

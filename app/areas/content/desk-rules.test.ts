import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { cleanBody } from './article-commands.server.ts'
import { itemAccess, readableItem } from './article-rules.ts'
import type { AccessLevels, ItemDraft } from './desk-model.ts'
import {
  ACCESS_PRESETS,
  type AccessPreset,
  isAnotherSitting,
  isForPremium,
  itemFrom,
  levelsOf,
  missingIn,
  openingWalletsOf,
  policyFrom,
  presetOf,
  shelfOf,
  slugFrom,
} from './desk-rules.ts'
import { EMPTY_DRAFT, fromTyped, readTyped, toTyped, typedIn } from './desk-wire.ts'

const now = new Date('2026-11-15T09:00:00Z')
const later = new Date('2026-11-16T09:00:00Z')

test.each([
  [{ publicationDate: null, withdrawnAt: null }, 'draft'],
  [{ publicationDate: null, withdrawnAt: now }, 'withdrawn'],
  [{ publicationDate: later, withdrawnAt: null }, 'scheduled'],
  [{ publicationDate: now, withdrawnAt: null }, 'published'],
] as const)('where an item stands follows from its dates: %o is %s', (dates, shelf) => {
  expect(shelfOf(dates, now)).toBe(shelf)
})

test.each([
  ['Perché l’età conta: 3 consigli', 'perche-l-eta-conta-3-consigli'],
  ['  Già   visto! ', 'gia-visto'],
  ['€', ''],
  [`${'parola '.repeat(20)}`, Array(13).fill('parola').join('-')],
])('the title %o proposes the address %o', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})

describe('[STU-016] what is written over is kept first as a version', () => {
  const mine = 'anna'
  test.each([
    ['a moment ago', mine, '2026-11-15T09:59:00+01:00', '2026-11-15T10:00:00+01:00', false],
    ['this morning', mine, '2026-11-15T08:00:00+01:00', '2026-11-15T19:00:00+01:00', false],
    ['before midnight, and I go on', mine, '2026-11-15T23:50:00+01:00', '2026-11-16T00:10:00+01:00', false],
    ['yesterday', mine, '2026-11-15T18:00:00+01:00', '2026-11-16T09:00:00+01:00', true],
    ['half an hour before, past midnight', mine, '2026-11-15T23:40:00+01:00', '2026-11-16T00:10:00+01:00', true],
    ['a moment ago by somebody else', 'paolo', '2026-11-15T09:59:00+01:00', '2026-11-15T10:00:00+01:00', true],
    ['by who is not here any more', null, '2026-11-15T09:59:00+01:00', '2026-11-15T10:00:00+01:00', true],
  ])('%s', (_when, authorId, before, at, isKept) => {
    expect(isAnotherSitting({ authorId, at: new Date(before) }, { authorId: mine, at: new Date(at) })).toBe(isKept)
  })
})

describe('[STU-016] a form that is not finished is read all the same', () => {
  const whole = toTyped({ ...EMPTY_DRAFT, title: 'Il sale', abstract: 'Due righe.', topics: ['sale'] })
  test.each<[string, Record<string, string>, string[], Partial<ItemDraft>]>([
    ['nothing wrong', {}, [], { title: 'Il sale', slug: 'il-sale' }],
    ['no title', { title: ' ' }, ['title'], { title: '', slug: '', abstract: 'Due righe.' }],
    ['an address nobody can have', { slug: 'Non va' }, ['slug'], { slug: '', title: 'Il sale' }],
    ['a day that is none', { publishAt: 'domani' }, ['publishAt'], { publishAt: null, title: 'Il sale' }],
    ['an abstract too long', { abstract: 'a'.repeat(601) }, ['abstract'], { abstract: '', topics: ['sale'] }],
    ['a source that leads nowhere', { sources: 'Uno | javascript:x' }, ['sources'], { sources: [] }],
    ['a level that is none', { 'level-TRIAL': 'tutto' }, ['level-TRIAL'], { title: 'Il sale' }],
    ['a wallet of other kinds', { useFlag: 'isTOOLLEG' }, ['useFlag'], { access: { paywalls: [], useFlag: null } }],
    ['what is shown without its name', { embeddedUrl: 'https://a.it/x' }, ['embeddedTitle'], { embedded: null }],
    [
      'three at once',
      { title: '', publishAt: '?', photoSize: 'x' },
      ['title', 'photoSize', 'publishAt'],
      { title: '' },
    ],
  ])('%s', (_name, words, faulty, read) => {
    const typed = { ...whole, words: { ...whole.words, ...words } }
    const { draft, errors } = readTyped(typed, cleanBody)
    expect(Object.keys(errors).sort()).toEqual(faulty.toSorted())
    expect(draft).toMatchObject(read)
  })
})

describe('who reads all of an item', () => {
  test.each(Object.keys(ACCESS_PRESETS) as AccessPreset[])('[NWS-017] %s is written and read back', (preset) => {
    const policy = policyFrom(ACCESS_PRESETS[preset], { openingWallets: [], useFlag: null })
    expect(presetOf(levelsOf(policy))).toBe(preset)
    expect(isForPremium(policy)).toBe(preset === 'premium')
  })

  const mixed: AccessLevels = { ...ACCESS_PRESETS.everyone, SUSPECT: 'forced', EX_TRIAL: 'invited' }
  test.each(
    overSixTypes({
      SUSPECT: 'forced',
      REGISTRATO: 'whole',
      TRIAL: 'whole',
      PREMIUM: 'whole',
      EX_TRIAL: 'invited',
      EX_PREMIUM: 'whole',
    }),
  )('[NWS-017] chosen type by type, %s gets %s; a wallet that opens it opens it to all', (type, level) => {
    const policy = policyFrom(mixed, { openingWallets: ['legal'], useFlag: null })
    const access = itemAccess(policy, anAudience(type))
    expect(access).toEqual(level === 'whole' ? { kind: 'whole' } : { kind: 'cut', isForced: level === 'forced' })
    expect(itemAccess(policy, anAudience(type, { wallets: { legal: {} } })).kind).toBe('whole')
    expect(openingWalletsOf(policy)).toEqual(['legal'])
    expect(presetOf(levelsOf(policy))).toBeNull()
  })
})

const draft: ItemDraft = {
  ...EMPTY_DRAFT,
  title: 'Una guida',
  slug: 'una-guida',
  abstract: 'In breve.',
  categorySlug: 'clinica',
  body: cleanBody('<p>Uno.</p><p>Due.</p><h2>Parte</h2><p>Il segreto.</p>'),
  sources: [{ label: 'ISS', url: 'https://www.iss.it' }, { label: 'A voce' }],
  topics: ['Sale', 'Zucchero'],
  embedded: { url: 'https://player.example.it/1', title: 'Il video' },
  logos: [{ name: 'Camice Film', path: '/loghi/film.svg' }],
  relatedSlugs: ['un-altro'],
  picture: { kind: 'drawing', key: 'una-guida', category: 'nutrizione' },
  access: policyFrom(ACCESS_PRESETS.members, { openingWallets: ['legal'], useFlag: null }),
  publishAt: '2026-11-16T07:30:00.000Z',
}

function formOf({ words, choices }: ReturnType<typeof toTyped>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(words)) form.set(name, value)
  for (const [name, values] of Object.entries(choices)) for (const value of values) form.append(name, value)
  return form
}

describe('the form of an item', () => {
  test('[CNT-002] shows a draft and reads the same draft back, also with a photograph', () => {
    expect(fromTyped(typedIn(formOf(toTyped(draft))), cleanBody)).toEqual({ draft, errors: null })
    const photograph = { kind: 'photograph', path: '/files/1/a.jpg', alt: 'Un’aula', width: 1280, height: 853 } as const
    const shown = { ...draft, picture: photograph }
    expect(fromTyped(typedIn(formOf(toTyped(shown))), cleanBody).draft).toEqual(shown)
  })

  test.each([
    ['title', ' '],
    ['slug', 'Con Spazi'],
    ['contentType', 'Poesia'],
    ['publishAt', 'domani'],
    ['embeddedUrl', 'javascript:alert(1)'],
    ['photoPath', '//altrove.example.it/a.jpg'],
    ['useFlag', 'isMODLEG'],
    ['related', 'a, b, c, d'],
    ['body', 'x'.repeat(200_001)],
  ])('refuses %s written %s, and says so at that field', (name, value) => {
    const form = formOf(toTyped(draft))
    form.set(name, value)
    const { errors } = fromTyped(typedIn(form), cleanBody)
    expect(Object.keys(errors ?? {})).toEqual([name])
  })

  test('what is missing before readers may have it is said all at once', () => {
    expect(Object.keys(missingIn(EMPTY_DRAFT))).toEqual(['categorySlug', 'abstract', 'body'])
    expect(missingIn(draft)).toEqual({})
    expect(Object.keys(missingIn({ ...draft, contentType: 'Modulo' }))).toEqual(['useFlag'])
  })
})

test.each(
  overSixTypes({ SUSPECT: true, REGISTRATO: true, TRIAL: false, PREMIUM: false, EX_TRIAL: true, EX_PREMIUM: true }),
)('[NWS-017] a preview passes by the same door as readers: %s is cut, %s', (type, isCut) => {
  const item = itemFrom(draft, { id: 'x', category: 'Clinica', hasMobi: false, now })
  const shown = readableItem(item, anAudience(type))
  expect(shown.isCut).toBe(isCut)
  expect(JSON.stringify(shown).includes('Il segreto.')).toBe(!isCut)
})

test('[CNT-005] what other programs write becomes what a body is made of, and what is empty goes', () => {
  expect(cleanBody('<h1>A</h1><p><b>b</b> <i>i</i></p><p> <br></p><div>c</div><script>x</script>')).toBe(
    '<h2 id="a">A</h2>\n<p><strong>b</strong> <em>i</em></p>\n<p>c</p>',
  )
})

test('[STU-020] a closed item has something above the line and something below; an open one is not asked', () => {
  const closed = { ...draft, access: policyFrom(ACCESS_PRESETS.members, { openingWallets: [], useFlag: null }) }
  const line = '<hr data-access="" />'
  const said = (item: typeof draft, html: string) => missingIn({ ...item, body: cleanBody(html) }).body ?? null
  expect(said(closed, `${line}<p>uno</p>`)).toContain('Sopra “Da qui per chi ha accesso” non c’è niente')
  expect(said(closed, `<p>uno</p>${line}`)).toContain('Sotto “Da qui per chi ha accesso” non c’è niente')
  expect(said(closed, `<p>uno</p>${line}<p>due</p>`)).toBeNull()
  const everyone = { ...draft, access: policyFrom(ACCESS_PRESETS.everyone, { openingWallets: [], useFlag: null }) }
  expect(said(everyone, `<p>uno</p>${line}`)).toBeNull()
})

test.each(
  overSixTypes({
    SUSPECT: '<p>uno</p>',
    REGISTRATO: '<p>uno</p>',
    TRIAL: '<p>uno</p>\n<p>due</p>',
    PREMIUM: '<p>uno</p>\n<p>due</p>',
    EX_TRIAL: '<p>uno</p>',
    EX_PREMIUM: '<p>uno</p>',
  }),
)('[STU-020] the preview as %s shows the cut at the line', (type, body) => {
  const access = policyFrom(ACCESS_PRESETS.members, { openingWallets: [], useFlag: null })
  const written = { ...draft, access, body: cleanBody('<p>uno</p><hr data-access=""><p>due</p>') }
  const item = itemFrom(written, { id: 'x', category: 'Clinica', hasMobi: false, now })
  expect(readableItem(item, anAudience(type)).body).toBe(body)
})

import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { cleanBody } from './article-commands.server.ts'
import {
  type AccessPolicy,
  CONTENT_TYPES,
  type ContentItem,
  type ContentType,
  USE_WALLETS,
  type UseFlag,
} from './article-model.ts'
import {
  actionOffer,
  actionOutcome,
  headingsOf,
  itemAccess,
  itemPath,
  normalizedId,
  openingOf,
  paywallOffer,
  readableItem,
} from './article-rules.ts'
import { bodyParts } from './body-parts-rules.ts'
import { PICTURE } from './fixtures.ts'

const open: AccessPolicy = { paywalls: [], useFlag: null }
const premium: AccessPolicy = {
  paywalls: [
    { audience: { visibility: ['SUSPECT', 'REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM'] }, isForced: true },
  ],
  useFlag: null,
}
const forVisitors: AccessPolicy = {
  paywalls: [{ audience: { visibility: ['SUSPECT'] }, isForced: false }],
  useFlag: null,
}

test('[CNT-003] there are thirteen content types', () => {
  expect(new Set(CONTENT_TYPES).size).toBe(13)
})

describe('itemAccess', () => {
  test.each(SUBSCRIPTION_TYPES)('[NWS-017] without a paywall that applies, %s gets the whole item', (type) => {
    expect(itemAccess(open, anAudience(type))).toEqual({ kind: 'whole' })
  })

  test.each(
    overSixTypes({
      SUSPECT: 'cut',
      REGISTRATO: 'cut',
      TRIAL: 'cut',
      PREMIUM: 'whole',
      EX_TRIAL: 'cut',
      EX_PREMIUM: 'cut',
    }),
  )('[CNT-015] a premium item is, for %s, %s', (type, kind) => {
    expect(itemAccess(premium, anAudience(type)).kind).toBe(kind)
  })

  test('[CNT-023, NWS-017] of several paywalls the first whose permission is met applies', () => {
    const policy: AccessPolicy = {
      paywalls: [
        { audience: { wallet: ['pubmed'] }, isForced: false },
        { audience: { visibility: ['SUSPECT'] }, isForced: true },
        { audience: { visibility: ['SUSPECT', 'REGISTRATO'] }, isForced: false },
      ],
      useFlag: null,
    }
    expect(itemAccess(policy, anAudience('SUSPECT'))).toEqual({ kind: 'cut', isForced: true })
    expect(itemAccess(policy, anAudience('REGISTRATO'))).toEqual({ kind: 'cut', isForced: false })
    expect(itemAccess(policy, anAudience('TRIAL'))).toEqual({ kind: 'whole' })
    expect(itemAccess(policy, anAudience('TRIAL', { wallets: { pubmed: {} } })).kind).toBe('cut')
  })

  describe.each(Object.keys(USE_WALLETS) as UseFlag[])('an item marked %s', (flag) => {
    const policy: AccessPolicy = { paywalls: [], useFlag: flag }
    test.each(
      overSixTypes({
        SUSPECT: 'cut',
        REGISTRATO: 'cut',
        TRIAL: 'whole',
        PREMIUM: 'whole',
        EX_TRIAL: 'cut',
        EX_PREMIUM: 'cut',
      }),
    )('[CNT-017] with its wallet is, for %s, %s; without it, cut for all', (type, kind) => {
      expect(itemAccess(policy, anAudience(type, { wallets: { [USE_WALLETS[flag]]: {} } })).kind).toBe(kind)
      expect(itemAccess(policy, anAudience(type, { wallets: { news: {}, ecm: {} } })).kind).toBe('cut')
    })
  })
})

describe('paywallOffer', () => {
  const button = (type: (typeof SUBSCRIPTION_TYPES)[number], isForced: boolean) =>
    paywallOffer(premium, anAudience(type), isForced).callToAction

  test.each(
    overSixTypes({
      SUSPECT: { label: 'Registrati gratis', to: '/registrazione' },
      REGISTRATO: { label: 'Prova gratis', to: '/attivazione-trial' },
      TRIAL: null,
      PREMIUM: null,
      EX_TRIAL: { label: 'Passa a premium', to: '/upgrade' },
      EX_PREMIUM: { label: 'Rinnova', to: '/upgrade' },
    }),
  )('[CNT-020, CNT-021, CNT-022] %s is offered its own step', (type, expected) => {
    expect(button(type, false)).toEqual(expected)
  })

  test.each(
    overSixTypes({
      SUSPECT: 'Prova gratis',
      REGISTRATO: 'Prova gratis',
      TRIAL: 'Passa a premium',
      PREMIUM: 'Passa a premium',
      EX_TRIAL: 'Passa a premium',
      EX_PREMIUM: 'Rinnova',
    }),
  )('[CNT-020, CNT-022] forced, %s reads "%s"', (type, label) => {
    expect(button(type, true)?.label).toBe(label)
  })

  test('[CNT-020] only whoever has not signed in is asked whether they have an account', () => {
    for (const type of SUBSCRIPTION_TYPES)
      expect(paywallOffer(premium, anAudience(type), true).hasLogin).toBe(type === 'SUSPECT')
  })

  test.each(
    overSixTypes({
      SUSPECT: true,
      REGISTRATO: true,
      TRIAL: false,
      PREMIUM: false,
      EX_TRIAL: false,
      EX_PREMIUM: false,
    }),
  )(
    '[CNT-020, CNT-021] where a trial would not open the item, %s is offered the plans beside the trial: %s',
    (type, isOffered) => {
      expect(paywallOffer(premium, anAudience(type), true).hasUpgrade).toBe(isOffered)
      expect(paywallOffer({ paywalls: [], useFlag: 'isMODLEG' }, anAudience(type), true).hasUpgrade).toBe(false)
      expect(paywallOffer(forVisitors, anAudience(type), true).hasUpgrade).toBe(false)
    },
  )

  test('names the plan or the wallet that opens the item', () => {
    const names = (policy: AccessPolicy) => paywallOffer(policy, anAudience('SUSPECT'), false).opensWith
    expect(names(forVisitors)).toBe('la registrazione gratuita')
    expect(names(premium)).toBe('un piano Premium')
    expect(names({ paywalls: [], useFlag: 'isMODLEG' })).toBe(
      'la prova gratuita o un piano Premium che comprende i Moduli legali',
    )
  })

  test.each(
    overSixTypes({
      SUSPECT: 'la prova gratuita o un piano Premium',
      REGISTRATO: 'la prova gratuita o un piano Premium',
      TRIAL: 'un piano Premium',
      PREMIUM: 'un piano Premium',
      EX_TRIAL: 'un piano Premium',
      EX_PREMIUM: 'un piano Premium',
    }),
  )('the free trial is named only to who may still have it: to %s, %s', (type, plan) => {
    const legal: AccessPolicy = { paywalls: [], useFlag: 'isMODLEG' }
    expect(paywallOffer(legal, anAudience(type), true).opensWith).toBe(`${plan} che comprende i Moduli legali`)
  })
})

describe('actionOutcome', () => {
  test.each(SUBSCRIPTION_TYPES)('[CNT-013] %s may always share', (type) => {
    expect(actionOutcome('Share', { contentType: 'Articolo', access: premium }, anAudience(type))).toEqual({
      kind: 'do',
    })
  })

  test.each(['Favorite', 'Print', 'Download/E-book'] as const)(
    '[CNT-014, FAV-010] a visitor asking for %s is asked to register',
    (action) => {
      expect(actionOutcome(action, { contentType: 'Articolo', access: open }, anAudience('SUSPECT'))).toEqual({
        kind: 'register',
      })
    },
  )

  test.each(
    overSixTypes({
      SUSPECT: 'register',
      REGISTRATO: 'paywall',
      TRIAL: 'paywall',
      PREMIUM: 'do',
      EX_TRIAL: 'paywall',
      EX_PREMIUM: 'paywall',
    }),
  )('[CNT-015, AUD-014] premium content answers %s with %s', (type, kind) => {
    for (const action of ['Favorite', 'Print', 'Download/E-book'] as const)
      expect(actionOutcome(action, { contentType: 'Articolo', access: premium }, anAudience(type)).kind).toBe(kind)
  })

  test('[CNT-016] a module answers the forced prompt to whoever may not use it, and works for whoever may', () => {
    const item = { contentType: 'Modulo' as const, access: { paywalls: [], useFlag: 'isMODLEG' as const } }
    expect(actionOutcome('Print', item, anAudience('REGISTRATO'))).toEqual({ kind: 'paywall', isForced: true })
    expect(actionOutcome('Print', item, anAudience('TRIAL', { wallets: { moduliLegali: {} } }))).toEqual({ kind: 'do' })
  })
})

describe('a body', () => {
  const body = cleanBody(
    '<p>Uno</p><p>Due</p><h2>Perché è così</h2><p>Tre<script>alert(1)</script></p><h2>Perché è così</h2><p onclick="x()">Quattro</p>',
  )

  test('[CNT-005] has a Sommario of its h2 headings, in order, each with its own place to jump to', () => {
    expect(headingsOf(body)).toEqual([
      { id: 'perche-e-cosi', label: 'Perché è così' },
      { id: 'perche-e-cosi-2', label: 'Perché è così' },
    ])
  })

  test('keeps nothing that could run', () => {
    expect(body).not.toMatch(/script|onclick/)
  })

  test('[NWS-017] opens with at most two paragraphs, and never with all of them', () => {
    expect(openingOf(body)).toBe('<p>Uno</p>\n<p>Due</p>')
    expect(openingOf(cleanBody('<p>Uno</p><p>Due</p>'))).toBe('<p>Uno</p>')
    expect(openingOf(cleanBody('<p>Uno</p>'))).toBe('')
  })
})

describe('[STU-020] where the free part ends', () => {
  const open = (html: string) => openingOf(cleanBody(html))
  const LINE = '<hr data-access="" />'

  test('it ends at the line, and lists, figures and callouts above it are open', () => {
    const above = `<h2>Uno</h2><ul><li>a<ul><li>b</li></ul></li></ul><figure><img src="${PICTURE}" alt="c"></figure><aside data-kind="key"><p>d</p></aside><table><tr><td><p>e</p><p>f</p></td></tr></table>`
    expect(open(`${above}${LINE}<p>chiuso</p>`)).toBe(cleanBody(above))
    expect(open(`<p>uno</p>${LINE}<p>due</p>${LINE}<p>tre</p>`)).toBe('<p>uno</p>')
    expect(open(`${LINE}<p>chiuso</p>`)).toBe('')
  })

  test('without a line it ends after two paragraphs of the text itself, with what stands above them', () => {
    const list = '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>'
    expect(open(`${list}<p>uno</p><table><tr><td><p>e</p><p>f</p></td></tr></table><p>due</p><p>tre</p>`)).toBe(
      cleanBody(`${list}<p>uno</p><table><tr><td><p>e</p><p>f</p></td></tr></table><p>due</p>`),
    )
    expect(open(`${list}<p>uno</p>`)).toBe('')
  })

  test('no reader gets the line, and whoever may read gets all the rest', () => {
    const body = cleanBody(`<p>uno</p>${LINE}<p>due</p>`)
    const item = { body, opening: openingOf(body), access: premium } as ContentItem
    expect(readableItem(item, anAudience('PREMIUM')).body).toBe('<p>uno</p>\n<p>due</p>')
    expect(readableItem(item, anAudience('TRIAL')).body).toBe('<p>uno</p>')
    expect(bodyParts(body).map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph'])
  })
})

test('[CNT-001, NWS-011] modules and tools are among the resources, the rest in its category', () => {
  const category = { slug: 'clinica', label: 'Clinica' }
  expect(itemPath({ slug: 'a', contentType: 'Modulo', category })).toBe('/risorse/a')
  expect(itemPath({ slug: 'a', contentType: 'Podcast', category })).toBe('/news-approfondimenti/clinica/a')
})

test('[CNT-026, NWS-033] identifiers are compared without hyphens and in capitals', () => {
  expect(normalizedId('0f1e-22ab-c')).toBe('0F1E22ABC')
})

describe('actionOffer', () => {
  const legal: AccessPolicy = { paywalls: [], useFlag: 'isMODLEG' }
  const step = (
    type: (typeof SUBSCRIPTION_TYPES)[number],
    access: AccessPolicy,
    contentType: ContentType = 'Articolo',
  ) => actionOffer({ contentType, access }, anAudience(type)).callToAction?.label ?? null

  test('[CNT-014, CNT-020] a visitor is asked to register, and to try where registering would not be enough', () => {
    expect(step('SUSPECT', open)).toBe('Registrati gratis')
    expect(step('SUSPECT', forVisitors)).toBe('Registrati gratis')
    expect(step('SUSPECT', premium)).toBe('Prova gratis')
  })

  test.each(
    overSixTypes({
      SUSPECT: 'Prova gratis',
      REGISTRATO: 'Prova gratis',
      TRIAL: 'Passa a premium',
      PREMIUM: 'Passa a premium',
      EX_TRIAL: 'Passa a premium',
      EX_PREMIUM: 'Rinnova',
    }),
  )('[CNT-016] a module answers %s, who may not use it, with "%s"', (type, label) => {
    expect(step(type, legal, 'Modulo')).toBe(label)
  })
})

test.each([
  ['<ul><li>Uno<ul><li>Dentro</li></ul></li><li><p>Due</p><p>e ancora</p></li></ul>', '•Uno|•Dentro|•Due|e ancora'],
  ['<ol start="3"><li>Terzo</li><li>Quarto</li></ol>', '3.Terzo|4.Quarto'],
  ['<p>Prima</p><blockquote>Una citazione</blockquote>', 'Prima|Una citazione'],
  ['<p>5 x 10<sup>9</sup>/L, m<sup>2</sup>, H<sub>2</sub>O</p>', '5 x 10⁹/L, m², H2O'],
  ['<table><tr><th>A</th><td><p>Uno</p><p>due</p></td><td></td></tr></table><p>Dopo</p>', 'A;Uno due;|Dopo'],
  ['<h2>Titolo</h2><p>a<br>b &amp; c</p>', 'Titolo|a b & c'],
  [
    '<aside data-kind="key"><p>a</p><ul><li>b</li></ul></aside><blockquote><p>c</p><footer>d</footer></blockquote><hr>',
    'Messaggio chiave|a|•b|c|d|',
  ],
  [
    '<p>a</p><figure><img src="/files/0f1e2d3c-0000-4000-8000-000000000001/x.jpg" alt="Un &quot;b&quot;" /><figcaption>c <em>d</em></figcaption></figure><p>e</p>',
    'a|[/files/0f1e2d3c-0000-4000-8000-000000000001/x.jpg Un "b"] c d|e',
  ],
])('of %s a document has each word once: %s', (html, read) => {
  const words = bodyParts(html).map((part) => {
    if (part.kind === 'picture') return `[${part.path} ${part.alt}] ${part.caption}`
    return part.kind === 'row'
      ? part.cells.map(({ text }) => text).join(';')
      : `${part.kind === 'item' ? part.mark : ''}${'text' in part ? part.text : ''}`
  })
  expect(words.join('|')).toBe(read)
})

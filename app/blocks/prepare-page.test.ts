import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { SUBSCRIPTION_TYPES, SUSPECT_AUDIENCE } from '#areas/audience/model.ts'
import type { Block, PageDocument } from '#areas/content/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { defineBlock } from './block.ts'
import { checkDocument } from './check-document.server.ts'
import { preparePage } from './prepare-page.server.ts'

/** A log that is read afterwards. These blocks read no data, so there is no database to lend them. */
function parts(type: (typeof SUBSCRIPTION_TYPES)[number] = 'SUSPECT') {
  const lines: { level: string; details: unknown; sentence: unknown }[] = []
  const write = (level: string) => (details: unknown, sentence?: unknown) =>
    void lines.push({ level, details, sentence })
  const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
  return { lines, parts: { db: {} as Db, now: new Date('2026-11-15'), log, audience: { ...SUSPECT_AUDIENCE, type } } }
}

const faq = (id: string): Block => ({
  id,
  type: 'faq',
  audience: {},
  fields: { items: [{ question: 'Q?', answer: 'A' }] },
})
const banners = (...items: object[]): Block => ({
  id: 'banner',
  type: 'banner-section',
  audience: {},
  fields: { banners: items },
})
const page = (...main: unknown[]) => ({ regions: { main } }) as PageDocument

test('unknown and invalid blocks are logged and left out, and the page still shows', async () => {
  const { lines, parts: given } = parts()
  const document = page(
    { id: 'old', type: 'blink', audience: {}, fields: {} },
    { id: 'broken', type: 'faq', audience: {}, fields: { items: 'none' } },
    { id: 'constructor', type: 'constructor', audience: {}, fields: {} },
    { type: 'faq' },
    faq('good'),
  )
  const { regions, isComplete } = await preparePage(document, given)
  expect(regions.main.map(({ id }) => id)).toEqual(['good'])
  expect(isComplete).toBe(true)
  expect(lines.map(({ sentence }) => sentence)).toEqual([
    'an unknown block was left out of a page',
    'an invalid block was left out of a page',
    'an unknown block was left out of a page',
    'an invalid block was left out of a page',
  ])
})

test.each(SUBSCRIPTION_TYPES)(
  '[AUD-010, AUD-011] nothing that is not for %s is anywhere in what its page is given',
  async (type) => {
    const secrets = SUBSCRIPTION_TYPES.map((each) => ({
      title: `secret-of-${each}`,
      audience: { visibility: [each] },
      callsToAction: SUBSCRIPTION_TYPES.map((other) => ({
        label: `call-of-${other}`,
        link: '/',
        audience: { visibility: [other] },
      })),
    }))
    const prepared = JSON.stringify((await preparePage(page(banners(...secrets)), parts(type).parts)).regions)
    for (const each of SUBSCRIPTION_TYPES) {
      expect(prepared.includes(`secret-of-${each}`)).toBe(each === type)
      expect(prepared.includes(`call-of-${each}`)).toBe(each === type)
    }
    expect(prepared).not.toContain('visibility')
  },
)

test.each(SUBSCRIPTION_TYPES)('[BLK-002] the login call to action is for visitors: %s', async (type) => {
  const written = banners({
    title: 'Benvenuto',
    loginCallToAction: { label: 'Accedi', link: '/login', audience: { visibility: ['PREMIUM'] } },
  })
  const { regions } = await preparePage(page(written), parts(type).parts)
  expect(JSON.stringify(regions).includes('/login')).toBe(type === 'SUSPECT')
})

test('a block with nothing left for this audience is not there at all', async () => {
  const { regions, hasHero } = await preparePage(
    page(banners({ title: 'A', audience: { visibility: ['PREMIUM'] } })),
    parts().parts,
  )
  expect(regions.main).toEqual([])
  expect(hasHero).toBe(false)
})

test('a banner section that comes first opens the page; one that comes later does not', async () => {
  expect((await preparePage(page(banners({ title: 'A' }), faq('f')), parts().parts)).hasHero).toBe(true)
  expect((await preparePage(page(faq('f'), banners({ title: 'A' })), parts().parts)).hasHero).toBe(false)
})

test('a block whose data cannot be read costs itself only, is logged, and the page is not to be kept', async () => {
  const { lines, parts: given } = parts()
  const known = {
    works: defineBlock({ schema: z.object({}), load: async () => ({ news: ['una'] }) }),
    fails: defineBlock({ schema: z.object({}), load: (): Promise<object> => Promise.reject(new Error('no answer')) }),
  }
  const document = page({ id: 'a', type: 'fails', fields: {} }, { id: 'b', type: 'works', fields: {} })
  const { regions, isComplete } = await preparePage(document, given, known)
  expect(regions.main).toEqual([{ id: 'b', type: 'works', data: { news: ['una'] } }])
  expect(isComplete).toBe(false)
  expect(lines).toMatchObject([{ level: 'error', details: { block: 'a', type: 'fails' } }])
})

test.each([
  [undefined, 3_000],
  [500, 500],
])(
  'a block that never answers is not waited for longer than three seconds, or than told: %s',
  async (maxBlockMs, waited) => {
    vi.useFakeTimers()
    try {
      const known = { hangs: defineBlock({ schema: z.object({}), load: () => new Promise<object>(() => {}) }) }
      const given = { ...parts().parts, maxBlockMs }
      const waiting = preparePage(page({ id: 'a', type: 'hangs', fields: {} }), given, known)
      await vi.advanceTimersByTimeAsync(waited)
      expect(await waiting).toMatchObject({ regions: { main: [] }, isComplete: false })
    } finally {
      vi.useRealTimers()
    }
  },
)

test('blocks that hang, throw at once or are unknown cost only themselves: the good ones show within the limit', async () => {
  vi.useFakeTimers()
  try {
    const { lines, parts: given } = parts()
    const known = {
      hangs: defineBlock({ schema: z.object({}), load: () => new Promise<object>(() => {}) }),
      throws: defineBlock({
        schema: z.object({}),
        load: (): Promise<object> => {
          throw new Error('at once')
        },
      }),
      works: defineBlock({ schema: z.object({}), load: async () => ({ news: ['una'] }) }),
    }
    const types = ['hangs', 'throws', 'unknown', 'hangs', 'works']
    const document = page(...types.map((type, index) => ({ id: `b${index}`, type, audience: {}, fields: {} })))
    const waiting = preparePage(document, given, known)
    await vi.advanceTimersByTimeAsync(3_000)
    const { regions, isComplete } = await waiting
    expect(regions.main).toEqual([{ id: 'b4', type: 'works', data: { news: ['una'] } }])
    expect(isComplete).toBe(false)
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'error', 'error', 'error'])
  } finally {
    vi.useRealTimers()
  }
})

test('[BLK-004] an unknown layout falls back to the first', async () => {
  const { regions } = await preparePage(page(banners({ title: 'A', layout: 9 })), parts().parts)
  expect(regions.main[0]?.data).toMatchObject({ banners: [{ layout: 1, theme: 'light' }] })
})

test('what is saved is refused with one sentence per fault, where showing it would forgive', () => {
  const document = page(
    faq('twice'),
    faq('twice'),
    { id: 'x', type: 'blink', audience: {}, fields: {} },
    banners({ title: '' }),
  )
  const save = () => checkDocument(document)
  expect(save).toThrow(InvalidInput)
  try {
    save()
  } catch (error) {
    expect(Object.keys((error as InvalidInput).fields)).toEqual([
      'main.1.id',
      'main.2.type',
      'main.3.fields.banners.0.title',
    ])
  }
})

test('editors’ HTML is cleaned when it is saved and again when it is shown', async () => {
  const dirty = {
    id: 'faq',
    type: 'faq',
    audience: {},
    fields: { items: [{ question: 'Q?', answer: '<b>Sì</b><script>alert(1)</script>' }] },
  }
  expect(checkDocument(page(dirty)).regions.main?.[0]?.fields).toMatchObject({
    items: [{ answer: '<strong>Sì</strong>' }],
  })
  const { regions } = await preparePage(page(dirty), parts().parts)
  expect(regions.main[0]?.data).toMatchObject({ items: [{ answer: '<strong>Sì</strong>' }] })
})

import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Audience, SUBSCRIPTION_TYPES, SUSPECT_AUDIENCE } from '#areas/audience/model.ts'
import { publishPage, saveDraft } from '#areas/content/commands.server.ts'
import { listMenus } from '#areas/content/menu-store.server.ts'
import type { CheckedDocument } from '#areas/content/model.ts'
import { pathOf } from '#areas/content/rules.ts'
import { findPageId, findPublishedPage, listPages } from '#areas/content/store.server.ts'
import { preparePage } from '#blocks/prepare-page.server.ts'
import { iconNames } from '#design/icon/names.ts'
import { countChanges } from '../../tests/support/changes.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { readMenus, readPages } from './pages/page-files.ts'
import { seedPages } from './pages.ts'
import { seedWelcome } from './welcome.ts'

const [seededPages, menus] = [readPages(), readMenus()]
const database = useTestDatabase()
const now = new Date('2026-11-15T09:00:00Z')

/** Paths of the club that are pages of their own and not editors'. */
const OWN_PAGES = [
  ...readFileSync(new URL('../../app/routes.ts', import.meta.url), 'utf8').matchAll(/route\('([^':*]+)',/g),
].map(([, path]) => `/${path}`)

/** Places of those pages that a strip of links jumps to. */
const OWN_PLACES = ['servizio-titolo', 'contenuti-titolo']

describe('in an empty club', () => {
  beforeEach(() => database.clear())

  test('seeding twice adds nothing, publishes nothing and leaves editors’ work alone', async () => {
    expect(await seedPages(database.db, { now })).toBe(seededPages.length)
    const pageId = (await findPageId(database.db, '/servizi')) ?? ''
    const document = { regions: {} } as CheckedDocument
    const head = { title: 'Nostro', description: '', sharing: {} }
    const { number } = await saveDraft(database.db, { pageId, basedOn: 1, head, document, authorId: null, now })
    await publishPage(database.db, {
      pageId,
      number,
      check: (whole) => whole as CheckedDocument,
      authorId: null,
      now,
    })
    const [changes, before] = [await countChanges(database.db), await listMenus(database.db)]

    expect(await seedPages(database.db, { now })).toBe(0)
    expect(await countChanges(database.db)).toBe(changes)
    expect(await listMenus(database.db)).toEqual(before)
    expect(await findPublishedPage(database.db, '/servizi')).toMatchObject({ title: 'Nostro' })
  })

  test('four starts at once leave one of each page', async () => {
    await Promise.allSettled(Array.from({ length: 4 }, () => seedPages(database.db, { now })))
    await seedPages(database.db, { now })
    const pages = await listPages(database.db)
    expect(pages.map(({ path }) => path).sort()).toEqual(seededPages.map(({ path }) => path).sort())
    for (const page of pages) expect(page.publishedNumber, page.path).toBe(1)
  })
})

test('no seeded page, menu or text leads nowhere', () => {
  const known = new Set([...OWN_PAGES, ...seededPages.map(({ path }) => path)])
  const text = JSON.stringify([seededPages.map(({ regions }) => regions), menus])
  const links = [...text.matchAll(/(?:"link":"|href=\\")(\/[^"\\]*)/g)].map(([, link = '']) => pathOf(link))
  expect(links.length).toBeGreaterThan(50)
  expect([...new Set(links)].filter((link) => !known.has(link))).toEqual([])
  const blocks = seededPages.flatMap(({ regions }) => Object.values(regions).flat())
  const ids = new Set([...OWN_PLACES, ...blocks.map((block) => block?.id)])
  for (const [, id] of text.matchAll(/"link":"#(?!phonecall|modalproducts)([^"]+)/g)) expect(ids).toContain(id)
})

test('[BLK-043] every icon of a seeded page is one the portal draws', () => {
  const blocks = seededPages.flatMap(({ regions }) => Object.values(regions).flat())
  // A mission has drawings of its own, which its schema names.
  const text = JSON.stringify(blocks.filter((block) => block?.type !== 'loyalty-missions'))
  const named = [...text.matchAll(/"icon":"([^"]+)"/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !iconNames.some((known) => known === name))).toEqual([])
})

test('[PRV-004] [SRV-013] a page that has two addresses says the same at both', () => {
  const regionsAt = (path: string) => seededPages.find((page) => page.path === path)?.regions
  for (const [one = '', other = ''] of [
    ['/informativa-privacy', '/club/informativa-privacy'],
    ['/servizi/assistenza-domiciliare', '/professionisti-sanitari/assistenza-domiciliare'],
  ]) {
    expect(regionsAt(one), one).toBeDefined()
    expect(regionsAt(other)).toEqual(regionsAt(one))
  }
})

test('the words are set as Italian is set: no straight apostrophe between letters', () => {
  expect(JSON.stringify([seededPages, menus]).match(/\p{L}'\p{L}/gu)).toBeNull()
})

describe.each(SUBSCRIPTION_TYPES)('as %s', (type) => {
  const audience: Audience = { ...SUSPECT_AUDIENCE, type }
  // What is there already is not added again: the six types read one club.
  beforeAll(async () => {
    await seedPages(database.db, { now })
    await seedWelcome(database.db)
  })

  test('[SHL-001, SHL-002, SHL-004] every page shows, with nothing left out for a fault', async () => {
    const faults: unknown[] = []
    const complain = (details: unknown) => void faults.push(details)
    const log = { debug: complain, info: complain, warn: complain, error: complain }
    for (const { path } of seededPages) {
      const page = await findPublishedPage(database.db, path)
      const { regions } = await preparePage(page?.document ?? { regions: {} }, { db: database.db, now, log, audience })
      // Under an area's own page editors may fill a place for some readers only.
      if (!OWN_PAGES.includes(path)) expect(regions.main.length, path).toBeGreaterThan(0)
    }
    expect(faults).toEqual([])
  })

  test('[NWS-021] [NWS-030] the home opens with slides of two buttons each for who has no account, with the band for who has one, and a headline', async () => {
    const page = await findPublishedPage(database.db, '/')
    const log = { debug() {}, info() {}, warn() {}, error() {} }
    const { regions, hasHero } = await preparePage(page?.document ?? { regions: {} }, {
      db: database.db,
      now,
      log,
      audience,
    })
    const [hero, welcome] = regions.main
    expect(hasHero).toBe(true)
    if (type === 'SUSPECT') {
      const slides = hero?.type === 'banner-section' ? hero.data.banners : []
      expect(slides).toHaveLength(2)
      for (const { callsToAction } of slides)
        expect(callsToAction.map(({ variant }) => variant)).toEqual(['accent', 'ghost'])
    } else expect(hero?.type).toBe('personal-band')
    expect(welcome?.type).toBe('welcome-headline')
  })

  test('the home answers the questions of this type and of no other', async () => {
    const page = await findPublishedPage(database.db, '/')
    const log = { debug() {}, info() {}, warn() {}, error() {} }
    const { regions } = await preparePage(page?.document ?? { regions: {} }, { db: database.db, now, log, audience })
    const questions = regions.main.filter((block) => block.type === 'faq')
    expect(questions).toHaveLength(type === 'PREMIUM' ? 0 : 1)
  })
})

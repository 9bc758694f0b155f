import { beforeEach, describe, expect, test } from 'vitest'
import { SUSPECT_AUDIENCE } from '#areas/audience/model.ts'
import { CHANGES_CHANNEL, readAnnouncement } from '#platform/changes/model.ts'
import { listen } from '#platform/db/listen.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { countChanges } from '../../../tests/support/changes.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createPage, publishPage, replaceMenu, saveDraft, unpublishPage } from './commands.server.ts'
import { listMenus } from './menu-store.server.ts'
import type { CheckedDocument, PageDocument, PageHead } from './model.ts'
import { visibleMenus } from './rules.ts'
import { findPublishedPage, getDraft, listPages } from './store.server.ts'

const database = useTestDatabase()
beforeEach(() => database.clear())

const now = new Date('2026-11-15T09:00:00Z')
const later = new Date('2026-11-16T09:00:00Z')
const authorship = { authorId: null, now }
const check = (whole: PageDocument) => whole as CheckedDocument
const head = (title: string): PageHead => ({ title, description: 'Prova', sharing: {} })
/** These tests are about versions; what blocks may be is checked where documents enter. */
const document = (...ids: string[]) =>
  ({
    regions: { main: ids.map((id) => ({ id, type: 'faq', audience: {}, fields: {} })) },
  }) as unknown as CheckedDocument

async function openPage(path = '/servizi', title = 'Servizi', parentId: string | null = null) {
  const { pageId } = await createPage(database.db, {
    ...authorship,
    path,
    parentId,
    head: head(title),
    document: document('a'),
  })
  return pageId
}

async function openPublishedPage(path?: string, title?: string, parentId?: string | null) {
  const pageId = await openPage(path, title, parentId)
  await publishPage(database.db, { ...authorship, check, pageId, number: 1 })
  return pageId
}

describe('drafts and publication', () => {
  test('a new page is a draft that no reader can open', async () => {
    const pageId = await openPage()
    expect(await findPublishedPage(database.db, '/servizi')).toBeNull()
    expect(await getDraft(database.db, pageId)).toMatchObject({ number: 1, status: 'draft', title: 'Servizi' })
  })

  test('readers keep the published version while a draft grows above it, until that one is published', async () => {
    const pageId = await openPublishedPage()
    const { number } = await saveDraft(database.db, {
      ...authorship,
      pageId,
      basedOn: 1,
      head: head('Nuovi'),
      document: document('b'),
    })
    expect(await findPublishedPage(database.db, '/servizi')).toMatchObject({ title: 'Servizi', number: 1 })
    await publishPage(database.db, { pageId, number, check, authorId: null, now: later })
    expect(await findPublishedPage(database.db, '/servizi')).toMatchObject({
      title: 'Nuovi',
      number: 2,
      publishedAt: later,
    })
    expect(await listPages(database.db)).toMatchObject([
      { path: '/servizi', title: 'Nuovi', latestNumber: 2, publishedNumber: 2 },
    ])
  })

  test('a page is found in any case and with a closing slash, and never twice', async () => {
    await openPublishedPage('/Servizi/Legali/', 'Legali')
    for (const path of ['/servizi/legali', '/SERVIZI/Legali/', 'servizi/legali'])
      expect(await findPublishedPage(database.db, path)).toMatchObject({ path: '/servizi/legali' })
    await expect(openPage('/servizi/LEGALI')).rejects.toThrow(Conflict)
  })

  test('an unpublished page disappears for readers and keeps its versions', async () => {
    const pageId = await openPublishedPage()
    await unpublishPage(database.db, pageId)
    expect(await findPublishedPage(database.db, '/servizi')).toBeNull()
    expect(await listPages(database.db)).toMatchObject([{ latestNumber: 1, publishedNumber: null }])
    await expect(unpublishPage(database.db, pageId)).rejects.toThrow(NotFound)
  })

  test('[SHL-026] a page knows its published ancestors, nearest first', async () => {
    const home = await openPublishedPage('/', 'Home')
    const services = await openPublishedPage('/servizi', 'Servizi', home)
    const hidden = await openPage('/servizi/bozza', 'Bozza', services)
    await openPublishedPage('/servizi/bozza/foglia', 'Foglia', hidden)
    const page = await findPublishedPage(database.db, '/servizi/bozza/foglia')
    expect(page?.ancestors).toEqual([
      { title: 'Servizi', url: '/servizi' },
      { title: 'Home', url: '/' },
    ])
  })
})

describe('two editors', () => {
  test('who saves on top of an old version is refused, and the other’s work is intact', async () => {
    const pageId = await openPage()
    const change = { ...authorship, pageId, basedOn: 1, document: document('b') }
    await saveDraft(database.db, { ...change, head: head('Prima') })
    await expect(saveDraft(database.db, { ...change, head: head('Seconda') })).rejects.toThrow(Conflict)
    expect(await getDraft(database.db, pageId)).toMatchObject({ title: 'Prima', number: 2 })
  })

  test('of ten saves at once exactly one wins', async () => {
    const pageId = await openPage()
    const saves = Array.from({ length: 10 }, (_, index) =>
      saveDraft(database.db, {
        ...authorship,
        pageId,
        basedOn: 1,
        head: head(`Autore ${index}`),
        document: document('b'),
      }),
    )
    const results = await Promise.allSettled(saves)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict)
  })

  test('of ten publications at once exactly one happens, and the revision grows by one', async () => {
    const pageId = await openPage()
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => publishPage(database.db, { ...authorship, check, pageId, number: 1 })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict)
    expect(await countChanges(database.db)).toBe(1)
  })

  test('who publishes a number that is no longer the draft is refused', async () => {
    const pageId = await openPage()
    await saveDraft(database.db, { ...authorship, pageId, basedOn: 1, head: head('Altro'), document: document('b') })
    await expect(publishPage(database.db, { ...authorship, check, pageId, number: 1 })).rejects.toThrow(Conflict)
    expect(await findPublishedPage(database.db, '/servizi')).toBeNull()
  })
})

describe('what nodes are told', () => {
  test('drafts change nothing they keep; every publication and every menu does', async () => {
    expect(await countChanges(database.db)).toBe(0)
    const pageId = await openPublishedPage()
    await saveDraft(database.db, { ...authorship, pageId, basedOn: 1, head: head('B'), document: document('b') })
    expect(await countChanges(database.db)).toBe(1)
    await unpublishPage(database.db, pageId)
    await replaceMenu(database.db, 'main', [{ label: 'Home', link: '/' }])
    expect(await countChanges(database.db)).toBe(3)
  })

  test('every node hears of it with the commit, and nobody hears of a publication that was rolled back', async () => {
    const heard: string[] = []
    let tell = () => {}
    const next = () => new Promise<void>((resolve) => (tell = resolve))
    const listener = await listen(database.url, {
      [CHANGES_CHANNEL]: (payload) => {
        heard.push(payload)
        tell()
      },
    })
    try {
      const pageId = await openPage()
      const failed = database.db.transaction(async (tx) => {
        await publishPage(tx, { ...authorship, check, pageId, number: 1 })
        throw new Error('the rest of the work failed')
      })
      await expect(failed).rejects.toThrow('the rest of the work failed')
      expect(await findPublishedPage(database.db, '/servizi')).toBeNull()
      expect(await countChanges(database.db)).toBe(0)

      const arrival = next()
      await publishPage(database.db, { ...authorship, check, pageId, number: 1 })
      await arrival
      expect(heard.map((words) => readAnnouncement(words)?.changed)).toEqual(['pages'])
    } finally {
      await listener.close()
    }
  })
})

test('[SHL-015] a menu keeps order, targets, permissions and sub-menus, and is replaced whole', async () => {
  await replaceMenu(database.db, 'main', [{ label: 'Vecchia', link: '/vecchia' }])
  await replaceMenu(database.db, 'main', [
    { label: 'Home', link: '/' },
    { label: 'Edicola', link: '/edicola-digitale', audience: { visibility: ['PREMIUM'] } },
    {
      label: 'Servizi',
      link: '/servizi',
      items: [
        {
          label: 'Fuori',
          link: 'https://esempio.example',
          target: '_blank',
          audience: { wallet: ['ecm'], excludedWallet: ['legal'] },
        },
      ],
    },
  ])
  const { main } = await listMenus(database.db)
  expect(main).toMatchObject([
    { label: 'Home', audience: { visibility: [], wallet: [], excludedWallet: [] } },
    { label: 'Edicola', audience: { visibility: ['PREMIUM'] } },
    {
      label: 'Servizi',
      items: [{ label: 'Fuori', target: '_blank', audience: { wallet: ['ecm'], excludedWallet: ['legal'] } }],
    },
  ])
  expect(visibleMenus({ main: main ?? [] }, SUSPECT_AUDIENCE).main?.map(({ label }) => label)).toEqual([
    'Home',
    'Servizi',
  ])
})

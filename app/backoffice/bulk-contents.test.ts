import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { workOnRun } from '#areas/bulk/run-commands.server.ts'
import { openItem } from '#areas/content/desk-commands.server.ts'
import { findDeskItem } from '#areas/content/desk-store.server.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF } from '../../tests/support/visitors.ts'
import { bulkContents, bulkJob } from './bulk/contents.server.ts'

/** Acts on many contents. */
const club = useClub()
const LIST = '/redazione/contenuti'
const RUNS = '/redazione/azioni'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const why = { reason: 'Riordino delle categorie' }

async function post(url: string, fields: Record<string, string> | [string, string][], who: number = STAFF.editor) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const pageAt = async (url: string) =>
  documentOf((await club.app.inject({ url, headers: await club.cookieOf(STAFF.editor) })).body)
const textOf = async (url: string) => (await pageAt(url)).querySelector('main')?.textContent ?? ''
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows

let pressed = 0
async function begin(azione: string, ids: readonly string[], more: Record<string, string> = {}) {
  pressed += 1
  const sent = await post(RUNS, [
    ...Object.entries({ azione, chiave: String(pressed), ...more }),
    ...ids.map((id): [string, string] => ['scelti', id]),
  ])
  return `${sent.headers.location}`
}
async function work(run: string) {
  const number = Number(run.split('/').at(-1))
  const working = {
    now: club.clock.now(),
    sender: { club: club.env.club, origin: '' },
    onFault: (error: unknown) => {
      throw error
    },
  }
  while (await workOnRun(club.database.db, bulkContents, number, working));
}
const item = async (id: string) => {
  const found = await findDeskItem(club.database.db, id)
  if (!found) throw new Error('There is no such item.')
  return found
}

let items: string[] = []
let draft = ''
beforeAll(async () => {
  await installJobs({ url: club.database.url, jobs: [bulkJob] })
})
beforeEach(async () => {
  items = (
    await query(
      "select id from content_items i where publication_date < now() and content_type = 'Articolo' and not exists (select 1 from content_versions v where v.item_id = i.id) order by id limit 3",
    )
  ).map(({ id }) => id)
  expect(items).toHaveLength(3)
  const { db } = club.database
  const editor = await findMemberByUsername(db, STAFF.editor)
  const like = (await item(items[0] ?? '')).draft
  const unfinished = { ...like, title: 'Bozza', slug: `bozza-${randomUUID()}`, abstract: '', publishAt: null }
  draft = (await openItem(db, { draft: unfinished, authorId: editor?.id ?? '', now: club.clock.now() })).itemId
})

describe('[DSK-020] acts on contents', () => {
  test('begin from the list, for whoever may publish, on what its question finds', async () => {
    const list = await pageAt(`${LIST}?stato=published`)
    expect(list.querySelectorAll('tbody input[name=scelti]').length).toBeGreaterThan(5)
    const form = list.querySelector('form#azioni-su-molti')
    expect(form?.querySelector('input[name=domanda]')?.getAttribute('value')).toBe('stato=published')
    const run = await begin('ritira', [], { domanda: 'stato=published', tutti: 'si' })
    const [count] = await query('select count(*)::int as count from content_items where publication_date <= now()')
    expect(await textOf(run)).toContain(`Tutti i trovati: ${count?.count} contenuti`)
    const broken = await post(RUNS, { azione: 'ritira', chiave: 'x', domanda: 'stato=altro', tutti: 'si' })
    expect(broken.statusCode).toBe(409)
    const other = await post(RUNS, { azione: 'ritira', chiave: 'x', scelti: items[0] ?? '' }, STAFF.operator)
    expect(other.statusCode).toBe(403)
  })

  test('withdraw and publish: what is so already is left, what lacks something is refused with what it lacks', async () => {
    const [first = ''] = items
    const withdrawn = await begin('ritira', [first, draft])
    expect(await textOf(withdrawn)).toContain('1 cambia, 1 è già così, 0 non si possono')
    await post(withdrawn, { act: 'confirm', ...why })
    await work(withdrawn)
    expect((await item(first)).publicationDate).toBeNull()
    const published = await begin('pubblica', [...items, draft])
    const text = await textOf(published)
    expect(text).toContain('1 cambia, 2 sono già così, 1 non si può')
    expect(text).toContain('Scrivi il sommario')
    await post(published, { act: 'confirm', ...why })
    await work(published)
    expect((await item(first)).publicationDate).not.toBeNull()
    const lines = await query(
      "select details->>'what' as what from audit_events where (details->>'run')::int = $1 order by at, id",
      [Number(published.split('/').at(-1))],
    )
    expect(lines.map(({ what }) => what).toSorted()).toEqual(['confirmed', 'published'])
  })
})

describe('[DSK-021] category and who may read', () => {
  test('are changed for readers at once, and put back as they were, but for what was changed since', async () => {
    const before = await Promise.all(items.map(async (id) => (await item(id)).draft.categorySlug))
    const [other] = await query(
      'select slug, label from content_categories where slug <> all($1) order by slug limit 1',
      [before],
    )
    const run = await begin('cambia-categoria', [...items, draft])
    await post(run, { act: 'rehearse', 'field-category': other?.slug })
    expect((await pageAt(run)).querySelector('button[value=confirm]')?.textContent).toBe(
      `Metti in «${other?.label}» 4 contenuti`,
    )
    await post(run, { act: 'confirm', ...why })
    await work(run)
    const rows = await query(
      'select category_slug as slug, publication_date as at from content_items where id = any($1)',
      [[...items, draft]],
    )
    expect(rows.map(({ slug }) => slug)).toEqual(Array(4).fill(other?.slug))
    expect(
      rows.filter(({ at }) => at === null),
      'a draft stays a draft',
    ).toHaveLength(1)
    const [changed = ''] = items
    const withdrawn = await begin('ritira', [changed])
    await post(withdrawn, { act: 'confirm', ...why })
    await work(withdrawn)
    await post(run, { act: 'take-back', reason: 'Erano giuste prima' })
    await work(run)
    expect(await textOf(run)).toContain('Rimessi com’erano: 3. Lasciati perché cambiati dopo: 1.')
    for (const [place, id] of items.entries())
      expect((await item(id)).draft.categorySlug).toBe(id === changed ? other?.slug : before[place])
  })

  test('of who may read, each gets back its own', async () => {
    const before = await Promise.all(items.map(async (id) => JSON.stringify((await item(id)).draft.access)))
    const run = await begin('cambia-chi-legge', items)
    expect((await post(run, { act: 'rehearse', 'field-readers': 'nessuno' })).statusCode).toBe(400)
    await post(run, { act: 'rehearse', 'field-readers': 'premium' })
    await post(run, { act: 'confirm', ...why })
    await work(run)
    const premium = await query('select is_premium from content_items where id = any($1)', [items])
    expect(premium.every(({ is_premium }) => is_premium)).toBe(true)
    await post(run, { act: 'take-back', reason: 'Troppo chiuso' })
    await work(run)
    const after = await Promise.all(items.map(async (id) => JSON.stringify((await item(id)).draft.access)))
    expect(after.map((each) => JSON.parse(each))).toEqual(before.map((each) => JSON.parse(each)))
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { createPage, publishPage } from '#areas/content/commands.server.ts'
import { replaceMenuItems } from '#areas/content/menu-store.server.ts'
import type { CheckedDocument } from '#areas/content/model.ts'
import { seedCourses } from '../../db/seed/courses.ts'
import { seedReading } from '../../db/seed/reading.ts'
import { useClub } from '../../tests/support/club.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'

/** What is taken away at the desk: who does it is told what led there, and it does not come back. */
const club = useClub()

const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

async function post(url: string, who: number | null, fields: Record<string, string>) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  const payload = new URLSearchParams(fields).toString()
  return club.app.inject({ method: 'POST', url, headers, payload })
}
const read = async (url: string, who: number | null = null) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })

test('who takes away a category or a series is told first what leads there, and lets it lead nowhere knowingly', async () => {
  const { db } = club.database
  const now = club.clock.now()
  const write = async (path: string, type: string, fields: object, isPublished = false) => {
    const document = { regions: { main: [{ id: path, type, audience: {}, fields }] } } as object as CheckedDocument
    const head = { title: `Prova ${path}`, description: 'Prova', sharing: {} }
    const page = { parentId: null, authorId: null, now, document, path, head }
    const { pageId, number } = await createPage(db, page)
    if (isPublished)
      await publishPage(db, { ...page, pageId, number, check: (document) => document as CheckedDocument })
  }
  await write('/porta-1', 'rich-text', { html: '<a href="/news-approfondimenti/di-prova">qui</a>' }, true)
  await write('/porta-2', 'content-carousel', { category: 'di-prova' })
  await write('/porta-3', 'hero', { slides: [{ link: '/corsi-ecm-fad?collana=di-prova' }] })
  await write('/porta-altrove', 'hero', { category: 'altra', link: '/news-approfondimenti/di-prova-ancora' })
  const item = (label: string, link: string) => ({ label, link })
  await replaceMenuItems(db, 'prova', [
    { ...item('Sopra', '/servizi'), items: [item('Di prova', '/corsi-ecm-fad/collana/Di%20prova')] },
  ])
  const article = {
    contentType: 'Articolo',
    title: 'Che porta là',
    body: '<p>Si legge <a href="/news-approfondimenti/di-prova">di là</a>.</p>',
    categorySlug: 'clinica-e-terapia',
    access: 'everyone',
    ...Object.fromEntries(SUBSCRIPTION_TYPES.map((type) => [`level-${type}`, 'whole'])),
  }
  expect((await post('/redazione/contenuti/nuovo', STAFF.editor, article)).statusCode).toBe(302)
  const said = { id: randomUUID(), text: 'Da vedere', linkLabel: 'Vai', link: '/corsi-ecm-fad?collana=di-prova' }
  expect((await post('/redazione/barra/nuovo', STAFF.editor, { ...said, anyway: '1' })).statusCode).toBe(302)
  const notice = { id: randomUUID(), title: 'Da leggere', text: 'Di là.', link: '/news-approfondimenti/di-prova' }
  expect((await post('/redazione/avvisi/nuovo', STAFF.editor, { ...notice, anyway: '1' })).statusCode).toBe(302)
  for (const [desk, told, untold] of [
    [
      '/redazione/contenuti/categorie',
      ['>Prova /porta-1</a>', 'Prova /porta-2 (bozza)', '>Che porta là</a>', '>Da leggere</a>'],
      ['/porta-3', 'la voce', 'Da vedere'],
    ],
    [
      '/redazione/corsi/collane',
      ['la voce «Di prova»', 'Prova /porta-3 (bozza)', '>Da vedere</a>'],
      ['/porta-1', '/porta-2'],
    ],
  ] as const) {
    await post(`${desk}/nuova`, STAFF.editor, { label: 'Di prova', description: 'Una prova.', slug: 'di-prova' })
    const page = (await read(`${desk}/di-prova`, STAFF.editor)).body.replaceAll('<!-- -->', '')
    for (const words of told) expect(page).toContain(words)
    for (const words of [...untold, '/porta-altrove']) expect(page).not.toContain(words)
    const remove = (accepted: string) => post(`${desk}/di-prova`, STAFF.editor, { act: 'remove', accepted })
    for (const accepted of ['', '1']) {
      const refused = await remove(accepted)
      expect([refused.statusCode, refused.body.includes('qualcosa che porta a «Di prova»')]).toEqual([409, true])
    }
    expect((await remove(String(told.length))).headers.location).toBe(`${desk}?fatto=removed`)
  }
})

test('[CRS-010] a series is opened, named again and taken away: the catalogue, its page and the map follow', async () => {
  const desk = '/redazione/corsi/collane'
  const where = ['/corsi-ecm-fad', '/sitemap/corsi-1.xml']
  const shows = (text: string) => Promise.all(where.map(async (url) => (await read(url)).body.includes(text)))
  expect(await shows('cure-palliative')).toEqual([false, false])
  const opened = { label: 'Cure palliative', description: 'Quando guarire non si può.', slug: '' }
  expect((await post(`${desk}/nuova`, STAFF.editor, opened)).headers.location).toBe(`${desk}?fatto=opened`)
  await expect.poll(() => shows('cure-palliative')).toEqual([true, true])
  expect((await post(`${desk}/nuova`, STAFF.editor, { ...opened, slug: 'altro' })).body).toContain(
    'Questo nome c’è già.',
  )
  const seen = { seen: JSON.stringify([opened.label, opened.description]) }
  await post(`${desk}/cure-palliative`, STAFF.editor, { ...opened, ...seen, label: 'Fine vita' })
  for (const address of ['cure-palliative', 'Cure%20palliative', 'fine%20vita'])
    await expect
      .poll(async () => (await read(`/corsi-ecm-fad/collana/${address}`)).body.includes('Collana Fine vita'))
      .toBe(true)
  const full = await post(`${desk}/medicina`, STAFF.editor, { act: 'remove' })
  expect([full.statusCode, /«Medicina» ha ancora \d+ corsi: spostali/.test(full.body)]).toEqual([409, true])
  expect((await post(`${desk}/cure-palliative`, STAFF.editor, { act: 'remove' })).statusCode).toBe(302)
  await expect.poll(() => shows('cure-palliative')).toEqual([false, false])
  expect((await read(desk, STAFF.editor)).body.replaceAll('<!-- -->', '')).toContain('Tolta: Fine vita')
})

test.each([
  ['an operator', STAFF.operator],
  ['PREMIUM', VISITORS.PREMIUM],
])('%s neither opens the desk of categories and series nor changes one', async (_who, username) => {
  for (const [desk, one] of [
    ['/redazione/contenuti/categorie', 'clinica-e-terapia'],
    ['/redazione/corsi/collane', 'medicina'],
  ]) {
    expect((await read(`${desk}/${one}`, username)).statusCode).toBe(403)
    expect((await post(`${desk}/nuova`, username, { label: 'Mia', description: 'Mia' })).statusCode).toBe(403)
    expect((await post(`${desk}/${one}`, username, { act: 'remove' })).statusCode).toBe(403)
    expect((await post(String(desk), username, { slug: String(one), move: 'later' })).statusCode).toBe(403)
  }
})

test('what editors took away does not come back when the club starts again', async () => {
  const { db } = club.database
  await db.execute(
    sql`update content_items set category_slug = 'clinica-e-terapia' where category_slug = 'nutrizione-e-prevenzione'`,
  )
  await db.execute(sql`delete from content_versions`)
  await db.execute(sql`update courses set series_id = (select id from course_series where slug = 'medicina')`)
  const gone = ['/redazione/contenuti/categorie/nutrizione-e-prevenzione', '/redazione/corsi/collane/legale']
  for (const url of gone) expect((await post(url, STAFF.editor, { act: 'remove' })).statusCode, url).toBe(302)
  await seedReading(db, { now: club.clock.now(), scale: 1 })
  await seedCourses(db, { now: club.clock.now(), log: () => undefined })
  for (const url of gone) expect((await read(url, STAFF.editor)).statusCode, url).toBe(404)
})

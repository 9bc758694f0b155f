import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { letIn } from '#areas/account/commands.server.ts'
import { findLock } from '#areas/account/correction-commands.server.ts'
import { countTry, subjectsOf } from '#areas/account/tries-commands.server.ts'
import { listCreditMovements } from '#areas/audience/credit-store.server.ts'
import { listHeldWallets } from '#areas/audience/grant-store.server.ts'
import { subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import { STAFF_ROLES, SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { findMemberById, findMemberByUsername, findMembersByEmail, listMembers } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { createPage, publishPage } from '#areas/content/commands.server.ts'
import { releaseScheduled } from '#areas/content/desk-commands.server.ts'
import { replaceMenuItems } from '#areas/content/menu-store.server.ts'
import type { CheckedDocument } from '#areas/content/model.ts'
import { currentRevision } from '#areas/content/store.server.ts'
import { findAccount, listOperations } from '#areas/loyalty/ledger-store.server.ts'
import { listOwnedProducts, listProducts } from '#areas/plans/store.server.ts'
import { pseudonymizeMember } from '#areas/profile/store.server.ts'
import { definitions } from '#blocks/definitions.server.ts'
import { listLettersTo } from '#platform/mail/store.server.ts'
import { addRomeDays, romeDayOf, romeMinuteOf } from '#platform/pure/dates.ts'
import { appSecret } from '#platform/secrets/app-secret.server.ts'
import { createSession, findSession } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { seedCourses } from '../../db/seed/courses.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { seedReading } from '../../db/seed/reading.ts'
import { useClub } from '../../tests/support/club.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'
import { DESK, deskOf } from './desk.ts'

const club = useClub()

test.each(STAFF_ROLES)('the desk of the %s lists the pages that open for it, and no other', async (role) => {
  const headers = await club.cookieOf(STAFF[role])
  const desk = await club.app.inject({ url: '/redazione', headers })
  expect(desk.statusCode).toBe(200)
  // What waits is told to who can do something about it.
  expect(/>\d+ da prendere</.test(desk.body)).toBe(role !== 'editor')
  expect(/>\d+ bonific[oi] in attesa</.test(desk.body)).toBe(role !== 'editor')
  for (const { path } of DESK) {
    const isOwn = deskOf(role).some((place) => place.path === path)
    expect(desk.body.includes(`href="${path}"`), path).toBe(isOwn)
    expect((await club.app.inject({ url: path, headers })).statusCode, path).toBe(isOwn ? 200 : 403)
  }
})

test.each(STAFF_ROLES)('the frame leads the %s to the desk, and offers no trial and no plan', async (role) => {
  for (const url of ['/servizi', '/assistenza']) {
    const { body } = await read(url, STAFF[role])
    const frame = body.slice(0, body.indexOf('<main'))
    expect(frame, url).toMatch(/<a [^>]*href="\/redazione"/)
    expect(frame, url).not.toMatch(/<a [^>]*href="\/(?:piani-premium|attivazione-trial)"/)
  }
  const member = (await read('/servizi', VISITORS.REGISTRATO)).body
  expect(member.slice(0, member.indexOf('<main'))).toMatch(/<a [^>]*href="\/piani-premium"/)
})

const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

async function post(url: string, who: number | null, fields: Record<string, string>) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  const payload = new URLSearchParams(fields).toString()
  return club.app.inject({ method: 'POST', url, headers, payload })
}
const read = async (url: string, who: number | null = null) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })

function formWith(name: string, file: File): FormData {
  const form = new FormData()
  form.append(name, file)
  return form
}

describe('the desk of contents', () => {
  const words = {
    contentType: 'Articolo',
    title: 'Il sale nelle mense, dieci anni dopo',
    slug: '',
    abstract: 'Che cosa dicono i numeri.',
    body: '<p>Uno.</p><p>Due.</p><h2>I numeri</h2><p>La parte riservata.</p><script>alert(1)</script>',
    categorySlug: 'nutrizione-e-prevenzione',
    access: 'premium',
    ...Object.fromEntries(SUBSCRIPTION_TYPES.map((type) => [`level-${type}`, 'whole'])),
    options: 'hasTopics',
  }
  const PATH = '/news-approfondimenti/nutrizione-e-prevenzione/il-sale-nelle-mense-dieci-anni-dopo'
  const LISTS = ['/news-approfondimenti', '/news-approfondimenti/rss.xml', '/sitemap/contenuti-1.xml']

  const listed = async () =>
    Promise.all(LISTS.map(async (url) => (await read(url)).body.includes('il-sale-nelle-mense-dieci-anni-dopo')))
  /** Opens an item with these words and says its address on the desk. */
  async function write(fields: Record<string, string> = {}) {
    const answer = await post('/redazione/contenuti/nuovo', STAFF.editor, { ...words, ...fields })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(302)
    return String(answer.headers.location).split('?')[0] ?? ''
  }

  test.each([
    ['a visitor', null, 302],
    ['PREMIUM', VISITORS.PREMIUM, 403],
    ['an operator', STAFF.operator, 403],
    ['an administrator', STAFF.administrator, 302],
  ])('%s who posts the form gets %s %i, and only staff who write leave something', async (_who, username, status) => {
    const title = `Prova di ${username}`
    const answer = await post('/redazione/contenuti/nuovo', username, { ...words, title })
    expect(answer.statusCode).toBe(status)
    const list = await read(`/redazione/contenuti?cerca=${encodeURIComponent(title)}`, STAFF.editor)
    expect(list.body.includes(`>${title}</a>`)).toBe(username === STAFF.administrator)
  })

  test('[NWS-017] written, tried, published, withdrawn: lists, feed, map and page follow each time', async () => {
    for (const url of LISTS) await read(url)
    const desk = await write()
    expect(await listed()).toEqual([false, false, false])
    expect((await read(PATH)).statusCode).toBe(404)
    const preview = await read(`${desk}/anteprima?tipo=SUSPECT`, STAFF.editor)
    expect(preview.body).not.toContain('La parte riservata.')
    expect((await read(`${desk}/anteprima?tipo=PREMIUM`, STAFF.editor)).body).toContain('La parte riservata.')
    expect((await post(desk, STAFF.editor, { ...words, seen: '1', act: 'publish' })).headers.location).toContain(
      'fatto=published',
    )
    await expect.poll(listed).toEqual([true, true, true])
    expect((await read(PATH)).body).not.toContain('La parte riservata.')
    const whole = (await read(PATH, VISITORS.PREMIUM)).body
    expect(whole).toContain('La parte riservata.')
    expect(whole).not.toContain('alert(1)')
    const found = await read('/search?s=sale+mense', VISITORS.PREMIUM)
    expect(found.body).toContain('il-sale-nelle-mense-dieci-anni-dopo')

    // Who is about to take it away may ask what leads there.
    const linking = await write({ title: 'Chi rimanda al sale', body: `<p>Vedi <a href="${PATH}">qui</a>.</p>` })
    expect((await read(desk, STAFF.editor)).body).not.toContain(`href="${linking}"`)
    expect((await read(`${desk}?legami=1`, STAFF.editor)).body).toContain(`href="${linking}"`)

    // A draft above what is published changes nothing for readers.
    await post(desk, STAFF.editor, {
      ...words,
      slug: PATH.split('/').at(-1) ?? '',
      title: 'Un altro titolo',
      seen: '2',
    })
    expect((await read(PATH)).body).not.toContain('Un altro titolo')
    expect((await read('/redazione/contenuti?stato=published', STAFF.editor)).body).toContain(
      'Modifiche non pubblicate',
    )

    expect((await post(desk, STAFF.editor, { seen: '3', act: 'withdraw' })).statusCode).toBe(302)
    await expect.poll(listed).toEqual([false, false, false])
    expect((await read(PATH)).statusCode).toBe(404)
    const history = await read(desk, STAFF.editor)
    for (const act of ['Bozza salvata', 'Pubblicato', 'Ritirato']) expect(history.body).toContain(act)
    expect((await read(`${desk}?versione=1`, STAFF.editor)).body).toContain('Il sale nelle mense')
  })

  test('two editors at once: the second is told who saved, loses nothing, and may save over', async () => {
    const desk = await write({ title: 'A quattro mani' })
    const mine = { ...words, title: 'La mia versione', slug: 'a-quattro-mani', seen: '1' }
    await post(desk, STAFF.administrator, { ...mine, title: 'La sua versione' })
    const refused = await post(desk, STAFF.editor, mine)
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('Qualcun altro ha salvato questo contenuto mentre lo scrivevi.')
    expect(refused.body).toContain('value="La mia versione"')
    expect((await post(desk, STAFF.editor, { ...mine, over: 'save 2' })).statusCode).toBe(302)
    expect((await read(desk, STAFF.editor)).body).toContain('value="La mia versione"')
    expect((await read(`${desk}?versione=2`, STAFF.editor)).body).toContain('value="La sua versione"')
  })

  test('bad input keeps what was typed and says why; an address is one item’s, and stays once readers have it', async () => {
    const refused = await post('/redazione/contenuti/nuovo', STAFF.editor, {
      ...words,
      title: 'Senza sommario',
      slug: 'Non va',
      abstract: '',
      categorySlug: '',
      publishAt: '9999-12-31T23:59',
      act: 'publish',
    })
    expect(refused.statusCode).toBe(400)
    // Everything at once: neither the address nor the day keeps for later what readers would miss.
    for (const said of ['Scegli la categoria.', 'Scrivi il sommario', 'Scrivi il giorno e l’ora'])
      expect(refused.body).toContain(said)
    for (const kept of ['value="Senza sommario"', 'La parte riservata.']) expect(refused.body).toContain(kept)
    const first = await write({ title: 'Unico' })
    const second = await post('/redazione/contenuti/nuovo', STAFF.editor, { ...words, title: 'Altro', slug: 'unico' })
    expect(second.body).toContain('Un altro contenuto ha già questo indirizzo.')
    await post(first, STAFF.editor, { ...words, title: 'Unico', slug: 'unico', seen: '1', act: 'publish' })
    const moved = await post(first, STAFF.editor, { ...words, title: 'Unico', slug: 'nuovo', seen: '2' })
    expect(moved.body).toContain('Dopo la pubblicazione l’indirizzo non cambia più.')
    const kept = { ...words, title: 'Unico', slug: 'unico', seen: '2', act: 'publish' }
    await post(first, STAFF.editor, { ...kept, categorySlug: 'clinica-e-terapia' })
    const old = await read('/news-approfondimenti/nutrizione-e-prevenzione/unico')
    expect([old.statusCode, old.headers.location]).toEqual([301, '/news-approfondimenti/clinica-e-terapia/unico'])
  })

  test('one address asked for two items in the same instant goes to one, and the other is told', async () => {
    const desks = [await write({ title: 'Primo gemello' }), await write({ title: 'Secondo gemello' })]
    const answers = await Promise.all(
      desks.map((desk) => post(desk, STAFF.editor, { ...words, slug: 'gemelli', seen: '1', act: 'save' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([302, 400])
    expect(answers.find(({ statusCode }) => statusCode === 400)?.body).toContain('ha già questo indirizzo')
  })

  test('what is scheduled comes out by itself, and the lists that were kept learn it', async () => {
    const hour = new Date(club.clock.now().getTime() + 3_600_000)
    const desk = await write({
      title: words.title,
      slug: 'il-sale-nelle-mense-dieci-anni-dopo-2',
      publishAt: romeMinuteOf(hour),
      act: 'publish',
    })
    const path = `${PATH}-2`
    expect((await read('/redazione/contenuti?stato=scheduled', STAFF.editor)).body).toContain(desk)
    expect((await read(path)).statusCode).toBe(404)
    const { db } = club.database
    expect(await releaseScheduled(db, club.clock.now())).toBe(0)
    const before = await currentRevision(db)
    expect(await releaseScheduled(db, new Date(hour.getTime() + 60_000))).toBe(1)
    expect(await releaseScheduled(db, new Date(hour.getTime() + 120_000))).toBe(0)
    expect(await currentRevision(db)).toBe(before + 1)
    club.clock.set(new Date(hour.getTime() + 60_000))
    expect((await read(path)).statusCode).toBe(200)
    club.clock.reset()
  })

  test('the calendar shows what comes out and what only says it should, and a day of it begins a content', async () => {
    const month = async () => (await read('/redazione/calendario?mese=2027-01', STAFF.editor)).body
    expect((await read('/redazione/calendario', STAFF.operator)).statusCode).toBe(403)
    const day = { title: 'Per la Befana', publishAt: '2027-01-06T07:45' }
    const desk = await write(day)
    const line = (page: string) => page.slice(page.indexOf('Per la Befana') - 400, page.indexOf('Per la Befana') + 200)
    expect(line(await month())).toMatch(/07:45 · .*Articolo.*Bozza/s)
    await post(desk, STAFF.editor, { ...words, ...day, slug: 'per-la-befana', seen: '1', act: 'publish' })
    expect(line(await month())).toContain('07:45')
    expect(line(await month())).not.toContain('Bozza')
    expect((await read('/redazione/calendario?mese=2027-02', STAFF.editor)).body).not.toContain('Per la Befana')
    const begun = await read('/redazione/contenuti/nuovo?giorno=2027-01-07', STAFF.editor)
    expect(begun.body).toContain('value="2027-01-07T08:00"')
    for (const nonsense of ['mese=2027-13', 'mese=oggi', 'mese='])
      expect((await read(`/redazione/calendario?${nonsense}`, STAFF.editor)).statusCode).toBe(200)
  })

  test('another like it begins from any item; a draft no reader has had is thrown away, and what readers had is not', async () => {
    const desk = await write({ title: 'Da copiare', author: 'Ada Neri' })
    const copy = await read(`/redazione/contenuti/nuovo?da=${desk.split('/').at(-1)}`, STAFF.editor)
    for (const part of ['È una copia di «', 'value="Da copiare (copia)"', 'value="Ada Neri"', 'La parte riservata.'])
      expect(copy.body).toContain(part)
    expect(copy.body).toMatch(/name="slug"[^>]*value=""/)

    expect((await post(desk, STAFF.operator, { seen: '1', act: 'delete' })).statusCode).toBe(403)
    expect((await post(desk, STAFF.editor, { seen: '0', act: 'delete' })).statusCode).toBe(409)
    const gone = await post(desk, STAFF.editor, { seen: '1', act: 'delete' })
    expect(gone.headers.location).toBe('/redazione/contenuti?fatto=deleted')
    expect((await read(desk, STAFF.editor)).statusCode).toBe(404)
    const trail = await read('/redazione/registro', STAFF.administrator)
    for (const said of ['Eliminata la bozza di un contenuto', 'Da copiare']) expect(trail.body).toContain(said)

    const given = await write({ title: 'Già letto', act: 'publish' })
    const refused = await post(given, STAFF.editor, { seen: '2', act: 'delete' })
    expect([refused.statusCode, refused.body.includes('si ritira, non si elimina')]).toEqual([409, true])
  })

  test('a photograph for the cover is taken from who writes, drawn again no larger than it is shown, and open to readers', async () => {
    const photo = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#2a7' } })
      .jpeg()
      .toBuffer()
    const begin = '--confine\r\ncontent-disposition: form-data; name="file"; filename="foto.jpg"\r\n\r\n'
    const payload = Buffer.concat([Buffer.from(begin), photo, Buffer.from('\r\n--confine--\r\n')])
    const send = async (who: number | null) => {
      const headers = {
        ...(await club.cookieOf(who)),
        ...SENT,
        'content-type': 'multipart/form-data; boundary=confine',
      }
      return club.app.inject({ method: 'PUT', url: '/api/content/cover', headers, payload })
    }
    expect((await send(VISITORS.PREMIUM)).statusCode).toBe(404)
    const shown = await read((await send(STAFF.editor)).json().path)
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(1280)
    // One that was forgotten meanwhile is asked again, and not shown broken.
    const photoPath = '/files/00000000-0000-4000-8000-000000000000/foto.jpg'
    const forgotten = await post('/redazione/contenuti/nuovo', STAFF.editor, { ...words, title: 'Dopo', photoPath })
    expect([forgotten.statusCode, forgotten.body.includes('non c’è più: sceglila di nuovo.')]).toEqual([400, true])
  })

  test('a PDF for a page is taken from who writes, and nothing else is', async () => {
    const send = async (who: number | null, words: string) => {
      const sent = new Response(formWith('file', new File([words], 'Guida allo studio.pdf')))
      const headers = { ...(await club.cookieOf(who)), ...SENT, 'content-type': sent.headers.get('content-type') ?? '' }
      const payload = Buffer.from(await sent.arrayBuffer())
      return club.app.inject({ method: 'PUT', url: '/api/content/document', headers, payload })
    }
    expect((await send(VISITORS.PREMIUM, '%PDF-1.7')).statusCode).toBe(404)
    expect((await send(STAFF.editor, 'non un PDF')).json().error.fields.file).toBe('Il file deve essere un PDF.')
    const { path } = (await send(STAFF.editor, '%PDF-1.7')).json()
    expect((await read(path)).body).toBe('%PDF-1.7')
    // The shape of the block that shows it takes the address as it is.
    expect(definitions['download-banner'].schema.safeParse({ title: 'Guida', path }).success).toBe(true)
  })

  test('who writes an address is proposed the pages and contents of the club, by words half written', async () => {
    const ask = async (of: string, q: string, who: number | null = STAFF.editor) =>
      read(`/api/content/suggestions?${new URLSearchParams({ of, q })}`, who)
    expect((await ask('links', 'serv', VISITORS.PREMIUM)).statusCode).toBe(404)
    expect((await ask('links', 'serv')).json()).toContainEqual({ value: '/servizi', label: expect.any(String) })
    expect((await ask('links', 'telefon')).json()).toContainEqual({ value: '#phonecall', label: 'Telefona al Club' })
    const [content] = (await ask('contents', 'iperten')).json()
    expect(content.label).toMatch(/iperten/i)
    const found = (await ask('links', 'iperten')).json().map(({ value }: { value: string }) => value)
    expect(found.some((path: string) => path.endsWith(`/${content.value}`))).toBe(true)
    expect((await ask('categories', '')).json().length).toBeGreaterThan(2)
    expect((await ask('contents', `'); & | ! :*`)).statusCode).toBe(200)
  })

  test('without JavaScript the cover comes with the form, also a heavy one; who is not staff is stopped before it is read', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer()
    expect(photo.length).toBeGreaterThan(1024 * 1024)
    const send = async (
      url: string,
      who: number | null,
      fields: Record<string, string>,
      name: string,
      file: Buffer,
    ) => {
      const form = new FormData()
      for (const [field, value] of Object.entries(fields)) form.append(field, value)
      form.append(name, new File([new Uint8Array(file)], 'foto.png'))
      const sent = new Response(form)
      const headers = {
        ...(await club.cookieOf(who)),
        ...SENT,
        'content-type': sent.headers.get('content-type') ?? '',
      }
      return club.app.inject({ method: 'POST', url, headers, payload: Buffer.from(await sent.arrayBuffer()) })
    }
    const item = await write({ title: 'Con la copertina' })
    const draft = { ...words, title: 'Con la copertina', slug: 'con-la-copertina' }
    expect((await send(item, STAFF.editor, { ...draft, seen: '1' }, 'cover', photo)).statusCode).toBe(302)
    const form = (await read(item, STAFF.editor)).body
    expect(form).toMatch(/name="photoPath" value="\/files\//)
    expect(form).toContain('name="photoSize" value="1280x640"')
    const refused = await send(item, STAFF.editor, { ...draft, seen: '2' }, 'cover', Buffer.from('non una foto'))
    expect([refused.statusCode, refused.body.includes('Il file deve essere un’immagine')]).toEqual([400, true])
    await post(item, STAFF.editor, { ...draft, seen: '2', dropPhoto: 'on' })
    expect((await read(item, STAFF.editor)).body).toContain('name="photoPath" value=""')

    const course = '/redazione/corsi/1/dati'
    const heavy = await send(course, STAFF.editor, { act: 'cover' }, 'file', Buffer.alloc(10 * 1024 * 1024))
    expect([heavy.statusCode, heavy.body.includes('<h1>Il file è troppo grande</h1>')]).toEqual([413, true])
    expect((await send(course, VISITORS.PREMIUM, { act: 'cover' }, 'file', photo)).statusCode).toBe(403)
    expect((await send(course, STAFF.editor, { act: 'cover' }, 'file', Buffer.from('x'))).body).toContain(
      'Il file deve essere un’immagine',
    )
    expect((await send(course, STAFF.editor, { act: 'cover' }, 'file', photo)).headers.location).toBe(course)
    const withCover =
      /src="(\/files\/[^"]+)" alt="Copertina di oggi"/.exec((await read(course, STAFF.editor)).body)?.[1] ?? ''
    expect((await read(withCover)).statusCode).toBe(200)
    await post(course, STAFF.editor, { act: 'no-cover' })
    expect((await read(course, STAFF.editor)).body).not.toContain('Copertina di oggi')
  })

  test('a page its editors hide from search engines is not on the map', async () => {
    const { db } = club.database
    const page = { parentId: null, authorId: null, now: club.clock.now(), document: { regions: {} } as CheckedDocument }
    for (const isHiddenFromSearchEngines of [true, false]) {
      const path = `/pagina-${isHiddenFromSearchEngines ? 'nascosta' : 'in-vista'}`
      const head = { title: path, description: 'Prova', sharing: { isHiddenFromSearchEngines } }
      const { pageId, number } = await createPage(db, { ...page, path, head })
      await publishPage(db, { ...page, pageId, number, check: (document) => document as CheckedDocument })
    }
    const { body } = await read('/sitemap/pagine-1.xml')
    expect([body.includes('/pagina-nascosta<'), body.includes('/pagina-in-vista<')]).toEqual([false, true])
  })
  test('[NWS-009] a category is opened, named again, moved and taken away: lists, its page and the map follow each time', async () => {
    const desk = '/redazione/contenuti/categorie'
    const page = '/news-approfondimenti/medicina-di-genere'
    const where = ['/news-approfondimenti', '/news-approfondimenti/categorie', '/sitemap/contenuti-1.xml']
    const shows = (text: string) => Promise.all(where.map(async (url) => (await read(url)).body.includes(text)))
    expect(await shows('medicina-di-genere')).toEqual([false, false, false])
    const opened = { label: 'Medicina di genere', description: 'Che cosa cambia fra donne e uomini.', slug: '' }
    const wrong = await post(`${desk}/nuova`, STAFF.editor, { ...opened, description: '' })
    expect([wrong.statusCode, wrong.body.includes('value="Medicina di genere"')]).toEqual([400, true])
    expect((await post(`${desk}/nuova`, STAFF.editor, opened)).headers.location).toBe(`${desk}?fatto=opened`)
    await expect.poll(() => shows('medicina-di-genere')).toEqual([true, true, true])
    expect((await read(page)).body).toContain('Le prime letture di questa categoria stanno per arrivare.')

    const renamed = { ...opened, label: 'Donne e uomini', seen: JSON.stringify([opened.label, opened.description]) }
    await post(`${desk}/medicina-di-genere`, STAFF.editor, renamed)
    await expect.poll(async () => (await read(page)).body.includes('Donne e uomini')).toBe(true)
    const overtaken = await post(`${desk}/medicina-di-genere`, STAFF.administrator, { ...renamed, label: 'Altro' })
    expect([overtaken.statusCode, overtaken.body.includes('Nel frattempo qualcun altro ha salvato')]).toEqual([
      409,
      true,
    ])

    const order = async () =>
      [...(await read('/news-approfondimenti/categorie')).body.matchAll(/Tutto su (?:<!-- -->)?([^<]+)</g)].map(
        ([, label]) => label,
      )
    const before = await order()
    expect(before.at(-1)).toBe('Donne e uomini')
    await post(desk, STAFF.editor, { slug: 'medicina-di-genere', move: 'earlier' })
    await expect.poll(async () => (await order()).at(-2)).toBe('Donne e uomini')

    const remove = () => post(`${desk}/medicina-di-genere`, STAFF.editor, { act: 'remove' })
    const item = await write({ title: 'Il cuore delle donne', categorySlug: 'medicina-di-genere' })
    const full = await remove()
    expect([full.statusCode, full.body.includes('«Donne e uomini» ha ancora un contenuto: spostalo')]).toEqual([
      409,
      true,
    ])
    expect((await read('/redazione/contenuti?categoria=medicina-di-genere', STAFF.editor)).body).toContain(item)
    const elsewhere = { ...words, title: 'Il cuore delle donne', slug: 'il-cuore-delle-donne' }
    await post(item, STAFF.editor, { ...elsewhere, seen: '1', act: 'publish' })
    await post(item, STAFF.editor, { ...elsewhere, seen: '2', categorySlug: 'medicina-di-genere' })
    expect((await remove()).body).toContain(
      'Un contenuto ha modifiche non pubblicate che lo portano in «Donne e uomini»',
    )
    await post(item, STAFF.editor, { ...elsewhere, seen: '3' })
    expect((await remove()).headers.location).toBe(`${desk}?fatto=removed`)
    await expect.poll(() => shows('medicina-di-genere')).toEqual([false, false, false])
    expect((await read(page)).statusCode).toBe(404)
    expect(await order()).toEqual(before.slice(0, -1))

    const story = (await read(desk, STAFF.editor)).body.replaceAll('<!-- -->', '')
    for (const line of [
      'Aperta: Medicina di genere',
      'Modificata: Donne e uomini',
      'Spostata: ',
      'Tolta: Donne e uomini',
    ])
      expect(story).toContain(line)
    expect(story).toContain('Nome: Medicina di genere → ')
  })
})

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

describe('the desk of members', () => {
  const DESK_PATH = '/redazione/iscritti'
  const plain = async (url: string, who: number | null) => (await read(url, who)).body.replaceAll('<!-- -->', '')
  const one = async (username: number | null) => {
    const found = await findMemberByUsername(club.database.db, username ?? 0)
    if (!found) throw new Error(`There is no demo member ${username}.`)
    return found
  }

  test('a person is found by name, mailbox, telephone, username or client code, and nobody by words that are of nobody', async () => {
    const { name, surname, email, clientCode } = await one(VISITORS.PREMIUM)
    const typed = [`${surname.toLowerCase()} ${name}`, email.slice(0, 9), String(VISITORS.PREMIUM), clientCode]
    for (const words of typed)
      expect(await plain(`${DESK_PATH}?cerca=${encodeURIComponent(words)}`, STAFF.operator), words).toContain(
        `href="${DESK_PATH}/${VISITORS.PREMIUM}"`,
      )
    await makeMember(club.database.db, { now: club.clock.now(), person: { surname: 'Chiamante', phone: '3479988776' } })
    for (const phone of ['3479988776', '+39 347 998 8776', '347/9988776'])
      expect(await plain(`${DESK_PATH}?cerca=${encodeURIComponent(phone)}`, STAFF.operator), phone).toContain(
        'Chiamante',
      )
    for (const words of ['%', '_', `${surname} Nessuno`])
      expect(await plain(`${DESK_PATH}?cerca=${encodeURIComponent(words)}`, STAFF.operator), words).toContain(
        'Nessun iscritto trovato',
      )
  })

  test('who has cancelled the account is in no list', async () => {
    const { db } = club.database
    const id = await makeMember(db, { now: club.clock.now(), person: { name: 'Ivo', surname: 'Partito' } })
    expect(await plain(`${DESK_PATH}?cerca=Partito`, STAFF.operator)).toContain('Partito Ivo')
    await pseudonymizeMember(db, id, club.clock.now())
    expect(await plain(`${DESK_PATH}?cerca=cancellato`, STAFF.operator)).toContain('Nessun iscritto trovato')
  })

  test.each(Object.entries({ ...VISITORS, SUSPECT: null }))(
    'the page of a %s says their type; who looked is written down',
    async (type, username) => {
      if (username === null) return expect((await read(`${DESK_PATH}/99999999`, STAFF.operator)).statusCode).toBe(404)
      const page = await plain(`${DESK_PATH}/${username}`, STAFF.operator)
      expect(page).toContain(`>${TYPE_WORDS[type as SubscriptionType]}<`)
      expect(page).toContain((await one(username)).email)
      const [seen] = await listMemberTrail(club.database.db, (await one(username)).id)
      expect([seen?.kind, seen?.actorId]).toEqual(['member-viewed', (await one(STAFF.operator)).id])
    },
  )

  const why = { reason: 'Chiesto al telefono' }

  test('a note is left for whoever answers next, and refused where it would keep an address', async () => {
    const url = `${DESK_PATH}/${VISITORS.EX_PREMIUM}`
    const member = await one(VISITORS.EX_PREMIUM)
    const noted = async () =>
      (await listMemberTrail(club.database.db, member.id)).filter(({ kind }) => kind === 'member-noted')
    const refused = await post(url, STAFF.operator, { note: 'Scrivergli a qualcuno@posta.example' })
    expect([refused.statusCode, refused.body.includes('Scrivergli a qualcuno@posta.example')], 'kept').toEqual([
      400,
      true,
    ])
    expect((await post(url, STAFF.operator, { note: ' ' })).body).toContain('Scrivi la nota, in poche parole.')
    expect((await post(url, STAFF.editor, { note: 'Una nota' })).statusCode).toBe(403)
    expect((await post(`${DESK_PATH}/${STAFF.editor}`, STAFF.operator, { note: 'Una nota' })).statusCode).toBe(403)
    expect(await noted()).toEqual([])
    const left = await post(url, STAFF.operator, { note: 'Richiama giovedì per il rinnovo' })
    expect(left.headers.location).toBe(`${url}?fatto=note`)
    const page = await plain(url, STAFF.administrator)
    expect(page.indexOf('Richiama giovedì per il rinnovo')).toBeGreaterThan(page.indexOf('>Note<'))
    expect(await noted()).toHaveLength(1)
  })

  test.each([
    ['PREMIUM', VISITORS.PREMIUM, 'Si può iscrivere'],
    ['REGISTRATO', VISITORS.REGISTRATO, 'È solo registrato'],
    ['EX_PREMIUM', VISITORS.EX_PREMIUM, 'L’abbonamento è finito'],
    ['PREMIUM without the wallet', 1006, 'Gli manca il portafoglio ECM'],
  ])(
    '“non vedo il mio corso”: the courses of a %s, and of any other why they may not',
    async (_type, username, why) => {
      const url = `${DESK_PATH}/${username}/corsi`
      const { rows } = await club.database.pool.query<{ title: string }>(
        `select c.title from courses c where state = 'open' and expiry_date > current_date and not ('GP_REGISTRATO_CLUB' = any(c.groups))
       and credits < 5 and published_at < now() and not exists (select 1 from enrolments e join members m on m.id = e.member_id where e.course_id = c.id and m.username = $1) limit 1`,
        [username],
      )
      const title = rows[0]?.title ?? ''
      expect(await plain(url, STAFF.operator)).not.toContain(title)
      const found = await plain(`${url}?cerca=${encodeURIComponent(title)}`, STAFF.operator)
      for (const words of [title, 'Non iscritto', why]) expect(found).toContain(words)
      for (const who of [STAFF.editor, VISITORS.PREMIUM]) expect((await read(url, who)).statusCode).toBe(403)
    },
  )

  test('[AUD-001] the list is asked for one type, or for who ends soon, and agrees with the rule of each member', async () => {
    const { db } = club.database
    const every = { words: [], page: 0, limit: 5000 }
    const { list } = await listMembers(db, every)
    for (const days of [0, 40, 400, 4000]) {
      const now = new Date(club.clock.now().getTime() + days * 86_400_000)
      for (const type of SUBSCRIPTION_TYPES) {
        const asked = await listMembers(db, { ...every, such: { type, now } })
        const ruled = list.filter(({ membership }) => subscriptionTypeAt(membership, now) === type)
        expect(
          asked.list.map(({ username }) => username),
          `${type} in ${days}`,
        ).toEqual(ruled.map(({ username }) => username))
      }
      const endsBy = new Date(now.getTime() + 60 * 86_400_000)
      const ending = await listMembers(db, { ...every, such: { endsBy, now } })
      const ruled = list.filter(
        ({ membership }) =>
          subscriptionTypeAt(membership, now) === 'PREMIUM' &&
          membership.premiumPeriods.every(({ end }) => end <= endsBy),
      )
      expect(ending.list.map(({ username }) => username)).toEqual(ruled.map(({ username }) => username))
    }
    const shown = await plain(`${DESK_PATH}?tipo=EX_TRIAL`, STAFF.operator)
    expect(shown).toContain(`href="${DESK_PATH}/1004"`)
    expect(shown).not.toContain(`href="${DESK_PATH}/1003"`)
    expect(await plain(`${DESK_PATH}?tipo=altro&scadenza=7`, STAFF.operator)).toContain('iscritti')
  })

  test('one search looks in every list that a role may enter, and in no other', async () => {
    const { surname } = await one(VISITORS.PREMIUM)
    const search = (words: string, who: number) => plain(`/redazione?cerca=${encodeURIComponent(words)}`, who)
    const operator = await search(surname, STAFF.operator)
    for (const way of [`${DESK_PATH}/${VISITORS.PREMIUM}`, '/redazione/ordini/', '/redazione/attestati/'])
      expect(operator, way).toContain(`href="${way}`)
    const editor = await search(surname, STAFF.editor)
    expect(editor).not.toContain(`${DESK_PATH}/`)
    expect(await search('ipertensione', STAFF.editor)).toContain('href="/redazione/contenuti/')
    expect(await search('primo accesso', STAFF.editor)).toContain('href="/redazione/video-tutorial/')
    expect(await search('ipertensione', STAFF.operator)).not.toContain('href="/redazione/contenuti/')
    expect(await search('prezzi', STAFF.administrator)).toContain('href="/redazione/piani"')
    expect(await search('prezzi', STAFF.operator)).not.toContain('href="/redazione/piani"')
    expect(await search('%', STAFF.operator)).toContain('Non si trova niente')
  })

  test('who cannot enter is sent the letter, or has every session closed; the trail says who did it and why', async () => {
    const { db } = club.database
    const member = await one(VISITORS.EX_TRIAL)
    const url = `${DESK_PATH}/${VISITORS.EX_TRIAL}/accesso`
    const elsewhere = await createSession(db, { memberId: member.id, now: club.clock.now() })
    const letters = async () => (await listLettersTo(db, member.email)).map(({ subject }) => subject)
    expect((await post(url, STAFF.operator, { act: 'recovery' })).body).toContain('Scrivi perché, in poche parole.')
    expect(await letters()).toEqual([])
    expect((await post(url, STAFF.operator, { ...why, act: 'recovery' })).statusCode).toBe(302)
    expect(await letters()).toEqual(['Scegli una nuova password'])
    expect((await post(url, STAFF.operator, { ...why, act: 'altro' })).statusCode).toBe(400)
    expect(await letters()).toHaveLength(1)
    expect((await post(url, STAFF.operator, { ...why, act: 'sessions' })).statusCode).toBe(302)
    expect(await findSession(db, elsewhere, club.clock.now())).toBeNull()
    const trail = await listMemberTrail(db, member.id)
    for (const kind of ['recovery-asked', 'signed-out-everywhere']) {
      const line = trail.find((event) => event.kind === kind)
      expect([line?.actorId, line?.facts.reason], kind).toEqual([(await one(STAFF.operator)).id, why.reason])
    }
  })

  test('an editor and a member see nobody; the accounts of the staff are touched by an administrator alone', async () => {
    const url = `${DESK_PATH}/${VISITORS.PREMIUM}/accesso`
    for (const who of [STAFF.editor, VISITORS.PREMIUM]) {
      for (const path of [DESK_PATH, `${DESK_PATH}/${VISITORS.PREMIUM}`, url])
        expect((await read(path, who)).statusCode).toBe(403)
      expect((await post(url, who, { ...why, act: 'sessions' })).statusCode).toBe(403)
    }
    const staff = `${DESK_PATH}/${STAFF.administrator}`
    expect(await plain(staff, STAFF.operator)).not.toContain('/accesso"')
    expect((await read(`${staff}/accesso`, STAFF.operator)).statusCode).toBe(403)
    for (const act of ['sessions', 'recovery', 'person', 'points'])
      expect((await post(`${staff}/accesso`, STAFF.operator, { ...why, act })).statusCode, act).toBe(403)
    expect(await plain(`${DESK_PATH}/${STAFF.editor}/accesso`, STAFF.administrator)).toContain('Manda la lettera')
    expect((await read(`${DESK_PATH}/${VISITORS.PREMIUM}/altro`, STAFF.operator)).statusCode).toBe(404)
  })

  type Made = Parameters<typeof makeMember>[1]
  async function someone(type: Exclude<SubscriptionType, 'SUSPECT'>, more: Partial<Made> = {}) {
    const id = await makeMember(club.database.db, { now: club.clock.now(), type, ...more })
    const member = await findMemberById(club.database.db, id)
    if (!member) throw new Error('Nobody was made.')
    return member
  }
  /** What the page asks to confirm, as its hidden fields hold it and its button sends it. */
  function askedIn(body: string): Record<string, string> {
    const card = body.slice(body.indexOf('id="conferma"'), body.length)
    const form = card.slice(0, card.indexOf('</form>'))
    const text = (value: string) => value.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    return Object.fromEntries(
      [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
        .map(([, name = '', value = '']) => [name, text(value)])
        .concat(/value="confirm" name="step"/.test(form) ? [['step', 'confirm']] : []),
    )
  }
  /** Looks at what an act would do, then confirms it. */
  async function correct(
    username: number,
    section: string,
    fields: Record<string, string>,
    who: number = STAFF.operator,
  ) {
    const url = `${DESK_PATH}/${username}/${section}`
    const seen = await post(url, who, { ...why, ...fields })
    const asked = askedIn(seen.body)
    expect(asked.step, seen.body.match(/role="alert"[^>]*>([^<]*)/)?.[1] ?? String(seen.statusCode)).toBe('confirm')
    return { seen: seen.body.replaceAll('<!-- -->', ''), asked, done: await post(url, who, asked) }
  }
  const meOf = async (username: number) => (await read('/api/me', username)).json()
  const typeOf = async (username: number) => (await meOf(username)).member.subscription.subscriptionType
  const dayFrom = (days: number) => addRomeDays(romeDayOf(club.clock.now()), days)
  const lastLetter = async (email: string) => (await listLettersTo(club.database.db, email))[0]?.subject
  const lastLine = async (id: string) =>
    (await listMemberTrail(club.database.db, id)).find(({ kind }) => kind === 'member-corrected')

  test.each([
    ['REGISTRATO', 'trial', { trialStart: 0, trialLastDay: 7 }, 'TRIAL'],
    ['TRIAL', 'trial', { trialStart: -2, trialLastDay: -1 }, 'EX_TRIAL'],
    ['EX_TRIAL', 'trial', { trialStart: -60, trialLastDay: 3 }, 'TRIAL'],
    ['PREMIUM', 'period', { lastDay: -1 }, 'EX_PREMIUM'],
    ['EX_PREMIUM', 'period', { lastDay: 30 }, 'PREMIUM'],
  ] as const)(
    '[REG-009] [REG-011] the dates of a %s are corrected (%s): the type that follows is shown, then is',
    async (type, act, days, expected) => {
      const member = await someone(type)
      expect(await typeOf(member.username)).toBe(type)
      const written = Object.fromEntries(Object.entries(days).map(([name, value]) => [name, dayFrom(value)]))
      const start = member.membership.premiumPeriods[0]?.start.toISOString() ?? ''
      const fields = { act, start, ...written }
      const { seen, done } = await correct(member.username, 'abbonamento', fields)
      expect(seen).toContain(`>${TYPE_WORDS[type]}<`)
      expect(seen).toContain(`>${TYPE_WORDS[expected]}<`)
      expect(done.headers.location).toContain(`fatto=${act}`)
      // The very next request of the member is answered by what they have become.
      expect(await typeOf(member.username)).toBe(expected)
      const line = await lastLine(member.id)
      expect([line?.facts.reason, line?.actorId]).toEqual([why.reason, (await one(STAFF.operator)).id])
      expect(line?.facts.changes).toContainEqual({ field: 'Tipo', from: TYPE_WORDS[type], to: TYPE_WORDS[expected] })
      expect(await lastLetter(member.email)).toMatch(/è cambiat[ao]$/)
      expect(await plain(`${DESK_PATH}/${member.username}`, STAFF.operator)).toContain(why.reason)
    },
  )

  test.each(['REGISTRATO', 'TRIAL', 'PREMIUM', 'EX_TRIAL', 'EX_PREMIUM'] as const)(
    'a plan given to a %s makes them PREMIUM, and is an administrator’s to give',
    async (type) => {
      const member = await someone(type)
      const [plan] = (await listProducts(club.database.db, club.clock.now())).filter(({ kind }) => kind === 'plan')
      const fields = { act: 'plan', product: plan?.id ?? '' }
      const url = `${DESK_PATH}/${member.username}/abbonamento`
      expect((await post(url, STAFF.operator, { ...why, ...fields })).statusCode).toBe(403)
      expect((await post(url, STAFF.administrator, { ...why, act: 'plan' })).body).toContain('Scegli un piano.')
      await correct(member.username, 'abbonamento', fields, STAFF.administrator)
      expect(await typeOf(member.username)).toBe('PREMIUM')
      const owned = await listOwnedProducts(club.database.db, member.id)
      expect(owned.map(({ productId }) => productId)).toEqual([plan?.id])
      // What belongs to a plan lasts as long as it is owned.
      const wallet = (await listHeldWallets(club.database.db, member.id)).find(
        ({ tag, activeUntil }) => tag === 'netmed' && activeUntil?.getTime() === owned[0]?.activeUntil.getTime(),
      )
      const wallets = `${DESK_PATH}/${member.username}/portafogli`
      const ended = { ...why, act: 'wallet-ended', wallet: wallet?.id ?? '' }
      expect((await post(wallets, STAFF.operator, ended)).body).toContain('Fa parte di «')
      if (type !== 'PREMIUM') return
      // The one that is to come may be taken back, and with it what it would have brought.
      const coming = (await one(member.username)).membership.premiumPeriods[1]?.start.toISOString() ?? ''
      const first = member.membership.premiumPeriods[0]?.start.toISOString() ?? ''
      const over = await post(url, STAFF.operator, { ...why, act: 'period', start: first, lastDay: dayFrom(330) })
      expect([over.statusCode, over.body.includes('Si sovrappone al periodo')]).toEqual([400, true])
      await correct(member.username, 'abbonamento', { act: 'period-removed', start: coming })
      expect((await one(member.username)).membership.premiumPeriods).toHaveLength(1)
      expect(await listOwnedProducts(club.database.db, member.id)).toEqual([])
    },
  )

  test('what cannot be is refused beside its field, and nothing typed is lost', async () => {
    const member = await someone('PREMIUM')
    const start = member.membership.premiumPeriods[0]?.start.toISOString() ?? ''
    const plan = `${DESK_PATH}/${member.username}/abbonamento`
    const wallets = `${DESK_PATH}/${member.username}/portafogli`
    const held = await listHeldWallets(club.database.db, member.id)
    const ecm = held.find(({ tag }) => tag === 'ecm')?.id ?? ''
    const loyalty = held.find(({ tag }) => tag === 'winLoy')?.id ?? ''
    const refusals: [string, Record<string, string>, string][] = [
      [plan, { act: 'period', start, lastDay: dayFrom(-300) }, 'Finirebbe prima di cominciare'],
      [plan, { act: 'period', start, lastDay: '2026-02-31' }, 'Scrivi il giorno'],
      [plan, { act: 'period', start, lastDay: dayFrom(10), reason: '' }, 'Scrivi perché, in poche parole.'],
      [plan, { act: 'period-removed', start }, 'È già cominciato'],
      [plan, { act: 'period', start: '2020-01-01T00:00:00.000Z', lastDay: dayFrom(10) }, 'non c’è più'],
      [plan, { act: 'trial', trialStart: dayFrom(3), trialLastDay: dayFrom(1) }, 'Finirebbe prima di cominciare'],
      [wallets, { act: 'wallet-given', tag: 'ecm' }, 'Ce l’ha già'],
      [wallets, { act: 'wallet-given', tag: 'nuovo', lastDay: dayFrom(-1) }, 'Sarebbe già finito'],
      [wallets, { act: 'wallet', wallet: ecm, stato: '12', lastDay: '' }, 'una cifra da 0 a 9'],
      [wallets, { act: 'credits', wallet: ecm, amount: '-9999' }, 'Ne ha 124'],
      [wallets, { act: 'credits', wallet: loyalty, amount: '5' }, 'si correggono più sotto'],
      [wallets, { act: 'points', points: '-9999' }, 'Ne ha 200'],
      [wallets, { act: 'points', points: 'tanti' }, 'Scrivi quanti'],
      [wallets, { act: 'codes', promoCodes: '<script>', portfolios: 'DAS' }, 'non è un codice'],
      [wallets, { act: 'codes', promoCodes: '', portfolios: 'DAS' }, 'È già così'],
    ]
    for (const [url, fields, said] of refusals) {
      const refused = await post(url, STAFF.operator, { ...why, ...fields })
      expect([refused.statusCode === 400 || refused.statusCode === 409, refused.body.includes(said)], said).toEqual([
        true,
        true,
      ])
    }
    const typed = await post(wallets, STAFF.operator, { ...why, act: 'points', points: '-9999' })
    for (const kept of ['value="-9999"', `value="${why.reason}"`]) expect(typed.body).toContain(kept)
    expect(await listHeldWallets(club.database.db, member.id)).toEqual(
      held.map((wallet) => (wallet.tag === 'winLoy' ? expect.objectContaining({ id: wallet.id }) : wallet)),
    )
    expect(await lastLine(member.id)).toBeUndefined()
    const nobody = await someone('REGISTRATO')
    const early = await post(`${DESK_PATH}/${nobody.username}/portafogli`, STAFF.operator, {
      ...why,
      act: 'points',
      points: '5',
    })
    expect(early.body).toContain('Non ha mai avuto il Premium')
  })

  test('wallets, credits, points and codes: each once however often it is confirmed, and seen by the member at once', async () => {
    const member = await someone('PREMIUM')
    const { db } = club.database
    const heldOf = async (tag: string) => (await listHeldWallets(db, member.id)).find((wallet) => wallet.tag === tag)
    const path = `${DESK_PATH}/${member.username}/portafogli`
    const ecm = (await heldOf('ecm'))?.id ?? ''
    const { asked } = await correct(member.username, 'portafogli', { act: 'credits', wallet: ecm, amount: '10' })
    expect((await heldOf('ecm'))?.balance).toBe(134)
    // The same confirmation again is the same act; another, made from what was seen before, is asked again.
    expect((await post(path, STAFF.operator, asked)).statusCode).toBe(302)
    expect((await heldOf('ecm'))?.balance).toBe(134)
    const stale = await post(path, STAFF.operator, { ...asked, key: '00000000-0000-4000-8000-000000000000' })
    expect([stale.statusCode, stale.body.includes('Nel frattempo qualcosa')]).toEqual([409, true])
    expect((await heldOf('ecm'))?.balance).toBe(134)
    await correct(member.username, 'portafogli', { act: 'credits', wallet: ecm, amount: '-4' })
    expect((await heldOf('ecm'))?.balance).toBe(130)
    expect((await listCreditMovements(db, member.id, 'ecm', 2)).map(({ amount }) => amount)).toEqual([-4, 10])
    expect(await lastLetter(member.email)).toBe('I tuoi crediti sono cambiati')

    await correct(member.username, 'portafogli', { act: 'points', points: '50' })
    await correct(member.username, 'portafogli', { act: 'points', points: '-20' })
    expect((await findAccount(db, member.id))?.balance).toBe(230)
    expect((await listOperations(db, member.id, 2)).map(({ description }) => description)).toEqual([
      'Punti tolti dal Club',
      'Punti aggiunti dal Club',
    ])
    expect(await lastLetter(member.email)).toBe('I tuoi punti sono cambiati')

    await correct(member.username, 'portafogli', { act: 'wallet-given', tag: 'provaNuova', stato: '2', credits: '3' })
    const given = await heldOf('provaNuova')
    expect([given?.stato, given?.balance, given?.activeUntil]).toEqual([2, 3, null])
    const holds = async () => (await meOf(member.username)).member.subscription.portafogliAttivi.provaNuova
    expect(await holds()).toEqual({ Stato: 2 })
    await correct(member.username, 'portafogli', {
      act: 'wallet',
      wallet: given?.id ?? '',
      stato: '1',
      lastDay: dayFrom(9),
    })
    expect(await holds()).toEqual({ Stato: 1 })
    await correct(member.username, 'portafogli', { act: 'wallet-ended', wallet: given?.id ?? '' })
    expect(await holds()).toBeUndefined()

    await correct(member.username, 'portafogli', { act: 'codes', promoCodes: 'AUTUNNO-26', portfolios: 'DAS PIU' })
    const me = (await meOf(member.username)).member.subscription
    expect([me.promoCodes, me.portafogliStatici]).toEqual([['AUTUNNO-26'], ['DAS', 'PIU']])
  })

  test('who somebody is: corrected on the page, another address asked to be confirmed and the old one told, no values on the trail', async () => {
    const member = await someone('REGISTRATO')
    await someone('REGISTRATO', { person: { email: 'gia.presa@posta.example' } })
    const url = `${DESK_PATH}/${member.username}/dati`
    const { name, surname, email } = member
    const person = { act: 'person', name, surname, email, phone: '3331234567', prefix: '0039' }
    for (const [change, said] of [
      [{ email: 'gia.presa@posta.example' }, 'Questa e-mail è già di un altro account.'],
      [{ email: 'non va' }, 'E-mail non valida'],
      [{ name: '' }, 'Campo obbligatorio'],
      [{ phone: '12' }, 'Numero di telefono non valido'],
      [{ prefix: 'x' }, 'Scegli un prefisso.'],
    ] as [Record<string, string>, string][]) {
      const refused = await post(url, STAFF.operator, { ...why, ...person, ...change })
      expect([refused.statusCode, refused.body.includes(said)], said).toEqual([400, true])
    }
    const moved = `nuova.${member.username}@posta.example`
    await correct(member.username, 'dati', { ...person, surname: 'D’Angelo', email: moved.toUpperCase() })
    const after = await one(member.username)
    expect([after.surname, after.email, after.phone]).toEqual(['D’Angelo', moved, '3331234567'])
    expect(await lastLetter(moved)).toBe('Conferma il tuo nuovo indirizzo e-mail')
    expect(await lastLetter(email)).toBe('L’indirizzo e-mail del tuo account è cambiato')
    expect((await meOf(member.username)).member.subscription.surname).toBe('D’Angelo')
    const line = await lastLine(member.id)
    expect(line?.facts.changes).toEqual([{ field: 'Nome e cognome' }, { field: 'E-mail' }, { field: 'Telefono' }])
    expect(JSON.stringify(line?.facts)).not.toMatch(/Angelo|nuova|333/)
  })

  test('an account closed by an administrator lets nobody in until it is opened, and says so', async () => {
    const member = await someone('PREMIUM', { password: 'una password lunga 1' })
    const cookie = await club.cookieOf(member.username)
    const url = `${DESK_PATH}/${member.username}/accesso`
    expect((await post(url, STAFF.operator, { ...why, act: 'close' })).statusCode).toBe(403)
    await correct(member.username, 'accesso', { act: 'close' }, STAFF.administrator)
    expect((await club.app.inject({ url: '/profilo', headers: cookie })).statusCode).toBe(302)
    expect(await lastLetter(member.email)).toBe('Il tuo account è stato chiuso')
    const subjects = { address: 'x', name: 'y', accounts: [] }
    const enter = () =>
      letIn(club.database.db, {
        memberId: member.id,
        subjects,
        currentSessionId: null,
        now: club.clock.now(),
        settings: { club: club.env.club, origin: 'http://localhost:3000' },
      })
    expect((await enter()).kind).toBe('closed')
    expect((await post(url, STAFF.operator, { ...why, act: 'recovery' })).body).toContain('prima si riapre')
    expect(await plain(`${DESK_PATH}/${member.username}`, STAFF.operator)).toContain('Chiuso dal')
    await correct(member.username, 'accesso', { act: 'open' }, STAFF.administrator)
    expect(await lastLetter(member.email)).toBe('Il tuo account è di nuovo aperto')
    expect((await enter()).kind).toBe('signed-in')
  })

  test('who tried too often is unlocked', async () => {
    const member = await someone('REGISTRATO')
    const { db } = club.database
    const secret = await appSecret(club.env)
    const named = { kind: 'number', number: member.username } as const
    const subjects = subjectsOf({ what: '', secret }, '10.0.0.1', named, [{ memberId: member.id }])
    for (let tries = 0; tries < 9; tries += 1) await countTry(db, subjects, club.clock.now())
    expect((await findLock(db, member, { now: club.clock.now(), secret })).seconds).toBeGreaterThan(0)
    const url = `${DESK_PATH}/${member.username}/accesso`
    expect(await plain(url, STAFF.operator)).toContain('Sblocca l’accesso')
    expect((await post(url, STAFF.operator, { ...why, act: 'unlock' })).statusCode).toBe(302)
    expect(await findLock(db, member, { now: club.clock.now(), secret })).toEqual({ tries: 0, seconds: 0 })
    expect((await lastLine(member.id))?.facts).toMatchObject({ what: 'unlock', ...why })
  })

  test('[IDN-051] their archive is asked for, and they are erased, by an administrator who says why, and names them', async () => {
    const member = await someone('REGISTRATO')
    const url = `${DESK_PATH}/${member.username}`
    for (const who of [STAFF.operator, VISITORS.PREMIUM]) {
      expect((await post(`${url}/accesso`, who, { ...why, act: 'export' })).statusCode).toBe(403)
      expect(
        (await post(`${url}/accesso`, who, { ...why, act: 'erase', username: String(member.username) })).statusCode,
      ).toBe(403)
    }
    expect((await post(`${url}/accesso`, STAFF.administrator, { act: 'export' })).statusCode).toBe(400)
    const prepare = () => post(`${url}/accesso`, STAFF.administrator, { ...why, act: 'export' })
    expect((await prepare()).headers.location).toBe(`${url}/accesso?fatto=export`)
    expect((await prepare()).statusCode).toBe(409)
    const unnamed = await post(`${url}/accesso`, STAFF.administrator, { ...why, act: 'erase', username: '1' })
    expect([unnamed.statusCode, unnamed.body.includes(`Scrivi ${member.username} per confermare.`)]).toEqual([
      400,
      true,
    ])
    const gone = { ...why, act: 'erase', username: String(member.username) }
    expect((await post(`${url}/accesso`, STAFF.administrator, gone)).headers.location).toBe(`${DESK_PATH}?fatto=erase`)
    expect((await one(member.username)).surname).toBe('cancellato')
    const trail = await listMemberTrail(club.database.db, member.id)
    for (const kind of ['archive-requested', 'account-deleted']) {
      const line = trail.find((event) => event.kind === kind)
      expect([line?.actorId, line?.facts.reason], kind).toEqual([(await one(STAFF.administrator)).id, why.reason])
    }
    const staff = await post(`${DESK_PATH}/${STAFF.editor}/accesso`, STAFF.administrator, {
      ...why,
      act: 'erase',
      username: String(STAFF.editor),
    })
    expect([staff.statusCode, staff.body.includes('prima si toglie il ruolo')]).toEqual([409, true])
  })

  test('the team: somebody is invited, changes role and leaves; the last administrator stays, and nobody decides their own', async () => {
    const url = '/redazione/squadra'
    const { db } = club.database
    for (const who of [STAFF.editor, STAFF.operator, VISITORS.PREMIUM]) {
      expect((await read(url, who)).statusCode).toBe(403)
      expect((await post(url, who, { ...why, act: 'invite', who: 'x@y.example', role: 'editor' })).statusCode).toBe(403)
    }
    const ask = (fields: Record<string, string>) => post(url, STAFF.administrator, { ...why, ...fields })
    const email = 'nuova.collega@posta.example'
    const nobody = await ask({ act: 'invite', who: 'nessuno', role: 'editor' })
    expect([nobody.statusCode, nobody.body.includes('scrivi la sua e-mail')]).toEqual([400, true])
    expect((await ask({ act: 'invite', who: email, role: 'editor' })).body).toContain('Campo obbligatorio')
    const invitation = { act: 'invite', who: email, name: 'Nina', surname: 'Collega', role: 'editor' }
    expect((await ask(invitation)).headers.location).toBe(`${url}?fatto=invited`)
    expect(await findMembersByEmail(db, email)).toHaveLength(1)
    const person = { email: 'lavora.qui@posta.example', staffRole: 'editor' } as const
    const nina = await findMemberById(db, await makeMember(db, { now: club.clock.now(), person }))
    const username = String(nina?.username)
    expect((await ask({ act: 'change', username, seen: 'editor', role: 'operator' })).statusCode).toBe(302)
    expect((await read('/redazione/contenuti', nina?.username)).statusCode).toBe(403)
    expect((await read(DESK_PATH, nina?.username)).statusCode).toBe(200)
    const late = await ask({ act: 'change', username, seen: 'editor', role: 'administrator' })
    expect([late.statusCode, late.body.includes('Qualcun altro ha appena cambiato')]).toEqual([409, true])
    expect((await ask({ act: 'remove', username, seen: 'operator' })).statusCode).toBe(302)
    const own = { act: 'remove', username: String(STAFF.administrator), seen: 'administrator' }
    expect((await ask(own)).statusCode).toBe(400)
    const trail = (await listMemberTrail(db, nina?.id ?? '')).filter(({ kind }) => kind === 'role-changed')
    expect(trail.map(({ facts }) => facts.changes?.map(({ from, to }) => [from, to]))).toEqual([
      [['Operatore', 'nessun ruolo']],
      [['Redattore', 'Operatore']],
    ])
  })

  test('the trail is read by kind, person, who and day, page after page without losing a line, and taken out as a sheet', async () => {
    const url = '/redazione/registro'
    for (const who of [STAFF.editor, STAFF.operator, VISITORS.PREMIUM])
      for (const path of [url, `${url}/foglio`]) expect((await read(path, who)).statusCode).toBe(403)
    const member = await someone('REGISTRATO', { person: { name: 'Ada', surname: '=Somma' } })
    const { db } = club.database
    const at = club.clock.now()
    for (let line = 0; line < 120; line += 1)
      await recordTrail(db, { at, kind: 'member-viewed', memberId: member.id, count: line })
    await recordTrail(db, { at, kind: 'role-changed', memberId: member.id, actorId: (await one(STAFF.operator)).id })
    const rowsIn = (body: string) => body.match(/href="\/redazione\/iscritti\/\d+"/g)?.length ?? 0
    let address: string | null = `${url}?persona=${member.username}`
    const sizes: number[] = []
    while (address) {
      const body: string = await plain(address, STAFF.administrator)
      sizes.push(rowsIn(body))
      address = /href="([^"]*dopo=[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? null
    }
    expect(sizes).toEqual([50, 50, 21])
    const asked = async (query: string) =>
      rowsIn(await plain(`${url}?persona=${member.username}&${query}`, STAFF.administrator))
    expect(await asked('fatto=role-changed')).toBe(1)
    expect(await asked(`chi=${(await one(STAFF.operator)).id}`)).toBe(1)
    expect(await asked(`giorno=${romeDayOf(at)}&fatto=role-changed`)).toBe(1)
    expect(await asked('giorno=2020-01-01')).toBe(0)
    expect(await plain(`${url}?persona=nessuno`, STAFF.administrator)).toContain('Nessun fatto trovato')
    const sheet = await read(`${url}/foglio?persona=${member.username}`, STAFF.administrator)
    expect(sheet.headers['content-type']).toContain('text/csv')
    expect(sheet.body.trim().split('\r\n')).toHaveLength(122)
    expect(sheet.body).toContain('"Ada =Somma"')
  })
})

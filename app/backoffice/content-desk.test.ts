import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { createPage, publishPage } from '#areas/content/commands.server.ts'
import { releaseScheduled } from '#areas/content/desk-commands.server.ts'
import type { CheckedDocument } from '#areas/content/model.ts'
import { definitions } from '#blocks/definitions.server.ts'
import { romeMinuteOf } from '#platform/pure/dates.ts'
import { countChanges } from '../../tests/support/changes.ts'
import { useClub } from '../../tests/support/club.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'

/** What editors write, try, publish and withdraw, and what readers find of it. */
const club = useClub()

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
    ['a visitor', null, 401],
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
    const same = { ...words, title: 'Altro', slug: 'unico' }
    const second = await write(same)
    expect((await read(second, STAFF.editor)).body).toContain('Un altro contenuto ha già questo indirizzo.')
    const asked = await post(second, STAFF.editor, { ...same, seen: '1', act: 'publish' })
    expect([asked.statusCode, asked.body.includes('Un altro contenuto ha già questo indirizzo.')]).toEqual([400, true])
    await post(first, STAFF.editor, { ...words, title: 'Unico', slug: 'unico', seen: '1', act: 'publish' })
    const moved = await post(first, STAFF.editor, {
      ...words,
      title: 'Unico',
      slug: 'nuovo',
      seen: '2',
      act: 'publish',
    })
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
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302])
    const told = await Promise.all(
      desks.map(async (desk) => (await read(desk, STAFF.editor)).body.includes('ha già questo indirizzo')),
    )
    expect(told.sort()).toEqual([false, true])
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
    const before = await countChanges(db)
    expect(await releaseScheduled(db, new Date(hour.getTime() + 60_000))).toBe(1)
    expect(await releaseScheduled(db, new Date(hour.getTime() + 120_000))).toBe(0)
    expect(await countChanges(db)).toBe(before + 1)
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
    const heavy = await send(course, STAFF.editor, { act: 'cover' }, 'file', Buffer.alloc(17 * 1024 * 1024))
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
    const opened = {
      label: 'Medicina di genere',
      description: 'Che cosa cambia fra donne e uomini.',
      isForPublic: 'on',
      slug: '',
    }
    const wrong = await post(`${desk}/nuova`, STAFF.editor, { ...opened, description: '' })
    expect([wrong.statusCode, wrong.body.includes('value="Medicina di genere"')]).toEqual([400, true])
    expect((await post(`${desk}/nuova`, STAFF.editor, opened)).headers.location).toBe(`${desk}?fatto=opened`)
    await expect.poll(() => shows('medicina-di-genere')).toEqual([true, true, true])
    expect((await read(page)).body).toContain('Le prime letture di questa categoria stanno per arrivare.')

    const renamed = {
      ...opened,
      label: 'Donne e uomini',
      seen: JSON.stringify([opened.label, opened.description, 'on']),
    }
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

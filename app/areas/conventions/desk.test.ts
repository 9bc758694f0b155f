import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { addRomeDays, endOfRomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { formRefusal, STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { CATALOGUE_COLUMNS } from './catalogue-rules.ts'
import { expireOffers } from './commands.server.ts'

const club = useClub()
const DESK = '/redazione/convenzioni'
const CODE = 'SEGRETISSIMO99'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

type Fields = Record<string, string | string[]>

async function post(url: string, who: number | null, fields: Fields) {
  const payload = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) payload.append(name, each)
  return club.app.inject({
    method: 'POST',
    url,
    headers: { ...(await club.cookieOf(who)), ...SENT },
    payload: payload.toString(),
  })
}
const read = async (url: string, who: number | null = null) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })

/** A form with a file in it. */
async function send(
  url: string,
  who: number,
  fields: Record<string, string>,
  file: { name: string; bytes: Uint8Array },
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([new Uint8Array(file.bytes)], file.name))
  const body = new Response(form)
  const headers = {
    ...(await club.cookieOf(who)),
    'sec-fetch-site': 'same-origin',
    'content-type': body.headers.get('content-type') ?? '',
  }
  return club.app.inject({ method: 'POST', url, headers, payload: Buffer.from(await body.arrayBuffer()) })
}

const shop = {
  name: 'Bottega di Prova',
  category: 'casa',
  about: 'Mobili e lampade per la casa.',
  siteUrl: 'https://bottega.example',
}
const offer = {
  title: 'Venti per cento sulle lampade',
  description: 'Su tutte le lampade.',
  conditions: 'Una volta per ordine.',
  offerType: 'c',
  voucherCode: CODE,
  linkUrl: '',
  kind: 'sale',
  priceValue: '20',
  priceSymbol: '2',
  startsOn: '',
  endsOn: '',
  seenBy: [...SUBSCRIPTION_TYPES],
  seen: '0',
}

async function openShop(fields: Partial<typeof shop> = {}): Promise<number> {
  const answer = await post(`${DESK}/negozi/nuovo`, STAFF.editor, { ...shop, ...fields, seen: '0' })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(302)
  return Number(/negozi\/(\d+)/.exec(String(answer.headers.location))?.[1])
}

async function writeOffer(shopId: number, fields: Fields = {}, act = 'publish'): Promise<string> {
  const answer = await post(`${DESK}/offerte/nuova`, STAFF.editor, { ...offer, shop: String(shopId), ...fields, act })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(302)
  return String(answer.headers.location).split('?')[0] ?? ''
}
/** What the form of a page was given: whoever saves it sends it back. */
const versionOf = async (desk: string) =>
  /name="seen" value="(\d+)"/.exec((await read(desk, STAFF.editor)).body)?.[1] ?? ''
const page = (shopId: number) => `/servizi/convenzioni/negozi/${shopId}`
const shows = async (shopId: number, words: string, who: number | null = null) =>
  (await read(page(shopId), who)).body.includes(words)

/** What was kept of a page is made old by a word from the database, which takes a moment. */
const becomes = async (shopId: number, words: string, isShown: boolean, who: number | null = null) =>
  expect.poll(() => shows(shopId, words, who)).toBe(isShown)

test.each([
  ['a visitor', null, 302],
  ['PREMIUM', VISITORS.PREMIUM, 403],
  ['an operator', STAFF.operator, 403],
])('%s neither opens nor changes the conventions', async (_who, username, status) => {
  for (const path of [
    '',
    '/offerte/nuova',
    '/offerte/1',
    '/negozi',
    '/negozi/1',
    '/negozi/1/anteprima',
    '/vetrina',
    '/file',
  ])
    expect((await read(DESK + path, username)).statusCode, path).toBe(status)
  for (const path of ['/offerte/nuova', '/offerte/1', '/negozi/nuovo', '/negozi/1', '/vetrina', '/file'])
    expect((await post(DESK + path, username, { ...shop, ...offer, shop: '1', act: 'ended' })).statusCode, path).toBe(
      formRefusal(status),
    )
  const { rows } = await club.database.db.execute(sql`select id from convention_shops where name = ${shop.name}`)
  expect(rows).toHaveLength(0)
})

describe('an offer', () => {
  test('written, tried, published, hidden, published again, ended: the page of its shop follows at once', async () => {
    const shopId = await openShop({ name: 'Lampade Uno' })
    await becomes(shopId, offer.title, false)
    const desk = await writeOffer(shopId, {}, 'save')
    await becomes(shopId, offer.title, false)
    const preview = await read(`${DESK}/negozi/${shopId}/anteprima?tipo=PREMIUM`, STAFF.editor)
    expect(preview.body).toContain(offer.title)
    expect(preview.body).not.toContain(CODE)
    expect((await read(desk, STAFF.editor)).body).toContain(CODE)

    const done = await post(desk, STAFF.editor, { ...offer, seen: '1', act: 'publish' })
    expect(done.headers.location).toContain('fatto=published')
    await becomes(shopId, offer.title, true)
    const shown = await read(page(shopId))
    expect(shown.body).toContain('Condizioni: Una volta per ordine.')
    expect(shown.body).not.toContain(CODE)
    // Nor in the list of the desk, which is searched over a shoulder.
    const list = await read(`${DESK}?cerca=lampade+uno&stato=active`, STAFF.editor)
    expect(list.body).toContain(offer.title)
    expect(list.body).not.toContain(CODE)

    await post(desk, STAFF.editor, { act: 'hidden' })
    await becomes(shopId, offer.title, false)
    await post(desk, STAFF.editor, { ...offer, seen: await versionOf(desk), act: 'publish' })
    await becomes(shopId, offer.title, true)
    await post(desk, STAFF.editor, { act: 'ended' })
    await post(desk, STAFF.editor, { act: 'ended' })
    await becomes(shopId, offer.title, false)
    const id = Number(desk.split('/').at(-1))
    const trail = await listTrailAbout(club.database.db, 'offer', id, 20)
    expect(trail.map(({ facts }) => facts.what)).toEqual(['ended', 'published', 'hidden', 'published', 'created'])
    expect(JSON.stringify(trail)).not.toContain(CODE)
  })

  test('[CNV-011] for some types only: those find it and withdraw it, the others neither, wherever offers are told', async () => {
    const shopId = await openShop({ name: 'Lampade Due' })
    const title = 'Solo per chi è Premium'
    const desk = await writeOffer(shopId, { title, seenBy: ['PREMIUM'], isBest: 'on' })
    await writeOffer(shopId, { title: 'Per tutti' })
    const id = Number(desk.split('/').at(-1))
    await club.database.db.execute(sql`update convention_offers set best_rank = 0 where id = ${id}`)
    await becomes(shopId, title, true, VISITORS.PREMIUM)
    for (const [type, who] of Object.entries(VISITORS)) {
      const isPremium = type === 'PREMIUM'
      expect(await shows(shopId, title, who), type).toBe(isPremium)
      expect((await read('/servizi/convenzioni', who)).body.includes(title), type).toBe(isPremium)
      expect((await read('/api/topnegozi/home/bestoffers', who)).body.includes(title), type).toBe(isPremium)
      expect((await read(`/api/topnegozi/offers/${id}`, who)).statusCode, type).toBe(isPremium ? 200 : 404)
      if (who === null) continue
      const headers = { ...(await club.cookieOf(who)), 'sec-fetch-site': 'same-origin' }
      const url = `/api/topnegozi/offers/${id}/withdraw`
      const taken = await club.app.inject({ method: 'POST', url, headers })
      expect(taken.body.includes(CODE), type).toBe(isPremium)
    }
    expect((await read(desk, STAFF.editor)).body).toContain('L’ha ritirata un iscritto.')
  })

  test('comes on its first day, and leaves after its last', async () => {
    const shopId = await openShop({ name: 'Lampade Tre' })
    const today = romeDayOf(club.clock.now())
    await writeOffer(shopId, { title: 'Quella di sempre' })
    const days = { startsOn: addRomeDays(today, 2), endsOn: addRomeDays(today, 3) }
    const desk = await writeOffer(shopId, { ...days, title: 'Due giorni soli' })
    await becomes(shopId, 'Quella di sempre', true)
    expect(await shows(shopId, 'Due giorni soli')).toBe(false)
    expect((await read(`${DESK}?stato=future`, STAFF.editor)).body).toContain('Due giorni soli')
    // The job of every hour passes a few minutes after midnight.
    const start = club.clock.now().getTime()
    for (const [midnight, isOn] of [
      [startOfRomeDay(days.startsOn), true],
      [endOfRomeDay(days.endsOn), false],
    ] as const) {
      club.clock.advance(midnight.getTime() + 240_000 - club.clock.now().getTime())
      await expireOffers(club.database.db, club.clock.now())
      await becomes(shopId, 'Due giorni soli', isOn)
    }
    club.clock.advance(start - club.clock.now().getTime())
    const again = await post(desk, STAFF.editor, {
      ...offer,
      ...days,
      endsOn: addRomeDays(today, -1),
      startsOn: '',
      act: 'publish',
      seen: await versionOf(desk),
    })
    expect(again.statusCode).toBe(400)
    expect(again.body).toContain('L’ultimo giorno è già passato')
  })

  test('that is wrong is refused beside each field, and nothing typed is lost', async () => {
    const shopId = await openShop({ name: 'Lampade Quattro' })
    const wrong = {
      title: ' ',
      voucherCode: 'due parole',
      linkUrl: 'http://senza-esse.example',
      priceValue: '120',
      endsOn: '2026-01-01',
      startsOn: '2026-02-01',
      seenBy: [],
      conditions: 'Le mie condizioni.',
    }
    const answer = await post(`${DESK}/offerte/nuova`, STAFF.editor, {
      ...offer,
      ...wrong,
      shop: String(shopId),
      act: 'publish',
    })
    expect(answer.statusCode).toBe(400)
    for (const sentence of [
      'Scrivi il titolo',
      'senza spazi',
      'inizia con https://',
      'arriva al 100%',
      'viene dopo il primo',
      'almeno un tipo',
    ])
      expect(answer.body, sentence).toContain(sentence)
    for (const kept of ['due parole', 'senza-esse', 'Le mie condizioni.']) expect(answer.body).toContain(kept)
  })

  test('two editors at once: the second is told, and loses nothing', async () => {
    const shopId = await openShop({ name: 'Lampade Cinque' })
    const desk = await writeOffer(shopId, {}, 'save')
    expect(
      (await post(desk, STAFF.administrator, { ...offer, title: 'La sua', seen: '1', act: 'save' })).statusCode,
    ).toBe(302)
    const second = await post(desk, STAFF.editor, { ...offer, title: 'La mia', seen: '1', act: 'save' })
    expect(second.statusCode).toBe(409)
    expect(second.body).toContain('qualcun altro ha salvato')
    expect(second.body).toContain('value="La mia"')
    expect((await read(desk, STAFF.editor)).body).toContain('>La sua</h1>')
  })
})

describe('a shop', () => {
  test('takes a mark drawn again, shows it to everybody, and may be hidden with all it offers', async () => {
    const shopId = await openShop({ name: 'Con Marchio' })
    await writeOffer(shopId)
    const desk = `${DESK}/negozi/${shopId}`
    const text = { name: 'marchio.png', bytes: new TextEncoder().encode('<svg onload="alert(1)"/>') }
    const refused = await send(desk, STAFF.editor, { act: 'logo' }, text)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Il file deve essere un’immagine')
    const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#a00' } })
      .jpeg()
      .toBuffer()
    expect((await send(desk, STAFF.editor, { act: 'logo' }, { name: 'm.jpg', bytes: picture })).statusCode).toBe(302)
    await expect.poll(() => shows(shopId, 'src="/files/')).toBe(true)
    const shown = (await read(page(shopId))).body
    const path = /src="(\/files\/[^"]+)"/.exec(shown)?.[1] ?? ''
    expect((await read(path)).headers['content-type']).toBe('image/jpeg')
    const logo = /\d+-[0-9a-f]{8}\.jpg/.exec(shown)?.[0]
    expect((await read(`/api/topnegozi/logos/${logo}`)).headers.location).toBe(path)

    await post(desk, STAFF.editor, { act: 'hide' })
    await expect.poll(async () => (await read(page(shopId))).statusCode).toBe(404)
    await post(desk, STAFF.editor, { act: 'show' })
    await becomes(shopId, offer.title, true)
    await post(desk, STAFF.editor, { act: 'no-logo' })
    await becomes(shopId, path, false)
    expect((await read(path)).statusCode).toBe(404)
  })

  test('keeps its name to itself, and a conflict is told', async () => {
    const shopId = await openShop({ name: 'Unico' })
    const same = await post(`${DESK}/negozi/nuovo`, STAFF.editor, {
      ...shop,
      name: 'UNICO',
      siteUrl: 'ftp://x',
      seen: '0',
    })
    expect(same.statusCode).toBe(400)
    expect(same.body).toContain('inizia con https://')
    const again = await post(`${DESK}/negozi/nuovo`, STAFF.editor, { ...shop, name: 'UNICO', seen: '0' })
    expect(again.body).toContain('Un negozio con questo nome c’è già.')
    const desk = `${DESK}/negozi/${shopId}`
    await post(desk, STAFF.administrator, { ...shop, name: 'Unico', about: 'Cambiato da un altro.', seen: '1' })
    const late = await post(desk, STAFF.editor, {
      ...shop,
      name: 'Unico',
      about: 'Scritto da me adesso.',
      seen: '1',
    })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('Scritto da me adesso.')
    expect(late.body).toContain('Laura Villa, ')
    // Whoever comes second has seen whose it is, and may save over it: what is named is what was there then.
    const over = /value="([^"]+)" name="over"/.exec(late.body)?.[1] ?? ''
    const mine = { ...shop, name: 'Unico', about: 'Scritto da me adesso.', seen: '1', over }
    expect((await post(desk, STAFF.editor, mine)).headers.location).toBe(`${desk}?fatto=saved`)
    expect((await post(desk, STAFF.editor, mine)).statusCode).toBe(409)
    expect((await read(desk, STAFF.editor)).body).toContain('Scritto da me adesso.')
  })
})

test('[CNV-017] [CNV-018] [CNV-019] the window is put in order, and the page follows', async () => {
  const shopId = await openShop({ name: 'In Vetrina', isTop: 'on' } as Partial<typeof shop>)
  const desk = await writeOffer(shopId, { title: 'La migliore di tutte', isBest: 'on' })
  const id = Number(desk.split('/').at(-1))
  const best = async () =>
    (await read('/api/topnegozi/home/bestoffers')).json().data.map((each: { id: number }) => each.id)
  for (let turn = 0; turn < 40 && (await best())[0] !== id; turn += 1)
    await post(`${DESK}/vetrina`, STAFF.editor, { best: String(id), move: 'earlier' })
  expect((await best())[0]).toBe(id)
  await post(`${DESK}/vetrina`, STAFF.editor, { best: String(id), move: 'remove' })
  expect(await best()).not.toContain(id)
  const wrong = await post(`${DESK}/vetrina`, STAFF.editor, { title: 'Senza negozio' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.body).toContain('Scegli il negozio.')
  expect(wrong.body).toContain('value="Senza negozio"')
  await club.database.db.execute('delete from convention_slides')
  await post(`${DESK}/vetrina`, STAFF.editor, { title: 'Settimana delle lampade', shop: String(shopId) })
  const slides = (await read('/api/topnegozi/home/slideshow')).json().data
  expect(slides).toMatchObject([{ title: 'Settimana delle lampade', shop_id: shopId }])
  // As many as a move writes again: one more would be lost by it.
  await club.database.db.execute(
    sql`insert into convention_slides (shop_id, title, image_key, position) select ${shopId}, 'Piena', 'piena', n from generate_series(2, 60) n`,
  )
  const full = await post(`${DESK}/vetrina`, STAFF.editor, { title: 'Una di troppo', shop: String(shopId) })
  expect([full.statusCode, full.body.includes('già 60'), full.body.includes('value="Una di troppo"')]).toEqual([
    400,
    true,
    true,
  ])
  await club.database.db.execute(sql`delete from convention_slides where title = 'Piena'`)
})

describe('the partner’s file', () => {
  const line = (id: string, title: string, rest: Partial<Record<string, string>> = {}) =>
    CATALOGUE_COLUMNS.map(
      (column) =>
        ({
          offer_id: id,
          shop_name: 'Del Partner',
          shop_category: 'libri',
          shop_site: 'https://partner.example',
          title,
          description: '',
          voucher_code: `${CODE}${id}`,
          offer_type: 'c',
          kind: 'sale',
          reduced_price_value: '10',
          reduced_price_symbol: '2',
          end_date: '',
          ...rest,
        })[column] ?? '',
    ).join(';')
  const fileOf = (...lines: string[]) => ({
    name: 'catalogo.csv',
    bytes: new TextEncoder().encode([CATALOGUE_COLUMNS.join(';'), ...lines].join('\r\n')),
  })
  const held = async () =>
    (await club.database.db.execute('select * from convention_offers order by id')).rows.map((row) =>
      JSON.stringify(row),
    )
  const digestIn = (body: string) => /name="digest" value="([0-9a-f]{64})"/.exec(body)?.[1] ?? ''

  test('is rehearsed line by line without writing, then taken as it was rehearsed and not otherwise', async () => {
    const own = await openShop({ name: 'Della Redazione' })
    await writeOffer(own, { title: 'Scritta in redazione' })
    const first = fileOf(line('p1', 'Prima'), line('p2', 'Seconda'))
    const before = await held()
    const tried = await send(`${DESK}/file`, STAFF.editor, { act: 'rehearse' }, first)
    expect(tried.body).toContain('2 offerte nuove')
    expect(await held()).toEqual(before)
    const digest = digestIn(tried.body)
    const other = await send(`${DESK}/file`, STAFF.editor, { act: 'take', digest }, fileOf(line('p1', 'Altra')))
    expect(other.statusCode).toBe(409)
    expect(other.body).toContain('Non è stato caricato niente')
    expect(await held()).toEqual(before)
    const taken = await send(`${DESK}/file`, STAFF.editor, { act: 'take', digest }, first)
    expect(taken.headers.location).toContain('caricate=2')
    expect(await held()).toHaveLength(before.length + 2)

    const next = fileOf(
      line('p1', 'Prima cambiata', { voucher_code: 'NUOVO' }),
      line('p3', 'Terza'),
      line('p 4', 'Sbagliata'),
      line('p5', 'Senza sito', { shop_site: 'http://x.example' }),
    )
    const whole = await send(`${DESK}/file`, STAFF.editor, { act: 'rehearse', whole: 'on' }, next)
    for (const words of [
      '1 offerta nuova',
      '1 offerta cambiata',
      '2 righe scartate',
      'Cambia: titolo, codice.',
      'Riga 4',
      'identificativo',
      'Riga 5',
      'https://',
    ])
      expect(whole.body, words).toContain(words)
    expect(whole.body).not.toContain(CODE)
    expect(whole.body).not.toContain('NUOVO')
    const done = await send(
      `${DESK}/file`,
      STAFF.editor,
      { act: 'take', whole: 'on', digest: digestIn(whole.body) },
      next,
    )
    expect(done.headers.location).toContain('scartate=2')
    const { rows } = await club.database.db.execute<{ title: string }>(
      'select title from convention_offers where expired_at is null order by title',
    )
    expect(rows.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Prima cambiata', 'Scritta in redazione', 'Terza']),
    )
    expect(rows.map(({ title }) => title)).not.toContain('Seconda')
  })

  test('without its columns, or without a file, changes nothing and says why', async () => {
    const before = await held()
    const empty = await post(`${DESK}/file`, STAFF.editor, { act: 'take' })
    expect(empty.statusCode).toBe(400)
    expect(empty.body).toContain('Scegli il file.')
    const poor = { name: 'x.csv', bytes: new TextEncoder().encode('offer_id;title\n1;x') }
    const answer = await send(`${DESK}/file`, STAFF.editor, { act: 'rehearse' }, poor)
    expect(answer.body).toContain('Mancano le colonne shop_name')
    expect(answer.body).not.toContain('value="take"')
    await send(`${DESK}/file`, STAFF.editor, { act: 'take', digest: digestIn(answer.body) }, poor)
    expect(await held()).toEqual(before)
  })
  test('[IDN-021] a form of the desk written by hand is refused for a title of two lines or turned around', async () => {
    for (const name of ['Bottega\nfinta', 'Bottega \u202Eatnif']) {
      const answer = await post(`${DESK}/negozi/nuovo`, STAFF.editor, { ...shop, name, act: 'save' })
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('Ci sono caratteri che non si possono usare.')
    }
    const { rows } = await club.database.db.execute("select from convention_shops where name like '%finta%'")
    expect(rows).toEqual([])
  })

  test('[IDN-027] with a stray quote changes nothing, and no page shows a code of it', async () => {
    const before = await held()
    const broken = fileOf(line('q1', 'Prima'), line('q2', 'Seconda', { description: 'schermo 27" nuovo' }))
    const tried = await send(`${DESK}/file`, STAFF.editor, { act: 'rehearse' }, broken)
    for (const words of ['Riga 3', 'Le virgolette non si chiudono.']) expect(tried.body).toContain(words)
    expect(tried.body).not.toContain('value="take"')
    await send(`${DESK}/file`, STAFF.editor, { act: 'take', digest: digestIn(tried.body) }, broken)
    expect(await held()).toEqual(before)
    expect((await club.app.inject({ url: '/convenzioni' })).body).not.toContain(`${CODE}q`)
  })

  test('[IDN-027] whose code is a word of its title is taken only when that is agreed to', async () => {
    const before = await held()
    const file = fileOf(line('e1', `Usa ${CODE}e1 adesso`), line('e2', 'Altra', { voucher_code: 'C'.repeat(74) }))
    const tried = await send(`${DESK}/file`, STAFF.editor, { act: 'rehearse' }, file)
    for (const words of [
      'In questa riga il codice compare nel titolo: vuoi pubblicarlo?',
      'Il codice ha 74 caratteri: al massimo 60.',
      '1 riga scartata',
      'name="expose"',
    ])
      expect(tried.body).toContain(words)
    const take = { act: 'take', digest: digestIn(tried.body) }
    const unsure = await send(`${DESK}/file`, STAFF.editor, take, file)
    expect([unsure.statusCode, unsure.body.includes('Decidi se pubblicare questi codici')]).toEqual([400, true])
    expect(await held()).toEqual(before)
    const taken = await send(`${DESK}/file`, STAFF.editor, { ...take, expose: 'on' }, file)
    expect(taken.headers.location).toContain('caricate=1&terminate=0&scartate=1')
    expect(await held()).toHaveLength(before.length + 1)
  })
})

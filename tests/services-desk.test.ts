import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { useClub } from './support/club.ts'
import { sendFilmAndCaptions, sendTo, watches } from './support/films.ts'
import { formRefusal, STAFF, VISITORS } from './support/visitors.ts'

/** Travels, cars and video tutorials at the desk, and what follows on the pages of the built club. */
const club = useClub()

async function read(url: string, username: number | null) {
  const { statusCode, body } = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: statusCode, body }
}

/** A form of the desk, sent. */
async function post(url: string, who: number | null, fields: Record<string, string>) {
  const sent = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
  const headers = { ...(await club.cookieOf(who)), ...sent }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}

describe('travels at the desk', () => {
  const DESK = '/redazione/viaggi'
  const travel = {
    title: 'Le isole del vento',
    slug: '',
    destination: 'Italia',
    place: 'Sicilia',
    holidayType: 'Mare',
    location: 'Favignana, Levanzo',
    extract: 'Tre isole in barca a vela, con le cene a bordo.',
    content: 'Una settimana tra le isole, senza fretta.',
    nights: '6',
    hotelStars: '',
    hasWifi: 'on',
    'heading-0': 'Primo giorno',
    'text-0': 'Imbarco a Trapani.\n\nCena a bordo.',
    seen: '0',
  }
  const PAGE = '/servizi/convenzioni/viaggi/le-isole-del-vento'
  const becomes = (status: number) => expect.poll(async () => (await read(PAGE, null)).status).toBe(status)

  test.each([
    ['a visitor', null, 302],
    ['PREMIUM', VISITORS.PREMIUM, 403],
    ['an operator', STAFF.operator, 403],
  ])('are neither opened nor changed by %s', async (_who, username, status) => {
    for (const path of ['', '/nuovo', '/giappone-dei-giardini', '/giappone-dei-giardini/anteprima'])
      expect((await read(DESK + path, username)).status, path).toBe(status)
    for (const path of ['', '/nuovo', '/giappone-dei-giardini'])
      expect((await post(DESK + path, username, { ...travel, act: 'hide' })).statusCode, path).toBe(formRefusal(status))
    expect((await read('/servizi/convenzioni/viaggi/giappone-dei-giardini', null)).status).toBe(200)
  })

  test('[TRV-006] [TRV-007] [TRV-008] are written, tried, published, put in order and hidden: list, page and call follow', async () => {
    const saved = await post(`${DESK}/nuovo`, STAFF.editor, { ...travel, act: 'save' })
    expect(saved.headers.location).toBe(`${DESK}/le-isole-del-vento?fatto=created`)
    expect((await read(PAGE, null)).status).toBe(404)
    expect((await read(`${DESK}/le-isole-del-vento/anteprima`, STAFF.editor)).body).toContain('Cena a bordo.')
    await post(`${DESK}/le-isole-del-vento`, STAFF.editor, { ...travel, seen: '1', act: 'publish' })
    await becomes(200)
    const { body } = await read(PAGE, null)
    for (const words of ['6 notti', 'Wi-Fi', 'Primo giorno', 'Imbarco a Trapani.']) expect(body).toContain(words)
    expect((await read('/servizi/convenzioni/viaggi', null)).body).toContain('Le isole del vento')
    const order = async () =>
      (await read(DESK, STAFF.editor)).body
        .matchAll(/href="\/redazione\/viaggi\/([a-z-]+)"/g)
        .map(([, slug]) => slug)
        .filter((slug) => slug !== 'nuovo')
        .toArray()
    const before = await order()
    expect(before.at(-1)).toBe('le-isole-del-vento')
    await post(DESK, STAFF.editor, { slug: 'le-isole-del-vento', move: 'earlier' })
    expect((await order()).at(-2)).toBe('le-isole-del-vento')
    await post(DESK, STAFF.editor, { slug: 'le-isole-del-vento', move: 'sideways' })
    expect((await order()).at(-2)).toBe('le-isole-del-vento')
    await post(`${DESK}/le-isole-del-vento`, STAFF.editor, { act: 'hide' })
    await becomes(404)
    await post(`${DESK}/le-isole-del-vento`, STAFF.editor, { act: 'hide' })
    expect((await read(`${DESK}/le-isole-del-vento`, STAFF.editor)).body).toContain('Spostato')
  })

  test('that are wrong are refused beside each field, and two editors are told of each other; nothing typed is lost', async () => {
    const wrong = {
      ...travel,
      title: '',
      destination: 'Luna',
      hotelStars: '9',
      'heading-0': '',
      location: 'Dove dico io',
    }
    const refused = await post(`${DESK}/nuovo`, STAFF.editor, { ...wrong, act: 'publish' })
    expect(refused.statusCode).toBe(400)
    for (const words of [
      'Scrivi il titolo:',
      'Scegli la destinazione.',
      'da 1 a 5',
      'titolo della parte',
      'Dove dico io',
    ])
      expect(refused.body, words).toContain(words)
    const twin = { ...travel, slug: 'giappone-dei-giardini', act: 'save' }
    expect((await post(`${DESK}/nuovo`, STAFF.editor, twin)).body).toContain('c’è già')
    const desk = `${DESK}/giappone-dei-giardini`
    const seen = /name="seen" value="(\d+)"/.exec((await read(desk, STAFF.editor)).body)?.[1] ?? ''
    const mine = { ...travel, seen, act: 'publish' }
    expect((await post(desk, STAFF.administrator, { ...mine, title: 'La sua versione' })).statusCode).toBe(302)
    const late = await post(desk, STAFF.editor, { ...mine, title: 'La mia versione' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('qualcun altro ha salvato')
    expect(late.body).toContain('value="La mia versione"')
  })
})

describe('cars at the desk', () => {
  const DESK = '/redazione/noleggio'
  const PAGE = '/servizi/convenzioni/noleggio-auto'
  const car = {
    brand: 'Tramonto',
    model: 'Baule 1.2',
    monthlyCost: '1.299,50',
    advance: '0',
    maxKm: '45.000',
    maxMonths: '36',
    averageConsumption: '5,0 l/100 km',
    horsePower: '99',
    co2: '113',
    transmission: 'Manuale',
    engineCc: '',
    traction: 'Posteriore',
    fuelType: 'GPL',
    doors: '5',
    seen: '0',
  }
  const shows = (words: string, is: boolean) =>
    expect.poll(async () => (await read(PAGE, null)).body.includes(words)).toBe(is)

  test.each([
    ['a visitor', null, 302],
    ['PREMIUM', VISITORS.PREMIUM, 403],
    ['an operator', STAFF.operator, 403],
  ])('are neither opened nor changed by %s', async (_who, username, status) => {
    for (const path of ['', '/nuova', '/alba-mini-1-0']) {
      expect((await read(DESK + path, username)).status, path).toBe(status)
      for (const act of ['publish', 'hide', 'remove'])
        expect((await post(DESK + path, username, { ...car, act, slug: 'alba-mini-1-0' })).statusCode).toBe(
          formRefusal(status),
        )
    }
    await shows('Mini 1.0', true)
  })

  test('[SRV-012] are written, published, put in order, hidden, found and removed: the page follows at once', async () => {
    const saved = await post(`${DESK}/nuova`, STAFF.editor, { ...car, act: 'save' })
    expect(saved.headers.location).toBe(`${DESK}/tramonto-baule-1-2?fatto=created`)
    await shows('Baule 1.2', false)
    expect((await read(`${DESK}?stato=nascoste&cerca=baule`, STAFF.editor)).body).toContain('Tramonto Baule 1.2')
    expect((await read(`${DESK}?stato=pubblicate&cerca=baule`, STAFF.editor)).body).toContain('Nessuna offerta trovata')
    await post(`${DESK}/tramonto-baule-1-2`, STAFF.editor, { ...car, seen: '1', act: 'publish' })
    await shows('Baule 1.2', true)
    const { body } = await read(PAGE, null)
    for (const words of ['1.300\u00a0€', '45.000 km', 'GPL', '113 g/km']) expect(body).toContain(words)
    const order = async () =>
      [...(await read(PAGE, null)).body.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name)
    expect((await order()).indexOf('Baule 1.2')).toBe(8)
    await post(DESK, STAFF.editor, { slug: 'tramonto-baule-1-2', move: 'earlier' })
    await expect.poll(async () => (await order()).indexOf('Baule 1.2')).toBe(7)
    // The same car on other terms is another offer.
    const twin = await post(`${DESK}/nuova`, STAFF.editor, { ...car, maxMonths: '48', act: 'save' })
    expect(twin.headers.location).toContain('/tramonto-baule-1-2-2?')
    await post(`${DESK}/tramonto-baule-1-2`, STAFF.editor, { act: 'hide' })
    await shows('Baule 1.2', false)
    const removed = await post(`${DESK}/tramonto-baule-1-2`, STAFF.editor, { act: 'remove' })
    expect(removed.headers.location).toBe(`${DESK}?fatto=removed`)
    expect((await read(`${DESK}/tramonto-baule-1-2`, STAFF.editor)).status).toBe(404)
    await post(`${DESK}/tramonto-baule-1-2-2`, STAFF.editor, { act: 'remove' })
    const trail = await listTrailAbout(club.database.db, 'rental', 'tramonto-baule-1-2', 10)
    expect(trail.map(({ facts }) => facts.what)).toEqual(['removed', 'hidden', 'moved', 'published', 'created'])
  })

  test('that are wrong are refused beside each field, and two editors are told of each other; nothing typed is lost', async () => {
    const wrong = { ...car, brand: '', monthlyCost: 'tanto', maxKm: '4.5', doors: '9', model: 'Come dico io' }
    const refused = await post(`${DESK}/nuova`, STAFF.editor, { ...wrong, act: 'publish' })
    expect(refused.statusCode).toBe(400)
    for (const words of ['Scrivi la marca', 'canone in euro', 'chilometri compresi', 'da 2 a 7', 'Come dico io'])
      expect(refused.body, words).toContain(words)
    const desk = `${DESK}/alba-mini-1-0`
    const mine = { ...car, seen: '1', act: 'publish' }
    expect((await post(desk, STAFF.administrator, { ...mine, model: 'La sua versione' })).statusCode).toBe(302)
    const late = await post(desk, STAFF.editor, { ...mine, model: 'La mia versione' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('qualcun altro ha salvato')
    expect(late.body).toContain('value="La mia versione"')
    await post(desk, STAFF.administrator, { act: 'remove' })
    // As the page sends it: what was typed comes back to a form that is still open.
    const gone = await post(`${desk}.data`, STAFF.editor, { ...mine, model: 'La mia versione' })
    expect(gone.statusCode).toBe(400)
    for (const words of ['è stata tolta', 'La mia versione']) expect(gone.body).toContain(words)
  })
})

describe('video tutorials at the desk', () => {
  const DESK = '/redazione/video-tutorial'
  const PAGE = '/servizi/video-tutorial'
  const tutorial = {
    title: 'Ritrovare un attestato',
    slug: '',
    abstract: 'Dove sono gli attestati dei corsi conclusi.',
    content: 'Si aprono dalla tua formazione, uno per corso.',
    length: '0:45',
    videoUrl: '',
    captionsUrl: '',
    seen: '0',
  }
  const THIS = `${DESK}/ritrovare-un-attestato`
  const shows = (username: number | null, is: boolean) =>
    expect.poll(async () => (await read(PAGE, username)).body.includes(tutorial.title)).toBe(is)

  test.each([
    ['a visitor', null, 302, 404],
    ['PREMIUM', VISITORS.PREMIUM, 403, 404],
    ['an operator', STAFF.operator, 403, 404],
  ])(
    'are neither opened nor changed by %s, and no film is taken from them',
    async (_who, username, status, refusal) => {
      for (const path of ['', '/nuovo', '/codice-sconto']) {
        expect((await read(DESK + path, username)).status, path).toBe(status)
        for (const act of ['publish', 'hide', 'remove'])
          expect((await post(DESK + path, username, { ...tutorial, act })).statusCode).toBe(formRefusal(status))
      }
      const some = { name: 'a.webm', bytes: Buffer.from('a') }
      const film = { method: 'POST', url: '/api/content/film?byteSize=1' } as const
      const captions = { method: 'PUT', url: '/api/content/captions' } as const
      for (const call of [film, captions]) expect((await sendTo(club, call, some, username)).statusCode).toBe(refusal)
    },
  )

  test('[SRV-019] [SRV-020] wait for their film, are then shown, and are watched by who may; hidden or removed, by nobody', async () => {
    const saved = await post(`${DESK}/nuovo`, STAFF.editor, { ...tutorial, act: 'save' })
    expect(saved.headers.location).toBe(`${THIS}?fatto=created`)
    const early = await post(THIS, STAFF.editor, { ...tutorial, seen: '1', act: 'publish' })
    expect([early.statusCode, early.body.includes('Per pubblicarlo carica il filmato.')]).toEqual([400, true])
    const { film, captions } = await sendFilmAndCaptions(club)
    const whole = { ...tutorial, videoUrl: film, captionsUrl: captions, act: 'publish' }
    const stolen = { ...whole, seen: '1', videoUrl: '/api/Servizi/VideoTutorial/codice-sconto/film.webm' }
    expect((await post(THIS, STAFF.editor, stolen)).statusCode).toBe(400)
    expect((await post(THIS, STAFF.editor, { ...whole, seen: '1' })).statusCode).toBe(302)
    await shows(VISITORS.PREMIUM, true)
    expect((await read(PAGE, VISITORS.PREMIUM)).body).toContain(film)
    expect((await read(PAGE, VISITORS.TRIAL)).body).not.toContain(film)
    for (const type of SUBSCRIPTION_TYPES)
      for (const path of [film, captions])
        expect(
          (await club.app.inject({ url: path, headers: await club.cookieOf(VISITORS[type]) })).statusCode,
          type,
        ).toBe(type === 'PREMIUM' ? 200 : 404)
    expect((await post(THIS, STAFF.editor, { ...whole, seen: '2', isPreview: 'on' })).statusCode).toBe(302)
    expect([await watches(club, film, VISITORS.TRIAL), await watches(club, film, null)]).toEqual([206, 404])
    const late = await post(THIS, STAFF.administrator, { ...whole, seen: '2', title: 'La mia versione' })
    expect([late.statusCode, late.body.includes('value="La mia versione"')]).toEqual([409, true])
    await post(DESK, STAFF.editor, { slug: 'ritrovare-un-attestato', move: 'earlier' })
    await post(THIS, STAFF.editor, { act: 'hide' })
    await shows(VISITORS.PREMIUM, false)
    expect([await watches(club, film, VISITORS.PREMIUM), await watches(club, film, STAFF.editor)]).toEqual([404, 206])
    expect((await read(`${DESK}?stato=nascosti`, STAFF.editor)).body).toContain(tutorial.title)
    await post(THIS, STAFF.editor, { act: 'remove' })
    expect((await read(THIS, STAFF.editor)).status).toBe(404)
    const trail = await listTrailAbout(club.database.db, 'tutorial', 'ritrovare-un-attestato', 10)
    expect(trail.map(({ facts }) => facts.what)).toEqual([
      'removed',
      'hidden',
      'moved',
      'published',
      'published',
      'created',
    ])
  })

  test('a film whose pieces are wrong is refused at its first, and captions at their line', async () => {
    const call = (byteSize: number) => ({ method: 'POST', url: `/api/content/film?byteSize=${byteSize}` }) as const
    const page = { name: 'film.mp4', bytes: Buffer.from('<html>non sono un film</html>') }
    const refused = await sendTo(club, call(page.bytes.byteLength), page)
    expect([refused.statusCode, refused.json().error.fields.file]).toEqual([
      400,
      'Il file deve essere un filmato MP4 o WebM.',
    ])
    const words = { name: 'it.vtt', bytes: Buffer.from('WEBVTT\n\n00:01.000 --> 00:00.500\nCiao') }
    const wrong = await sendTo(club, { method: 'PUT', url: '/api/content/captions' }, words)
    expect(wrong.json().error.fields.file).toBe('Riga 3: la battuta finisce prima di cominciare.')
    const lost = { method: 'PUT', url: '/api/content/film/11111111-1111-4111-8111-111111111111/1' } as const
    expect((await sendTo(club, lost, page)).statusCode).toBe(404)
  })
})

import { describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { formRefusal, STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { listOperations } from './ledger-store.server.ts'
import { listMissionChanges } from './mission-store.server.ts'
import { ACTIVITY_ROWS, LATEST_SIZE } from './model.ts'

const club = useClub()
const DAY_MS = 86_400_000

async function read(url: string, username: number | null = null) {
  const response = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: response.statusCode, body: response.body, to: response.headers.location }
}
const section = (body: string, id: string) =>
  body.split(`id="${id}"`)[1]?.split('</section>').slice(0, 4).join('') ?? ''
const OWN = '/profilo/il-mio-programma-fedelta'

describe('/programma-fedelta', () => {
  test('[LOY-027] is public and made of the loyalty blocks', async () => {
    const { status, body } = await read('/programma-fedelta')
    expect(status).toBe(200)
    const places = ['come-funziona', 'missioni', 'accumulo', 'premi', 'marchi', 'vantaggi'].map((id) =>
      body.indexOf(`id="${id}"`),
    )
    expect(places.every((place) => place > 0)).toBe(true)
  })

  test('[LOY-002] how it works: four slides, one on a phone, a text and a link', async () => {
    const { body } = await read('/programma-fedelta')
    const part = body.slice(body.indexOf('id="come-funziona"'), body.indexOf('id="missioni"'))
    expect(part.match(/data-slide=""/g)).toHaveLength(4)
    expect(part).toMatch(/basis-\[86%\][^"]*lg:basis-1\/4/)
    expect(part).toContain('Quattro passi, nessun modulo.')
    expect(part).toContain('href="/programma-fedelta-premiati"')
  })

  test('[LOY-003] missions: points, an icon among chat, user and document, title and text', async () => {
    const { body } = await read('/programma-fedelta')
    const part = body.slice(body.indexOf('id="missioni"'), body.indexOf('id="accumulo"'))
    expect(new Set([...part.matchAll(/data-icon="(\w+)"/g)].map(([, icon]) => icon))).toEqual(
      new Set(['chat', 'user', 'document']),
    )
    for (const words of ['100 Punti', 'Completa il profilo', 'Supera un corso ECM', 'Invita un collega'])
      expect(part).toContain(words)
  })

  test('[LOY-006] the cards of accumulation and the regulation, in a new tab', async () => {
    const part = section((await read('/programma-fedelta')).body, 'accumulo')
    expect(part).toContain('Con l’abbonamento')
    expect(part).toMatch(/href="\/api\/winloy\/regolamento" target="_blank"[^>]*>[\s\S]*?Scarica il regolamento/)
  })

  test('[LOY-007] top brands: six slides, one on a phone, some leading out', async () => {
    const { body } = await read('/programma-fedelta')
    const part = body.slice(body.indexOf('id="marchi"'), body.indexOf('id="vantaggi"'))
    expect(part).toMatch(/basis-\[86%\][^"]*lg:basis-1\/6/)
    const slides = part.split('data-slide=""').slice(1)
    expect(slides.filter((slide) => slide.includes('href="https://')).length).toBe(4)
    expect(slides.filter((slide) => !slide.includes('<a ')).length).toBe(4)
  })

  test('[LOY-008] advantages stand in two columns', async () => {
    expect(section((await read('/programma-fedelta')).body, 'vantaggi')).toMatch(/<ul class="[^"]*md:grid-cols-2/)
  })

  test.each(Object.entries(VISITORS))(
    '[LOY-001, LOY-005] the balance is announced to %s only if they have one',
    async (type, who) => {
      const { body } = await read('/programma-fedelta', who)
      expect(body.includes('Il tuo saldo')).toBe(type === 'PREMIUM' || type === 'EX_PREMIUM')
      expect(body).not.toContain('910 Punti')
    },
  )

  test.each([1015, 1025])('[LOY-010, LOY-016] %i gets the alternative in place of every other block', async (who) => {
    for (const path of ['/programma-fedelta', '/programma-fedelta-premiati']) {
      const { body } = await read(path, who)
      expect(body).toMatch(/href="\/upgrade"[^>]*>Rinnova adesso</)
      for (const id of ['saldo', 'come-funziona', 'missioni', 'accumulo', 'premi', 'marchi', 'vantaggi', 'categorie'])
        expect(body).not.toContain(`id="${id}"`)
    }
    expect((await read('/programma-fedelta', 1005)).body).not.toContain('si è fermato')
  })
})

describe('the member’s own page', () => {
  test.each([OWN, '/profilo/programma-fedelta'])('[LOY-013, LOY-014] %s shows it, with its links', async (path) => {
    const { status, body } = await read(path, 1003)
    expect(status).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${OWN}"`)
    for (const words of ['Il tuo saldo', 'Ultime attività', 'Invita un collega']) expect(body).toContain(words)
    for (const to of [
      '/programma-fedelta',
      '/upgrade',
      '/programma-fedelta-premiati/login?redirectTo=/prodotti',
      '/programma-fedelta-premiati/login?redirectTo=/profilo/ordini/',
    ])
      expect(body).toContain(`href="${to}"`)
  })

  test.each([1001, 1002, 1004])('[LOY-023] says to %i that the programme is not active, with a way on', async (who) => {
    const { body } = await read(OWN, who)
    expect(body).toContain('Al momento il Programma fedeltà non è attivo.')
    expect(body).toMatch(/href="\/upgrade"[^>]*>Scopri i piani</)
    expect(body).not.toContain('Il tuo saldo')
  })

  test('[LOY-020, LOY-021] tells a former PREMIUM the last day, and after it asks to renew', async () => {
    const { body } = await read(OWN, 1005)
    expect(body).toMatch(/Puoi utilizzare i tuoi punti fino al \d\d\/\d\d\/\d{4}/)
    expect(body).toMatch(/href="\/upgrade"[^>]*>Rinnova adesso</)
    const member = await findMemberByUsername(club.database.db, 1005)
    const end = member?.membership.premiumPeriods.at(-1)?.end
    if (!end) throw new Error('1005 was never PREMIUM.')
    club.clock.set(new Date(end.getTime() + 91 * DAY_MS))
    // Months later nobody is still signed in.
    const token = await createSession(club.database.db, { memberId: member.id, now: club.clock.now() })
    const headers = { cookie: `${sessionCookieName(false)}=${token}` }
    const after = await club.app.inject({ url: OWN, headers })
    const catalogue = await club.app.inject({ url: '/programma-fedelta-premiati/prodotti', headers })
    club.clock.reset()
    expect(after.body).toContain('si è fermato')
    expect(after.body).toMatch(/href="\/upgrade"[^>]*>Rinnova adesso</)
    expect(after.body).not.toContain('/programma-fedelta-premiati/login')
    expect(catalogue.headers.location).toBe(OWN)
  })

  test.each(['/programma-fedelta', '/programma-fedelta-premiati', '/programma-fedelta-premiati/tecnologia'])(
    '[LOY-010, LOY-021] on %s who did not renew in time is asked to, and no way leads to the catalogue',
    async (path) => {
      for (const username of [1015, 1025]) {
        const { body } = await read(path, username)
        const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
        expect(main).toMatch(/href="\/upgrade"[^>]*>Rinnova adesso</)
        expect(main).not.toMatch(/premiati\/(login|prodotti)/)
      }
      expect((await read(path)).body).toContain('/programma-fedelta-premiati/')
    },
  )
})

describe('the catalogue', () => {
  test.each([
    ['?redirectTo=/prodotti', '/programma-fedelta-premiati/prodotti'],
    ['?redirectTo=/profilo/ordini/', '/programma-fedelta-premiati/profilo/ordini'],
    ['?redirectTo=https://altrove.example', '/programma-fedelta-premiati/prodotti'],
    ['', '/programma-fedelta-premiati/prodotti'],
  ])('[LOY-015] the door with %s leads to %s', async (query, to) => {
    expect((await read(`/programma-fedelta-premiati/login${query}`, 1003)).to).toBe(to)
    const stranger = await read(`/programma-fedelta-premiati/login${query}`)
    expect(stranger.to ?? stranger.body).toContain('login')
    expect(stranger.status).not.toBe(200)
  })

  test('[LOY-018, LOY-019] its landing is open to everyone and leads to the categories', async () => {
    const { status, body } = await read('/programma-fedelta-premiati')
    expect(status).toBe(200)
    for (const id of ['categorie', 'premi', 'marchi']) expect(body).toContain(`id="${id}"`)
    const links = [...body.matchAll(/href="(\/programma-fedelta-premiati\/[a-z-]+)"/g)].map(([, to]) => to ?? '')
    expect(links).toContain('/programma-fedelta-premiati/casa')
    for (const to of new Set(links)) expect((await read(to)).status).toBe(200)
    expect((await read('/programma-fedelta-premiati/categoria-inventata')).status).toBe(404)
    expect((await read('/programma-fedelta-premiati/prodotti')).status).not.toBe(200)
  })

  test('[LOY-017] its pages have a header of another colour', async () => {
    const header = async (path: string) => /<header[^>]*class="([^"]*)"/.exec((await read(path)).body)?.[1]
    expect(await header('/programma-fedelta-premiati')).toContain('bg-gold-tint')
    expect(await header('/programma-fedelta-premiati/casa')).toContain('bg-gold-tint')
    expect(await header('/programma-fedelta')).not.toContain('bg-gold-tint')
  })

  test('[LOY-026] shows nine rewards a page', async () => {
    const { body } = await read('/programma-fedelta-premiati/prodotti', 1003)
    expect(
      new Set([...body.matchAll(/href="\/programma-fedelta-premiati\/prodotti\/([^"]+)"/g)].map(([, id]) => id)).size,
    ).toBe(9)
  })

  test('a reward is bought without scripts, once for a form sent twice, and a wrong address comes back as it was written', async () => {
    const path = '/programma-fedelta-premiati/prodotti/taccuino-da-corsia-serie-da-tre'
    const { body } = await read(path, 1003)
    const key = /name="idempotencyKey" value="([^"]+)"/.exec(body)?.[1] ?? ''
    const headers = {
      ...(await club.cookieOf(1003)),
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const send = (more: object) =>
      club.app.inject({
        method: 'POST',
        url: path,
        headers,
        payload: new URLSearchParams({
          idempotencyKey: key,
          recipient: 'Elena Moretti',
          street: 'Via Po 1',
          city: 'Torino',
          province: 'TO',
          ...more,
        }).toString(),
      })
    const refused = await send({ postalCode: '1012' })
    expect(refused.body).toContain('Il CAP ha cinque cifre.')
    expect(refused.body).toContain('value="Via Po 1"')
    const [first, second] = [await send({ postalCode: '10123' }), await send({ postalCode: '10123' })]
    expect(first.statusCode).toBe(302)
    expect(second.headers.location).toBe(first.headers.location)
    const orders = await read(String(first.headers.location), 1003)
    expect(orders.body.match(/In preparazione/g)).toHaveLength(1)
    expect(orders.body).toContain('690 Punti')
  })

  test('[LOY-015] where “Vedi tutti” leads there is every movement of points, and the order of each reward bought', async () => {
    for (const who of [1003, 1005]) {
      const { body } = await read('/programma-fedelta-premiati/profilo/ordini', who)
      const member = await findMemberByUsername(club.database.db, who)
      const told = await listOperations(club.database.db, member?.id ?? '', ACTIVITY_ROWS)
      expect(told.length).toBeGreaterThan(LATEST_SIZE)
      const lines = [
        ...documentOf(body).querySelectorAll('[aria-labelledby=attivita] li > span:first-child > :first-child'),
      ]
      expect(lines.map(({ textContent }) => textContent)).toEqual(told.map(({ description }) => description))
      const bought = [...documentOf(body).querySelectorAll('[data-order] h2')].map(({ textContent }) => textContent)
      expect(bought).toHaveLength(told.filter(({ kind }) => kind === 'spend').length)
    }
  })

  test('[LOY-015] a page of movements that is not there is the last one', async () => {
    const { body } = await read('/programma-fedelta-premiati/profilo/ordini?pagina=99', 1005)
    expect(body).toContain('Taccuino da corsia, serie da tre')
    expect(body).not.toContain('Non hai ancora attività.')
  })
})

describe('the desk of the programme', () => {
  const DESK = '/redazione/fedelta'
  const why = { reason: 'Deciso dal consiglio' }
  const post = async (url: string, who: number | null, fields: Record<string, string>) => {
    const headers = {
      ...(await club.cookieOf(who)),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    }
    return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
  }
  const hiddenIn = (body: string) =>
    Object.fromEntries(
      [...(documentOf(body).querySelectorAll('[aria-labelledby=conferma] input[type=hidden]') ?? [])].map((field) => [
        field.getAttribute('name'),
        field.getAttribute('value'),
      ]),
    )
  const told = (body: string) => documentOf(body).querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? ''

  test.each([
    ['a visitor', null, 302],
    ['PREMIUM', VISITORS.PREMIUM, 403],
    ['an editor', STAFF.editor, 403],
    ['an operator', STAFF.operator, 403],
  ])('%s may neither look nor write: %s gets %i', async (_who, username, status) => {
    for (const url of [DESK, `${DESK}/read`]) expect((await read(url, username)).status, url).toBe(status)
    expect((await post(`${DESK}/read`, username, { ...why, act: 'changed' })).statusCode).toBe(formRefusal(status))
  })

  test('a mission changes from its day, is seen before, keeps what was typed, and members read it that day', async () => {
    const start = club.clock.now()
    const tomorrow = addRomeDays(romeDayOf(start), 1)
    const fields = {
      ...why,
      act: 'changed',
      fromDay: tomorrow,
      points: '9',
      per: 'month',
      times: '30',
      isActive: 'on',
      title: 'Leggi quello che scriviamo',
      text: 'Ogni articolo letto fino in fondo, fino a trenta al mese.',
      description: 'Articolo letto',
    }
    const refused = await post(`${DESK}/read`, STAFF.administrator, { ...fields, points: 'x', reason: '' })
    expect(refused.statusCode).toBe(400)
    for (const words of ['I punti sono un numero', 'Scrivi perché']) expect(told(refused.body)).toContain(words)
    expect(refused.body).toContain('value="Leggi quello che scriviamo"')
    const sooner = await post(`${DESK}/read`, STAFF.administrator, { ...fields, points: '1' })
    expect([sooner.statusCode, told(sooner.body).includes('30 giorni prima')]).toEqual([400, true])

    const seen = await post(`${DESK}/read`, STAFF.administrator, fields)
    expect([seen.statusCode, told(seen.body)]).toEqual([200, expect.stringMatching(/: PuntiPrima5Dopo9/)])
    expect(await listMissionChanges(club.database.db), 'a look writes nothing').toEqual([])
    const confirm = { ...hiddenIn(seen.body), step: 'confirm' }
    for (let time = 0; time < 2; time += 1)
      expect((await post(`${DESK}/read`, STAFF.administrator, confirm)).headers.location).toBe(
        `${DESK}/read?fatto=changed`,
      )
    const [line, ...others] = await listTrailAbout(club.database.db, 'mission', 'read', 10)
    expect([line?.facts.reason, others]).toEqual([why.reason, []])
    expect((await read(OWN, VISITORS.PREMIUM)).body).not.toContain('Leggi quello che scriviamo')
    club.clock.set(new Date(start.getTime() + DAY_MS))
    try {
      const { body } = await read(OWN, VISITORS.PREMIUM)
      expect(body).toContain('Leggi quello che scriviamo')
      expect(body).toContain('9 Punti')
    } finally {
      club.clock.set(start)
    }
    const removal = await post(`${DESK}/read`, STAFF.administrator, { ...why, act: 'removed', fromDay: tomorrow })
    await post(`${DESK}/read`, STAFF.administrator, { ...hiddenIn(removal.body), step: 'confirm' })
    expect(await listMissionChanges(club.database.db)).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { overSixTypes } from '#areas/audience/fixtures.ts'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { listMenus } from '#areas/content/menu-store.server.ts'
import { firstAsked } from '#areas/lists/question-context.server.ts'
import { announceNotices } from '#areas/notices/desk-commands.server.ts'
import { servedNotice } from '#areas/notices/notice-record.server.ts'
import { countNoticeReads, listDeskMessages } from '#areas/notices/store.server.ts'
import { romeMinuteOf } from '#platform/pure/dates.ts'
import { seedNotices } from '../../../db/seed/notices.ts'
import { seedPages } from '../../../db/seed/pages.ts'
import { useClub } from '../../../tests/support/club.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { recordListOf } from '../records/record-list-store.server.ts'

const club = useClub()

type Fields = Record<string, string | readonly string[]>

async function post(url: string, who: number | null, fields: Fields) {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((each) => [name, each]),
  )
  const headers = {
    ...(await club.cookieOf(who)),
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(pairs).toString() })
}

const read = async (url: string, who: number | null = null) =>
  (await club.app.inject({ url, headers: await club.cookieOf(who) })).body.replaceAll('<!-- -->', '')

/** Who finds these words on a public page. */
async function findersOf(words: string): Promise<SubscriptionType[]> {
  const found: SubscriptionType[] = []
  for (const type of SUBSCRIPTION_TYPES) if ((await read('/servizi', VISITORS[type])).includes(words)) found.push(type)
  return found
}
const expectFinders = (words: string, types: readonly SubscriptionType[]) =>
  expect.poll(() => findersOf(words)).toEqual(types)

const only = (...visibility: SubscriptionType[]) => JSON.stringify({ visibility })
const seenIn = (body: string) => /name="seen" value="([^"]*)"/.exec(body)?.[1] ?? ''

const overIn = (body: string) => {
  const [button = ''] = /<button[^>]*name="over"[^>]*>/.exec(body) ?? []
  return /value="([^"]*)"/.exec(button)?.[1] ?? ''
}

describe('the top bar', () => {
  const BAR = '/redazione/barra'
  const write = async (fields: Fields) => {
    const id = randomUUID()
    const answer = await post(`${BAR}/nuovo`, STAFF.editor, { id, isActive: 'on', ...fields })
    expect(answer.headers.location, answer.body.slice(0, 300)).toBe(`${BAR}?fatto=scritto`)
    return id
  }
  const move = (id: string, where: string) => post(BAR, STAFF.editor, { id, move: where })
  const ids = async () => (await listDeskMessages(club.database.db)).map(({ id }) => id)

  test('[SHL-008, SHL-009] a message is given at once to those it is for, the first of several; switched off or taken away, to nobody', async () => {
    for (const type of SUBSCRIPTION_TYPES) await read('/servizi', VISITORS[type])
    const text = 'Domenica il Club riposa'
    const audience = only('REGISTRATO', 'TRIAL', 'EX_PREMIUM')
    const id = await write({ text, audience })
    // The others were there before: REGISTRATO and EX_PREMIUM keep theirs, TRIAL had only the words of the house.
    await expectFinders(text, ['TRIAL'])
    const list = await read(BAR, STAFF.editor)
    expect(list).toContain('Viene dopo quello che vede.')
    for (let step = (await ids()).indexOf(id); step > 0; step -= 1) await move(id, 'earlier')
    expect((await ids())[0]).toBe(id)
    await move(id, 'earlier')
    await expectFinders(text, ['REGISTRATO', 'TRIAL', 'EX_PREMIUM'])
    const seen = seenIn(await read(`${BAR}/${id}`, STAFF.editor))
    await post(`${BAR}/${id}`, STAFF.editor, { text, audience, seen })
    await expectFinders(text, [])
    expect(await read(BAR, STAFF.editor)).toContain('È spento.')
    expect((await move(id, 'remove')).headers.location).toBe(`${BAR}?fatto=tolto`)
    expect(await ids()).not.toContain(id)
    expect((await move(id, 'remove')).statusCode).toBe(404)
    const trail = await listTrailAbout(club.database.db, 'message', id, 20)
    expect(trail.map(({ facts }) => facts.what)).toEqual(['removed', 'corrected', ...Array(5).fill('moved'), 'opened'])
    expect(trail[0]?.actor).toBeTruthy()
  })

  test.each([
    [{ text: '' }, 'Scrivi il messaggio'],
    [{ linkLabel: '' }, 'Scrivi le parole su cui si preme'],
    [{ link: '' }, 'Scrivi dove porta'],
    [{ link: 'javascript:alert(1)' }, 'Scrivi un indirizzo che inizi con /'],
    [{ link: '/non-esiste' }, 'A /non-esiste non risponde nessuna pagina del Club'],
    [{ text: 'Ancora {giorni} giorni' }, '{giorni} si può usare solo con chi ha giorni da contare'],
  ])('with %o the words stay and it is said "%s"', async (fields, words) => {
    const typed = { text: 'Una riga', linkLabel: 'Scopri di più', link: '/servizi', isActive: 'on', ...fields }
    const before = await ids()
    const answer = await post(`${BAR}/nuovo`, STAFF.editor, { id: randomUUID(), audience: '{}', ...typed })
    expect(answer.statusCode).toBe(400)
    expect(answer.body.replaceAll('<!-- -->', '')).toContain(words)
    for (const value of [typed.text, typed.linkLabel, typed.link].filter(Boolean))
      expect(answer.body).toContain(`value="${value}"`)
    expect(await ids()).toEqual(before)
  })

  test('sent twice it is written once; a page that is about to come may be linked knowingly; two editors are told of each other', async () => {
    const id = randomUUID()
    const fields = { id, text: 'Presto', linkLabel: 'Vai', link: '/che-verra', anyway: '1', audience: only('PREMIUM') }
    for (const _time of [1, 2]) expect((await post(`${BAR}/nuovo`, STAFF.editor, fields)).statusCode).toBe(302)
    expect((await ids()).filter((each) => each === id)).toHaveLength(1)
    expect(await read(BAR, STAFF.editor)).toContain('A /che-verra non risponde nessuna pagina del Club')

    const seen = seenIn(await read(`${BAR}/${id}`, STAFF.editor))
    const mine = { ...fields, seen, text: 'La mia' }
    expect((await post(`${BAR}/${id}`, STAFF.administrator, { ...fields, seen, text: 'La sua' })).statusCode).toBe(302)
    const second = await post(`${BAR}/${id}`, STAFF.editor, mine)
    expect(second.statusCode).toBe(409)
    expect(second.body).toContain('value="La mia"')
    expect(second.body.replaceAll('<!-- -->', '')).toMatch(/L’ultima modifica è di [A-Z]/)
    const over = overIn(second.body)
    expect((await post(`${BAR}/${id}`, STAFF.editor, { ...mine, over })).statusCode).toBe(302)
    expect((await listDeskMessages(club.database.db)).find((each) => each.id === id)?.text).toBe('La mia')
  })
})

describe('the bell', () => {
  const NOTICES = '/redazione/avvisi'
  const text = 'Due righe.'
  const line = async (title: string) => {
    const { db } = club.database
    const query = new URLSearchParams({ cerca: title }).toString()
    const { id } =
      (await firstAsked(db, recordListOf(servedNotice), { query, limit: 5, now: club.clock.now() }))[0] ?? {}
    return id === undefined ? undefined : { id, reads: (await countNoticeReads(db, [id])).get(id) }
  }

  test.each(
    overSixTypes<readonly SubscriptionType[]>({
      SUSPECT: [],
      REGISTRATO: ['REGISTRATO'],
      TRIAL: ['TRIAL'],
      PREMIUM: ['PREMIUM'],
      EX_TRIAL: ['EX_TRIAL'],
      EX_PREMIUM: ['EX_PREMIUM'],
    }),
  )('[SHL-014] a notice for %s is in the bell of %o', async (type, finders) => {
    const title = `Per ${type}, da oggi`
    // Without JavaScript the types are ticked one by one.
    const ticked = { audience: '{}', plainAudience: '1', visibility: [type] }
    const answer = await post(`${NOTICES}/nuovo`, STAFF.editor, { id: randomUUID(), title, text, ...ticked })
    expect(answer.statusCode).toBe(type === 'SUSPECT' ? 400 : 302)
    await expectFinders(title, finders)
  })

  test('[SHL-014] a notice waits for its hour, says how many have read it, and goes with them', async () => {
    const title = 'Da domani il nuovo orario'
    const hour = new Date(club.clock.now().getTime() + 3_600_000)
    const fields = { title, text, link: '/servizi', publishAt: romeMinuteOf(hour), audience: only('TRIAL', 'PREMIUM') }
    const answer = await post(`${NOTICES}/nuovo`, STAFF.editor, { id: randomUUID(), ...fields })
    expect(answer.headers.location).toBe(`${NOTICES}?fatto=programmato`)
    await expectFinders(title, [])
    const { id = '' } = (await line(title)) ?? {}
    expect(await announceNotices(club.database.db, club.clock.now())).toBe(0)
    club.clock.set(new Date(hour.getTime() + 60_000))
    try {
      expect(await announceNotices(club.database.db, club.clock.now())).toBe(1)
      expect(await announceNotices(club.database.db, club.clock.now())).toBe(0)
      await expectFinders(title, ['TRIAL', 'PREMIUM'])
      const headers = { ...(await club.cookieOf(VISITORS.PREMIUM)), 'sec-fetch-site': 'same-origin' }
      await club.app.inject({ method: 'POST', url: '/api/notices/read', headers, payload: { ids: [id] } })
      expect((await line(title))?.reads).toBe(1)
      expect(await read(`${NOTICES}/${id}`, STAFF.editor)).toContain('L’ha letto una persona.')
      // The hour was not touched, and has seconds that the field does not show.
      const seen = seenIn(await read(`${NOTICES}/${id}`, STAFF.editor))
      await post(`${NOTICES}/${id}`, STAFF.editor, { ...fields, seen, title: `${title}, davvero` })
      await expectFinders(`${title}, davvero`, ['TRIAL', 'PREMIUM'])
      const stale = await post(`${NOTICES}/${id}`, STAFF.editor, { ...fields, seen, text: 'Altre righe.' })
      expect([stale.statusCode, stale.body.includes('Altre righe.')]).toEqual([409, true])
      expect((await post(`${NOTICES}/${id}`, STAFF.editor, { act: 'remove' })).headers.location).toBe(
        `${NOTICES}?fatto=tolto`,
      )
      await expectFinders(title, [])
      expect(await line(title)).toBeUndefined()
    } finally {
      club.clock.reset()
    }
  })

  test('what the list is asked is in its address; an address that leads nowhere is refused with the words', async () => {
    const list = await read(`${NOTICES}?cerca=COLLANE&stato=out`, STAFF.editor)
    expect(list.match(/id="riga-/g)).toHaveLength(1)
    expect(list).toContain('Nuove collane ECM in catalogo')
    expect(await read(`${NOTICES}?stato=scheduled&cerca=100%25`, STAFF.editor)).toContain('Nessun avviso trovato')
    const fields = { id: randomUUID(), title: 'Titolo tenuto', text, link: '/news-approfondimenti/non/esiste' }
    const refused = await post(`${NOTICES}/nuovo`, STAFF.editor, fields)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('value="Titolo tenuto"')
    expect(refused.body).toContain('Salva lo stesso')
    expect((await post(`${NOTICES}/nuovo`, STAFF.editor, { ...fields, publishAt: 'ieri' })).body).toContain(
      'Scrivi giorno e ora',
    )
  })
})

describe('the menus', () => {
  const MENU = '/redazione/menu'
  type Draft = { key: string; label: string; link: string; isNewTab: boolean; audience: object; items: Draft[] }
  const itemOf = (label: string, link: string, more: Partial<Draft> = {}): Draft => ({
    key: label.toLowerCase(),
    label,
    link,
    isNewTab: false,
    audience: {},
    items: [],
    ...more,
  })
  const save = (path: string, items: readonly Draft[], fields: Fields = {}, who: number | null = STAFF.editor) =>
    post(path, who, { items: JSON.stringify(items), ...fields })
  const seen = async (path: string) => seenIn(await read(path, STAFF.editor))

  test.each([
    [MENU, '>Prove</a>', 'main'],
    [`${MENU}/aiuto`, '>Prove</a>', 'footer-help'],
  ])(
    '[SHL-015, AUD-011] what is saved at %s is on the page at once for those and only those who may see it',
    async (path, words, menu) => {
      for (const type of SUBSCRIPTION_TYPES) await read('/servizi', VISITORS[type])
      const before = await seen(path)
      const audience = { visibility: ['TRIAL', 'EX_PREMIUM'] }
      const items = [itemOf('Servizi', '/servizi'), itemOf('Prove', '/piani-premium', { audience })]
      const saved = await save(path, items, { seen: before })
      expect(saved.headers.location, saved.body.slice(0, 300)).toBe(`${path}?fatto=salvato`)
      await expectFinders(words, ['TRIAL', 'EX_PREMIUM'])
      // The same form again changes nothing, and whoever had the page open before is told of it with the words kept.
      expect((await save(path, items, { seen: before })).statusCode).toBe(302)
      const mine = [itemOf('Mia', '/servizi')]
      const second = await save(path, mine, { seen: before }, STAFF.administrator)
      expect(second.statusCode).toBe(409)
      expect(second.body.replaceAll('<!-- -->', '')).toMatch(/L’ultima modifica è di [A-Z]/)
      expect(second.body).toContain('&quot;Mia&quot;')
      const over = { seen: before, over: overIn(second.body) }
      expect((await save(path, mine, over, STAFF.administrator)).statusCode).toBe(302)
      await expectFinders(words, [])
      // What the other had saved is on the trail, and can be taken up again.
      const lines = await listTrailAbout(club.database.db, 'menu', menu, 5)
      expect(lines).toHaveLength(2)
      expect(lines[0]?.facts.name).toBe('aggiunte «Mia»; tolte «Servizi», «Prove»')
      expect(await read(`${path}?prima=${lines[0]?.id}`, STAFF.editor)).toContain('&quot;Prove&quot;')
      expect(await read(path, STAFF.editor)).not.toContain('&quot;Prove&quot;')
    },
  )

  test('a name is missing, an address runs code or leads nowhere: said beside the item, and the rest of the menu is kept', async () => {
    const path = `${MENU}/il-club`
    const draft = [itemOf('Tenuta', '/servizi'), itemOf('Persa', '/servizi/che-non-esiste')]
    const refused = await save(path, draft, { seen: await seen(path) })
    const body = refused.body.replaceAll('<!-- -->', '')
    expect(refused.statusCode).toBe(400)
    expect(body).toContain('A /servizi/che-non-esiste non risponde nessuna pagina del Club')
    expect(body).toContain('&quot;Tenuta&quot;')
    const wrong = [itemOf('Corre', 'javascript:alert(1)'), { ...itemOf('x', '/servizi'), label: ' ' }]
    const both = (await save(path, wrong, { seen: await seen(path) })).body
    expect(both).toContain('Scrivi un indirizzo che inizi con /')
    expect(both).toContain('Scrivi il nome: al massimo 40 caratteri.')
    const anyway = await save(path, draft, { seen: await seen(path), anyway: '1' })
    expect(anyway.statusCode).toBe(302)
    expect(await read(path, STAFF.editor)).toContain('A /servizi/che-non-esiste non risponde')
    expect((await post(path, STAFF.editor, { items: '[{"label":1}]' })).statusCode).toBe(400)
    expect(
      (await club.app.inject({ url: `${MENU}/altro`, headers: await club.cookieOf(STAFF.editor) })).statusCode,
    ).toBe(404)
  })

  test('a menu left empty stays empty when the club starts again', async () => {
    const path = `${MENU}/termini`
    expect((await save(path, [], { seen: await seen(path) })).statusCode).toBe(302)
    await seedPages(club.database.db, { now: club.clock.now() })
    expect((await listMenus(club.database.db))['footer-terms']).toBeUndefined()
    expect(await read(path, STAFF.editor)).toContain('Questo menù è vuoto')
  })
})

test.each([
  ['a visitor', null, 401],
  ['PREMIUM', VISITORS.PREMIUM, 403],
  ['an operator', STAFF.operator, 403],
] as const)('%s changes nothing around the pages', async (_who, username, status) => {
  const before = await listDeskMessages(club.database.db)
  const [message] = before
  const fields = { id: randomUUID(), text: 'Mio', title: 'Mio', audience: '{}' }
  for (const desk of ['/redazione/barra', '/redazione/avvisi'])
    expect((await post(`${desk}/nuovo`, username, fields)).statusCode, desk).toBe(status)
  for (const menu of ['/redazione/menu', '/redazione/menu/aiuto'])
    expect((await post(menu, username, { items: '[]' })).statusCode).toBe(status)
  expect((await post('/redazione/barra', username, { id: message?.id ?? '', move: 'remove' })).statusCode).toBe(status)
  expect((await post(`/redazione/barra/${message?.id}`, username, fields)).statusCode).toBe(status)
  expect(await listDeskMessages(club.database.db)).toEqual(before)
})

test('what editors took away from bar and bell does not come back when the club starts again', async () => {
  const { db } = club.database
  for (const { id } of await listDeskMessages(db)) await post('/redazione/barra', STAFF.editor, { id, move: 'remove' })
  await seedNotices(db, { now: club.clock.now() })
  expect(await listDeskMessages(db)).toEqual([])
  expect(await read('/redazione/barra', STAFF.editor)).toContain('Non c’è ancora nessun messaggio')
})

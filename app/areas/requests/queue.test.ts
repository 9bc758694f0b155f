import { beforeAll, describe, expect, test } from 'vitest'
import { receiveLead } from '#areas/leads/commands.server.ts'
import { findLead } from '#areas/leads/store.server.ts'
import { addRomeDays, daysAfter, daysBefore, endOfRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { aRequest, QUEUE, requestDesk } from '../../../tests/support/requests.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'

/** One queue of forms and services: what it holds, what it is asked, and the numbers that lead to it. */
const club = useClub()
const desk = requestDesk(club)
const countOf = (text = '') => Number(/^([\d.]+)/.exec(text)?.[1]?.replace('.', ''))

async function open(query = '') {
  const { page, text, status } = await desk.open(`${QUEUE}${query}`)
  const rows = [...page.querySelectorAll('tbody tr')].map((row) => row.textContent?.replace(/\s+/g, ' ') ?? '')
  const tabs = Object.fromEntries(
    [...page.querySelectorAll('nav[aria-label="Viste"] a')].map((a) => [
      a.firstChild?.textContent ?? '',
      { count: a.querySelector('span')?.textContent ?? null, to: a.getAttribute('href') ?? '' },
    ]),
  )
  return { status, page, text, rows, tabs, count: countOf(page.querySelector('[role=status]')?.textContent ?? '') }
}

beforeAll(async () => {
  const now = club.clock.now()
  await aRequest(club, { name: 'Tarda', surname: 'Ritardi', dueAt: daysBefore(now, 3) })
  await aRequest(club, { name: 'Oggi', surname: 'Scade', dueAt: endOfRomeDay(now) })
})

describe('[DSK-039] one queue', () => {
  test('holds forms and services, each with kind, who, deadline and who follows', async () => {
    const { rows, page } = await open()
    const head = [...page.querySelectorAll('thead th')].map((th) => th.textContent)
    expect(head.filter(Boolean)).toEqual(['Chi', 'Tipo', 'Scadenza', 'Chi la segue', 'Stato', 'Arrivata'])
    const late = rows.find((row) => row.includes('Lettera di diffida'))
    expect(late).toMatch(/In ritardo di \d+ giorni.*Matteo Greco.*In carico/)
    expect(rows.find((row) => row.includes('Ivo Sartori'))).toContain('Appuntamento')
    expect(rows.find((row) => row.includes('Oggi Scade'))).toMatch(/Oggi.*Nessuno.*Da prendere/)
    const open_ = rows.filter((row) => !row.includes('Chiusa'))
    expect(rows.indexOf(open_.at(-1) ?? ''), 'what is closed comes after').toBe(open_.length - 1)
  })

  test('the services’ own address leads there with their filter, and to nobody else', async () => {
    const answer = await desk.open('/redazione/servizi')
    expect([answer.status, answer.location]).toEqual([302, `${QUEUE}?ambito=servizi`])
    for (const [who, status] of [
      [STAFF.editor, 403],
      [VISITORS.PREMIUM, 403],
      [null, 302],
    ] as const)
      expect((await desk.open(QUEUE, who)).status).toBe(status)
    const { rows } = await open('?ambito=servizi')
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) expect(row).not.toMatch(/Assistenza|Appuntamento|Rinnovo|Recupero/)
    const { rows: forms } = await open('?ambito=club')
    expect(rows.length + forms.length).toBe((await open()).count)
  })

  test('what waits at the desk adds up to what is open, and each number leads to a list of exactly so many', async () => {
    const { page } = await desk.open('/redazione')
    const lines = [...page.querySelectorAll<HTMLAnchorElement>(`#contenuto a[href^="${QUEUE}?termine="]`)]
    const numbered = lines.filter((a) => /^\d/.test(a.textContent?.trim() ?? ''))
    const told = numbered.map((a) => ({ to: a.getAttribute('href') ?? '', count: countOf(a.textContent?.trim()) }))
    expect(told.map(({ to }) => to.split('=')[1])).toEqual(['ritardo', 'oggi', 'poi'])
    for (const { to, count } of told) expect((await open(to.slice(QUEUE.length))).count, to).toBe(count)
    const sum = told.reduce((all, { count }) => all + count, 0)
    expect(sum).toBe((await open('?stato=new,taken')).count)
    const { rows } = await club.database.pool.query("select count(*)::int as n from leads where state <> 'closed'")
    expect(sum).toBe(rows[0].n)
    const navigation = await desk.open('/redazione/corsi')
    club.clock.advance(61_000)
    const number = (await desk.open('/redazione/corsi')).page.querySelector(
      `#navigazione a[href="${QUEUE}"]`,
    )?.textContent
    expect(number).toContain(String(sum))
    expect(navigation.page.querySelector('#navigazione a[href="/redazione/servizi"]')).toBeNull()
  })

  test('one that is closed is closed everywhere', async () => {
    const { db } = club.database
    const [id = ''] = await desk.ids('?tipo=richiesta-parere-legale&stato=new')
    expect((await desk.act(id, 'close')).status).toBe(302)
    expect(await desk.ids('?stato=new,taken')).not.toContain(id)
    expect((await desk.open('/profilo/richieste', 1003)).text).toContain('Conclusa')
    expect((await findLead(db, id))?.state).toBe('closed')
    const calls = await club.app.inject({
      url: '/api/Servizi/Richieste/Aperte',
      headers: await club.cookieOf(STAFF.operator),
    })
    expect(calls.body).not.toContain(id)
  })
})

describe('[DSK-014] is asked by', () => {
  test.each([
    ['kind', '?tipo=assistenza', 'Tipo è Assistenza'],
    ['state', '?stato=taken', 'Stato è in carico'],
    ['who follows', '?segue=9002', 'Chi la segue è Matteo Greco'],
    ['nobody', '?segue=nessuno', 'Chi la segue è nessuno'],
    ['deadline', '?scadenza=prossimi:1', 'Scadenza nei prossimi 1 giorno'],
    ['term', '?termine=ritardo', 'Termine è in ritardo'],
  ])('%s', async (_name, query, words) => {
    const { page, count } = await open(query)
    expect(page.querySelector('ul[aria-label="Condizioni"]')?.textContent).toContain(words)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan((await open()).count)
    const denied = query.replace('=', '=non:')
    expect((await open(denied)).count + count).toBe((await open()).count)
  })

  test('a condition that does not exist is struck through and answered by nothing', async () => {
    for (const query of ['?segue=1003', '?tipo=altro', '?colore=rosso']) {
      const { page, rows } = await open(query)
      expect(page.querySelector('s'), query).not.toBeNull()
      expect(rows, query).toEqual([])
    }
  })

  test('and put in order by its columns, what is without a value last', async () => {
    await aRequest(club, { name: 'Senza', surname: 'Scadenza' })
    await club.database.pool.query("update leads set due_at = null where surname = 'Scadenza'")
    for (const order of ['scadenza', '-scadenza']) {
      const { rows, page } = await open(`?ordina=${order}`)
      expect(rows.at(-1)).toContain('Senza scadenza')
      expect(page.querySelector('th[aria-sort]')?.textContent).toBe('Scadenza')
    }
    const ids = await desk.ids('?ordina=persona')
    expect(new Set(ids).size).toBe(ids.length)
    expect((await open('?ordina=stipendio')).text).toContain('La colonna «stipendio» non c’è')
  })
})

describe('[DSK-040] views of everybody', () => {
  test('Le mie, Di nessuno and In ritardo, each with how many', async () => {
    const { tabs } = await open()
    expect(Object.keys(tabs).slice(0, 4)).toEqual(['Tutte', 'Le mie', 'Di nessuno', 'In ritardo'])
    for (const name of ['Le mie', 'Di nessuno', 'In ritardo']) {
      const { rows, count } = await open(tabs[name]?.to.slice(QUEUE.length))
      expect(String(count), name).toBe(tabs[name]?.count)
      for (const row of rows)
        expect(row, name).toMatch(
          { 'Le mie': /Matteo Greco/, 'Di nessuno': /Nessuno/, 'In ritardo': /In ritardo/ }[name] ?? /x/,
        )
    }
  })
})

describe('[DSK-041] what was put aside', () => {
  test('is under the others until its day, and on top on it', async () => {
    const id = await aRequest(club, { name: 'Mesta', surname: 'Daparte', dueAt: daysAfter(club.clock.now(), 20) })
    const today = romeDayOf(club.clock.now())
    for (const giorno of ['', today, addRomeDays(today, 400), '2026-02-31'])
      expect((await desk.act(id, 'aside', { giorno })).status, giorno).toBe(400)
    const day = addRomeDays(today, 3)
    expect((await desk.act(id, 'aside', { giorno: day })).status).toBe(302)
    const open_ = await desk.ids('?stato=new,taken')
    expect(open_.at(-1)).toBe(id)
    club.clock.advance(3 * 86_400_000)
    expect((await desk.ids('?stato=new,taken'))[0]).toBe(id)
    club.clock.reset()
    expect((await desk.act(id, 'take', { seen: '' })).status).toBe(302)
    expect((await findLead(club.database.db, id))?.asideUntil, 'whoever takes it has it in hand').toBeNull()
  })
})

describe('[DSK-044] promises', () => {
  const PAGE = `${QUEUE}/tempi`
  const admin = STAFF.administrator
  const receive = async (formType: string, event: string) => {
    const lead = {
      eventId: event,
      formType,
      name: 'Ada',
      surname: 'Lenti',
      email: 'ada.lenti@posta.example',
      phone: null,
      campaignCode: null,
      marketingCode: null,
      isPrivacyRead: true,
      consents: {},
      fields: {},
      memberId: null,
    }
    const { db } = club.database
    const { id } = await receiveLead(db, lead, { club: club.env.club, now: club.clock.now() })
    return findLead(db, id)
  }

  test('are set at the desk by whoever keeps the club, in hours or days; deadlines that were given do not move', async () => {
    expect((await desk.open(PAGE, STAFF.operator)).status).toBe(403)
    expect(
      (await desk.post(PAGE, { act: 'promises', 'quanto-assistenza': '1', 'unita-assistenza': 'hours' })).status,
    ).toBe(403)
    const before = await receive('assistenza', 'd5c00044-0000-4000-8000-000000000001')
    const set = (amount: string, unit: string) =>
      desk.post(PAGE, { act: 'promises', 'quanto-assistenza': amount, 'unita-assistenza': unit }, admin)
    for (const wrong of ['0', '-1', '1,5', '61', 'due', '9999'])
      expect((await set(wrong, 'days')).text, wrong).toContain('Scrivi un numero da 1 a 60 giorni lavorativi.')
    expect((await set('3', 'anni')).status).toBe(400)
    expect((await set('8', 'days')).location).toBe(`${PAGE}?fatto=tempi`)
    expect(
      (await desk.open(PAGE, admin)).page.querySelector('input[name=quanto-assistenza]')?.getAttribute('value'),
    ).toBe('8')
    const after = await receive('assistenza', 'd5c00044-0000-4000-8000-000000000002')
    expect(after?.dueAt?.getTime()).toBeGreaterThan(before?.dueAt?.getTime() ?? Infinity)
    expect((await findLead(club.database.db, before?.id ?? ''))?.dueAt).toEqual(before?.dueAt)
    const { rows } = await club.database.pool.query(
      "select details from audit_events where details ->> 'about' = 'promise assistenza'",
    )
    expect(rows[0].details.changes).toEqual([
      { field: 'Tempo', from: '2 giorni lavorativi', to: '8 giorni lavorativi' },
    ])
  })

  test('skip the closures of the club, and tell the person the day', async () => {
    club.clock.advance(0)
    const without = await receive('rinnovo', 'd5c00044-0000-4000-8000-000000000003')
    const firstDay = addRomeDays(romeDayOf(club.clock.now()), 1)
    const close = (fields: Record<string, string>) => desk.post(PAGE, { act: 'closure', ...fields }, admin)
    expect((await close({ nome: '', dal: '2020-01-01', al: '' })).text).toContain('Scegli un giorno a partire da oggi.')
    expect((await close({ nome: 'Patrono', dal: firstDay, al: addRomeDays(firstDay, 9) })).location).toBe(
      `${PAGE}?fatto=chiusura`,
    )
    const closed = await receive('rinnovo', 'd5c00044-0000-4000-8000-000000000004')
    expect(closed?.dueAt?.getTime()).toBeGreaterThan(daysAfter(without?.dueAt ?? new Date(0), 7).getTime())
    const { rows } = await club.database.pool.query('select text from outbox where idempotency_key = $1', [
      `lead:${closed?.id}`,
    ])
    expect(rows[0].text).toContain('ti rispondiamo entro il')
    const { page } = await desk.open(PAGE, admin)
    const chiusura = page.querySelector<HTMLInputElement>('input[name=chiusura]')?.value ?? ''
    expect((await desk.post(PAGE, { act: 'remove', chiusura }, admin)).location).toBe(`${PAGE}?fatto=tolta`)
    expect((await desk.post(PAGE, { act: 'remove', chiusura }, admin)).status).toBe(404)
  })

  test('what is late and what is due today is said with words, also on the page of the request', async () => {
    const { rows } = await open('?termine=oggi')
    for (const row of rows) expect(row).toContain('Oggi')
    const [late = ''] = await desk.ids('?termine=ritardo')
    expect((await desk.open(`${QUEUE}/${late}`)).text).toMatch(/In ritardo di/)
  })
})

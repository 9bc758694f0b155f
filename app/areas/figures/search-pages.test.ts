import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { holdTimers } from '../../../tests/support/hold-timers.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { countDueDays } from './commands.server.ts'

const club = useClub()
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
beforeEach(() => club.database.pool.query('delete from day_counters'))

const headersOf = async (who: number | null, cookie = '') => {
  const own = (await club.cookieOf(who)).cookie
  return { 'user-agent': AGENT, origin: ORIGIN, cookie: [own, cookie].filter(Boolean).join('; ') }
}
const counted = async (counter: string) => {
  const { rows } = await club.database.pool.query(
    'select subject, outcome, audience, amount::int from day_counters where counter = $1 order by subject, outcome',
    [counter],
  )
  return rows.map(({ subject, outcome, audience, amount }) => [subject, outcome, audience, amount])
}

test('[FIG-041] searches are counted where they are answered, also from a kept page, and where they rested', async () => {
  const minute = holdTimers(60_000)
  const ask = async (text: string, who: number | null) =>
    club.app.inject({ url: `/search?s=${encodeURIComponent(text)}`, headers: await headersOf(who) })
  for (const text of ['Cefalea', ' cefalèa', 'cefalea'])
    expect((await ask(text, VISITORS.PREMIUM)).statusCode).toBe(200)
  await ask('cefalea', VISITORS.PREMIUM)
  await ask('zzqxwv kkjj', VISITORS.PREMIUM)
  await ask('anna.verdi@esempio.it', VISITORS.PREMIUM)
  await ask('c', VISITORS.PREMIUM)
  await ask('cefalea', STAFF.editor)
  minute.end()
  await expect
    .poll(() => counted('search'))
    .toEqual([
      ['', expect.any(String), 'PREMIUM', 1],
      ['cefalea', 'found', 'PREMIUM', 4],
      ['zzqxwv kkjj', 'nothing', 'PREMIUM', 1],
    ])
  const rest = async (s: string, who: number | null) =>
    club.app.inject({ method: 'POST', url: '/api/search/rested', headers: await headersOf(who), payload: { s } })
  expect((await rest('cefalea', VISITORS.PREMIUM)).statusCode).toBe(200)
  expect((await rest('cefalea', STAFF.editor)).statusCode).toBe(200)
  expect((await rest('zzqxwv kkjj', VISITORS.PREMIUM)).statusCode).toBe(200)
  minute.end()
  await expect
    .poll(async () => (await counted('search')).slice(1))
    .toEqual([
      ['cefalea', 'found', 'PREMIUM', 5],
      ['zzqxwv kkjj', 'nothing', 'PREMIUM', 2],
    ])
})

test('[FIG-041] Ricerche lists what many looked for, and from what found nothing one begins a content', async () => {
  const yesterday = addRomeDays(romeDayOf(club.clock.now()), -1)
  await club.database.pool.query(
    `insert into day_counters (counter, day, subject, outcome, audience, amount) values ('search', $1, 'agopuntura', 'nothing', 'TRIAL', 5),
       ('search', $1, 'cefalea', 'found', 'TRIAL', 8), ('search', $1, 'segreta', 'nothing', 'TRIAL', 4)`,
    [yesterday],
  )
  await club.database.pool.query('truncate figure_day_states, figure_days')
  await countDueDays(club.database.db, { now: () => club.clock.now() })
  const read = async (url: string) => club.app.inject({ url, headers: await club.cookieOf(STAFF.editor) })
  const { body } = await read('/redazione/numeri/ricerche?periodo=7-giorni')
  const page = new JSDOM(body).window.document
  expect(body).not.toContain('segreta')
  const numberOf = (code: string) => page.querySelector(`[data-figure="${code}"] b`)?.textContent
  expect(['searches.all', 'searches.nothing', 'searches.corrected'].map(numberOf)).toEqual(['17', '9', '0'])
  const rows = (title: string) =>
    [...page.querySelectorAll(`section[aria-label="${title}"] tbody tr`)].map((row) =>
      [...row.children].map((cell) => (cell.querySelector('a') ?? cell).textContent),
    )
  expect(rows('Le più cercate')).toEqual([
    ['cefalea', '8'],
    ['agopuntura', '5'],
  ])
  expect(rows('Senza risposta')).toEqual([['agopuntura', '5']])
  const link = page.querySelector('section[aria-label="Senza risposta"] tbody a')?.getAttribute('href') ?? ''
  const begun = new JSDOM((await read(link)).body).window.document
  expect(
    [...begun.querySelectorAll('input, textarea')].some((field) => (field as HTMLInputElement).value === 'agopuntura'),
  ).toBe(true)
})

test('[FIG-041] words that found nothing are sent to whoever writes contents, once a day, and on the trail', async () => {
  const yesterday = addRomeDays(romeDayOf(club.clock.now()), -1)
  await club.database.pool.query(
    `insert into day_counters (counter, day, subject, outcome, audience, amount) values ('search', $1, 'agopuntura', 'nothing', 'TRIAL', 5),
       ('search', $1, 'segreta', 'nothing', 'TRIAL', 4), ('search', $1, 'cefalea', 'found', 'TRIAL', 9)`,
    [yesterday],
  )
  const send = async (text: string, who: number) => {
    const answer = await club.app.inject({
      method: 'POST',
      url: '/redazione/numeri/ricerche',
      headers: { ...(await headersOf(who)), 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ testo: text }).toString(),
    })
    return [answer.statusCode, new JSDOM(answer.body).window.document.body.textContent ?? ''] as const
  }
  const letters = async () =>
    (
      await club.database.pool.query(
        `select recipient, subject, text from outbox where subject like 'Una ricerca%' order by 1`,
      )
    ).rows
  for (const text of ['segreta', 'cefalea', 'mai cercata', '']) {
    const [status, words] = await send(text, STAFF.editor)
    expect([status, words.includes('non è fra le ricerche senza risposta')], text).toEqual([400, true])
  }
  expect((await send('agopuntura', STAFF.tutor))[0]).toBe(403)
  expect(await letters()).toEqual([])
  const [status, words] = await send('agopuntura', STAFF.operator)
  expect([status, words.includes('«agopuntura» è stata mandata a chi scrive.')]).toEqual([200, true])
  const { rows: writers } = await club.database.pool.query(
    `select email from members where username = any($1) order by 1`,
    [[STAFF.editor, STAFF.administrator]],
  )
  const sent = await letters()
  expect(sent.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(writers.map(({ email }) => email)))
  expect(sent[0]?.subject).toBe('Una ricerca senza risposta: agopuntura')
  expect(sent[0]?.text).toContain('/redazione/contenuti/nuovo?titolo=agopuntura')
  expect((await send('agopuntura', STAFF.editor))[1]).toContain('è già stata mandata oggi')
  expect(await letters()).toHaveLength(sent.length)
  const { rows: lines } = await club.database.pool.query(
    `select details->>'name' as name, details->>'what' as what from audit_events where details->>'about' like 'search %'`,
  )
  expect(lines).toEqual([{ name: 'agopuntura', what: 'sent' }])
})

test('[FIG-040] what people did next is counted of those who agreed alone, from the content that stopped them', async () => {
  const minute = holdTimers(60_000)
  const { rows } = await club.database.pool.query(
    `select i.slug, i.category_slug as category from content_items i join content_policies p on p.id = i.policy_id
     where i.publication_date < now() and i.content_type not in ('Modulo', 'Tool') and p.paywalls <> '[]' order by i.slug limit 1`,
  )
  const path = `/news-approfondimenti/${rows[0].category}/${rows[0].slug}`
  const agreed = `cookie_consent=1.7b0c2f6e-3a66-4a0e-9d2c-2f5b8f1f0a11.statistics.${Math.floor(club.clock.now().getTime() / 1000)}`
  const press = async (code: string, cookie: string, at = path) =>
    club.app.inject({
      method: 'POST',
      url: '/api/Tracking/Eventi',
      headers: await headersOf(VISITORS.REGISTRATO, cookie),
      payload: { eventi: [{ event: 'action', code, path: at, event_id: crypto.randomUUID() }] },
    })
  expect((await press('NA131', '')).statusCode).toBe(403)
  const answer = await press('NA131', agreed)
  expect(answer.statusCode).toBe(200)
  const stopped = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  expect(stopped).toBe(`stopped_at=${rows[0].slug}`)
  expect((await press('NA102', agreed)).headers['set-cookie']).toBeUndefined()
  await press('PP050', `${agreed}; ${stopped}`, '/servizi')
  const begin = async (cookie: string) =>
    club.app.inject({
      method: 'POST',
      url: '/api/Auth/AttivazioneTrial',
      headers: await headersOf(VISITORS.REGISTRATO, cookie),
    })
  expect((await begin(`${agreed}; ${stopped}`)).statusCode).toBe(200)
  expect((await begin(`${agreed}; ${stopped}`)).statusCode).not.toBe(200)
  minute.end()
  await expect
    .poll(() => counted('next'))
    .toEqual([
      [rows[0].slug, 'NA131', 'REGISTRATO', 1],
      [rows[0].slug, 'PP050', 'REGISTRATO', 1],
      [rows[0].slug, 'trial', expect.any(String), 1],
    ])
  // Whoever takes the consent back is not followed any more.
  const withdrawn = await begin(stopped)
  expect(withdrawn.statusCode).not.toBe(200)
  minute.end()
  expect((await counted('next')).length).toBe(3)
  const choose = async (cookie: string, purposes: string[]) => {
    const answer = await club.app.inject({
      method: 'POST',
      url: '/api/Tracking/Consenso',
      headers: await headersOf(VISITORS.REGISTRATO, cookie),
      payload: { id: crypto.randomUUID(), versione: 1, finalita: purposes },
    })
    expect(answer.statusCode).toBe(200)
    return String(answer.headers['set-cookie'])
  }
  expect(await choose(`${agreed}; ${stopped}`, ['statistics'])).not.toContain('stopped_at')
  expect(await choose(stopped, [])).toMatch(/^stopped_at=; .*Max-Age=0/)
})

test('[FIG-040] Letture says where people stop, and on how many the next steps are counted', async () => {
  const yesterday = addRomeDays(romeDayOf(club.clock.now()), -1)
  const { rows } = await club.database.pool.query('select id, title, slug from content_items order by slug limit 1')
  const subject = `content:${rows[0].id}`
  await club.database.pool.query(
    `insert into day_counters (counter, day, subject, outcome, audience, amount, agreed) values
       ('reading', $1, $2, 'soft', 'SUSPECT', 100, 38), ('reading', $1, $2, 'whole', 'PREMIUM', 25, 0), ('next', $1, $3, 'NA131', 'SUSPECT', 19, 19)`,
    [yesterday, subject, rows[0].slug],
  )
  await club.database.pool.query('truncate figure_day_states, figure_days')
  await countDueDays(club.database.db, { now: () => club.clock.now() })
  const answer = await club.app.inject({
    url: '/redazione/numeri/letture?periodo=7-giorni',
    headers: await club.cookieOf(STAFF.editor),
  })
  const page = new JSDOM(answer.body).window.document
  const rowsOf = (title: string) =>
    [...page.querySelectorAll(`section[aria-label="${title}"] tbody tr`)].map((row) =>
      [...row.children].map((cell) => cell.textContent?.replace(/\s/g, ' ')),
    )
  expect(rowsOf('Dove si sono fermati')[0]).toEqual([rows[0].title, '125', '25', '100', '80,0 %'])
  expect(page.querySelector('section[aria-label="Che cosa hanno fatto dopo"]')?.textContent).toContain(
    'su chi ha acconsentito: 38 %',
  )
  expect(rowsOf('Che cosa hanno fatto dopo')[0]?.slice(0, 2)).toEqual(['Ha premuto l’invito', '19'])
})

test('[FIG-040] new contents are compared with others at the same age', async () => {
  const today = romeDayOf(club.clock.now())
  const { rows: contents } = await club.database.pool.query('select id, title from content_items order by slug limit 4')
  const [fresh, young, older, oldest] = contents
  await club.database.pool.query(`update content_items set publication_date = '2020-01-01'`)
  const publish = (id: string, daysAgo: number) =>
    club.database.pool.query('update content_items set publication_date = $2 where id = $1', [
      id,
      `${addRomeDays(today, -daysAgo)}T10:00:00Z`,
    ])
  const open = (id: string, daysAgo: number, amount: number) =>
    club.database.pool.query(
      `insert into day_counters (counter, day, subject, outcome, audience, amount) values ('reading', $1, $2, 'whole', 'PREMIUM', $3)`,
      [addRomeDays(today, -daysAgo), `content:${id}`, amount],
    )
  for (const [content, daysAgo] of [
    [fresh, 3],
    [young, 9],
    [older, 60],
    [oldest, 200],
  ] as const)
    await publish(content.id, daysAgo)
  // Of the first seven days alone, whatever came after; one that is not seven days old is not told.
  await open(oldest.id, 250, 1)
  await open(oldest.id, 200, 10)
  await open(older.id, 60, 20)
  await open(older.id, 54, 4)
  await open(older.id, 53, 1000)
  await open(young.id, 9, 30)
  await open(young.id, 1, 500)
  await open(fresh.id, 3, 900)
  const answer = await club.app.inject({
    url: '/redazione/numeri/letture?periodo=30-giorni',
    headers: await club.cookieOf(STAFF.editor),
  })
  const page = new JSDOM(answer.body).window.document
  const rows = [...page.querySelectorAll('section[aria-label="Nuovi contenuti, nei primi 7 giorni"] tbody tr')]
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([[young.title, '30', '24']])
})

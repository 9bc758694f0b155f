import { describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import type { JobContext } from '#platform/jobs/define-job.ts'
import type { Log } from '#platform/log/log.server.ts'
import { getLetter, leaseDueLetters, listOutbox } from '#platform/mail/store.server.ts'
import { standInOutside } from '#platform/outside/outside.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { importRecords } from './commands.server.ts'
import { aRecord } from './fixtures.ts'
import { sendPressDigestsJob } from './jobs.server.ts'
import { pressDigestPapers, pressDigests } from './tables.server.ts'

const club = useClub()
const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const withoutCatalogue = { ...standInOutside(), literature: null }
const SUNDAY = '2026-11-15T10:00:00Z'
const MONDAY = '2026-11-16T06:30:00Z'

/** What the process does every few minutes, at this instant of the club's clock. */
async function work(instant: string, outside: JobContext['outside'] = withoutCatalogue) {
  club.clock.set(new Date(instant))
  const context = {
    db: club.database.db,
    clock: club.clock,
    log: silent,
    club: club.env.club,
    origin: club.env.publicOrigin,
    outside,
  }
  await sendPressDigestsJob.handle(context, {}, { retryCount: 0, signal: new AbortController().signal })
}

async function lettersTo(username: number) {
  const member = await findMemberByUsername(club.database.db, username)
  const lines = (await listOutbox(club.database.db, { limit: 500 })).filter(
    ({ to, subject }) => to === member?.email && subject.startsWith('La tua rassegna'),
  )
  return Promise.all(lines.toReversed().map(({ id }) => getLetter(club.database.db, id)))
}

/** The clock moves by months here: who comes back signs in again. */
async function freshCookie(username: number): Promise<string> {
  const member = await findMemberByUsername(club.database.db, username)
  const token = await createSession(club.database.db, { memberId: member?.id ?? '', now: club.clock.now() })
  return `${sessionCookieName(club.env.isHttps)}=${token}`
}

async function choose(username: number, subscribe: number[], unsubscribe: number[] = []) {
  const answer = await club.app.inject({
    method: 'POST',
    url: '/api/PubMed/Utente/RassegneStampa/update',
    headers: { cookie: await freshCookie(username), 'sec-fetch-site': 'same-origin' },
    payload: {
      subscribeFamigliaSpecializzazioneIdList: subscribe,
      unsubscribeFamigliaSpecializzazioneIdList: unsubscribe,
    },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

const linkIn = (text: string, part: string) => new RegExp(`http\\S+${part}\\S+`).exec(text)?.[0] ?? ''
const titles = (text: string) => [...text.matchAll(/articoli\/(\d+)/g)].map(([, pmid]) => Number(pmid))
const CARDIOLOGY = 5
const PEDIATRICS = 37
const UROLOGY = 44

describe('two specialisations, and next Monday', () => {
  test('the letter holds what entered last week, its web version the same, and the week after nothing twice', async () => {
    club.clock.set(new Date(SUNDAY))
    await choose(1003, [CARDIOLOGY, PEDIATRICS])
    await work('2026-11-16T05:30:00Z')
    expect(await lettersTo(1003)).toHaveLength(0)

    await work(MONDAY, standInOutside())
    const [letter] = await lettersTo(1003)
    expect(letter?.subject).toMatch(/^La tua rassegna: \d+ novità in Cardiologia e Pediatria$/)
    expect(letter?.text).toContain('tra il 09/11/2026 e il 15/11/2026')
    const told = titles(letter?.text ?? '')
    expect(told.length).toBeGreaterThan(1)
    expect(new Set(told).size).toBe(told.length)

    await work('2026-11-16T09:00:00Z', standInOutside())
    await work('2026-11-19T09:00:00Z', standInOutside())
    expect(await lettersTo(1003)).toHaveLength(1)

    const web = linkIn(letter?.text ?? '', '/servizi/pubmed/rassegna/')
    const page = await club.app.inject({ url: new URL(web).pathname })
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    for (const pmid of told) expect(page.body).toContain(`/servizi/pubmed/articoli/${pmid}`)
    const member = await findMemberByUsername(club.database.db, 1003)
    expect(page.body).not.toContain(member?.email)

    await work('2026-11-23T08:00:00Z', standInOutside())
    const [, next] = await lettersTo(1003)
    const toldNext = titles(next?.text ?? '')
    expect(toldNext.length).toBeGreaterThan(0)
    expect(toldNext.filter((pmid) => told.includes(pmid))).toEqual([])
  })
})

describe('no letter', () => {
  test('where nothing is new', async () => {
    club.clock.set(new Date('2027-01-10T10:00:00Z'))
    await choose(1013, [UROLOGY])
    await work('2027-01-11T08:00:00Z')
    expect(await lettersTo(1013)).toHaveLength(0)
  })

  test('about a week that had begun before the subscription', async () => {
    club.clock.set(new Date('2027-01-18T12:00:00Z'))
    await importRecords(club.database.db, [aRecord({ pmid: 71, subjects: ['Glaucoma'], enteredOn: '2027-01-15' })], {
      now: club.clock.now(),
    })
    await choose(1006, [32])
    await work('2027-01-18T13:00:00Z')
    expect(await lettersTo(1006)).toHaveLength(0)
  })

  test('to who no longer has the service, who finds their choice again when it is back', async () => {
    club.clock.set(new Date('2027-02-07T10:00:00Z'))
    await choose(1007, [CARDIOLOGY])
    const member = await findMemberByUsername(club.database.db, 1007)
    await importRecords(club.database.db, [aRecord({ pmid: 81, enteredOn: '2027-02-05' })], { now: club.clock.now() })
    await club.database.db.execute(
      `update wallets set active_until = '2027-02-07T12:00:00Z' where member_id = '${member?.id}' and tag = 'pubmed'`,
    )
    await work('2027-02-08T08:00:00Z')
    expect(await lettersTo(1007)).toHaveLength(0)
  })
})

test('a paper of two families, or corrected after it was sent, is told once; what is beyond ten is left to the search', async () => {
  club.clock.set(new Date('2027-03-07T10:00:00Z'))
  await choose(1013, [CARDIOLOGY, PEDIATRICS], [UROLOGY])
  const both = aRecord({ pmid: 91, subjects: ['Heart Failure', 'Pediatrics'], enteredOn: '2027-03-05' })
  const many = Array.from({ length: 14 }, (_, at) => aRecord({ pmid: 100 + at, enteredOn: '2027-03-03' }))
  await importRecords(club.database.db, [both, ...many], { now: club.clock.now() })
  await work('2027-03-08T08:00:00Z')
  const [letter] = await lettersTo(1013)
  expect(titles(letter?.text ?? '').filter((pmid) => pmid === 91)).toHaveLength(1)
  expect(titles(letter?.text ?? '')).toHaveLength(10)
  await importRecords(club.database.db, [{ ...both, title: 'Corrected', enteredOn: '2027-03-09' }], {
    now: club.clock.now(),
  })
  await work('2027-03-15T08:00:00Z')
  expect(await lettersTo(1013)).toHaveLength(1)
})

test('a process that dies after half of the letters writes the other half and none twice', async () => {
  club.clock.set(new Date('2027-04-04T10:00:00Z'))
  await choose(1003, [31], [CARDIOLOGY, PEDIATRICS])
  await choose(1006, [31], [32])
  await importRecords(
    club.database.db,
    [aRecord({ pmid: 171, subjects: ['Child Psychiatry'], enteredOn: '2027-04-02' })],
    {
      now: club.clock.now(),
    },
  )
  const abort = new AbortController()
  const before = (await lettersTo(1003)).length + (await lettersTo(1006)).length
  club.clock.set(new Date('2027-04-05T08:00:00Z'))
  const context = {
    db: club.database.db,
    clock: club.clock,
    log: silent,
    club: club.env.club,
    origin: club.env.publicOrigin,
    outside: withoutCatalogue,
  }
  abort.abort()
  await sendPressDigestsJob.handle(context, {}, { retryCount: 0, signal: abort.signal })
  await Promise.all([work('2027-04-05T08:05:00Z'), work('2027-04-05T08:05:00Z')])
  await work('2027-04-05T08:10:00Z')
  expect((await lettersTo(1003)).length + (await lettersTo(1006)).length).toBe(before + 2)
  const { rows } = await club.database.db.execute(
    'select member_id, week from press_digests group by 1, 2 having count(*) > 1',
  )
  expect(rows).toEqual([])
})

describe('one click ends it (RFC 8058)', () => {
  const lastKey = async () => {
    const [row] = await club.database.db.select().from(pressDigests).limit(1)
    if (!row) throw new Error('No letter was written.')
    return row
  }
  const subscriptions = async (memberId: string) =>
    (await club.database.db.execute(`select 1 from press_review_subscriptions where member_id = '${memberId}'`)).rows
      .length

  test('the letter carries the two headers', async () => {
    const letters = await leaseDueLetters(club.database.db, 200)
    const digest = letters.find(({ subject }) => subject.startsWith('La tua rassegna'))
    expect(digest?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/api\/PubMed\/Disiscrizione\/[0-9a-f-]{36}$/)
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('posted by a mail program as %s, from nowhere, without a cookie', async (_name, type, payload) => {
    const { unsubscribeKey, memberId } = await lastKey()
    await club.database.db.execute(
      `insert into press_review_subscriptions values ('${memberId}', 9, now()) on conflict do nothing`,
    )
    const url = `/api/PubMed/Disiscrizione/${unsubscribeKey}`
    const post = (body: string, headers = {}) =>
      club.app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload: body })
    expect((await post('x=1')).statusCode).toBe(400)
    expect((await post(payload, { cookie: 'a=b', origin: 'https://evil.example' })).statusCode).toBe(403)
    expect(await subscriptions(memberId)).toBeGreaterThan(0)
    expect((await post(payload)).statusCode).toBe(200)
    expect(await subscriptions(memberId)).toBe(0)
    expect((await post(payload)).statusCode).toBe(200)
  })

  test('opened by a person it leads to a page with a button, and opening ends nothing', async () => {
    const { unsubscribeKey, memberId } = await lastKey()
    await club.database.db.execute(
      `insert into press_review_subscriptions values ('${memberId}', 9, now()) on conflict do nothing`,
    )
    const opened = await club.app.inject({ url: `/api/PubMed/Disiscrizione/${unsubscribeKey}` })
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `/servizi/pubmed/disiscrizione/${unsubscribeKey}`,
    ])
    const url = String(opened.headers.location)
    expect((await club.app.inject({ url })).body).toContain('Non vuoi più la rassegna?')
    expect(await subscriptions(memberId)).toBe(1)
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' }
    const pressed = await club.app.inject({ method: 'POST', url, headers, payload: '' })
    expect(pressed.body).toContain('Iscrizione annullata')
    expect(await subscriptions(memberId)).toBe(0)
  })

  test('a key of nobody ends nothing', async () => {
    const url = '/api/PubMed/Disiscrizione/00000000-0000-4000-8000-000000000000'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    expect((await club.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(404)
    expect(
      (await club.app.inject({ url: '/servizi/pubmed/rassegna/00000000-0000-4000-8000-000000000000' })).statusCode,
    ).toBe(404)
  })
})

test('nobody was ever sent a paper twice', async () => {
  const papers = await club.database.db.select().from(pressDigestPapers)
  expect(new Set(papers.map(({ memberId, pmid }) => `${memberId} ${pmid}`)).size).toBe(papers.length)
})

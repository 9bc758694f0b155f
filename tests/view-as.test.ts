import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#app/api.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { CLOSED_WORDS, REFUSED_WORDS } from '#areas/view-as/copy.ts'
import { endViewAsJob } from '#areas/view-as/jobs.server.ts'
import { LEAVE_PATH } from '#areas/view-as/model.ts'
import { routePath } from '#platform/http/register-calls.server.ts'
import { standInOutside } from '#platform/outside/outside.server.ts'
import { openAnotherNode } from './support/another-node.ts'
import { archiveOf } from './support/archives.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { ORIGIN } from './support/open-club.ts'
import { linksOf } from './support/page-faults.ts'
import { pagesBelow } from './support/routes.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

/** Somebody of the desk looks as a member: what they see, and that nothing comes of it. */
const club = useClub()
const PERSON = Number(VISITORS.PREMIUM)
const PATH = `/redazione/iscritti/${PERSON}/vedi-come`
const BAND = 'Stai guardando come Anna Bianchi: non puoi fare niente al suo posto. Esci'
const REASON = 'Dice che non trova il corso'
let memberId = ''

const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows

beforeAll(async () => {
  await query("update members set name = 'Anna', surname = 'Bianchi' where username = $1", [PERSON])
  memberId = (await findMemberByUsername(club.database.db, PERSON))?.id ?? ''
})
beforeEach(async () => {
  await query('delete from view_as_visits')
})

type Headers = Record<string, string>
const entered = async (username: number): Promise<Headers> => {
  const { name, value } = await club.enter(username)
  return { cookie: `${name}=${value}` }
}
const post = (url: string, headers: Headers, fields: Record<string, string> = {}, method: 'POST' | 'PUT' = 'POST') =>
  club.app.inject({
    method,
    url,
    headers: { ...headers, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
  })
const get = (url: string, headers: Headers, app = club.app) => app.inject({ url, headers })
const wordsOf = (body: string) => documentOf(body).body.textContent?.replace(/\s+/g, ' ') ?? ''

/** A fresh session of an administrator that is looking as the person. */
async function looking(): Promise<Headers> {
  const headers = await entered(STAFF.administrator)
  const answer = await post(PATH, headers, { reason: REASON })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
  return headers
}

/** Each table of the database with what it holds. */
async function everything(): Promise<Record<string, string>> {
  const tables = await query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  const held: Record<string, string> = {}
  for (const { name } of tables) {
    const [{ hash }] = await query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
    )
    held[name] = hash
  }
  return held
}

describe('beginning', () => {
  test('[DSK-036] is offered to and done by whoever holds members.view-as alone, with a reason', async () => {
    const page = `/redazione/iscritti/${PERSON}`
    const [administrator, operator] = [await entered(STAFF.administrator), await entered(STAFF.operator)]
    expect((await get(page, administrator)).body).toContain(PATH)
    expect((await get(page, operator)).body).not.toContain(PATH)
    expect((await get(PATH, operator)).statusCode).toBe(403)
    expect((await post(PATH, operator, { reason: REASON })).statusCode).toBe(403)
    const refused = await post(PATH, administrator, { reason: ' ' })
    expect(refused.statusCode).toBe(400)
    expect(wordsOf(refused.body)).toContain('Scrivi perché, in poche parole.')
    expect(await query('select 1 from view_as_visits')).toEqual([])
  })

  test('[DSK-037] the reason is written without names or addresses, and is not lost', async () => {
    const headers = await entered(STAFF.administrator)
    for (const reason of ['Lo chiede anna@esempio.it', 'La signora BIANCHI non trova il corso']) {
      const refused = await post(PATH, headers, { reason })
      expect(refused.statusCode).toBe(400)
      expect(wordsOf(refused.body)).toMatch(/Scrivi senza (nomi|indirizzi)/)
      expect(refused.body).toContain(reason)
    }
  })

  test('[DSK-037] nobody looks as somebody of the staff, as themselves, or as whoever is closed', async () => {
    const headers = await entered(STAFF.administrator)
    for (const username of [STAFF.editor, STAFF.administrator]) {
      const path = `/redazione/iscritti/${username}`
      expect((await get(path, headers)).body).not.toContain(`${path}/vedi-come`)
      expect((await post(`${path}/vedi-come`, headers, { reason: REASON })).statusCode).toBe(403)
    }
    await query('update member_details set closed_at = now() where member_id = $1', [memberId])
    expect((await post(PATH, headers, { reason: REASON })).statusCode).toBe(403)
    await query('update member_details set closed_at = null where member_id = $1', [memberId])
    // Somebody who gets a role meanwhile is no longer looked at.
    const on = await looking()
    await query("insert into member_roles (member_id, role, since) values ($1, 'editor', now())", [memberId])
    club.clock.advance(5_000)
    const body = (await get('/profilo', on)).body
    await query('delete from member_roles where member_id = $1', [memberId])
    expect(wordsOf(body)).not.toContain('Stai guardando')
  })

  test('[DSK-036] one at a time, also from another browser and in the same instant', async () => {
    const [one, other] = [await entered(STAFF.administrator), await entered(STAFF.administrator)]
    const answers = await Promise.all([one, other].map((headers) => post(PATH, headers, { reason: REASON })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([302, 409])
    expect(await query('select 1 from view_as_visits where ended_at is null')).toHaveLength(1)
  })
})

describe('what is seen', () => {
  test('[DSK-036] the pages are the person’s, under the band, and no browser or cache keeps them', async () => {
    const own = await get('/', await entered(STAFF.administrator))
    const headers = await looking()
    for (const url of ['/', '/corsi-ecm-fad', '/profilo', '/carrello']) {
      // Twice: the second time something could have been kept.
      for (const _ of [1, 2]) {
        const answer = await get(url, headers)
        expect([url, answer.statusCode]).toEqual([url, 200])
        expect(wordsOf(answer.body)).toContain(BAND)
        expect(answer.headers['cache-control']).toBe('private, no-store')
        expect(answer.headers.etag).toBeUndefined()
      }
    }
    // The same audience, in its own right, finds no band in what is kept; nor do the colleagues.
    for (const username of [PERSON, STAFF.administrator]) {
      const answer = await get('/', await entered(username))
      expect(answer.body).not.toContain('Stai guardando')
      if (username === STAFF.administrator) expect(answer.body).toBe(own.body)
    }
    const me = (await get('/api/me', headers)).json()
    expect(me.member).toMatchObject({ name: 'Anna', surname: 'Bianchi', isStaff: false })
    expect((await get('/corsi-ecm-fad.data', headers)).headers['cache-control']).toBe('private, no-store')
  })

  test('[DSK-036] the desk stays of whoever is looking, with the band, and only to read', async () => {
    const headers = await looking()
    const desk = await get('/redazione/iscritti', headers)
    expect(desk.statusCode).toBe(200)
    expect(wordsOf(desk.body)).toContain(BAND)
    expect((await post(`/redazione/iscritti/${PERSON}`, headers, { note: 'Una nota' })).statusCode).toBe(403)
    expect((await get('/api/redazione/record', headers)).statusCode).toBe(404)
  })

  test('[DSK-036] lawyers’ answers, cases, payment methods, passkeys, security and files stay closed, in words', async () => {
    const [request] = await query(
      `insert into leads (event_id, form_type, email, is_privacy_read, fields, member_id, created_at, updated_at)
        values (gen_random_uuid(), 'richiesta-parere-legale', 'a@esempio.it', true, $1, $2, now(), now()) returning id`,
      [{ note: 'Parole al legale' }, memberId],
    )
    await query(
      `insert into request_answers (id, request_id, text, created_at) values (gen_random_uuid(), $1, 'Parole del legale', now())`,
      [request.id],
    )
    const [file] = await query(
      `insert into files (id, name, content_type, byte_size, owner_id, is_public, awaits_scan)
        values (gen_random_uuid(), 'diploma.pdf', 'application/pdf', 10, $1, false, true) returning id`,
      [memberId],
    )
    const headers = await looking()
    for (const url of [
      '/profilo/cause',
      '/profilo/metodi-pagamento',
      '/profilo/sicurezza',
      '/profilo/secondo-fattore',
      '/checkout',
      '/metodi-di-prova',
      '/telemedicina/accesso',
    ])
      for (const address of [url, `${url}.data`]) {
        const answer = await get(address, headers)
        expect([address, answer.statusCode]).toEqual([address, 403])
        expect(answer.body).toContain(CLOSED_WORDS)
        if (address === url) expect(wordsOf(answer.body)).toContain(BAND)
      }
    for (const url of [
      '/contact/paymentmethods',
      '/Auth/Passkey',
      '/Auth/Sessioni',
      '/CRM/CauseLegaliAttive',
      '/Servizi/Richieste',
    ]) {
      const answer = await get(`/api${url}`, headers)
      expect([url, answer.statusCode]).toEqual([url, 403])
      expect(answer.json().message).toBe(CLOSED_WORDS)
    }
    const requests = await get('/profilo/richieste', headers)
    expect(requests.statusCode).toBe(200)
    const own = await entered(PERSON)
    const theirs = (await get('/profilo/richieste', own)).body
    for (const words of ['Parole al legale', 'Parole del legale']) {
      expect(requests.body).not.toContain(words)
      expect(theirs).toContain(words)
    }
    const address = `/files/${file.id}/diploma.pdf`
    const closed = await get(address, headers)
    expect([closed.statusCode, closed.body.includes(CLOSED_WORDS)]).toEqual([403, true])
    // The person is let through to it, and there are no bytes in this test.
    expect((await get(address, own)).statusCode).not.toBe(403)
  })
})

describe('what is not done', () => {
  test('[DSK-036] every request that is not a reading answers 403, whatever address it has', async () => {
    const headers = await looking()
    const pages = [
      ...(await pagesBelow('public', 'personal', 'personal-desk')),
      '/redazione/pagine/1/anteprima',
      '/nowhere',
    ]
    const before = await everything()
    const wrong: string[] = []
    const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string) => {
      const answer = await club.app.inject({ method, url, headers: { ...headers, origin: ORIGIN }, payload: {} })
      if (answer.statusCode !== 403 || answer.json().message !== REFUSED_WORDS)
        wrong.push(`${method} ${url} ${answer.statusCode}`)
    }
    for (const page of pages) {
      const url = page.replace(/:[^/]+|\*/g, '1')
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
        if (url !== LEAVE_PATH || method !== 'POST') await send(method, url)
      if (url !== LEAVE_PATH) await send('POST', `${url === '/' ? '/_' : url}.data`)
    }
    for (const { method, path } of calls)
      if (method !== 'GET') await send(method, `/api${routePath(path).replace(/:[^/]+/g, '1')}`)
    for (const url of ['/files/1/1', '/health', '/assets/x.js', '/api/nothing', `${LEAVE_PATH}/`, `${LEAVE_PATH}/1`])
      await send('POST', url)
    expect(wrong).toEqual([])
    expect(await everything()).toEqual(before)
    const page = await post('/profilo/dati-personali', headers, { name: 'Altro' })
    expect(page.statusCode).toBe(403)
    expect(wordsOf(page.body)).toContain('non puoi fare niente al suo posto')
  })

  test('[DSK-036] nothing is counted, read, awarded or tracked: after every page and call each table is as before', async () => {
    await query("update members set last_visit_on = '2020-01-01' where id = $1", [memberId])
    const headers = await looking()
    const withCart = { cookie: `${headers.cookie}; camice_carrello=${'a'.repeat(32)}` }
    await query(
      "insert into carts (token_hash, updated_at) values (encode(sha256($1::bytea), 'hex'), now()) on conflict do nothing",
      ['a'.repeat(32)],
    )
    await get('/', headers)
    const before = await everything()
    const personal = (await pagesBelow('personal')).map((path) => path.replace(/:[^/]+/g, '1'))
    const open = calls
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => `/api${routePath(path).replace(/:[^/]+/g, '1')}`)
    const waiting = ['/', ...(await pagesBelow('public')).filter((path) => !/[:*]/.test(path)), ...personal, ...open]
    const seen = new Set(waiting)
    const failed: string[] = []
    const perRoute = new Map<string, number>()
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      // Of pages made by the same route a few are opened.
      const route = url.split('?')[0]?.split('/').slice(0, -1).join('/') ?? ''
      perRoute.set(route, (perRoute.get(route) ?? 0) + 1)
      if ((perRoute.get(route) ?? 0) > 60) continue
      const answer = await get(url, withCart)
      if (answer.statusCode >= 500) failed.push(`${answer.statusCode} ${url}`)
      if (!String(answer.headers['content-type']).startsWith('text/html')) continue
      for (const link of linksOf(answer.body)) {
        const { origin, pathname, search } = new URL(link, ORIGIN)
        if (origin !== ORIGIN || seen.has(pathname + search) || /^\/(redazione|assets|demo)/.test(pathname)) continue
        seen.add(pathname + search)
        waiting.push(pathname + search)
      }
    }
    expect(failed).toEqual([])
    expect(seen.size).toBeGreaterThan(200)
    expect(await everything()).toEqual(before)
  })

  test('[DSK-036] a write that somebody forgot is refused by PostgreSQL itself', async () => {
    await expect(club.database.readOnly().execute('update members set surname = surname')).rejects.toMatchObject({
      cause: { code: '25006' },
    })
  })
})

describe('ending', () => {
  const isLooking = async (headers: Headers, app = club.app) =>
    (await get('/profilo', headers, app)).body.includes('Anna Bianchi: non puoi')

  test('[DSK-036] ends on leaving, at its time, or with the session of the desk, on every node', async () => {
    const node = await openAnotherNode(club, { isDeaf: true })
    try {
      const left = await looking()
      expect([await isLooking(left), await isLooking(left, node)]).toEqual([true, true])
      const answer = await post(LEAVE_PATH, left)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/redazione/iscritti/${PERSON}`])
      expect(await isLooking(left)).toBe(false)
      // A node that heard nothing believes what it remembers for less than five seconds.
      club.clock.advance(5_000)
      expect(await isLooking(left, node)).toBe(false)

      const timed = await looking()
      club.clock.advance(15 * 60_000 - 1_000)
      expect([await isLooking(timed), await isLooking(timed, node)]).toEqual([true, true])
      club.clock.advance(1_000)
      expect([await isLooking(timed), await isLooking(timed, node)]).toEqual([false, false])

      const ended = await looking()
      expect(await isLooking(ended, node)).toBe(true)
      await query('update sessions set revoked_at = $1 where revoked_at is null', [club.clock.now()])
      club.clock.advance(5_000)
      for (const app of [club.app, node]) expect((await get('/profilo', ended, app)).statusCode).toBe(302)
    } finally {
      await node.close()
    }
  })
})

describe('what is known', () => {
  const run = () => {
    const { clock, env, app } = club
    const parts = { club: env.club, origin: ORIGIN, outside: standInOutside(), log: app.log }
    const { signal } = new AbortController()
    return endViewAsJob.handle({ db: club.database.db, clock, ...parts }, {}, { retryCount: 0, signal })
  }

  test('[DSK-037] start, end and reason stand on the trail, in Storia, in /profilo/sicurezza and in the data', async () => {
    const since = club.clock.now()
    const left = await looking()
    club.clock.advance(4 * 60_000)
    await post(LEAVE_PATH, left)
    await looking()
    club.clock.advance(20 * 60_000)
    await run()
    await run()
    const lines = await query(
      "select l.kind::text, l.details ->> 'reason' as reason, l.details ->> 'changes' as changes, a.username from audit_events l join members a on a.id = l.actor_id where l.member_id = $1 and l.kind::text like 'view-as%' and l.at >= $2 order by l.at",
      [memberId, since],
    )
    expect(lines.map(({ kind }) => kind)).toEqual([
      'view-as-started',
      'view-as-ended',
      'view-as-started',
      'view-as-ended',
    ])
    for (const line of lines) expect(line).toMatchObject({ reason: REASON, username: STAFF.administrator })
    expect(lines[1]?.changes).toContain('uscita')
    expect(lines[3]?.changes).toContain('tempo finito')
    const story = wordsOf((await get(`/redazione/iscritti/${PERSON}/storia`, await entered(STAFF.operator))).body)
    expect(story).toContain('La redazione comincia a guardare le sue pagine')
    expect(story).toContain('La redazione ha finito di guardare le sue pagine')
    expect(story).toContain(REASON)
    const security = wordsOf((await get('/profilo/sicurezza', await entered(PERSON))).body)
    const [visit] = await query(
      "select to_char(started_at at time zone 'Europe/Rome', 'DD/MM/YYYY') as day, to_char(started_at at time zone 'Europe/Rome', 'HH24:MI') as time from view_as_visits order by started_at limit 1",
    )
    expect(security).toContain(`Il ${visit.day} alle ${visit.time} l’assistenza ha guardato le tue pagine`)
    expect(security).toContain(REASON)
    const { json } = await archiveOf(club, { username: PERSON, memberId })
    expect(JSON.stringify(json.visiteDellAssistenza)).toContain(REASON)
    expect(json.visiteDellAssistenza).toHaveLength(2)
  })

  test('[DSK-037] of a session that ended the end is written too', async () => {
    await looking()
    await query('update sessions set revoked_at = $1 where revoked_at is null', [club.clock.now()])
    await run()
    expect(await query('select ending from view_as_visits')).toEqual([{ ending: 'session' }])
  })
})

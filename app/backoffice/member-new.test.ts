import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listConsentAnswers } from '#areas/account/consent-store.server.ts'
import { findDetails, upsertDetails } from '#areas/account/details-store.server.ts'
import { listUnprovedToTell } from '#areas/account/unproved-store.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { closedPassword } from '../../tests/support/closed-password.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { ORIGIN } from '../../tests/support/open-club.ts'
import { STAFF } from '../../tests/support/visitors.ts'

/** DSK-027. An account made at the desk, until its person enters. */
const club = useClub()
const NEW = '/redazione/iscritti/nuovo'
const DAY_MS = 24 * 3_600_000

let made = 0
async function pharmacist(): Promise<string> {
  const { rows } = await club.database.pool.query("select id from professions where name = 'Farmacista'")
  return String(rows[0].id)
}
async function someone(more: Record<string, string> = {}) {
  made += 1
  return {
    key: randomUUID(),
    nome: ' Anna ',
    cognome: 'Bianchi',
    email: `Anna${made}@posta.example`,
    cellulare: '333 1234567',
    codiceFiscale: '',
    professione: await pharmacist(),
    ...more,
  }
}
async function post(url: string, fields: Record<string, string>, who: number = STAFF.operator) {
  const headers = {
    ...(await club.cookieOf(who)),
    origin: ORIGIN,
    'content-type': 'application/x-www-form-urlencoded',
  }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const read = async (url: string, who: number = STAFF.operator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const usernameIn = (location: unknown) => Number(/iscritti\/(\d+)\?fatto=created/.exec(String(location))?.[1])
const countOf = async (email: string) =>
  (await club.database.pool.query('select 1 from members where email = $1', [email.toLowerCase()])).rows.length
const tokensTo = async (email: string): Promise<string[]> =>
  (
    await club.database.pool.query('select text from outbox where recipient = $1 order by created_at, id', [
      email.toLowerCase(),
    ])
  ).rows.flatMap(({ text }) => /recover-password\?t=([\w-]+)/.exec(text)?.[1] ?? [])

describe('[DSK-027] “Nuovo iscritto”', () => {
  test('is begun from the list and from the palette, by whoever writes members', async () => {
    expect(documentOf((await read('/redazione/iscritti')).body).querySelector(`a[href="${NEW}"]`)?.textContent).toBe(
      'Nuovo iscritto',
    )
    const { body } = await read('/redazione/trova?cerca=nuovo+iscritto')
    expect(body).toContain(NEW)
    expect((await read(NEW, STAFF.editor)).statusCode).toBe(403)
    expect((await post(NEW, await someone(), STAFF.editor)).statusCode).toBe(403)
    expect((await read(NEW)).statusCode).toBe(200)
  })

  test('makes one account however often it is pressed, also at once, whose person has said nothing yet', async () => {
    const typed = await someone({ codiceFiscale: 'bnccHR85M41F205T' })
    const answers = await Promise.all([1, 2, 3].map(() => post(NEW, typed)))
    const usernames = answers.map(({ headers }) => usernameIn(headers.location))
    expect(new Set(usernames).size).toBe(1)
    expect(await countOf(typed.email)).toBe(1)
    const member = await findMemberByUsername(club.database.db, usernames[0] ?? 0)
    expect(member).toMatchObject({
      name: 'Anna',
      surname: 'Bianchi',
      email: typed.email.toLowerCase(),
      phone: '3331234567',
      profession: 'Farmacista',
      emailVerifiedAt: null,
    })
    const id = member?.id ?? ''
    // FIG-024. Whoever is made at the desk is counted as such.
    expect((await club.database.pool.query('select came_by from members where id = $1', [id])).rows).toEqual([
      { came_by: 'desk' },
    ])
    expect((await findDetails(club.database.db, id)).fiscalCode).toBe('BNCCHR85M41F205T')
    expect(await listConsentAnswers(club.database.db, id)).toEqual({})
    const access = documentOf((await read(`/redazione/iscritti/${usernames[0]}/accesso`)).body)
    const said = [...access.querySelectorAll('section[aria-labelledby=consensi] dd')].map((each) => each.textContent)
    expect(said).toEqual(Array(7).fill('non detto'))
    const lines = await listMemberTrail(club.database.db, id)
    expect(lines.filter(({ kind }) => kind === 'member-created')).toHaveLength(1)
    expect(await tokensTo(typed.email)).toHaveLength(1)
    expect((await read(String(answers[0]?.headers.location))).body).toContain(
      'l’invito a scegliere la password è partito',
    )
  })

  test('says all that is wrong at once, by the rules of the registration, and loses nothing', async () => {
    const wrong = { ...(await someone()), nome: '', email: 'anna', cellulare: '12', professione: '' }
    const refused = await post(NEW, { ...wrong, codiceFiscale: 'BNCCHR85M41F205X', cognome: 'De Bianchi' })
    expect(refused.statusCode).toBe(400)
    const { body } = documentOf(refused.body)
    for (const name of ['nome', 'email', 'cellulare', 'codiceFiscale', 'professione'])
      expect(body.querySelector(`[name=${name}]`)?.getAttribute('aria-invalid'), name).toBe('true')
    expect(body.querySelector('[name=cognome]')?.getAttribute('value')).toBe('De Bianchi')
    expect(body.querySelector('[name=key]')?.getAttribute('value')).toBe(wrong.key)
  })

  test('refuses a fiscal code that is somebody’s, and leads to whose it is', async () => {
    const person = { username: 2701, name: 'Ugo', surname: 'Neri', email: 'ugo.neri@posta.example' }
    const id = await makeMember(club.database.db, { now: club.clock.now(), person })
    await upsertDetails(club.database.db, id, { fiscalCode: 'RSSMRA83A01H501X' })
    const typed = await someone({ codiceFiscale: 'RSSMRA83A01H501X' })
    const refused = await post(NEW, typed)
    expect(refused.statusCode).toBe(409)
    const document = documentOf(refused.body)
    expect(document.body.textContent).toContain('Questo codice fiscale è già di Ugo Neri.')
    expect(document.querySelector('[role=alert] a[href="/redazione/iscritti/2701"]')).not.toBeNull()
    expect(await countOf(typed.email)).toBe(0)
  })

  test('asks of an e-mail that is somebody’s, and of that one alone', async () => {
    const first = await someone()
    await post(NEW, first)
    const second = await someone({ email: first.email, nome: 'Lia', cognome: 'Verdi' })
    const asked = await post(NEW, second)
    expect(asked.statusCode).toBe(409)
    const document = documentOf(asked.body)
    expect(document.body.textContent).toContain('Esiste già Anna Bianchi con questa e-mail: è un’altra persona?')
    expect(await countOf(first.email)).toBe(1)
    const tick = document.querySelector('input[name=sharedEmail]')?.getAttribute('value') ?? ''
    const other = await someone()
    await post(NEW, other)
    expect((await post(NEW, { ...second, email: other.email, sharedEmail: tick })).statusCode).toBe(409)
    expect((await post(NEW, { ...second, sharedEmail: tick })).statusCode).toBe(302)
    expect(await countOf(first.email)).toBe(2)
  })

  test('invites for seven days, and again; the person alone chooses the password, and is asked what they accept', async () => {
    const typed = await someone()
    const username = usernameIn((await post(NEW, typed)).headers.location)
    const [first] = await tokensTo(typed.email)
    club.clock.advance(6 * DAY_MS)
    expect((await club.app.inject(`/recover-password?t=${first}`)).body).toContain('Scegli una nuova password')
    club.clock.advance(2 * DAY_MS)
    expect((await club.app.inject(`/recover-password?t=${first}`)).body).toContain('è scaduto')
    const access = `/redazione/iscritti/${username}/accesso`
    expect((await read(access)).body).toContain('Manda di nuovo l’invito')
    const again = await post(access, { act: 'invitation', reason: 'Non l’ha ricevuto' })
    expect(again.headers.location).toBe(`${access}?fatto=invitation`)
    const [, second] = await tokensTo(typed.email)
    const headers = { origin: ORIGIN }
    const chosen = 'una frase lunga da ricordare 7'
    const reset = await club.app.inject({
      method: 'POST',
      url: '/api/Auth/ReimpostaPassword',
      headers,
      payload: { token: second, password: await closedPassword(club.app, chosen) },
    })
    expect(reset.statusCode).toBe(200)
    const entering = await club.app.inject({
      method: 'POST',
      url: '/api/Auth/Login',
      headers,
      payload: { username: String(username), password: await closedPassword(club.app, chosen) },
    })
    expect(entering.statusCode).toBe(200)
    const asked = { userSubscription: null, mustAcceptAcknowledgment: true, mustAcceptConditionOfUse: true }
    expect(entering.json(), 'not inside yet').toMatchObject(asked)
    expect((await post(access, { act: 'invitation', reason: 'Ancora una volta' })).statusCode).toBe(409)
    expect((await read(access)).body).toContain('Manda la lettera per la password')
    club.clock.reset()
  })

  test('is not forgotten as an account that a stranger made', async () => {
    const typed = await someone()
    await post(NEW, typed)
    const later = new Date(club.clock.now().getTime() + 40 * DAY_MS)
    const unproved = await listUnprovedToTell(club.database.db, later, 10_000)
    expect(unproved.map(({ email }) => email)).not.toContain(typed.email.toLowerCase())
  })
})

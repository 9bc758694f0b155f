import { describe, expect, test } from 'vitest'
import { subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { findMemberByUsername, listMembers } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { listRowIds } from '#areas/lists/row-store.server.ts'
import { pseudonymizeMember } from '#areas/profile/store.server.ts'
import { MEMBER_FIELDS, MEMBERS } from '#areas/segments/store.server.ts'
import { listLettersTo } from '#platform/mail/store.server.ts'
import { readCondition } from '#platform/pure/question.ts'
import { createSession, findSession } from '#platform/session/store.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useClub } from '../../tests/support/club.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'

/** Whoever answers finds people, and reads and writes down no more than may be. */
const club = useClub()

const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

async function post(url: string, who: number | null, fields: Record<string, string>) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  const payload = new URLSearchParams(fields).toString()
  return club.app.inject({ method: 'POST', url, headers, payload })
}
const read = async (url: string, who: number | null = null) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })

describe('the desk of members', () => {
  const DESK_PATH = '/redazione/iscritti'
  const plain = async (url: string, who: number | null) => (await read(url, who)).body.replaceAll('<!-- -->', '')
  const one = async (username: number | null) => {
    const found = await findMemberByUsername(club.database.db, username ?? 0)
    if (!found) throw new Error(`There is no demo member ${username}.`)
    return found
  }

  test('a person is found by name, mailbox, telephone, username or client code, and nobody by words that are of nobody', async () => {
    const { name, surname, email, clientCode } = await one(VISITORS.PREMIUM)
    const typed = [`${surname.toLowerCase()} ${name}`, email.slice(0, 9), String(VISITORS.PREMIUM), clientCode]
    for (const words of typed)
      expect(await plain(`${DESK_PATH}?cerca=${encodeURIComponent(words)}`, STAFF.operator), words).toContain(
        `href="${DESK_PATH}/${VISITORS.PREMIUM}?`,
      )
    await makeMember(club.database.db, { now: club.clock.now(), person: { surname: 'Chiamante', phone: '3479988776' } })
    for (const phone of ['3479988776', '+39 347 998 8776', '347/9988776'])
      expect(await plain(`${DESK_PATH}?cerca=${encodeURIComponent(phone)}`, STAFF.operator), phone).toContain(
        'Chiamante',
      )
    await makeMember(club.database.db, { now: club.clock.now(), person: { surname: 'Qzxena', name: 'Ada' } })
    const finds = async (words: string) =>
      (await plain(`${DESK_PATH}?cerca=${words}`, STAFF.operator)).includes('Qzxena')
    expect([await finds('qz'), await finds('zx'), await finds('zxe')], 'two letters begin a word').toEqual([
      true,
      false,
      true,
    ])
    for (const words of ['%', '_', `${surname} Nessuno`])
      expect(await plain(`${DESK_PATH}?cerca=${encodeURIComponent(words)}`, STAFF.operator), words).toContain(
        'Nessun iscritto trovato',
      )
  })

  test('who has cancelled the account is in no list', async () => {
    const { db } = club.database
    const id = await makeMember(db, { now: club.clock.now(), person: { name: 'Ivo', surname: 'Partito' } })
    expect(await plain(`${DESK_PATH}?cerca=Partito`, STAFF.operator)).toContain('Partito Ivo')
    await pseudonymizeMember(db, id, club.clock.now())
    expect(await plain(`${DESK_PATH}?cerca=cancellato`, STAFF.operator)).toContain('Nessun iscritto trovato')
  })

  test.each(Object.entries({ ...VISITORS, SUSPECT: null }))(
    'the page of a %s says their type; who looked is written down',
    async (type, username) => {
      if (username === null) return expect((await read(`${DESK_PATH}/99999999`, STAFF.operator)).statusCode).toBe(404)
      const page = await plain(`${DESK_PATH}/${username}`, STAFF.operator)
      expect(page).toContain(`>${TYPE_WORDS[type as SubscriptionType]}<`)
      expect(page).toContain((await one(username)).email)
      const [seen] = await listMemberTrail(club.database.db, (await one(username)).id)
      expect([seen?.kind, seen?.actorId]).toEqual(['member-viewed', (await one(STAFF.operator)).id])
    },
  )

  const why = { reason: 'Chiesto al telefono' }

  test('a note is left for whoever answers next, and refused where it would keep an address', async () => {
    const url = `${DESK_PATH}/${VISITORS.EX_PREMIUM}`
    const member = await one(VISITORS.EX_PREMIUM)
    const noted = async () =>
      (await listMemberTrail(club.database.db, member.id)).filter(({ kind }) => kind === 'member-noted')
    const refused = await post(url, STAFF.operator, { note: 'Scrivergli a qualcuno@posta.example' })
    expect([refused.statusCode, refused.body.includes('Scrivergli a qualcuno@posta.example')], 'kept').toEqual([
      400,
      true,
    ])
    expect((await post(url, STAFF.operator, { note: ' ' })).body).toContain('Scrivi la nota, in poche parole.')
    expect((await post(url, STAFF.editor, { note: 'Una nota' })).statusCode).toBe(403)
    expect((await post(`${DESK_PATH}/${STAFF.editor}`, STAFF.operator, { note: 'Una nota' })).statusCode).toBe(403)
    expect(await noted()).toEqual([])
    const left = await post(url, STAFF.operator, { note: 'Richiama giovedì per il rinnovo' })
    expect(left.headers.location).toBe(`${url}?fatto=note`)
    const page = await plain(url, STAFF.administrator)
    expect(page.indexOf('Richiama giovedì per il rinnovo')).toBeGreaterThan(page.indexOf('>Note<'))
    expect(await noted()).toHaveLength(1)
  })

  test.each([
    ['PREMIUM', VISITORS.PREMIUM, 'Si può iscrivere'],
    ['REGISTRATO', VISITORS.REGISTRATO, 'È solo registrato'],
    ['EX_PREMIUM', VISITORS.EX_PREMIUM, 'L’abbonamento è finito'],
    ['PREMIUM without the wallet', 1006, 'Gli manca il portafoglio ECM'],
  ])(
    '“non vedo il mio corso”: the courses of a %s, and of any other why they may not',
    async (_type, username, why) => {
      const url = `${DESK_PATH}/${username}/corsi`
      const { rows } = await club.database.pool.query<{ title: string }>(
        `select c.title from courses c where state = 'open' and expiry_date > current_date and not ('GP_REGISTRATO_CLUB' = any(c.groups))
       and credits < 5 and published_at < now() and not exists (select 1 from enrolments e join members m on m.id = e.member_id where e.course_id = c.id and m.username = $1) limit 1`,
        [username],
      )
      const title = rows[0]?.title ?? ''
      expect(await plain(url, STAFF.operator)).not.toContain(title)
      const found = await plain(`${url}?cerca=${encodeURIComponent(title)}`, STAFF.operator)
      for (const words of [title, 'Non iscritto', why]) expect(found).toContain(words)
      for (const who of [STAFF.editor, VISITORS.PREMIUM]) expect((await read(url, who)).statusCode).toBe(403)
    },
  )

  test('[AUD-001] the list is asked for one type, and agrees with the rule of each member', async () => {
    const { db } = club.database
    const { list } = await listMembers(db, { words: [], page: 0, limit: 5000 })
    const typeField = MEMBER_FIELDS.find(({ name }) => name === 'tipo')
    for (const days of [0, 40, 400, 4000]) {
      const now = new Date(club.clock.now().getTime() + days * 86_400_000)
      for (const type of SUBSCRIPTION_TYPES) {
        const condition = typeField && readCondition(typeField, type)
        const question = { words: [], conditions: condition ? [condition] : [], isBroken: false }
        const asked = await listRowIds(db, MEMBERS, question, now, { order: MEMBERS.usual, limit: 5000, offset: 0 })
        const ruled = list.filter(({ membership }) => subscriptionTypeAt(membership, now) === type)
        expect(asked.toSorted(), `${type} in ${days}`).toEqual(ruled.map(({ id }) => id).toSorted())
      }
    }
    const shown = await plain(`${DESK_PATH}?tipo=EX_TRIAL`, STAFF.operator)
    expect(shown).toContain(`href="${DESK_PATH}/1004?`)
    expect(shown).not.toContain(`href="${DESK_PATH}/1003?`)
  })

  test('one search looks in every list that a role may enter, and in no other', async () => {
    const { surname } = await one(VISITORS.PREMIUM)
    const search = (words: string, who: number) => plain(`/redazione?cerca=${encodeURIComponent(words)}`, who)
    const operator = await search(surname, STAFF.operator)
    for (const way of [`${DESK_PATH}/${VISITORS.PREMIUM}`, '/redazione/ordini/', '/redazione/attestati/'])
      expect(operator, way).toContain(`href="${way}`)
    const editor = await search(surname, STAFF.editor)
    expect(editor).not.toContain(`${DESK_PATH}/`)
    expect(await search('ipertensione', STAFF.editor)).toContain('href="/redazione/contenuti/')
    expect(await search('primo accesso', STAFF.editor)).toContain('href="/redazione/video-tutorial/')
    expect(await search('ipertensione', STAFF.operator)).not.toContain('href="/redazione/contenuti/')
    expect(await search('prezzi', STAFF.administrator)).toContain('href="/redazione/piani"')
    expect(await search('prezzi', STAFF.operator)).not.toContain('href="/redazione/piani"')
    expect(await search('%', STAFF.operator)).toContain('Non si trova niente')
    // The very code of somebody stands alone, and says nothing to whoever may not enter the list.
    const { rows } = await club.database.pool.query(
      'select m.username, d.fiscal_code as code from member_details d join members m on m.id = d.member_id where d.fiscal_code is not null limit 1',
    )
    const { username, code } = rows[0]
    const named = await search(code.toLowerCase(), STAFF.operator)
    expect(named).toContain(`Con il codice «${code.toLowerCase()}»`)
    expect(named).toContain(`href="${DESK_PATH}/${username}"`)
    expect(await search(code, STAFF.editor)).toContain('Non si trova niente')
  })

  test('who cannot enter is sent the letter, or has every session closed; the trail says who did it and why', async () => {
    const { db } = club.database
    const member = await one(VISITORS.EX_TRIAL)
    const url = `${DESK_PATH}/${VISITORS.EX_TRIAL}/accesso`
    const elsewhere = await createSession(db, { memberId: member.id, now: club.clock.now() })
    const letters = async () => (await listLettersTo(db, member.email)).map(({ subject }) => subject)
    expect((await post(url, STAFF.operator, { act: 'recovery' })).body).toContain('Scrivi perché, in poche parole.')
    expect(await letters()).toEqual([])
    expect((await post(url, STAFF.operator, { ...why, act: 'recovery' })).statusCode).toBe(302)
    expect(await letters()).toEqual(['Scegli una nuova password'])
    expect((await post(url, STAFF.operator, { ...why, act: 'altro' })).statusCode).toBe(400)
    expect(await letters()).toHaveLength(1)
    expect((await post(url, STAFF.operator, { ...why, act: 'sessions' })).statusCode).toBe(302)
    expect(await findSession(db, elsewhere, club.clock.now())).toBeNull()
    const trail = await listMemberTrail(db, member.id)
    for (const kind of ['recovery-asked', 'signed-out-everywhere']) {
      const line = trail.find((event) => event.kind === kind)
      expect([line?.actorId, line?.facts.reason], kind).toEqual([(await one(STAFF.operator)).id, why.reason])
    }
  })

  test('an editor and a member see nobody; the accounts of the staff are touched by an administrator alone', async () => {
    const url = `${DESK_PATH}/${VISITORS.PREMIUM}/accesso`
    for (const who of [STAFF.editor, VISITORS.PREMIUM]) {
      for (const path of [DESK_PATH, `${DESK_PATH}/${VISITORS.PREMIUM}`, url])
        expect((await read(path, who)).statusCode).toBe(403)
      expect((await post(url, who, { ...why, act: 'sessions' })).statusCode).toBe(403)
    }
    const staff = `${DESK_PATH}/${STAFF.administrator}`
    expect(await plain(staff, STAFF.operator)).not.toContain('/accesso"')
    expect((await read(`${staff}/accesso`, STAFF.operator)).statusCode).toBe(403)
    for (const act of ['sessions', 'recovery', 'person', 'points'])
      expect((await post(`${staff}/accesso`, STAFF.operator, { ...why, act })).statusCode, act).toBe(403)
    expect(await plain(`${DESK_PATH}/${STAFF.editor}/accesso`, STAFF.administrator)).toContain('Manda la lettera')
    expect((await read(`${DESK_PATH}/${VISITORS.PREMIUM}/altro`, STAFF.operator)).statusCode).toBe(404)
  })
})

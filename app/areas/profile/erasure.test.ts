import { beforeEach, describe, expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { accountCalls } from '#areas/account/api.server.ts'
import { openAccount } from '#areas/account/correction-commands.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { standInOutside } from '#platform/outside/outside.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { profileCalls } from './api.server.ts'
import { WHAT_STAYS } from './erasure-copy.ts'
import { eraseAskedJob } from './jobs.server.ts'
import { findErasure, undoErasure } from './privacy-commands.server.ts'

const database = useTestDatabase()
const club = useCalls(database, [...profileCalls, ...accountCalls])
const PASSWORD = 'tramonto-sul-lago-42'
const HOUR_MS = 60 * 60_000
let memberId: string
let cookie: string

beforeEach(async () => {
  const person = { username: 4242, name: 'Anna', surname: 'Neri', email: 'anna@posta.example' }
  memberId = await makeMember(database.db, { now: club.clock.now(), password: PASSWORD, person })
  cookie = await club.cookieOf(memberId)
})

async function erase(more: object = {}) {
  const currentPassword = await club.closed(PASSWORD)
  return club.ask('POST', '/Privacy/CancellaAccount', { conferma: 'CANCELLA', currentPassword, ...more }, { cookie })
}

async function work(): Promise<void> {
  const { db } = database
  const { club: house, publicOrigin: origin } = testEnv()
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
  const context = { db, clock: club.clock, log, club: house, origin, outside: standInOutside() }
  const job = eraseAskedJob({ data: memberData, secret: 'a secret of the club, long enough' })
  await job.handle(context, {}, { retryCount: 0, signal: new AbortController().signal })
}

const surname = async () => (await findMemberById(database.db, memberId))?.surname
const signIn = async () =>
  (await club.ask('POST', '/Auth/Login', { username: 4242, password: await club.closed(PASSWORD) })).statusCode

async function email(subject: string) {
  const [found] = (await listOutbox(database.db)).filter((line) => line.subject === subject)
  return found ? getLetter(database.db, found.id) : null
}

async function undoToken(): Promise<string> {
  const { text = '' } = (await email('Il tuo account sta per essere cancellato')) ?? {}
  return /annulla-cancellazione\?t=([\w-]+)/.exec(text)?.[1] ?? ''
}

const undo = async (token: string) => undoErasure(database.db, token, club.clock.now())

describe('[IDN-051] deleting the account', () => {
  test('always asks for a proof, also of whoever has just entered', async () => {
    for (const subito of [false, true]) {
      const body = { conferma: 'CANCELLA', subito }
      const refused = await club.ask('POST', '/Privacy/CancellaAccount', body, { cookie })
      expect([refused.statusCode, refused.json().error.kind]).toEqual([403, 'prova-richiesta'])
    }
    expect([await surname(), (await listOutbox(database.db)).length]).toEqual(['Neri', 0])
    const currentPassword = await club.closed(PASSWORD)
    expect((await club.ask('POST', '/Auth/SeiAncoraTu', { currentPassword }, { cookie })).statusCode).toBe(200)
    const asked = await club.ask('POST', '/Privacy/CancellaAccount', { conferma: 'CANCELLA' }, { cookie })
    expect(asked.statusCode).toBe(200)
  })

  test('closes it at once and erases it after 48 hours, not before', async () => {
    expect((await erase()).statusCode).toBe(200)
    expect((await club.ask('GET', '/CRM/Utente/DatiContatto', undefined, { cookie })).statusCode).toBe(401)
    expect(await signIn()).toBe(401)
    club.clock.advance(48 * HOUR_MS - 60_000)
    await work()
    expect(await surname()).toBe('Neri')
    club.clock.advance(2 * 60_000)
    await work()
    expect(await surname()).toBe('cancellato')
    expect((await email('Il tuo account è stato cancellato'))?.text).toContain('per 10 anni')
    const kinds = (await listMemberTrail(database.db, memberId)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['erasure-requested', 'account-deleted']))
    const { rows } = await database.pool.query('select kind from former_identities')
    expect(rows).toEqual([{ kind: 'mailbox' }])
  })

  test('says by e-mail what stays and why, and until when it can be undone', async () => {
    await erase()
    const { text = '', to } = (await email('Il tuo account sta per essere cancellato')) ?? {}
    expect(to).toBe('anna@posta.example')
    for (const { what, why } of WHAT_STAYS) expect(text.replace(/\s+/g, ' ')).toContain(`${what} (${why})`)
    expect(WHAT_STAYS[0]).toEqual({
      what: 'le fatture, gli ordini e i pagamenti',
      why: 'la legge li fa conservare per 10 anni',
    })
  })

  test('is undone from the e-mail, once, and everything is as it was', async () => {
    await erase()
    const token = await undoToken()
    club.clock.advance(47 * HOUR_MS)
    expect(await findErasure(database.db, token, club.clock.now())).toBeInstanceOf(Date)
    expect(await Promise.all([undo(token), undo(token)])).toEqual(expect.arrayContaining([true, false]))
    expect(await signIn()).toBe(200)
    club.clock.advance(2 * HOUR_MS)
    await work()
    expect(await surname()).toBe('Neri')
    expect((await listMemberTrail(database.db, memberId)).map(({ kind }) => kind)).toContain('erasure-undone')
  })

  test('cannot be undone after 48 hours, nor with another word', async () => {
    await erase()
    const token = await undoToken()
    expect(await undo('x'.repeat(43))).toBe(false)
    club.clock.advance(48 * HOUR_MS + 1000)
    expect([await findErasure(database.db, token, club.clock.now()), await undo(token)]).toEqual([null, false])
    await work()
    expect(await surname()).toBe('cancellato')
  })

  test('«Cancella subito» erases now, and leaves nothing to undo it with', async () => {
    expect((await erase({ subito: true })).statusCode).toBe(200)
    expect([await surname(), await undoToken()]).toEqual(['cancellato', ''])
    expect((await database.pool.query('select 1 from mail_links')).rowCount).toBe(0)
  })

  test('is also undone by the staff who open the account again', async () => {
    await erase()
    const { club: house, publicOrigin: origin } = testEnv()
    const by = { now: club.clock.now(), sender: { club: house, origin }, key: 'k' }
    await openAccount(database.db, memberId, by)
    club.clock.advance(49 * HOUR_MS)
    await work()
    expect([await surname(), await signIn()]).toEqual(['Neri', 200])
  })

  test('ends the archives that were made', async () => {
    await club.ask('POST', '/Privacy/Esporta', undefined, { cookie })
    await erase({ subito: true })
    const { rows } = await database.pool.query(
      "select state, expires_at <= now() + interval '1 minute' as over from member_archives",
    )
    expect(rows).toEqual([{ state: 'failed', over: true }])
  })
})

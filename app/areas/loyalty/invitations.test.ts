import { beforeEach, describe, expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { accountCalls } from '#areas/account/api.server.ts'
import { findDetails } from '#areas/account/details-store.server.ts'
import { proveMailbox } from '#areas/account/mailbox-proof-commands.server.ts'
import { findMemberById, findMembersByEmail, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { deleteAccount } from '#areas/profile/privacy-commands.server.ts'
import { mailboxOf, maskedEmail } from '#platform/pure/mailbox.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { seedProfessions } from '../../../db/seed/professions.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { settleAccount } from './commands.server.ts'
import { findAccount, listOperations } from './ledger-store.server.ts'
import { findOrMakeInvitation } from './store.server.ts'

const database = useTestDatabase()
const club = useCalls(database, accountCalls)
beforeEach(() => seedProfessions(database.db))

const SECRET = 'a secret of the club, long enough'
const settings = () => ({ club: testEnv().club, origin: testEnv().publicOrigin, secret: SECRET })
const DAY_MS = 24 * 60 * 60_000

async function inviter(email = 'chi.invita@posta.example') {
  const id = await makeMember(database.db, { now: club.clock.now(), type: 'PREMIUM', person: { email } })
  return { id, code: await findOrMakeInvitation(database.db, id) }
}

/** Somebody who registers with the word of an invitation; nobody has proved the mailbox yet. */
async function arrive(code: string, email: string, fiscalCode?: string): Promise<string> {
  const envelope = await club.closed('tramonto-sul-lago-42')
  const person = { nome: 'Maria', cognome: 'Verdi', email, cellulare: '3331234567' }
  const answer = await club.ask(
    'POST',
    '/Auth/Registrazione',
    {
      ...person,
      ...(fiscalCode && { codiceFiscale: fiscalCode }),
      professione: 7,
      professioneDettaglio: 10,
      password: envelope,
      confirmPassword: envelope,
      privacy: true,
      termini: true,
    },
    { cookie: `invito=${code}` },
  )
  expect(answer.statusCode, answer.body).toBe(200)
  const [member] = await findMembersByEmail(database.db, email)
  return member?.id ?? ''
}

async function prove(id: string): Promise<void> {
  const member = await findMemberById(database.db, id)
  if (!member) throw new Error('Nobody to prove.')
  await database.db.transaction((tx) => proveMailbox(tx, member, { now: club.clock.now(), settings: settings() }))
}

/** How many colleagues brought points to whoever invited them. */
async function awards(inviterId: string): Promise<number> {
  const { rows } = await database.pool.query('select member_id from facts where kind = $1', ['arrived-invited'])
  for (const { member_id: id } of rows) await settleAccount(database.db, id, club.clock.now())
  await settleAccount(database.db, inviterId, club.clock.now())
  const operations = await listOperations(database.db, inviterId, 500)
  return operations.filter(({ description }) => description === 'Un collega invitato si è iscritto').length
}

describe('[IDN-012] points for a colleague', () => {
  test('come when the mailbox is proved, once, and never before', async () => {
    const { id, code } = await inviter()
    const colleague = await arrive(code, 'maria.verdi@posta.example', 'vrdmra85t50a562p')
    expect(await awards(id)).toBe(0)
    await prove(colleague)
    expect([await awards(id), await awards(id)]).toEqual([1, 1])
    expect((await findAccount(database.db, id))?.balance).toBe(400)
    expect((await findDetails(database.db, colleague)).invitedWith).toBeNull()
  })

  test('fifty invented addresses bring none', async () => {
    const { id, code } = await inviter()
    for (let number = 0; number < 50; number += 1) await arrive(code, `inventato${number}@nessuno.example`)
    expect(await awards(id)).toBe(0)
  })

  test('one mailbox counts once however it is spelled, and that of the inviter never', async () => {
    const { id, code } = await inviter('Anna.Rossi@gmail.com')
    for (const email of [
      'annarossi+amica@gmail.com',
      'a.nnarossi@googlemail.com',
      'luca@posta.example',
      'luca+2@posta.example',
    ])
      await prove(await arrive(code, email))
    expect(await awards(id)).toBe(1)
  })

  test('the fiscal code or the mailbox of a former account counts never', async () => {
    const { id, code } = await inviter()
    const first = await arrive(code, 'torna@posta.example', 'vrdmra85t50a562p')
    await prove(first)
    expect(await awards(id)).toBe(1)
    const view = await findViewerByMemberId(database.db, first, club.clock.now())
    if (!view) throw new Error('Nobody to erase.')
    await deleteAccount(database.db, view.member, { now: club.clock.now(), data: memberData, settings: settings() })
    await prove(await arrive(code, 'altra.casella@posta.example', 'vrdmra85t50a562p'))
    await prove(await arrive(code, 'torna+ancora@posta.example'))
    expect(await awards(id)).toBe(1)
    const { rows } = await database.pool.query('select * from former_identities')
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/torna|VRDMRA/i)
    club.clock.advance(25 * 31 * DAY_MS)
    await makeMember(database.db, { now: club.clock.now() })
    expect(rows.every(({ forget_at }) => forget_at < club.clock.now())).toBe(true)
  })

  test('one member earns for at most twenty colleagues in a year, whatever the desk promises', async () => {
    const { id, code } = await inviter()
    const terms = { points: 10, title: 'x', text: 'x', description: 'Un collega invitato si è iscritto', limit: null }
    await database.pool.query('insert into loyalty_missions (code, from_day, terms) values ($1, $2, $3)', [
      'invite',
      '2020-01-01',
      JSON.stringify({ ...terms, isActive: true }),
    ])
    for (let number = 0; number < 25; number += 1) await prove(await arrive(code, `collega${number}@posta.example`))
    expect(await awards(id)).toBe(20)
  })

  test('[IDN-011] whoever has not proved the mailbox receives none', async () => {
    const now = club.clock.now()
    const id = await makeMember(database.db, { now, type: 'PREMIUM', person: { emailVerifiedAt: null } })
    expect(await settleAccount(database.db, id, now)).toBe(0)
    await prove(id)
    expect(await settleAccount(database.db, id, club.clock.now())).toBe(200)
  })
})

test.each([
  ['Mario.Rossi@Gmail.com', 'mariorossi@gmail.com', 'M…@Gmail.com'],
  ['m.a.r.io+promo+x@googlemail.com', 'mario@gmail.com', 'm…@googlemail.com'],
  ['Anna.Bianchi+uno@posta.it', 'anna.bianchi@posta.it', 'A…@posta.it'],
  ['anna.bianchi@posta.it', 'anna.bianchi@posta.it', 'a…@posta.it'],
])('[IDN-012] the mailbox of %s is %s, for the rule and for the database', async (email, mailbox, masked) => {
  expect([mailboxOf(email), maskedEmail(email)]).toEqual([mailbox, masked])
  await makeMember(database.db, { now: club.clock.now(), person: { email } })
  const rows = await database.db.select({ mailbox: members.mailbox }).from(members)
  expect(rows).toEqual([{ mailbox }])
})

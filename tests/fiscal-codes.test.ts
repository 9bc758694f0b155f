import { expect, test } from 'vitest'
import { findDetails, upsertDetails } from '#areas/account/details-store.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { isSoundFiscalCode } from '#platform/pure/fiscal-code.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { ORIGIN } from './support/open-club.ts'
import { STAFF } from './support/visitors.ts'

/** The pages that ask for a fiscal code and those that correct one, as the built club sends them. */
const club = useClub()
const WRONG = 'BNCCHR85M41F205X'
const RIGHT = 'BNCCHR85M41F205T'

let made = 2100
async function someone(fiscalCode: string | null) {
  made += 1
  const person = { username: made, name: 'Chiara', surname: 'Bianchi', email: `chiara${made}@posta.example` }
  const id = await makeMember(club.database.db, { now: club.clock.now(), type: 'REGISTRATO', person })
  if (fiscalCode) await upsertDetails(club.database.db, id, { fiscalCode })
  return { id, username: made }
}
const storedOf = async (id: string) => (await findDetails(club.database.db, id)).fiscalCode

async function page(path: string, username: number) {
  const { statusCode, body } = await club.app.inject({ url: path, headers: await club.cookieOf(username) })
  return { status: statusCode, body: body.replaceAll('<!-- -->', ''), main: documentOf(body).querySelector('main') }
}

async function post(path: string, username: number, fields: Record<string, string>) {
  return club.app.inject({
    method: 'POST',
    url: path,
    headers: {
      ...(await club.cookieOf(username)),
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  })
}

test('[ACC-001] [IDN-029] at checkout a wrong code is shown as wrong, refused with what was typed, and mended in the account', async () => {
  const { id, username } = await someone(WRONG)
  const headers = { ...(await club.cookieOf(username)), origin: ORIGIN }
  const payload = { productId: 'essenziale', installmentPlanId: 'rate-12' }
  await club.app.inject({ method: 'POST', url: '/api/CPQ/Carrello', headers, payload })
  const shown = await page('/checkout', username)
  expect(shown.main?.querySelector('input[name=fiscalCode]')?.getAttribute('value')).toBe(WRONG)
  const sentence =
    'Il codice fiscale non è valido: l’ultima lettera non corrisponde. Con questi dati dovrebbe essere T.'
  expect(shown.main?.textContent).toContain(sentence)
  const billing = {
    kind: 'private',
    name: 'Chiara',
    surname: 'Bianchi',
    fiscalCode: WRONG,
    address: 'Via Po 1',
    postcode: '10121',
    city: 'Torino',
    province: 'TO',
    way: 'transfer',
    conditions: 'on',
  }
  const refused = await post('/checkout', username, billing)
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain(sentence)
  expect(refused.body).toContain('value="Via Po 1"')
  const impossible = await post('/checkout', username, { ...billing, fiscalCode: 'RSSMRA80B30H501X' })
  expect(impossible.body).toContain('Il codice fiscale non è valido: contiene una data di nascita che non esiste.')
  const toItself = {
    ...billing,
    fiscalCode: RIGHT,
    kind: 'professional',
    vatNumber: 'IT 12345678903',
    recipientCode: 'ABC1234',
  }
  const ofTheClub = await post('/checkout', username, toItself)
  expect([ofTheClub.statusCode, ofTheClub.body.includes('value="ABC1234"')]).toEqual([400, true])
  expect(ofTheClub.body).toContain('Questa è la partita IVA del club che emette la fattura: scrivi la tua.')
  expect(await storedOf(id)).toBe(WRONG)
  const other = await post('/checkout', username, { ...billing, name: 'Ugo', fiscalCode: 'RSSMRA80A01H501U' })
  expect(other.statusCode).toBe(302)
  expect(await storedOf(id), 'an invoice for somebody else mends nothing').toBe(WRONG)
  expect((await post('/checkout', username, { ...billing, fiscalCode: RIGHT })).statusCode).toBe(302)
  expect(await storedOf(id)).toBe(RIGHT)
})

test('[IDN-029] a wrong code can be written again; one that holds can only be said to be wrong', async () => {
  const wrong = await someone('RSSMRA80A01H501X')
  const open = (await page('/profilo/dati-personali', wrong.username)).main?.textContent
  expect(open).toContain('Completa profilo')
  expect(open).not.toContain('Il codice è sbagliato?')
  await upsertDetails(club.database.db, wrong.id, { fiscalCode: 'RSSMRA81A01H501V', birthDate: '1981-01-01' })
  const closed = (await page('/profilo/dati-personali', wrong.username)).main?.textContent
  expect(closed).not.toContain('Completa profilo')
  expect(closed).toContain('Il codice è sbagliato?')
})

test('[IDN-029] operators correct a code with a reason on the trail; e-mail and trail name neither code', async () => {
  const { id, username } = await someone('RSSMRA82A01H501W')
  const headers = { ...(await club.cookieOf(username)), origin: ORIGIN }
  const asked = await club.app.inject({
    method: 'POST',
    url: '/api/contact/codice-fiscale',
    headers,
    payload: { codiceFiscale: 'RSSMRA83A01H501X', motivo: 'Ho copiato quello di mio padre' },
  })
  expect(asked.statusCode).toBe(200)
  const requests = await page('/redazione/richieste', STAFF.operator)
  expect(requests.body).toContain('Codice fiscale da correggere')
  const url = `/redazione/iscritti/${username}/dati`
  const act = { act: 'fiscal-code', reason: 'Tessera vista al telefono' }
  expect((await post(url, STAFF.editor, { ...act, fiscalCode: 'RSSMRA83A01H501X' })).statusCode).toBe(403)
  expect((await post(url, STAFF.operator, { ...act, fiscalCode: 'RSSMRA83A01H501A' })).body).toContain(
    'l’ultima lettera non corrisponde.',
  )
  await someone('RSSMRA84A01H501Y')
  expect((await post(url, STAFF.operator, { ...act, fiscalCode: 'RSSMRA84A01H501Y' })).body).toContain(
    'Questo codice è già di un altro account.',
  )
  const seen = await post(url, STAFF.operator, { ...act, fiscalCode: 'RSSMRA83A01H501X' })
  expect(await storedOf(id), 'nothing before it is confirmed').toBe('RSSMRA82A01H501W')
  const form = documentOf(seen.body).querySelector('input[name=seen]')?.closest('form')
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])]
  const confirm = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  expect((await post(url, STAFF.operator, { ...confirm, step: 'confirm' })).statusCode).toBe(302)
  expect(await storedOf(id)).toBe('RSSMRA83A01H501X')
  const line = (await listMemberTrail(club.database.db, id)).find(({ kind }) => kind === 'member-corrected')
  expect(line?.facts).toMatchObject({ what: 'fiscal-code', reason: act.reason, changes: [{ field: 'Codice fiscale' }] })
  const member = await findMemberById(club.database.db, id)
  const { rows } = await club.database.pool.query('select * from outbox where recipient = $1', [member?.email])
  expect(JSON.stringify(rows)).toContain('Il tuo codice fiscale è corretto')
  expect(JSON.stringify([rows, line])).not.toContain('RSSMRA8')
  const open = await club.database.pool.query("select 1 from leads where member_id = $1 and state <> 'closed'", [id])
  expect(open.rows).toEqual([])
})

test('[ACC-001] every fiscal code of the demo can be somebody’s, and none is of two people', async () => {
  const { rows } = await club.database.pool.query<{ code: string; who: string }>(
    `select fiscal_code as code, member_id::text as who from member_details join members on id = member_id where fiscal_code is not null and username < 2000
     union select billing ->> 'fiscalCode', member_id::text from orders join members on members.id = member_id where username < 2000`,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ code }) => !isSoundFiscalCode(code))).toEqual([])
  expect(new Set(rows.map(({ code }) => code)).size).toBe(new Set(rows.map(({ who }) => who)).size)
})

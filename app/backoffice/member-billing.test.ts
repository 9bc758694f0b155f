import { describe, expect, test } from 'vitest'
import { findDetails } from '#areas/account/details-store.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { findBillingProfile } from '#areas/billing/order-store.server.ts'
import { findTrainee } from '#areas/courses/trainee-store.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { ORIGIN } from '../../tests/support/open-club.ts'
import { STAFF } from '../../tests/support/visitors.ts'

/** DSK-032. Billing and training data, read and put right at the desk, as the built club sends them. */
const club = useClub()
const BILLING = {
  kind: 'private',
  name: 'Chiara',
  surname: 'Bianchi',
  fiscalCode: 'BNCCHR85M41F205T',
  address: 'Via Po 1',
  postcode: '10121',
  city: 'Torino',
  province: 'TO',
}
const WHY = 'Richiesta al telefono'

let made = 2300
async function someone(staffRole: 'editor' | null = null) {
  made += 1
  const person = { username: made, name: 'Chiara', surname: 'Bianchi', email: `chiara${made}@posta.example`, staffRole }
  const id = await makeMember(club.database.db, { now: club.clock.now(), type: 'REGISTRATO', person })
  return { id, username: made, email: person.email }
}

const sectionOf = (username: number, section: string) => `/redazione/iscritti/${username}/${section}`

async function read(url: string, who: number = STAFF.operator) {
  const { statusCode, body } = await club.app.inject({ url, headers: await club.cookieOf(who) })
  return { status: statusCode, main: documentOf(body).querySelector('main') }
}

async function post(url: string, fields: Record<string, string>, who: number = STAFF.operator) {
  const headers = {
    ...(await club.cookieOf(who)),
    origin: ORIGIN,
    'content-type': 'application/x-www-form-urlencoded',
  }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}

/** Rehearses, and confirms what was shown. */
async function correct(url: string, fields: Record<string, string>, who: number = STAFF.operator) {
  const seen = await post(url, { reason: WHY, ...fields }, who)
  const form = documentOf(seen.body).querySelector('input[name=seen]')?.closest('form')
  if (!form) return { seen, done: seen }
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  const confirm = Object.fromEntries(hidden.map(({ name, value }) => [name, value]))
  return { seen, done: await post(url, { ...confirm, step: 'confirm' }, who) }
}

const lettersTo = async (email: string) =>
  (await club.database.pool.query('select subject, text from outbox where recipient = $1', [email])).rows
const orderBilling = async (id: string) =>
  (await club.database.pool.query('select billing from orders where id = $1', [id])).rows[0]?.billing

async function openOrder(username: number): Promise<string> {
  const headers = { ...(await club.cookieOf(username)), origin: ORIGIN }
  const payload = { productId: 'essenziale', installmentPlanId: 'rate-12' }
  await club.app.inject({ method: 'POST', url: '/api/CPQ/Carrello', headers, payload })
  const placed = await post('/checkout', { ...BILLING, way: 'transfer', conditions: 'on' }, username)
  expect(placed.statusCode).toBe(302)
  const member = await findMemberByUsername(club.database.db, username)
  const { rows } = await club.database.pool.query('select id from orders where member_id = $1', [member?.id])
  return rows[0].id
}

describe('[DSK-032] the billing data of a member at the desk', () => {
  test('are rehearsed, put right with a reason, told by e-mail and on the trail by name alone', async () => {
    const { id, username, email } = await someone()
    const url = sectionOf(username, 'fatturazione')
    const { main } = await read(url)
    expect(main?.textContent).toContain('Non ha ancora scritto i suoi dati di fatturazione.')
    expect(main?.querySelector('input[name=surname]')?.getAttribute('value')).toBe('Bianchi')
    const seen = await post(url, { act: 'billing', reason: WHY, ...BILLING })
    expect(seen.body).toContain('Ecco che cosa cambia')
    expect(await findBillingProfile(club.database.db, id), 'nothing before it is confirmed').toBeNull()
    const { done } = await correct(url, { act: 'billing', ...BILLING })
    expect([done.statusCode, done.headers.location]).toEqual([302, `${url}?fatto=billing`])
    expect(await findBillingProfile(club.database.db, id)).toMatchObject(BILLING)
    const { done: moved } = await correct(url, { act: 'billing', ...BILLING, address: 'Corso Francia 7' })
    expect(moved.statusCode).toBe(302)
    const lines = (await listMemberTrail(club.database.db, id)).filter(({ kind }) => kind === 'member-corrected')
    expect(lines.map(({ facts }) => facts.changes)).toContainEqual([{ field: 'Indirizzo' }])
    expect(lines[0]?.facts).toMatchObject({ what: 'billing', reason: WHY })
    const letters = await lettersTo(email)
    expect(letters).toHaveLength(2)
    expect(letters[1].subject).toBe('I tuoi dati di fatturazione sono corretti')
    expect(letters[1].text).toContain('È cambiato: Indirizzo.')
    expect(JSON.stringify([letters, lines])).not.toMatch(/Via Po|Corso Francia|BNCCHR85/)
  })

  test('follow the rules of the checkout, and lose nothing that was typed', async () => {
    const { id, username } = await someone()
    const url = sectionOf(username, 'fatturazione')
    const wrong = { ...BILLING, fiscalCode: 'BNCCHR85M41F205X', postcode: '00000', address: 'Piazza Castello 3' }
    const refused = await post(url, { act: 'billing', reason: '', ...wrong })
    expect(refused.statusCode).toBe(400)
    const { textContent } = documentOf(refused.body).body
    for (const words of ['l’ultima lettera non corrisponde', 'Questo CAP non esiste.', 'Scrivi perché'])
      expect(textContent).toContain(words)
    expect(refused.body).toContain('value="Piazza Castello 3"')
    expect(await findBillingProfile(club.database.db, id)).toBeNull()
  })

  test('reach an order not yet invoiced only if it is ticked, and never another', async () => {
    const { username } = await someone()
    const orderId = await openOrder(username)
    const url = sectionOf(username, 'fatturazione')
    expect((await read(url)).main?.querySelector(`input[name=order][value="${orderId}"]`)).not.toBeNull()
    await correct(url, { act: 'billing', ...BILLING, address: 'Via Nizza 2' })
    expect(await orderBilling(orderId)).toMatchObject({ address: 'Via Po 1' })
    const { seen } = await correct(url, { act: 'billing', ...BILLING, address: 'Via Nizza 2', order: orderId })
    expect(seen.body).toContain('Fattura dell’ordine del')
    expect(await orderBilling(orderId)).toMatchObject({ address: 'Via Nizza 2' })
    const other = await openOrder((await someone()).username)
    const { done } = await correct(url, { act: 'billing', ...BILLING, address: 'Via Roma 9', order: other })
    expect(done.statusCode).toBe(409)
    expect(await orderBilling(other)).toMatchObject({ address: 'Via Po 1' })
  })

  test('do not reach what is invoiced already', async () => {
    const { rows } = await club.database.pool.query(
      `select o.id, m.username, o.billing from orders o join members m on m.id = o.member_id
       where not exists (select from member_roles g where g.member_id = m.id) and exists (select from invoices i where i.order_id = o.id and i.issued_at is not null) limit 1`,
    )
    const [invoiced] = rows
    const url = sectionOf(invoiced.username, 'fatturazione')
    expect((await read(url)).main?.querySelector('input[name=order]')).toBeNull()
    const { done } = await correct(url, { act: 'billing', ...BILLING, address: 'Via Nuova 5' })
    expect(done.statusCode).toBe(302)
    const forged = await correct(url, { act: 'billing', ...BILLING, address: 'Via Nuova 6', order: invoiced.id })
    expect(forged.done.statusCode).toBe(409)
    expect(await orderBilling(invoiced.id)).toEqual(invoiced.billing)
  })
})

describe('[DSK-032] what training asks of a member, at the desk', () => {
  const TOLD = {
    act: 'training',
    fiscalCode: 'RSSMRA83A01H501X',
    birthDate: '1983-01-01',
    birthPlace: 'Roma',
    employment: 'D',
  }

  test('is read and put right, some of it at a time, by the rules of the member’s own form', async () => {
    const { id, username, email } = await someone()
    const url = sectionOf(username, 'formazione')
    expect((await read(url)).main?.textContent).toContain('Privo di occupazione')
    const one = await correct(url, { act: 'training', employment: 'C' })
    expect(one.done.headers.location).toBe(`${url}?fatto=training`)
    expect(await findTrainee(club.database.db, id)).toMatchObject({ employment: 'C', birthDate: null })
    const child = await post(url, { ...TOLD, reason: WHY, birthDate: '2020-01-01', fiscalCode: 'RSSMRA83A01H501A' })
    expect(child.statusCode).toBe(400)
    expect(child.body).toContain('Inserisci una data di nascita valida.')
    expect(child.body).toContain('l’ultima lettera non corrisponde')
    await correct(url, TOLD)
    const { act: _act, ...expected } = TOLD
    expect(await findTrainee(club.database.db, id)).toEqual(expected)
    expect((await post(url, { ...TOLD, birthPlace: '', reason: WHY })).statusCode, 'nothing known is emptied').toBe(400)
    const lines = (await listMemberTrail(club.database.db, id)).filter(({ kind }) => kind === 'member-corrected')
    expect(lines.map(({ facts }) => facts.changes)).toContainEqual([{ field: 'Come lavora' }])
    const letters = await lettersTo(email)
    expect(letters.map(({ subject }) => subject)).toEqual(
      Array(2).fill('I tuoi dati per la formazione ECM sono corretti'),
    )
    expect(JSON.stringify([lines, letters])).not.toMatch(/RSSMRA83|Dipendente|Convenzionato|1983/)
  })

  test('leaves the certificates already issued as they are, and refuses the fiscal code of another', async () => {
    const { rows } = await club.database.pool.query(
      'select c.id, c.printed, m.username from certificates c join members m on m.id = c.member_id where not exists (select from member_roles g where g.member_id = m.id) limit 1',
    )
    const [{ id, printed, username }] = rows
    const url = sectionOf(username, 'formazione')
    const member = await findMemberByUsername(club.database.db, username)
    const known = await findTrainee(club.database.db, member?.id ?? '')
    const typed = { fiscalCode: known.fiscalCode ?? '', birthDate: known.birthDate ?? '', employment: 'P' }
    const { done } = await correct(url, { act: 'training', ...typed, birthPlace: 'Pordenone' })
    expect(done.statusCode).toBe(302)
    const after = await club.database.pool.query('select printed from certificates where id = $1', [id])
    expect(after.rows[0].printed).toEqual(printed)
    const other = await someone()
    const taken = await post(sectionOf(other.username, 'formazione'), {
      act: 'training',
      reason: WHY,
      ...typed,
    })
    expect(taken.body).toContain('Questo codice è già di un altro account.')
    expect((await findDetails(club.database.db, other.id)).fiscalCode).toBeNull()
  })

  test('is refused without members.write, and of the staff to anybody but administrators', async () => {
    const { username } = await someone()
    const staff = await someone('editor')
    for (const section of ['fatturazione', 'formazione']) {
      const act = section === 'formazione' ? TOLD : { act: 'billing', ...BILLING }
      const [url, ofStaff] = [sectionOf(username, section), sectionOf(staff.username, section)]
      expect((await read(url, STAFF.editor)).status).toBe(403)
      expect((await post(url, { ...act, reason: WHY }, STAFF.editor)).statusCode).toBe(403)
      expect((await read(ofStaff)).status).toBe(403)
      expect((await post(ofStaff, { ...act, reason: WHY })).statusCode).toBe(403)
      expect((await read(ofStaff, STAFF.administrator)).status).toBe(200)
      expect((await post(url, { ...act, reason: WHY }, username)).statusCode).toBe(403)
    }
    expect(await findTrainee(club.database.db, staff.id)).toMatchObject({ employment: null })
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listInvoices } from '#areas/billing/invoice-store.server.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { ORIGIN } from './support/open-club.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

/** A club that has not said where it is: the address of its environment cannot be divided. */
const club = useClub({ CLUB_ADDRESS: 'Via dei Mille, Milano' })
const PAGE = '/redazione/fatture-elettroniche'
const NO_SEAT = 'Completa la sede del Club: senza, le fatture elettroniche non si preparano.'

async function page(path: string, username: number | null) {
  const { statusCode, body, headers } = await club.app.inject({ url: path, headers: await club.cookieOf(username) })
  const document = documentOf(body)
  const main = document.querySelector('main')
  return { status: statusCode, headers, body, main, text: main?.textContent?.replace(/\s+/g, ' ') ?? '' }
}

async function post(path: string, username: number | null, fields: Record<string, string>) {
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

/** Everything the first form of a page would send, as it stands. */
async function formOf(path: string, username: number): Promise<Record<string, string>> {
  const { main } = await page(path, username)
  const fields = [...(main?.querySelector('form')?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])]
  return Object.fromEntries(
    fields
      .filter(({ name, type, checked }) => name && type !== 'file' && (type !== 'checkbox' || checked))
      .map(({ name, value }) => [name, value]),
  )
}

const xmlOf = async (username: number) => {
  const member = await findMemberByUsername(club.database.db, username)
  const issued = (await listInvoices(club.database.db, member?.id ?? '')).find(({ number }) => number !== null)
  return page(`/api/invoice/${member?.id}/${issued?.id}/xml`, STAFF.operator)
}

beforeAll(async () => {
  await makeMember(club.database.db, { now: club.clock.now(), type: 'REGISTRATO', person: { username: 2201 } })
})

describe('the page of electronic invoices', () => {
  test('[ACC-008] is for operators, says how many days are left, and marks what was sent or rejected', async () => {
    for (const who of [null, VISITORS.PREMIUM, STAFF.editor]) expect((await page(PAGE, who)).status).not.toBe(200)
    const { main, text } = await page(PAGE, STAFF.operator)
    expect(text).toContain('Oltre i 12 giorni')
    expect(text).toContain('Questo documento si fa nel gestionale del commercialista.')
    const file = main?.querySelector<HTMLInputElement>('input[name=file]')?.value ?? ''
    expect(file).toMatch(/^[0-9A-Z]{5}$/)
    expect((await post(PAGE, STAFF.editor, { act: 'sent', file })).statusCode).toBe(403)
    expect((await post(PAGE, STAFF.operator, { act: 'sent', file: '../..' })).statusCode).toBe(404)
    expect((await post(PAGE, STAFF.operator, { act: 'sent', file })).body).toContain('Segnata come inviata.')
    expect((await page(`${PAGE}?stato=sent`, STAFF.operator)).text).toContain(file)
    expect((await post(PAGE, STAFF.operator, { act: 'rejected', file })).body).toContain('ha un nome nuovo')
    expect((await page(`${PAGE}?stato=rejected`, STAFF.operator)).text).toContain(file)
    expect((await post(PAGE, STAFF.operator, { act: 'until', until: 'ieri' })).statusCode).toBe(400)
  })

  test('[ACC-004] asks for the seat, which is written in five fields at the desk; before that nothing is made', async () => {
    expect((await page(PAGE, STAFF.operator)).text).toContain(NO_SEAT)
    const refused = await xmlOf(1003)
    expect([refused.status, refused.body.includes(NO_SEAT)]).toEqual([409, true])
    const typed = await formOf('/redazione/club', STAFF.administrator)
    expect(typed).toMatchObject({ seatStreet: 'Via dei Mille, Milano', seatPostcode: '', taxRegime: 'RF01' })
    const half = await post('/redazione/club', STAFF.administrator, { ...typed, seatStreet: 'Via dei Mille 1' })
    expect((await page(PAGE, STAFF.operator)).text, `half a seat is none: ${half.statusCode}`).toContain(NO_SEAT)
    const seat = { seatStreet: 'Via dei Mille 1', seatPostcode: '20129', seatCity: 'Milano', seatProvince: 'mi' }
    const wrong = await post('/redazione/club', STAFF.administrator, { ...typed, ...seat, seatProvince: 'XX' })
    expect(wrong.body).toContain('Questa sigla di provincia non esiste.')
    const vat = await post('/redazione/club', STAFF.administrator, { ...typed, ...seat, vatNumber: '12345678901' })
    expect(vat.body, 'ACC-005').toContain('La partita IVA ha undici cifre, l’ultima di controllo: ricontrolla.')
    const now = await formOf('/redazione/club', STAFF.administrator)
    expect((await post('/redazione/club', STAFF.operator, { ...now, ...seat })).statusCode).toBe(403)
    expect((await post('/redazione/club', STAFF.administrator, { ...now, ...seat })).statusCode).toBe(302)
    expect((await page(PAGE, STAFF.operator)).text).not.toContain(NO_SEAT)
    const made = await xmlOf(1003)
    expect(made.status).toBe(200)
    expect(made.headers['content-disposition']).toMatch(/filename="IT12345678903_[0-9A-Z]{5}\.xml"/)
    expect(made.body).toContain('<Comune>Milano</Comune>')
    expect(made.body).not.toContain('00100')
  })
})

describe('[ACC-006] [ACC-007] a product without VAT', () => {
  test('is chosen by an administrator with its law, and its stamp duty is in the summary before the member confirms', async () => {
    const path = '/redazione/piani/essenziale'
    const typed = { ...(await formOf(path, STAFF.administrator)), act: 'product', reason: 'Lo dice il commercialista' }
    expect(typed).toMatchObject({ vat: '22' })
    const lawless = await post(path, STAFF.administrator, { ...typed, vat: 'N4', vatReference: '' })
    expect(lawless.body).toContain('Scrivi il riferimento di legge: da 5 a 100 caratteri.')
    const seen = await post(path, STAFF.administrator, {
      ...typed,
      vat: 'N4',
      vatReference: 'Art. 10 n. 20 DPR 633/1972',
    })
    expect(seen.body).toContain('Senza IVA, N4: Art. 10 n. 20 DPR 633/1972')
    const confirm = documentOf(seen.body).querySelector('input[name=seen]')?.closest('form')
    const hidden = [...(confirm?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])]
    const fields = Object.fromEntries(hidden.map(({ name, value }) => [name, value]))
    expect((await post(path, STAFF.administrator, { ...fields, step: 'confirm' })).statusCode).toBe(302)
    const desk = await formOf('/redazione/club', STAFF.administrator)
    expect((await post('/redazione/club', STAFF.administrator, { ...desk, stampDuty: 'members' })).statusCode).toBe(302)
    const headers = { ...(await club.cookieOf(2201)), origin: ORIGIN }
    const payload = { productId: 'essenziale', installmentPlanId: 'unica' }
    expect((await club.app.inject({ method: 'POST', url: '/api/CPQ/Carrello', headers, payload })).statusCode).toBe(200)
    const { main, text } = await page('/checkout', 2201)
    expect(text).toContain('Rimborso imposta di bollo2,00')
    expect(text).not.toContain('IVA inclusa')
    const total = Number(main?.querySelector<HTMLInputElement>('input[name=total]')?.value)
    const paid = await post('/checkout', 2201, {
      total: String(total),
      kind: 'private',
      name: 'Sara',
      surname: 'Gallo',
      fiscalCode: 'RSSMRA80A01H501U',
      address: 'Via Po 1',
      postcode: '10121',
      city: 'Torino',
      province: 'TO',
      way: 'transfer',
      conditions: 'on',
    })
    expect(paid.statusCode).toBe(302)
    const transfer = await page(String(paid.headers.location), 2201)
    expect(transfer.text.replace(/\u00a0/g, ' ')).toContain(`${Math.floor(total / 100)},`)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listAwaitedTransfers, listInvoices } from '#areas/billing/invoice-store.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
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
  await club.database.pool.query('update electronic_files set sent_at = null')
  for (const username of [2201, 2202])
    await makeMember(club.database.db, { now: club.clock.now(), type: 'REGISTRATO', person: { username } })
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

  test('[ACC-004] [ACC-007] [ACC-008] says the same when nothing is left to send', async () => {
    const until = romeDayOf(club.clock.now())
    const last = documentOf((await post(PAGE, STAFF.operator, { act: 'until', until })).body).querySelector('main')
    expect(last?.textContent).toMatch(/Segnate come inviate: \d+\./)
    for (const words of ['Niente da inviare', NO_SEAT, 'Imposta di bollo', 'nel gestionale del commercialista.'])
      expect(last?.textContent).toContain(words)
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
    expect(await quarters(), 'nothing was issued yet').toEqual([])
    const transfer = await page(String(paid.headers.location), 2201)
    expect(transfer.text.replace(/\u00a0/g, ' ')).toContain(`${Math.floor(total / 100)},`)
    const member = await findMemberByUsername(club.database.db, 2201)
    const [due] = await listAwaitedTransfers(club.database.db, member?.id ?? '')
    const received = await club.app.inject({
      method: 'POST',
      url: `/api/invoice/${member?.id}/${due?.id}/bonifico`,
      headers: { ...(await club.cookieOf(STAFF.operator)), origin: ORIGIN },
    })
    expect(received.statusCode).toBe(200)
    const { body } = await xmlOf(2201)
    expect(body).toContain('<DatiBollo><BolloVirtuale>SI</BolloVirtuale><ImportoBollo>2.00</ImportoBollo></DatiBollo>')
    expect(body.match(/<Natura>[^<]*/g)).toEqual(['<Natura>N4', '<Natura>N1', '<Natura>N4', '<Natura>N1'])
    expect(body).toContain(`<ImportoTotaleDocumento>${(total / 100).toFixed(2)}</ImportoTotaleDocumento>`)
    const [year, month] = romeDayOf(club.clock.now()).split('-').map(Number)
    expect(await quarters()).toEqual([
      [`${Math.ceil((month ?? 0) / 3)}º trimestre ${year}`, 'Documenti1', 'Da versare2,00 €'],
    ])
  })

  async function quarters() {
    const { main } = await page(PAGE, STAFF.operator)
    const rows = [...(main?.querySelectorAll('section[aria-labelledby=bollo] tbody tr') ?? [])]
    return rows.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\u00a0/g, ' ')))
  }
})

test('[ACC-004] regime and register of companies are chosen at the desk; papers already issued keep theirs', async () => {
  const before = (await xmlOf(2201)).body
  expect(before).toContain('<RegimeFiscale>RF01</RegimeFiscale>')
  const desk = await formOf('/redazione/club', STAFF.administrator)
  const register = {
    registerOffice: 'MI',
    registerNumber: '123456',
    shareCapital: '10.000,00',
    singleMember: 'SM',
    liquidation: 'LN',
  }
  expect(desk).toMatchObject({ taxRegime: 'RF01', registerOffice: '' })
  const wrong = await post('/redazione/club', STAFF.administrator, { ...desk, taxRegime: 'RF03' })
  expect(wrong.statusCode, 'RF03 is not of the schema').toBe(400)
  const chosen = await post('/redazione/club', STAFF.administrator, { ...desk, ...register, taxRegime: 'RF02' })
  expect(chosen.statusCode).toBe(302)
  expect((await xmlOf(2201)).body).toBe(before)
  const member = await findMemberByUsername(club.database.db, 2201)
  const issued = (await listInvoices(club.database.db, member?.id ?? '')).find(({ number }) => number !== null)
  const headers = { ...(await club.cookieOf(STAFF.operator)), origin: ORIGIN }
  const url = `/api/invoice/${member?.id}/${issued?.id}/storno`
  expect((await club.app.inject({ method: 'POST', url, headers, payload: { motivo: '' } })).statusCode).toBe(400)
  const payload = { motivo: 'Errore nostro' }
  expect((await club.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
  const note = (await listInvoices(club.database.db, member?.id ?? '')).find(({ kind }) => kind === 'credit-note')
  const { body } = await page(`/api/invoice/${member?.id}/${note?.id}/xml`, STAFF.operator)
  expect(body).toContain(
    '</Sede><IscrizioneREA><Ufficio>MI</Ufficio><NumeroREA>123456</NumeroREA><CapitaleSociale>10000.00</CapitaleSociale><SocioUnico>SM</SocioUnico><StatoLiquidazione>LN</StatoLiquidazione></IscrizioneREA></CedentePrestatore>',
  )
  expect(body, 'ACC-008').not.toContain('DatiPagamento')
})

test('[ACC-002] [ACC-003] the checkout refuses what the exchange would, and only says what may be a mistake', async () => {
  const headers = { ...(await club.cookieOf(2202)), origin: ORIGIN }
  const payload = { productId: 'essenziale', installmentPlanId: 'unica' }
  expect((await club.app.inject({ method: 'POST', url: '/api/CPQ/Carrello', headers, payload })).statusCode).toBe(200)
  const { main } = await page('/checkout', 2202)
  for (const name of ['pec', 'recipientCode']) {
    const field = main?.querySelector(`input[name=${name}]`)
    expect(field?.hasAttribute('required'), `${name} is optional`).toBe(false)
    expect(field?.closest('.hidden'), `${name} is also for a private person`).toBeNull()
  }
  const typed = {
    total: main?.querySelector<HTMLInputElement>('input[name=total]')?.value ?? '',
    kind: 'private',
    name: 'Ștefan',
    surname: 'Țărănu',
    fiscalCode: 'RSSMRA80A01H501U',
    address: 'Strada Łódź 3',
    postcode: '20121',
    city: 'Roma',
    province: 'RM',
    pec: 'stefan@pec.example',
    recipientCode: '0000000',
    way: 'transfer',
    conditions: 'on',
  }
  const wrong = { province: 'XX', postcode: '00000', recipientCode: 'XXXXXXX', name: 'Δημήτρης', address: 'Οδός 1' }
  const refused = await post('/checkout', 2202, { ...typed, ...wrong })
  expect(refused.statusCode).toBe(400)
  for (const sentence of [
    'Questa sigla di provincia non esiste.',
    'Questo CAP non esiste.',
    'XXXXXXX è per chi risiede all’estero.',
    'Scrivi il nome in lettere latine, come sul documento.',
  ])
    expect(refused.body).toContain(sentence)
  const hinted = await post('/checkout', 2202, { ...typed, conditions: '' })
  expect([hinted.statusCode, hinted.body.includes('Il CAP non sembra di questa provincia.')]).toEqual([400, true])
  const passed = await post('/checkout', 2202, typed)
  expect(passed.statusCode, 'a hint stops nobody').toBe(302)
  const member = await findMemberByUsername(club.database.db, 2202)
  const [due] = await listAwaitedTransfers(club.database.db, member?.id ?? '')
  const url = `/api/invoice/${member?.id}/${due?.id}/bonifico`
  const operator = { ...(await club.cookieOf(STAFF.operator)), origin: ORIGIN }
  expect((await club.app.inject({ method: 'POST', url, headers: operator })).statusCode).toBe(200)
  const { body } = await xmlOf(2202)
  expect(body).toContain('<CodiceDestinatario>0000000</CodiceDestinatario><PECDestinatario>stefan@pec.example<')
  expect(body).toContain('<Nome>Stefan</Nome><Cognome>Taranu</Cognome>')
  expect(body).toContain('<Indirizzo>Strada Lódz 3</Indirizzo>')
})

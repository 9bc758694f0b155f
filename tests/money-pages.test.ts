import { beforeAll, describe, expect, test } from 'vitest'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { prepareQuotation } from '#areas/cart/commands.server.ts'
import { findCart } from '#areas/cart/store.server.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import { listPriceLists } from '#areas/plans/desk-store.server.ts'
import { getProduct } from '#areas/plans/store.server.ts'
import { updateStandInPayment } from '#platform/outside/payments/store.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { ORIGIN } from './support/open-club.ts'
import { formRefusal, STAFF, VISITORS } from './support/visitors.ts'

/** The pages that sell and bill, as the built club sends them. */
const club = useClub()

async function page(path: string, username: number | null) {
  const { statusCode, body, headers } = await club.app.inject({ url: path, headers: await club.cookieOf(username) })
  const document = documentOf(body)
  const main = document.querySelector('main')
  return { status: statusCode, headers, main, text: main?.textContent?.replace(/\s+/g, ' ') ?? '' }
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

beforeAll(async () => {
  await makeMember(club.database.db, { now: club.clock.now(), type: 'EX_TRIAL', person: { username: 2003 } })
})

const types = Object.keys(VISITORS) as SubscriptionType[]

describe('/upgrade', () => {
  test.each(types)('[UPG-018, UPG-019] has every anchor and section for %s', async (type) => {
    const { main, text } = await page('/upgrade', VISITORS[type])
    for (const id of [
      'upgrade-news',
      'netmed-advantages',
      'upgrade-fad',
      'upgrade-servizi',
      'upgrade-risorse',
      'upgrade-winloy',
      'upgrade-topnegozi',
      'upgrade-header',
      'formazione-ecm',
    ])
      expect(main?.querySelector(`#${id}`), id).not.toBeNull()
    for (const words of [
      'News e approfondimenti',
      'Formazione ECM',
      'Sconti nei negozi',
      'Programma Fedeltà',
      'Elenco professionisti',
      'Assistenza domiciliare',
      'Stampa scientifica',
    ])
      expect(text, words).toContain(words)
    expect(main?.querySelector('#upgrade-header-fine form'), 'the header is repeated').not.toBeNull()
  })

  test.each(types)('[UPG-016, UPG-017, UPG-024] form, offers and cases are for who may see them: %s', async (type) => {
    const { main, text } = await page('/upgrade', VISITORS[type])
    const hasLeft = type === 'EX_TRIAL' || type === 'EX_PREMIUM'
    expect(main?.querySelector('h1')?.textContent).toBe(
      hasLeft ? 'Prova un mese gratis' : 'Tutto il Club, un solo piano',
    )
    expect(main?.querySelector('form input[name=type]')?.getAttribute('value')).toBe(
      hasLeft ? 'try-one-month-free' : 'full',
    )
    expect(text.includes('Quello che si apre con un piano')).toBe(type !== 'SUSPECT')
    if (type !== 'SUSPECT')
      expect(main?.querySelector('[aria-labelledby=offerte] .lg\\:grid-cols-4')?.children).toHaveLength(8)
    expect(text.includes('Le mie cause')).toBe(type === 'TRIAL' || type === 'PREMIUM')
  })

  test('[UPG-020, UPG-022, UPG-023, CNV-004, CNV-020] the five tabs, the resources, the three parts of the discounts', async () => {
    const { main, text } = await page('/upgrade', 1002)
    const tabs = [...(main?.querySelectorAll('[role=tab]') ?? [])].map((tab) => tab.textContent)
    expect(tabs).toEqual([
      'Servizi legali',
      'Servizi assicurativi',
      'Polizza tutela legale',
      'Convenzioni',
      'Network professionisti',
      'Moduli',
      'Tool',
    ])
    const slides = (label: string) => main?.querySelectorAll(`#upgrade-topnegozi [aria-label="${label}"] li`)
    expect(slides('Le migliori offerte di oggi, da scorrere')).toHaveLength(3)
    const shops = slides('I negozi più amati, da scorrere')
    expect(shops).toHaveLength(12)
    expect(shops?.[0]?.className, 'two on a phone, six on a desktop').toMatch(/(^| )basis-1\/2 .*lg:basis-1\/6/)
    expect(slides('Promozioni in evidenza')).toHaveLength(5)
    expect(text, 'CNV-004').toMatch(
      /[1-9][\d.]* offerte in [1-9]\d* negozi online, e il 10% sulle attrazioni turistiche/,
    )
    expect(text, 'REG-014').toContain("Dichiaro di aver letto e accettato l'informativa sulla privacy")
  })

  test('[AUD-020] the top shops are for holders of the portfolio here too; the offers are for everybody', async () => {
    for (const username of [null, 1001, 1005]) {
      const { text } = await page('/upgrade', username)
      expect(text).not.toContain('I negozi più amati')
      expect(text).toContain('Le migliori offerte di oggi')
    }
  })
})

test('[SHL-006, UPG-001] the plans have one address, their prices, and the seven days of trial', async () => {
  const { status, text } = await page('/piani-premium', null)
  expect(status).toBe(200)
  for (const words of [
    'Camice Essenziale',
    'Camice Professione',
    'Camice Completo ECM',
    '29,90 €',
    'prova gratis per 7 giorni',
  ])
    expect(text.replace(/\u00a0/g, ' ')).toContain(words)
})

test('[NWS-029, UPG-015] the home compares the plans for who has none', async () => {
  expect((await page('/', null)).main?.querySelector('#piani table')).not.toBeNull()
  expect((await page('/', 1003)).main?.querySelector('#piani')).toBeNull()
})

describe('/carrello', () => {
  test('[CRT-001, CRT-005] an empty cart says so, under its title and count', async () => {
    const { main, text, headers } = await page('/carrello', 1002)
    expect(main?.querySelector('h1')?.textContent).toBe('Il mio Carrello')
    expect(text).toContain('0 prodotti')
    expect(text).toContain('Al momento il tuo Carrello è vuoto')
    expect(headers['cache-control']).toContain('no-store')
  })

  test('[CRT-006] a PREMIUM without a convention order is not offered a call', async () => {
    expect((await page('/carrello', 1003)).text).not.toContain('Parla con un consulente')
    expect((await page('/carrello', 1002)).text).toContain('Parla con un consulente')
  })

  test('[CRT-001, CRT-003, CRT-004, TRK-003] a full one has its products, a way to remove each, and "Acquista ora"', async () => {
    const { main, text } = await page('/carrello', 1004)
    expect(text).toContain('1 prodotto')
    expect(main?.querySelector('[aria-label="Rimuovi Camice Professione"]')).not.toBeNull()
    const buy = [...(main?.querySelectorAll('a') ?? [])].find((link) => link.textContent === 'Acquista ora')
    expect([buy?.getAttribute('href'), buy?.dataset.eventCode]).toEqual(['/checkout', 'PP400'])
  })

  test('[CRT-002] amounts that must not show are not in the page', async () => {
    const member = await findMemberByUsername(club.database.db, 1015)
    const choice = { productId: 'professione', installmentPlanId: 'unica', showPrice: false }
    await prepareQuotation(club.database.db, member?.id ?? '', choice, { actorId: null, now: club.clock.now() })
    expect((await page('/carrello', 1015)).text).not.toContain('€')
  })
})

test('[CRT-006] a PREMIUM with a convention order is offered the call on an empty cart', async () => {
  const person = { username: 2002, conventionOrder: 'OMCEO Milano' }
  await makeMember(club.database.db, { now: club.clock.now(), type: 'PREMIUM', person })
  expect((await page('/carrello', 2002)).text).toContain('Parla con un consulente')
})

describe('buying, as a person does', () => {
  const billing = {
    kind: 'private',
    name: 'Sara',
    surname: 'Gallo',
    fiscalCode: 'RSSDAA80A41F205L',
    address: 'Via Po 1',
    postcode: '10121',
    city: 'Torino',
    province: 'TO',
    way: 'online',
    conditions: 'on',
  }

  test('[SUB-015] what is accepted is read where it is accepted, and what the club knows is not asked again', async () => {
    const { db } = club.database
    const member = await findMemberByUsername(db, 1004)
    await upsertDetails(db, member?.id ?? '', { fiscalCode: billing.fiscalCode })
    const { main } = await page('/checkout', 1004)
    expect(main?.querySelector('details')?.textContent).toContain('Condizioni di adesione a Camice Professione')
    expect(main?.querySelector('form a')).toBeNull()
    expect(main?.querySelector('input[name=fiscalCode]')?.getAttribute('value')).toBe(billing.fiscalCode)
  })

  test('who could not buy what is in the cart is told before filling anything in', async () => {
    const headers = { ...(await club.cookieOf(1003)), origin: ORIGIN }
    const payload = { productId: 'essenziale', installmentPlanId: 'rate-12' }
    await club.app.inject({ method: 'POST', url: '/api/CPQ/Carrello', headers, payload })
    const { main, text } = await page('/checkout', 1003)
    expect(text).toContain('Non puoi acquistare ora Camice Essenziale: il piano che hai lo comprende già.')
    expect(main?.querySelector('form')).toBeNull()
    expect((await post('/checkout', 1003, billing)).statusCode).toBe(409)
    await club.app.inject({ method: 'DELETE', url: '/api/CPQ/Carrello/essenziale', headers })
  })

  test('a form with faults comes back with what was typed and what to mend', async () => {
    const answer = await post('/checkout', 1004, { ...billing, postcode: '1', conditions: '' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('Il CAP ha cinque cifre.')
    expect(answer.body).toContain('value="Torino"')
  })

  test('what was written for who has no session any more comes back to be sent again, but for a password', async () => {
    const answer = await post('/checkout', null, { ...billing, address: 'Via "Po" 1', password: 'segreta' })
    expect(answer.statusCode).toBe(401)
    const form = documentOf(answer.body).querySelector<HTMLFormElement>('main form[method="post"]')
    const kept = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])
    expect(Object.fromEntries(kept)).toEqual({ ...billing, address: 'Via "Po" 1' })
    expect(form?.getAttribute('action'), 'to the page it was written for').toBeNull()
  })

  test('[REG-011] checkout, refusal, again, lost notice, and PREMIUM at once, with invoices and certificate', async () => {
    const refused = await post('/checkout', 1004, billing)
    const first = String(refused.headers.location)
    expect(first).toMatch(/^\/pagamento-di-prova\//)
    const outcome = String((await post(first, 1004, { outcome: 'refusal' })).headers.location)
    expect((await page(outcome, 1004)).text).toContain('Pagamento non riuscito')
    const slow = String((await post('/checkout', 1004, billing)).headers.location)
    expect(slow).not.toBe(first)
    const waiting = String((await post(slow, 1004, { outcome: 'pending' })).headers.location)
    expect((await page(waiting, 1004)).text).toContain('Pagamento in elaborazione')
    expect((await page('/checkout', 1004)).headers.location, 'nobody fills in what would be refused').toBe(waiting)
    for (const where of ['/profilo/fatture-pagamenti', '/profilo/abbonamento'])
      expect((await page(where, 1004)).main?.querySelector(`a[href="${waiting}"]`), where).not.toBeNull()
    const banner = (await page('/profilo/abbonamento', 1004)).main?.querySelector('[data-banner]')
    expect(banner, 'still true').not.toBeNull()
    expect(banner?.querySelector('a'), 'but what is bought already is not offered').toBeNull()
    const again = slow
    const lost = String((await post(again, 1004, { outcome: 'lost' })).headers.location)
    expect((await page(lost, 1004)).headers.location, 'the provider is asked, and the page shown anew').toBe(lost)
    expect((await page(lost, 1004)).text).toContain('Ti diamo il benvenuto in Premium')
    expect((await page('/profilo/abbonamento', 1004)).text, 'at once').toContain('Camice Professione')
    expect((await page('/profilo/abbonamento', 1004)).text).toContain('Certificato di iscrizione')
    expect((await page('/profilo/fatture-pagamenti', 1004)).text).toContain('Camice Professione, rata 12 di 12')
    expect((await page(lost, 1003)).status, 'nobody else sees the outcome').toBe(404)
  })
})

describe('the calls of the plans', () => {
  type Suggested = {
    data: { suggested: { id: string; mostLiked: boolean; purchasable: boolean; isCurrent: boolean }[] }
  }
  const suggested = async (username: number | null, query = '') => {
    const answer = await club.app.inject({
      url: `/api/CPQ/ProdottiSuggeriti${query}`,
      headers: await club.cookieOf(username),
    })
    return answer.json<Suggested>().data.suggested
  }

  test('[API-030, UPG-005] everybody is suggested what is on sale; a PREMIUM not the plan they have', async () => {
    expect((await suggested(null)).map(({ id }) => id)).toEqual(['essenziale', 'professione', 'completo-ecm'])
    expect((await suggested(null)).filter(({ mostLiked }) => mostLiked).map(({ id }) => id)).toEqual(['professione'])
    expect((await suggested(1003)).map(({ id }) => id)).toEqual(['essenziale', 'professione'])
  })

  test('[API-216, UPG-011] asked for, the present plan is there, and said to be', async () => {
    const mine = await suggested(1003, '?includeCurrentProduct=true')
    expect(mine.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(['completo-ecm'])
    expect(
      mine.every(({ purchasable }) => !purchasable),
      'nothing larger, and a year still to run',
    ).toBe(true)
  })
})

describe('the desk of the operators', () => {
  const ordersOf = async (query: string) => {
    const { main, text } = await page(`/redazione/ordini${query}`, 9002)
    return {
      text,
      links: [...(main?.querySelectorAll('tbody a') ?? [])].map((link) => String(link.getAttribute('href'))),
    }
  }

  test('is for operators and administrators only', async () => {
    const [order = ''] = (await ordersOf('?cerca=C00001003')).links
    for (const path of ['/redazione/ordini', '/redazione/preventivi', order]) {
      expect((await page(path, 9003)).status, path).toBe(200)
      for (const username of [1003, 9001]) expect((await page(path, username)).status, path).toBe(403)
      expect((await page(path, null)).headers.location, path).toContain('/login')
    }
    const refused = await post(order, 1003, { act: 'credit', id: order.split('/').at(-1) ?? '' })
    expect(refused.statusCode).toBe(403)
  })

  test('finds orders by person and by what they wait for', async () => {
    expect((await ordersOf('?cerca=moretti+elena')).links).toHaveLength(1)
    expect((await ordersOf('?cerca=elena.moretti@demo')).links).toHaveLength(1)
    expect((await ordersOf('?cerca=%25')).text).toContain('Nessun ordine trovato')
    const waiting = await ordersOf('?attesa=transfer')
    expect(waiting.text).toContain('Vitali Anna')
    expect(waiting.links).toHaveLength(1)
  })

  test('a transfer is confirmed once; the member is PREMIUM at once and written to; the invoice can be credited', async () => {
    const [path = ''] = (await ordersOf('?attesa=transfer')).links
    const { main, text } = await page(path, 9002)
    expect(text).toContain('Causale')
    const unpaid = await page('/profilo/fatture-pagamenti', 1021)
    expect(unpaid.main?.querySelectorAll('tbody tr')).toHaveLength(0)
    expect(unpaid.text).toContain('Al momento non sono presenti fatture e pagamenti effettuati')
    expect(main?.querySelector('a[href$="/xml"]')).toBeNull()
    const member = await findMemberByUsername(club.database.db, 1021)
    const first = await club.database.pool.query<{ id: string }>(
      'select id from invoices where member_id = $1 and installment = 1',
      [member?.id],
    )
    const firstId = first.rows[0]?.id ?? ''
    const reason = `C00001021 ${firstId.slice(0, 8).toUpperCase()}`
    for (const where of ['/profilo/fatture-pagamenti', '/profilo/abbonamento', `/checkout/bonifico/${firstId}`])
      for (const detail of ['IT60 X054 2811 1010 0000 0123 456', '29,90\u00a0€', reason])
        expect((await page(where, 1021)).main?.textContent, where).toContain(detail)
    expect((await page(`/checkout/bonifico/${firstId}`, 1003)).status).toBe(404)
    const act = (what: string, reason = '') => post(path, 9002, { act: what, id: firstId, reason })
    for (const answer of [await act('transfer'), await act('transfer')]) expect(answer.statusCode).toBe(200)
    const rows = (await page('/profilo/fatture-pagamenti', 1021)).main?.querySelectorAll('tbody tr')
    expect(rows).toHaveLength(12)
    // PAY-006. The plan, whole and in order.
    expect([...(rows ?? [])].map((row) => /rata (\d+)/.exec(row.textContent ?? '')?.[1]).slice(0, 3)).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(rows?.[0]?.textContent).toContain('Pagata')
    const settled = await page(`/checkout/bonifico/${firstId}`, 1021)
    expect(settled.text).toContain('Pagamento ricevuto')
    expect(settled.text, 'what is paid is not asked for again').not.toContain('IBAN')
    expect((await page('/profilo/abbonamento', 1021)).text).not.toContain('aspetta il bonifico')
    const next = rows?.[1]?.querySelector('a[href^="/checkout/bonifico/"]')?.getAttribute('href') ?? ''
    expect((await page(next, 1021)).text).toContain('Paga con un bonifico')
    expect((await page(path, 9002)).main?.querySelectorAll('a[href$="/xml"]')).toHaveLength(1)
    expect((await act('credit')).statusCode, 'taking back asks why').toBe(400)
    const credit = () => act('credit', 'Errore nostro')
    for (const answer of [await credit(), await credit()]) expect(answer.statusCode).toBe(200)
    const after = await page(path, 9002)
    expect(after.text).toContain('Nota di credito: Camice Professione, rata 1 di 12')
    for (const { main: shown } of [after, await page('/profilo/fatture-pagamenti', 1021)]) {
      const note = [...(shown?.querySelectorAll('tbody tr') ?? [])].find((row) =>
        row.textContent?.includes('Nota di credito'),
      )
      expect(note?.textContent).toContain('-29,90')
      expect(note?.textContent).toContain('Da rimborsare')
      expect(note?.textContent, 'money given back is not paid').not.toContain('Pagata')
      expect(shown?.textContent, 'nor is the invoice it was given back for').toContain('Stornata')
      expect(shown?.textContent).not.toContain('Pagata')
    }
    expect(after.text.match(/Annullata/g), 'nobody owes what is left of an order that is over').toHaveLength(11)
    expect(after.text).not.toContain('Non pagata')
    const deeds = await club.database.pool.query(
      "select details ->> 'what' as deed from audit_events where kind = 'member-corrected' and member_id = $1 order by 1 desc",
      [member?.id],
    )
    expect(deeds.rows, 'each once, however often the button was pressed').toEqual([
      { deed: 'transfer-confirmed' },
      { deed: 'invoice-credited' },
    ])
    expect((await ordersOf('?attesa=refund')).links).toContain(path)
    const { rows: letters } = await club.database.pool.query('select subject from outbox where recipient = $1', [
      member?.email,
    ])
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
      'Il tuo acquisto è confermato',
      'Ti restituiamo un pagamento',
    ])
  })

  test('[CRT-002, CRT-008] a quotation reaches the cart of the member it was written for', async () => {
    const wrong = await post('/redazione/preventivi', 9002, { who: 'C00007777', offer: '' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('Codice sconosciuto: C00007777')
    expect(wrong.body).toContain('Scegli che cosa proporre.')
    const shared = await post('/redazione/preventivi', 9002, {
      'cerca-who': 'studio.vitali@demo.camice.example',
      offer: 'banca-dati|unica',
    })
    for (const code of ['C00001021', 'C00001022']) expect(shared.body).toContain(`value="${code}"`)
    expect(shared.body, 'what was typed is kept').toMatch(/value="banca-dati\|unica" selected/)
    const done = await post('/redazione/preventivi', 9002, {
      who: 'C00001022',
      offer: 'banca-dati|unica',
      showPrice: 'on',
    })
    expect(documentOf(done.body).body.textContent).toContain(
      'Il preventivo è nel carrello di Pietro Vitali (C00001022)',
    )
    const { text } = await page('/carrello', 1022)
    expect(text).toContain('Banca dati scientifica')
    const quotation = await club.app.inject({ url: '/api/CPQ/Preventivo', headers: await club.cookieOf(1022) })
    expect(quotation.json()).toMatchObject({ insertedByOperator: true, showPrice: true, installmentPlanId: 'unica' })
  })
})

describe('the personal area', () => {
  test.each(types.filter((type) => type !== 'SUSPECT'))('[PAY-006] invoices of %s', async (type) => {
    const { text, main } = await page('/profilo/fatture-pagamenti', type === 'EX_TRIAL' ? 1001 : VISITORS[type])
    const none = 'Al momento non sono presenti fatture e pagamenti effettuati'
    const hasInvoices = type === 'PREMIUM' || type === 'EX_PREMIUM'
    expect(text.includes(none)).toBe(!hasInvoices)
    expect(main?.querySelectorAll('tbody tr').length).toBe(hasInvoices ? 12 : 0)
  })

  test('[PAY-008, PAY-009, PAY-010, PAY-011] nothing is red before its day; paid ones have a PDF, unpaid ones a button, dates and euros are Italian', async () => {
    const { main } = await page('/profilo/fatture-pagamenti', 1003)
    const rows = [...(main?.querySelectorAll('tbody tr') ?? [])]
    for (const row of rows) {
      const isPaid = row.textContent?.includes('Pagata') === true
      expect(row.querySelector('a[href*="/invoice/download"]') !== null).toBe(isPaid)
      expect(row.querySelector('button') !== null).toBe(!isPaid)
      expect(row.textContent).toMatch(/\d{2}\/\d{2}\/\d{4}/)
      expect(row.textContent?.replace(/\u00a0/g, ' ')).toContain('39,90 €')
    }
    expect(rows.some((row) => row.querySelector('button'))).toBe(true)
    expect(main?.textContent).toMatch(/In scadenza il \d{2}\/\d{2}\/\d{4}/)
    expect(main?.querySelector('.text-danger')).toBeNull()
  })

  test('[PAY-001, PAY-002, PAY-003] saved methods show four digits and the favourite, or that there are none', async () => {
    const { text } = await page('/profilo/metodi-pagamento', 1003)
    expect(text).toContain('4242')
    expect(text).toContain('Predefinito')
    expect((await page('/profilo/metodi-pagamento', 1001)).text).toContain(
      'Al momento non hai metodi di pagamento salvati',
    )
  })

  test('[SUB-001, SUB-006, SUB-009, SUB-013] a PREMIUM has information, documents and history', async () => {
    const { text } = await page('/profilo/abbonamento', 1003)
    for (const words of [
      'Camice Completo ECM',
      'Attivo',
      'Data di attivazione',
      'Data di scadenza',
      'Certificato di iscrizione',
      'Condizioni di adesione',
      'Condizioni integrative',
      'Storico',
    ])
      expect(text, words).toContain(words)
    expect(text).toMatch(/Data di scadenza\d{2}\/\d{2}\/\d{4}/)
  })

  test('[SUB-005, SUB-007, SUB-008] a REGISTRATO has nothing active, the conditions of use, and no documents', async () => {
    const { text } = await page('/profilo/abbonamento', 1001)
    expect(text).toContain('Al momento non hai un abbonamento attivo')
    expect(text).toContain('Condizioni d’uso')
    expect(text, 'the text of the call, which editors keep').toContain('Custodisci la password')
    expect(text).not.toContain('Certificato di iscrizione')
    expect(text).not.toContain('Condizioni di adesione')
  })

  test('[SUB-008] who is trying, or has tried, has the certificate and the conditions too', async () => {
    for (const username of [1002, 1004]) {
      const { text } = await page('/profilo/abbonamento', username)
      expect(text).toContain('Certificato di iscrizione')
      expect(text).toContain('Condizioni di adesione')
    }
  })

  test('[SUB-003] the banner of whose trial is over', async () => {
    const { main } = await page('/profilo/abbonamento', 2003)
    expect(main?.querySelector('[data-banner=free-trial-expired]')?.textContent).toContain(
      'La tua prova gratuita è terminata',
    )
  })

  test('[SUB-002, SUB-004] the banners of who is trying and of who has left', async () => {
    const trial = await page('/profilo/abbonamento', 1002)
    expect(trial.main?.querySelector('[data-banner=become-premium]')?.textContent).toMatch(
      /La tua prova gratuita termina tra \d giorni/,
    )
    const left = await page('/profilo/abbonamento', 1005)
    expect(left.main?.querySelector('[data-banner=expired-subscription]')?.textContent).toContain(
      'Il tuo abbonamento non è più attivo',
    )
  })
})

describe('the desk of plans and prices', () => {
  const DESK = '/redazione/piani'
  const why = { reason: 'Deciso in assemblea' }
  const plain = (answer: { body: string }) =>
    documentOf(answer.body)
      .querySelector('main')
      ?.textContent?.replace(/[\s\u00a0]+/g, ' ') ?? ''
  const asAdministrator = (path: string, fields: Record<string, string>) => post(path, STAFF.administrator, fields)
  /** Everything a confirmation sends back. */
  const hiddenIn = (answer: { body: string }) => {
    const form = documentOf(answer.body).querySelector('section[aria-labelledby=conferma] form')
    const fields = [...(form?.querySelectorAll('input[type=hidden]') ?? [])]
    return Object.fromEntries(fields.map((field) => [field.getAttribute('name'), field.getAttribute('value')]))
  }
  /** Looks, confirms, and says where it led. */
  async function done(path: string, fields: Record<string, string>) {
    const seen = await asAdministrator(path, { ...fields, ...why })
    expect(seen.statusCode, plain(seen)).toBe(200)
    const confirmed = await asAdministrator(path, { ...hiddenIn(seen), step: 'confirm' })
    expect(confirmed.statusCode, plain(confirmed)).toBe(302)
    return { seen, to: String(confirmed.headers.location), again: { ...hiddenIn(seen), step: 'confirm' } }
  }
  const pricesOf = async (productId: string) =>
    (await getProduct(club.database.db, productId, club.clock.now())).priceList
  const studio = {
    act: 'create',
    id: 'studio',
    kind: 'plan',
    name: 'Camice Studio',
    summary: 'Per chi lavora in uno studio associato.',
    rank: '25',
    'wallet-ecm': 'on',
    'credits-ecm': '80',
    'label-0': 'Corsi ECM: 80 crediti l’anno',
    'included-0': 'on',
    conditions: '<p>Dodici mesi.</p><script>alert(1)</script>',
  }
  const prices = {
    act: 'prices',
    'number-0': '12',
    'total-0': '300,00',
    'number-1': '1',
    'total-1': '300',
    'discounted-1': '270',
  }

  test.each([
    ['a visitor', null, 302],
    ['PREMIUM', VISITORS.PREMIUM, 403],
    ['an editor', STAFF.editor, 403],
    ['an operator', STAFF.operator, 403],
  ])('%s may neither look nor write: %s gets %i', async (_who, username, status) => {
    for (const url of [DESK, `${DESK}/nuovo`, `${DESK}/professione`, `${DESK}/professione/listini/nuovo`]) {
      expect((await club.app.inject({ url, headers: await club.cookieOf(username) })).statusCode, url).toBe(status)
      if (url === DESK) continue
      const headers = {
        ...(await club.cookieOf(username)),
        origin: ORIGIN,
        'content-type': 'application/x-www-form-urlencoded',
      }
      const payload = new URLSearchParams({ ...why, ...studio }).toString()
      expect((await club.app.inject({ method: 'POST', url, headers, payload })).statusCode, url).toBe(
        formRefusal(status),
      )
    }
  })

  test('a plan is written, priced from a day, put on sale, found on that day, withdrawn; each step seen before it happens', async () => {
    const { db } = club.database
    const { seen, to, again } = await done(`${DESK}/nuovo`, studio)
    expect(plain(seen)).toContain('Apre: ECM')
    expect(to).toBe(`${DESK}/studio?fatto=create`)
    expect((await asAdministrator(`${DESK}/nuovo`, again)).headers.location, 'the same key is the same act').toBe(to)
    expect((await getProduct(db, 'studio', club.clock.now())).conditionsHtml).toBe('<p>Dodici mesi.</p>')
    const early = await asAdministrator(`${DESK}/studio`, { ...why, act: 'sell' })
    expect([early.statusCode, plain(early).includes('Prima scrivi i prezzi')]).toEqual([409, true])

    const today = romeDayOf(club.clock.now())
    const tomorrow = addRomeDays(today, 1)
    const dated = { ...prices, fromDay: tomorrow }
    const looked = await asAdministrator(`${DESK}/studio/listini/nuovo`, { ...why, ...dated })
    expect(plain(looked)).toContain('12 rate da 25,00 €')
    expect(plain(looked)).toContain('270,00 €, invece di 300,00 €')
    expect(await listPriceLists(db, 'studio'), 'a look writes nothing').toEqual([])
    await done(`${DESK}/studio/listini/nuovo`, dated)
    await done(`${DESK}/studio`, { act: 'sell' })
    const plans = async () => (await page('/piani-premium', VISITORS.REGISTRATO)).text
    expect(await pricesOf('studio')).toEqual([])
    expect(await plans()).not.toContain('Camice Studio')

    const start = club.clock.now()
    club.clock.set(new Date(start.getTime() + 86_400_000))
    try {
      expect(
        (await pricesOf('studio')).map(({ totalCents, discountedCents }) => discountedCents ?? totalCents),
      ).toEqual([300_00, 270_00])
      await bumpRevision(db)
      await expect.poll(plans).toContain('Camice Studio')
    } finally {
      club.clock.set(start)
    }
    await done(`${DESK}/studio`, { act: 'withdraw' })
    const trail = await listTrailAbout(db, 'product', 'studio', 10)
    expect(trail.map(({ facts }) => [facts.what, facts.reason])).toEqual(
      ['withdraw', 'sell', 'prices', 'create'].map((what) => [what, why.reason]),
    )
    expect(trail[0]?.facts.changes).toEqual([{ field: 'Vendita', from: 'in vendita', to: 'non in vendita' }])
    expect((await done(`${DESK}/studio`, { act: 'remove' })).to).toBe(`${DESK}?fatto=remove`)
    expect((await page(`${DESK}/studio`, STAFF.administrator)).status).toBe(404)
  })

  test('a price of today changes what is bought from now on, and neither what is ordered nor what was quoted', async () => {
    const { db } = club.database
    const now = club.clock.now()
    const memberId = await makeMember(db, { now, type: 'REGISTRATO' })
    const quoted = { productId: 'essenziale', installmentPlanId: 'unica', showPrice: true }
    await prepareQuotation(db, memberId, quoted, { actorId: null, now })
    const before = await pricesOf('essenziale')
    const today = romeDayOf(now)
    const { seen } = await done(`${DESK}/essenziale/listini/nuovo`, { ...prices, fromDay: today })
    expect(plain(seen)).toContain('preventivo tiene il prezzo promesso')
    expect(plain(seen)).toMatch(/12 rate mensiliPrima238,80 €, 12 rate da 19,90 €Dopo300,00 €, 12 rate da 25,00 €/)
    expect((await page('/piani-premium', VISITORS.REGISTRATO)).text).toContain('25,00')
    const cart = await findCart(db, { memberId }, now)
    expect(cart.lines[0]?.price).toEqual(before.find(({ installmentPlanId }) => installmentPlanId === 'unica'))
    // Another list of the same day is not written over by chance.
    const twin = await asAdministrator(`${DESK}/essenziale/listini/nuovo`, { ...why, ...prices, fromDay: today })
    expect([twin.statusCode, plain(twin).includes('comincia già un altro listino')]).toEqual([400, true])
  })

  test('bad input keeps what was typed and says everything at once; what changed meanwhile is looked at again', async () => {
    const refused = await asAdministrator(`${DESK}/professione/listini/nuovo`, {
      act: 'prices',
      fromDay: '2020-01-01',
      'number-0': '12',
      'total-0': 'trecento',
    })
    expect(refused.statusCode).toBe(400)
    for (const words of ['comincia oggi', 'Scrivi l’importo in euro', 'Scrivi perché'])
      expect(plain(refused), words).toContain(words)
    expect(refused.body).toContain('value="trecento"')

    const path = `${DESK}/completo-ecm`
    const liked = (act: Record<string, string>) => asAdministrator(path, { ...act, ...why })
    const fields = formOf(await page(path, STAFF.administrator))
    const seen = await liked({ ...fields, act: 'product', mostLiked: 'on' })
    expect(plain(seen)).toContain('«Il più scelto»PrimaCamice ProfessioneDopoCamice Completo ECM')
    const back = await liked({ ...hiddenIn(seen), step: 'edit' })
    expect([back.statusCode, documentOf(back.body).querySelector('input[name=mostLiked][checked]') !== null]).toEqual([
      200,
      true,
    ])
    await done(path, { ...fields, act: 'product', summary: 'Un’altra frase, scritta nel frattempo.' })
    const late = await liked({ ...hiddenIn(seen), step: 'confirm' })
    expect([late.statusCode, plain(late).includes('Nel frattempo il prodotto è cambiato')]).toEqual([409, true])
    const same = await liked({ ...formOf(await page(path, STAFF.administrator)), act: 'product' })
    expect([same.statusCode, plain(same).includes('non cambierebbe niente')]).toEqual([409, true])
    const owned = await liked({ act: 'remove' })
    expect([owned.statusCode, plain(owned).includes('Si può ritirare dalla vendita')]).toEqual([409, true])
  })

  /** What the form of a product would send as it stands. */
  function formOf({ main }: Awaited<ReturnType<typeof page>>): Record<string, string> {
    const form = [...(main?.querySelectorAll('form') ?? [])].find((each) => each.querySelector('[name=summary]'))
    const fields = [...(form?.querySelectorAll('input, textarea, select') ?? [])]
    return Object.fromEntries(
      fields
        .filter((field) => field.getAttribute('type') !== 'checkbox' || field.hasAttribute('checked'))
        .map((field) => [
          field.getAttribute('name') ?? '',
          field.querySelector('option[selected]')?.getAttribute('value') ??
            field.getAttribute('value') ??
            (field.hasAttribute('checked') ? 'on' : (field.textContent ?? '')),
        ]),
    )
  }
})

test('[PAY-012] [ACC-028] a payment left open is shown with what is owed, resumed on its own page or cancelled', async () => {
  await makeMember(club.database.db, { now: club.clock.now(), type: 'REGISTRATO', person: { username: 2004 } })
  const headers = { ...(await club.cookieOf(2004)), origin: ORIGIN }
  const payload = { productId: 'professione', installmentPlanId: 'rate-12' }
  await club.app.inject({ method: 'POST', url: '/api/CPQ/Carrello', headers, payload })
  const INVOICES = '/profilo/fatture-pagamenti'
  const buy = async () =>
    post('/checkout', 2004, {
      total: (await page('/checkout', 2004)).main?.querySelector('input[name=total]')?.getAttribute('value') ?? '',
      kind: 'private',
      name: 'Carla',
      surname: 'Prova',
      fiscalCode: 'RSSMRA80A01H501U',
      address: 'Via Po 1',
      postcode: '10121',
      city: 'Torino',
      province: 'TO',
      way: 'online',
      conditions: 'on',
    })
  expect((await post(INVOICES, 2004, { act: 'resume' })).headers.location, 'nothing is open').toBe(INVOICES)
  const opened = await buy()
  const shown = (await page(INVOICES, 2004)).text.replace(/\u00a0/g, ' ')
  const LEFT = /Hai un pagamento aperto di 29,90 € per Camice Professione, rata 1 di 12.*RiprendiAnnulla/
  expect(shown).toMatch(LEFT)
  const checkout = await page('/checkout', 2004)
  expect(checkout.text.replace(/\u00a0/g, ' '), 'there too').toMatch(LEFT)
  // ACC-027. One of the two shows, by the chosen way.
  const submit = [...(checkout.main?.querySelectorAll('button[type=submit]') ?? [])].at(-1)
  expect(
    [...(submit?.querySelectorAll('span') ?? [])].map((span) => span.textContent?.replace(/\u00a0/g, ' ')),
  ).toEqual(['Paga 29,90 €, prima di 12 rate', 'Ordina con obbligo di pagare 358,80 €'])
  const payment = checkout.main?.querySelector('input[name=payment]')?.getAttribute('value') ?? ''
  expect((await post(INVOICES, VISITORS.PREMIUM, { act: 'cancel', payment })).statusCode, 'of somebody else').toBe(404)
  expect((await post(INVOICES, 2004, { act: 'resume' })).headers.location).toBe(opened.headers.location)
  expect((await post(INVOICES, 2004, { act: 'altro' })).statusCode).toBe(404)
  expect((await post(INVOICES, 2004, { act: 'cancel', payment: 'altro' })).statusCode).toBe(404)
  const NOBODYS = crypto.randomUUID()
  const rename = (from: string, to: string) =>
    club.database.pool.query('update stand_in_payments set reference = $2 where reference = $1', [from, to])
  await rename(payment, NOBODYS)
  const silent = await post(INVOICES, 2004, { act: 'cancel', payment })
  expect([silent.statusCode, silent.body]).toEqual([
    503,
    expect.stringContaining('il pagamento resta aperto. Riprova tra poco.'),
  ])
  expect((await page(INVOICES, 2004)).text).toContain('Hai un pagamento aperto')
  await rename(NOBODYS, payment)
  expect((await post(INVOICES, 2004, { act: 'cancel', payment, back: 'checkout' })).headers.location).toBe('/checkout')
  expect((await post(INVOICES, 2004, { act: 'cancel', payment })).headers.location, 'again').toBe(INVOICES)
  expect((await page(INVOICES, 2004)).text).not.toContain('Hai un pagamento aperto')
  expect((await page(String(opened.headers.location), 2004)).status, 'its page takes no money').toBe(302)
  expect((await buy()).headers.location, 'and another can be paid').toMatch(/^\/pagamento-di-prova\//)
  const reference = (await page(INVOICES, 2004)).main?.querySelector('input[name=payment]')?.getAttribute('value') ?? ''
  await updateStandInPayment(club.database.db, reference, 'succeeded')
  const late = await post(INVOICES, 2004, { act: 'cancel', payment: reference })
  expect(late.body, 'paid meanwhile').toContain('Il pagamento era già riuscito')
})

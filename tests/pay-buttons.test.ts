import { afterEach, expect, test } from 'vitest'
import { prepareQuotation } from '#areas/cart/commands.server.ts'
import { addRomeDays, formatDateIt, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { ORIGIN } from './support/open-club.ts'

/** What buttons that pay say, held against what is then asked for and invoiced. */
const club = useClub()
afterEach(() => club.clock.reset())

const INVOICES = '/profilo/fatture-pagamenti'
const BILLING = {
  kind: 'private',
  name: 'Carla',
  surname: 'Prova',
  fiscalCode: 'RSSMRA80A01H501U',
  address: 'Via Po 1',
  postcode: '10121',
  city: 'Torino',
  province: 'TO',
  conditions: 'on',
}
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
const euro = (cents: number) => plain(formatEuro(cents))

let username = 2300
/** Somebody registered, as their browser: pages, forms and calls. */
async function buyer() {
  username += 1
  const id = await makeMember(club.database.db, { now: club.clock.now(), type: 'REGISTRATO', person: { username } })
  const who = username
  const headers = async () => ({ ...(await club.cookieOf(who)), origin: ORIGIN })
  const read = async (url: string) => {
    const { body } = await club.app.inject({ url, headers: await headers() })
    return documentOf(body).querySelector('main')
  }
  const send = async (url: string, fields: Record<string, string>) =>
    club.app.inject({
      method: 'POST',
      url,
      headers: { ...(await headers()), 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const ask = async (url: string, payload?: object) =>
    club.app.inject({ url, headers: await headers(), ...(payload && { method: 'POST', payload }) })
  /** What was invoiced, or will be, the first first. */
  const invoices = async () => {
    const { rows } = await club.database.pool.query<{ id: string; cents: number; due: RomeDay }>(
      'select id, amount_cents as cents, due_on::text as due from invoices where member_id = $1 order by due_on',
      [id],
    )
    return rows
  }
  return { id, read, send, ask, invoices }
}
type Buyer = Awaited<ReturnType<typeof buyer>>

/** What the button of the checkout says of each way, and the total that was seen. */
async function buttonsOf({ read }: Buyer) {
  const main = await read('/checkout')
  const button = [...(main?.querySelectorAll('button[type=submit]') ?? [])].at(-1)
  const [online = '', transfer = ''] = [...(button?.querySelectorAll('span') ?? [])].map((span) =>
    plain(span.textContent),
  )
  const total = main?.querySelector('input[name=total]')?.getAttribute('value') ?? ''
  return { online, transfer, total }
}

const fill = {
  'from the price list': async ({ ask }: Buyer, installmentPlanId: string) => {
    await ask('/api/CPQ/Carrello', { productId: 'professione', installmentPlanId })
  },
  'at a price promised by a quotation': async ({ id }: Buyer, installmentPlanId: string) => {
    const quoted = { productId: 'professione', installmentPlanId, showPrice: true }
    await prepareQuotation(club.database.db, id, quoted, { actorId: null, now: club.clock.now() })
  },
}

test.each(
  Object.entries(fill).flatMap(([from, choose]) =>
    [
      ['unica', 1],
      ['rate-12', 12],
    ].map(([plan, parts]) => [from, plan as string, parts as number, choose] as const),
  ),
)(
  '[ACC-027] %s, %s: button, page of the provider and invoice say one amount, by card and by transfer',
  async (_from, plan, parts, choose) => {
    const byCard = await buyer()
    await choose(byCard, plan)
    const { online, total } = await buttonsOf(byCard)
    const bought = await byCard.send('/checkout', { ...BILLING, total, way: 'online' })
    const [first] = await byCard.invoices()
    const amount = euro(first?.cents ?? 0)
    expect(online).toBe(parts === 1 ? `Paga ${amount}` : `Paga ${amount}, prima di ${parts} rate`)
    const provider = await byCard.read(String(bought.headers.location))
    expect(plain(provider?.querySelector('h1')?.textContent)).toBe(amount)
    expect(plain(provider?.querySelector('button[value=success]')?.textContent)).toBe(`Paga ${amount}`)

    const byTransfer = await buyer()
    await choose(byTransfer, plan)
    const { transfer, total: ordered } = await buttonsOf(byTransfer)
    const toBank = await byTransfer.send('/checkout', { ...BILLING, total: ordered, way: 'transfer' })
    const due = await byTransfer.invoices()
    expect(due).toHaveLength(parts)
    expect(transfer).toBe(`Ordina con obbligo di pagare ${euro(due.reduce((sum, { cents }) => sum + cents, 0))}`)
    expect(plain((await byTransfer.read(String(toBank.headers.location)))?.textContent)).toContain(
      `Importo${euro(due[0]?.cents ?? 0)}`,
    )
  },
)

test('[ACC-027] [ACC-029] after the first of twelve nothing is red; each of the others has its amount, orange on its day and red only after', async () => {
  const member = await buyer()
  await fill['from the price list'](member, 'rate-12')
  const { total } = await buttonsOf(member)
  const bought = await member.send('/checkout', { ...BILLING, total, way: 'online' })
  const paid = await member.send(String(bought.headers.location), { outcome: 'success' })
  const outcome = await member.read(String(paid.headers.location))
  const [first, second] = await member.invoices()
  expect(outcome?.querySelector('a[download]')?.getAttribute('href')).toBe(
    `/api/invoice/download?paymentId=${first?.id}`,
  )
  const rowsOf = async () => {
    const main = await member.read(INVOICES)
    const rows = [...(main?.querySelectorAll('tr') ?? [])].filter((row) => /rata \d+ di 12/.test(row.textContent ?? ''))
    return { main, rows }
  }
  const { main, rows } = await rowsOf()
  expect(rows).toHaveLength(12)
  expect([...(main?.querySelectorAll('[class*=danger]') ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([])
  for (const row of rows.slice(1)) {
    expect(row.textContent).toMatch(/In scadenza il \d\d\/\d\d\/\d{4}/)
    expect(plain(row.querySelector('button')?.textContent)).toMatch(new RegExp(`^Paga ${euro(second?.cents ?? 0)} `))
  }
  const asked = await member.ask(`/api/invoice/pay?paymentId=${second?.id}`)
  const provider = await member.read(asked.json<{ paymentUrl: string }>().paymentUrl)
  expect(plain(provider?.querySelector('h1')?.textContent)).toBe(euro(second?.cents ?? 0))

  const dueOn = second?.due ?? romeDayOf(club.clock.now())
  const onThe = async (day: RomeDay) => {
    club.clock.set(new Date(`${day}T10:00:00Z`))
    const badge = [...((await rowsOf()).rows[1]?.querySelectorAll('td span') ?? [])].find(({ textContent }) =>
      /Da pagare oggi|Scaduta il/.test(textContent ?? ''),
    )
    return { words: badge?.textContent, look: badge?.className ?? '' }
  }
  const today = await onThe(dueOn)
  expect([today.words, today.look.includes('orange'), today.look.includes('danger')]).toEqual([
    'Da pagare oggi',
    true,
    false,
  ])
  const late = await onThe(addRomeDays(dueOn, 1))
  expect([late.words, late.look.includes('danger')]).toEqual([`Scaduta il ${formatDateIt(dueOn)}`, true])
  const wire = (await member.ask('/api/invoice')).json<{ id: string; stato: number }[]>()
  expect(wire.find(({ id }) => id === second?.id)?.stato, 'as the wire says it').toBe(0)
})

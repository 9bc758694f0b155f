import { sql } from 'drizzle-orm'
import { DEMO_MEMBERS } from '#areas/account/demo-members.ts'
import { findDetails } from '#areas/account/details-store.server.ts'
import type { MemberRecord, Period } from '#areas/audience/model.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { markFilesSentUntil } from '#areas/billing/electronic-file-store.server.ts'
import { insertInvoices, issueInvoice, listOrderInvoices } from '#areas/billing/invoice-store.server.ts'
import { type Invoice, type PaymentWay, TRANSFER } from '#areas/billing/model.ts'
import { insertOrder, updateOrderState } from '#areas/billing/order-store.server.ts'
import { fingerprintOf, schedule } from '#areas/billing/rules.ts'
import { invoices, orderLines, orders, payments } from '#areas/billing/tables.server.ts'
import { prepareQuotation } from '#areas/cart/commands.server.ts'
import { getProduct, insertProducts } from '#areas/plans/store.server.ts'
import { ownedProducts } from '#areas/plans/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { takeTime } from '#platform/db/silence.server.ts'
import { insertStandInMethod } from '#platform/outside/payments/store.server.ts'
import { daysBefore, endOfRomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { inventedBirth } from './fiscal-codes.ts'
import { DEMO_PLAN_ID, FORMER_PLAN } from './products.ts'

/** What is older than this was sent to the exchange; the rest shows what waits. */
const SENT_BEFORE_DAYS = 45

/** Somebody for whom an operator has prepared a proposal. */
const PROPOSED_USERNAME = 1004
const CARD_USERNAME = 1003
/** Somebody whose transfer an operator waits for. */
const TRANSFER_USERNAME = 1021
/** Somebody who kept a plan without courses. */
const FORMER_USERNAME = 1006

/** What the seeded members bought: every one a product, the demo ones also their instalments, cards and a proposal. */
export async function seedPurchases(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTime(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed_purchases'))`)
    const { rows } = await tx.execute(sql`select 1 from ${orders} limit 1`)
    const isFirst = rows.length === 0
    await insertProducts(tx, [FORMER_PLAN])
    await ownWhatIsPremium(tx, now)
    if (!isFirst) return
    await seedDemoInvoices(tx, now)
    await markFilesSentUntil(tx, daysBefore(now, SENT_BEFORE_DAYS), now)
  })
}

/** A premium period without a product came from the seed: the product is the one whose wallets were given with it. */
export async function ownWhatIsPremium(db: Db, now: Date): Promise<void> {
  await ownWhatWasBought(db, FORMER_PLAN.id, now, sql`and m.username = ${FORMER_USERNAME}`)
  await ownWhatWasBought(db, DEMO_PLAN_ID, now)
}

async function ownWhatWasBought(db: Db, productId: string, now: Date, whose = sql``): Promise<void> {
  const { id, name, kind, conditionsHtml } = await getProduct(db, productId, now)
  await db.execute(sql`
    insert into ${ownedProducts} (member_id, product_id, name, kind, active_from, active_until, conditions_html, is_given)
    select p.member_id, ${id}, ${name}, ${kind}::product_kind, p.start, p."end", ${conditionsHtml}, true
    from premium_periods p join members m on m.id = p.member_id
    where not exists (select 1 from ${ownedProducts} o where o.member_id = p.member_id
      and o.active_from < p."end" and o.active_until >= p."end") ${whose}`)
}

async function seedDemoInvoices(db: Db, now: Date): Promise<void> {
  const issued: Invoice[] = []
  const people: MemberRecord[] = []
  for (const { username } of DEMO_MEMBERS) people.push(...(await found(db, username)))
  const bought = people.flatMap((member) => member.membership.premiumPeriods.map((period) => ({ member, period })))
  // Numbers follow the days, whoever ordered.
  for (const { member, period } of bought.toSorted((a, b) => a.period.start.getTime() - b.period.start.getTime()))
    issued.push(...(await seedOrder(db, member, period)))
  for (const member of people) {
    const { username } = member
    if (username === CARD_USERNAME)
      await insertStandInMethod(db, member.clientCode, {
        cardType: 'VISA',
        lastDigits: '4242',
        owner: `${member.name} ${member.surname}`,
        expiresOn: '04/29',
      })
    if (username === TRANSFER_USERNAME) await seedWaitingOrder(db, member, now)
    if (username === PROPOSED_USERNAME)
      await prepareQuotation(
        db,
        member.id,
        { productId: 'professione', installmentPlanId: 'rate-12', showPrice: true },
        { actorId: null, now },
      )
  }
  const paid = issued.filter(({ dueOn }) => endOfRomeDay(dueOn) <= now)
  // Numbers follow the days, whoever paid.
  for (const { id, dueOn } of paid.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)))
    await issueInvoice(db, id, { year: Number(dueOn.slice(0, 4)), now: startOfRomeDay(dueOn), seller: null })
  await payWhatIsPaid(db)
}

/** The money of every invoice that says it was paid. */
async function payWhatIsPaid(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${payments} (invoice_id, member_id, state, amount_cents, created_at, changed_at, provider, method)
    select i.id, i.member_id, 'succeeded', i.amount_cents, i.paid_at, i.paid_at, case o.way when 'transfer' then ${TRANSFER} else 'stand-in' end,
      case o.way when 'online' then 'card' end
    from ${invoices} i join ${orders} o on o.id = i.order_id
    where i.kind = 'invoice' and i.state = 1 and not exists (select from ${payments} p where p.invoice_id = i.id)`)
}

async function found(db: Db, username: number): Promise<MemberRecord[]> {
  const member = await findMemberByUsername(db, username)
  return member ? [member] : []
}

async function seedOrder(db: Db, member: MemberRecord, period: Period): Promise<Invoice[]> {
  const productId = member.username === FORMER_USERNAME ? FORMER_PLAN.id : DEMO_PLAN_ID
  const orderId = await placed(db, member, { productId, way: 'online', at: period.start })
  await updateOrderState(db, orderId, 'confirmed', period.start)
  await db.execute(sql`
    update ${orderLines} set owned_product_id = o.id from ${ownedProducts} o
    where order_id = ${orderId} and o.member_id = ${member.id} and o.active_from = ${period.start}`)
  await db.execute(sql`
    update ${ownedProducts} o set is_given = false from ${orderLines} l where l.order_id = ${orderId} and l.owned_product_id = o.id`)
  return listOrderInvoices(db, orderId)
}

/** Ordered three days ago, to be paid at the bank. */
async function seedWaitingOrder(db: Db, member: MemberRecord, now: Date): Promise<void> {
  const at = daysBefore(now, 3)
  await placed(db, member, { productId: 'professione', way: 'transfer', at })
}

type Placed = { productId: string; way: PaymentWay; at: Date }

async function placed(db: Db, member: MemberRecord, { productId, way, at }: Placed): Promise<string> {
  const { name: productName, priceList } = await getProduct(db, productId, at)
  const [price] = priceList
  if (!price) throw new Error(`The seeded product ${productId} has no price.`)
  const { installmentPlanId, installmentPlanNumber: installments, totalCents } = price
  const lines = [{ productId, productName, installmentPlanId, installments, totalCents }]
  const billing = {
    kind: 'private' as const,
    name: member.name,
    surname: member.surname,
    companyName: '',
    fiscalCode: (await findDetails(db, member.id)).fiscalCode ?? inventedBirth(member, member.username).fiscalCode,
    vatNumber: '',
    recipientCode: '',
    pec: '',
    address: 'Via Garibaldi 12',
    postcode: '20121',
    city: 'Milano',
    province: 'MI',
  }
  const facts = { memberId: member.id, way, fingerprint: fingerprintOf(lines), billing, totalCents }
  const orderId = await insertOrder(db, { ...facts, createdAt: at }, lines)
  const parts = schedule(lines, romeDayOf(at))
  await insertInvoices(db, { orderId, memberId: member.id, productName, parts })
  return orderId
}

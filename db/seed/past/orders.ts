import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fileProgressive } from '#areas/billing/electronic-invoice-rules.ts'
import { type BillingData, INVOICE_STATES, TRANSFER } from '#areas/billing/model.ts'
import { fingerprintOf } from '#areas/billing/rules.ts'
import {
  billingProfiles,
  electronicFileNumbers,
  electronicFiles,
  invoices,
  orderLines,
  orders,
  payments,
} from '#areas/billing/tables.server.ts'
import { payableCents } from '#areas/plans/rules.ts'
import { ownedProducts } from '#areas/plans/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, daysBefore, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import type { Purchase } from './purchases.ts'
import { insertRows } from './rows.ts'

export type BoughtBy = Purchase & {
  memberId: string
  billing: BillingData
  /** What they own of it, where the seed has written it already. */
  ownedId?: string
}

/** Files are sent to the exchange once a week. */
const SENT_AFTER_DAYS = 6

/** Who pays online has one of these, the same for the whole order. */
const METHODS = ['card', 'card', 'paypal', 'card', 'card', 'sepa-debit', 'card'] as const

const yearOf = (day: RomeDay) => Number(day.slice(0, 4))

/** Orders, what they gave, their invoices, credit notes, files and payments. Numbers are given last, to all that the club has. */
export async function insertPastOrders(db: Db, bought: readonly BoughtBy[], now: Date): Promise<void> {
  const placed = bought.map((purchase) => ({
    ...purchase,
    orderId: randomUUID(),
    ownedId: purchase.ownedId ?? randomUUID(),
  }))
  const known = new Set(bought.flatMap(({ ownedId }) => (ownedId ? [ownedId] : [])))
  await insertRows(
    db,
    ownedProducts,
    placed
      .filter(({ ownedId }) => !known.has(ownedId))
      .map(({ ownedId, memberId, product, period, until }) => ({
        id: ownedId,
        memberId,
        productId: product.id,
        name: product.name,
        kind: product.kind,
        activeFrom: period.start,
        activeUntil: until,
        conditionsHtml: product.conditionsHtml,
      })),
  )
  if (known.size > 0)
    await db.execute(
      sql`update ${ownedProducts} set is_given = false where id in (select json_array_elements_text(${JSON.stringify([...known])}::json)::uuid)`,
    )
  await insertOrders(db, placed)
  const billedTo = new Map(placed.map(({ memberId, billing: data }) => [memberId, { memberId, data }]))
  await insertRows(db, billingProfiles, [...billedTo.values()])
  await insertInvoices(db, placed, now)
  await numberByDay(db)
}

type Placed = BoughtBy & { orderId: string; ownedId: string }

function lineOf({ product, price }: Placed) {
  return {
    productId: product.id,
    productName: product.name,
    installmentPlanId: price.installmentPlanId,
    installments: price.installmentPlanNumber,
    totalCents: payableCents(price),
    vat: product.vat,
  }
}

async function insertOrders(db: Db, placed: readonly Placed[]): Promise<void> {
  await insertRows(
    db,
    orders,
    placed.map((purchase, index) => ({
      id: purchase.orderId,
      memberId: purchase.memberId,
      state: purchase.isCancelled ? ('cancelled' as const) : ('confirmed' as const),
      way: purchase.way,
      year: yearOf(romeDayOf(purchase.orderedAt)),
      number: -1 - index,
      fingerprint: fingerprintOf([lineOf(purchase)]),
      billing: purchase.billing,
      totalCents: payableCents(purchase.price),
      createdAt: purchase.orderedAt,
      confirmedAt: purchase.paidAt,
    })),
  )
  await insertRows(
    db,
    orderLines,
    placed.map((purchase) => ({
      orderId: purchase.orderId,
      ...lineOf(purchase),
      ownedProductId: purchase.ownedId,
    })),
  )
}

async function insertInvoices(db: Db, placed: readonly Placed[], now: Date): Promise<void> {
  let drawn = 0
  const issue = (at: Date | null) => {
    if (!at) return { state: INVOICE_STATES.unpaid, paidAt: null, issuedAt: null, year: null, number: null }
    drawn += 1
    return { state: INVOICE_STATES.paid, paidAt: at, issuedAt: at, year: yearOf(romeDayOf(at)), number: -drawn }
  }
  const documents = placed.flatMap(({ orderId, memberId, product, way, parts }, place) =>
    parts.flatMap(({ paidAt, creditedAt, ...part }) => {
      const document = { id: randomUUID(), orderId, memberId, productName: product.name, ...part }
      const invoice = { ...document, ...issue(paidAt), kind: 'invoice' as const, creditedId: null, reason: null }
      const note = creditedAt && {
        ...document,
        ...issue(creditedAt),
        id: randomUUID(),
        dueOn: romeDayOf(creditedAt),
        kind: 'credit-note' as const,
        creditedId: document.id,
        reason: 'Storno: recesso chiesto da chi ha comprato',
      }
      return [{ invoice, note, way, place, refundedAt: creditedAt }]
    }),
  )
  const issued = documents.flatMap(({ invoice, note }) => (note ? [invoice, note] : [invoice]))
  await insertRows(db, invoices, issued)
  await insertRows(
    db,
    payments,
    documents.flatMap(({ invoice: { id, memberId, paidAt, amountCents }, way, place, refundedAt }) =>
      paidAt
        ? [
            {
              invoiceId: id,
              memberId,
              state: 'succeeded' as const,
              amountCents,
              createdAt: paidAt,
              changedAt: refundedAt ?? paidAt,
              provider: way === 'transfer' ? TRANSFER : 'stand-in',
              method: way === 'transfer' ? null : METHODS[place % METHODS.length],
              refund: refundedAt ? ('done' as const) : null,
            },
          ]
        : [],
    ),
  )
  await insertFiles(
    db,
    issued.flatMap(({ id, issuedAt }) => (issuedAt ? [{ id, issuedAt }] : [])),
    now,
  )
}

async function insertFiles(db: Db, issued: readonly { id: string; issuedAt: Date }[], now: Date): Promise<void> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select nextval(${electronicFileNumbers.seqName}::regclass) as number from generate_series(1, ${issued.length}::int)`,
  )
  const inOrder = issued.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())
  await insertRows(
    db,
    electronicFiles,
    inOrder.map(({ id: invoiceId, issuedAt: madeAt }, index) => ({
      progressive: fileProgressive(Number(rows[index]?.number)),
      invoiceId,
      madeAt,
      sentAt: madeAt < daysBefore(now, SENT_AFTER_DAYS) ? endOfWeek(madeAt) : null,
    })),
  )
}

const endOfWeek = (at: Date) => new Date(`${addRomeDays(romeDayOf(at), SENT_AFTER_DAYS)}T08:00:00Z`)

/** Below every number that waits to be given: a row may not have, even for an instant, the number of another. */
const ASIDE = 100_000_000

/** Numbers follow the days, whoever bought: those of a demo are all invented, and are given anew when it grows. */
async function numberByDay(db: Db): Promise<void> {
  for (const [table, at, counter] of [
    ['invoices', 'issued_at', 'invoice_numbers'],
    ['orders', 'created_at', 'order_numbers'],
  ] as const) {
    const [rows, last] = [sql.identifier(table), sql.identifier(counter)]
    await db.execute(sql`update ${rows} set number = ${-ASIDE}::int - number where number > 0`)
    await db.execute(sql`
      update ${rows} t set number = n.place
      from (select id, row_number() over (partition by year order by ${sql.identifier(at)}, id) as place from ${rows} where number < 0) n
      where n.id = t.id`)
    await db.execute(sql`
      insert into ${last} (year, last_number) select year, max(number) from ${rows} where number is not null group by year
      on conflict (year) do update set last_number = excluded.last_number`)
  }
}

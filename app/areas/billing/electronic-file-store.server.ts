import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { fileProgressive } from './electronic-invoice-rules.ts'
import type { BillingData, Invoice, PaymentWay } from './model.ts'
import { electronicFileNumbers, electronicFiles, invoices, orders } from './tables.server.ts'

/** More files than these in a row cannot have the names of before the sequence: a year had 36^4 of them. */
const MOST_TAKEN = 1_700_000

/** ACC-009. The next name of the sequence that no file of the club has had, not even before the sequence. */
export async function insertElectronicFile(db: Db, invoiceId: string, now: Date): Promise<string> {
  for (let tried = 0; tried < MOST_TAKEN; tried += 1) {
    const { rows } = await db.execute<{ number: string }>(
      sql`select nextval(${electronicFileNumbers.seqName}::regclass) as number`,
    )
    const progressive = fileProgressive(Number(rows[0]?.number))
    const made = await db
      .insert(electronicFiles)
      .values({ progressive, invoiceId, madeAt: now })
      .onConflictDoNothing({ target: electronicFiles.progressive })
      .returning({ progressive: electronicFiles.progressive })
    if (made.length > 0) return progressive
  }
  throw new Error('Every name of an electronic file is taken.')
}

export type ElectronicFile = typeof electronicFiles.$inferSelect

/** The file of an invoice: the one not rejected, which is the last. */
export async function findElectronicFile(db: Db, invoiceId: string): Promise<ElectronicFile | null> {
  const [row] = await db
    .select()
    .from(electronicFiles)
    .where(and(eq(electronicFiles.invoiceId, invoiceId), isNull(electronicFiles.rejectedAt)))
  return row ?? null
}

/** The same, held until the transaction ends. */
export async function lockElectronicFile(db: Db, progressive: string): Promise<ElectronicFile | null> {
  const [row] = await db
    .select()
    .from(electronicFiles)
    .where(eq(electronicFiles.progressive, progressive))
    .for('update')
  return row ?? null
}

export async function markFileSent(db: Db, progressive: string, now: Date): Promise<void> {
  await db.update(electronicFiles).set({ sentAt: now }).where(eq(electronicFiles.progressive, progressive))
}

export async function markFileRejected(db: Db, progressive: string, now: Date): Promise<void> {
  await db
    .update(electronicFiles)
    .set({ rejectedAt: now, sentAt: sql`coalesce(${electronicFiles.sentAt}, ${now})` })
    .where(eq(electronicFiles.progressive, progressive))
}

/** Everything issued up to an instant that nobody had marked: how many it was. */
export async function markFilesSentUntil(db: Db, until: Date, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(electronicFiles)
    .set({ sentAt: now })
    .where(
      and(
        isNull(electronicFiles.sentAt),
        isNull(electronicFiles.rejectedAt),
        sql`exists (select 1 from ${invoices} where ${invoices.id} = ${electronicFiles.invoiceId} and ${invoices.issuedAt} <= ${until})`,
      ),
    )
  return rowCount ?? 0
}

export type FileRow = ElectronicFile & {
  invoice: Invoice
  billing: BillingData
  way: PaymentWay
  name: string
  surname: string
}

const selectFiles = (db: Db) =>
  db
    .select({
      file: electronicFiles,
      invoice: invoices,
      billing: orders.billing,
      way: orders.way,
      name: members.name,
      surname: members.surname,
    })
    .from(electronicFiles)
    .innerJoin(invoices, eq(invoices.id, electronicFiles.invoiceId))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(members, eq(members.id, invoices.memberId))

type Selected = Awaited<ReturnType<typeof selectFiles>>[number]

const fileOf = ({ file, invoice, ...row }: Selected): FileRow => ({
  ...file,
  ...row,
  invoice: { ...invoice, dueOn: invoice.dueOn as RomeDay },
})

export async function listElectronicFiles(db: Db, progressives: readonly string[]): Promise<FileRow[]> {
  const rows = await selectFiles(db).where(inArray(electronicFiles.progressive, [...progressives]))
  return rows.map(fileOf)
}

/** DSK-020. The files of these orders that were not rejected, in the order of their names. */
export async function listFilesOf(db: Db, orderIds: readonly string[]): Promise<FileRow[]> {
  const rows = await selectFiles(db)
    .where(and(inArray(invoices.orderId, [...orderIds]), isNull(electronicFiles.rejectedAt)))
    .orderBy(asc(electronicFiles.progressive))
  return rows.map(fileOf)
}

/** DSK-020. Of these orders, those that have a file. */
export async function listOrdersWithFile(
  db: Db,
  orderIds: readonly string[],
): Promise<{ id: string; hasFile: boolean }[]> {
  const { rows } = await db.execute<{ id: string; hasFile: boolean }>(sql`
    select o.id, exists (select 1 from ${invoices} i join ${electronicFiles} f on f.invoice_id = i.id
      where i.order_id = o.id and f.rejected_at is null) as "hasFile"
    from ${orders} o where o.id = any(${sql.param(orderIds)}::uuid[])`)
  return rows
}

export type StampQuarter = { year: number; quarter: number; documents: number }

/** ACC-007. How many documents bear the stamp duty, by quarter of Rome, the newest first. */
export async function listStampQuarters(db: Db, limit: number): Promise<StampQuarter[]> {
  const { rows } = await db.execute<StampQuarter>(sql`
    select extract(year from day)::int as year, extract(quarter from day)::int as quarter, count(*)::int as documents
    from (select (issued_at at time zone 'Europe/Rome')::date as day from ${invoices} where bears_stamp_duty and issued_at is not null) as issued
    group by 1, 2 order by 1 desc, 2 desc limit ${limit}`)
  return rows
}

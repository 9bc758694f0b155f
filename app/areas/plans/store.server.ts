import { and, asc, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { Period } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import type { OwnedProduct, PriceListEntry, Product, ProductService } from './model.ts'
import { ownedProducts, priceLists, productServices, products } from './tables.server.ts'

const servicesOfProduct = sql<ProductService[]>`(
  select coalesce(json_agg(json_build_object(
    'label', label, 'publicDescription', public_description, 'available', available
  ) order by position), '[]')
  from product_services where product_id = ${products.id})`

/** Those of the last list that has begun. */
const pricesOfProduct = (day: RomeDay) => sql<PriceListEntry[]>`(
  select coalesce(json_agg(json_build_object(
    'installmentPlanId', installment_plan_id, 'installmentPlanNumber', installment_plan_number,
    'installmentPlanName', installment_plan_name, 'totalCents', total_cents, 'discountedCents', discounted_cents
  ) order by position), '[]')
  from price_lists where product_id = ${products.id} and from_day = (
    select max(begun.from_day) from price_lists begun where begun.product_id = ${products.id} and begun.from_day <= ${day}))`

/** A club sells a handful of products: all are read at once, in order of rank, with the prices of this day. */
export function listProducts(db: Db, now: Date): Promise<Product[]> {
  return db
    .select({ ...getTableColumns(products), services: servicesOfProduct, priceList: pricesOfProduct(romeDayOf(now)) })
    .from(products)
    .orderBy(asc(products.rank), asc(products.id))
    .execute()
}

export async function getProduct(db: Db, productId: string, now: Date): Promise<Product> {
  const product = (await listProducts(db, now)).find(({ id }) => id === productId)
  if (!product) throw new NotFound('Questo prodotto non esiste o non è più in vendita.')
  return product
}

/** Writes products that are not there; one that is there belongs to the club and is left alone. */
export async function insertProducts(db: Db, added: readonly Product[]): Promise<number> {
  let written = 0
  for (const { services, priceList, wallets, portfolios, ...product } of added) {
    const [row] = await db
      .insert(products)
      .values({ ...product, wallets: [...wallets], portfolios: [...portfolios] })
      .onConflictDoNothing()
      .returning({ id: products.id })
    if (!row) continue
    written += 1
    const withProduct = <Part>(parts: readonly Part[]) =>
      parts.map((part, position) => ({ ...part, productId: product.id, position }))
    if (services.length > 0) await db.insert(productServices).values(withProduct(services))
    if (priceList.length > 0) await db.insert(priceLists).values(withProduct(priceList))
  }
  return written
}

/** SUB-014. Everything a member has or has had, the latest first. */
export async function listOwnedProducts(db: Db, memberId: string): Promise<OwnedProduct[]> {
  const rows = await db
    .select()
    .from(ownedProducts)
    .where(eq(ownedProducts.memberId, memberId))
    .orderBy(desc(ownedProducts.activeFrom))
    .limit(200)
  return rows.map(({ id: _id, memberId: _member, isGiven: _isGiven, ...owned }) => owned)
}

export async function insertOwnedProduct(db: Db, memberId: string, owned: OwnedProduct): Promise<string> {
  const [row] = await db
    .insert(ownedProducts)
    .values({ memberId, ...owned })
    .returning({ id: ownedProducts.id })
  if (!row) throw new Error('The database accepted a product and answered no id.')
  return row.id
}

export async function findOwnedProduct(db: Db, memberId: string, ownedId: string): Promise<OwnedProduct | null> {
  const [row] = await db
    .select()
    .from(ownedProducts)
    .where(and(eq(ownedProducts.id, ownedId), eq(ownedProducts.memberId, memberId)))
  return row ?? null
}

/** What has begun ends now; what has not leaves no trace. */
export async function endOwnedProduct(db: Db, ownedId: string, now: Date): Promise<void> {
  const own = eq(ownedProducts.id, ownedId)
  await db.delete(ownedProducts).where(and(own, gte(ownedProducts.activeFrom, now)))
  await db
    .update(ownedProducts)
    .set({ activeUntil: now })
    .where(and(own, lt(ownedProducts.activeFrom, now)))
}

/** What would have lasted exactly as long as a stretch that never begins leaves no trace. */
export async function deleteOwnedProductsOf(db: Db, memberId: string, { start, end }: Period): Promise<void> {
  await db
    .delete(ownedProducts)
    .where(
      and(
        eq(ownedProducts.memberId, memberId),
        eq(ownedProducts.activeFrom, start),
        eq(ownedProducts.activeUntil, end),
      ),
    )
}

/** A plan that comes forward or ends on another day, and the addons that last as long as it. */
export async function moveOwnedProducts(db: Db, memberId: string, from: Period, to: Period): Promise<void> {
  const { activeFrom, activeUntil } = ownedProducts
  const [starts, ends] = [sql`${activeFrom} = ${from.start}`, sql`${activeUntil} = ${from.end}`]
  const newFrom = sql`case when ${starts} then ${to.start}::timestamptz else ${activeFrom} end`
  await db
    .update(ownedProducts)
    .set({
      activeFrom: newFrom,
      activeUntil: sql`case when ${ends} then greatest(${to.end}::timestamptz, (${newFrom}) + interval '1 millisecond') else ${activeUntil} end`,
    })
    .where(and(eq(ownedProducts.memberId, memberId), sql`(${starts} or ${ends})`))
}

import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { PriceListEntry, Product } from './model.ts'
import { ownedProducts, priceLists, productServices, products } from './tables.server.ts'

/** What the desk writes of a product; its prices are written apart, by day. */
export type ProductFields = Omit<Product, 'id' | 'kind' | 'isOnSale' | 'priceList'>
export type NewProduct = ProductFields & Pick<Product, 'id' | 'kind'>

/** The ways to pay a product from one day on. */
export type DatedPriceList = { readonly fromDay: RomeDay; readonly entries: readonly PriceListEntry[] }

/** What is on sale is changed by one at a time. */
export async function lockProducts(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('products at the desk'))`)
}

/** Born off sale. False when its code is already another's. */
export async function insertProduct(db: Db, { services, wallets, portfolios, ...product }: NewProduct) {
  const { rowCount } = await db
    .insert(products)
    .values({ ...product, wallets: [...wallets], portfolios: [...portfolios], isOnSale: false })
    .onConflictDoNothing()
  if (!rowCount) return false
  await replaceServices(db, product.id, services)
  return true
}

export async function updateProduct(db: Db, id: string, { services, wallets, portfolios, ...words }: ProductFields) {
  await db
    .update(products)
    .set({ ...words, wallets: [...wallets], portfolios: [...portfolios] })
    .where(eq(products.id, id))
  await replaceServices(db, id, services)
}

async function replaceServices(db: Db, productId: string, services: Product['services']): Promise<void> {
  await db.delete(productServices).where(eq(productServices.productId, productId))
  if (services.length === 0) return
  await db.insert(productServices).values(services.map((service, position) => ({ ...service, productId, position })))
}

/** UPG-007. The badge is of one. */
export async function clearMostLikedBut(db: Db, productId: string): Promise<void> {
  await db.update(products).set({ isMostLiked: false }).where(ne(products.id, productId))
}

export async function updateOnSale(db: Db, productId: string, isOnSale: boolean): Promise<void> {
  await db.update(products).set({ isOnSale }).where(eq(products.id, productId))
}

/** With what is only its own; whoever owns it, ordered it or has it in the cart keeps the database from doing this. */
export async function deleteProduct(db: Db, productId: string): Promise<void> {
  await db.delete(productServices).where(eq(productServices.productId, productId))
  await db.delete(priceLists).where(eq(priceLists.productId, productId))
  await db.delete(products).where(eq(products.id, productId))
}

/** Every list of a product, the earliest first. */
export async function listPriceLists(db: Db, productId: string): Promise<DatedPriceList[]> {
  const rows = await db
    .select()
    .from(priceLists)
    .where(eq(priceLists.productId, productId))
    .orderBy(asc(priceLists.fromDay), asc(priceLists.position))
  const byDay = new Map<RomeDay, PriceListEntry[]>()
  for (const { productId: _product, position: _position, fromDay, ...entry } of rows)
    byDay.set(fromDay, [...(byDay.get(fromDay) ?? []), entry])
  return [...byDay].map(([fromDay, entries]) => ({ fromDay, entries }))
}

export async function replacePriceList(db: Db, productId: string, { fromDay, entries }: DatedPriceList): Promise<void> {
  await deletePriceList(db, productId, fromDay)
  if (entries.length === 0) return
  await db.insert(priceLists).values(entries.map((entry, position) => ({ ...entry, productId, fromDay, position })))
}

export async function deletePriceList(db: Db, productId: string, fromDay: RomeDay): Promise<void> {
  await db.delete(priceLists).where(and(eq(priceLists.productId, productId), eq(priceLists.fromDay, fromDay)))
}

/** Whether some prices begin on this day. */
export async function hasListFrom(db: Db, day: RomeDay): Promise<boolean> {
  const rows = await db
    .select({ id: priceLists.productId })
    .from(priceLists)
    .where(eq(priceLists.fromDay, day))
    .limit(1)
  return rows.length > 0
}

/** The first list of each product that has not begun. */
export async function listComingDays(db: Db, today: RomeDay): Promise<Map<string, RomeDay>> {
  const rows = await db
    .select({ productId: priceLists.productId, fromDay: sql<RomeDay>`min(${priceLists.fromDay})::text` })
    .from(priceLists)
    .where(gt(priceLists.fromDay, today))
    .groupBy(priceLists.productId)
  return new Map(rows.map(({ productId, fromDay }) => [productId, fromDay]))
}

/** How many have each product now, and how many have had it at all. */
export async function countOwners(db: Db, now: Date): Promise<Map<string, { now: number; ever: number }>> {
  const isRunning = sql`${ownedProducts.activeFrom} <= ${now} and ${ownedProducts.activeUntil} > ${now}`
  const rows = await db
    .select({
      productId: ownedProducts.productId,
      now: sql<number>`(count(distinct ${ownedProducts.memberId}) filter (where ${isRunning}))::int`,
      ever: count(),
    })
    .from(ownedProducts)
    .groupBy(ownedProducts.productId)
  return new Map(rows.map(({ productId, ...owners }) => [productId, owners]))
}

import { and, asc, inArray, type SQL } from 'drizzle-orm'
import type { ChoiceKind } from '#platform/choices/choices.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { saysAll } from '#platform/db/searched.server.ts'
import { type Choice, MOST_FOUND } from '#platform/pure/choices.ts'
import { conventionShops as shops } from './tables.server.ts'

async function select(db: Db, where: SQL | undefined, limit: number): Promise<Choice[]> {
  const { id, name, isHidden } = shops
  const rows = await db.select({ id, name, isHidden }).from(shops).where(where).orderBy(asc(name), id).limit(limit)
  return rows.map((shop) => ({
    code: String(shop.id),
    title: shop.name,
    state: shop.isHidden ? 'Nascosto' : 'Pubblicato',
  }))
}

export function listShopChoices(db: Db, codes: readonly string[]): Promise<Choice[]> {
  const ids = codes.filter((code) => /^[1-9]\d{0,8}$/.test(code)).map(Number)
  return ids.length === 0 ? Promise.resolve([]) : select(db, inArray(shops.id, ids), ids.length)
}

/** DSK-049. Partner shops, by number. */
export const SHOP_CHOICES: ChoiceKind = {
  permissions: ['conventions.write'],
  search: (db, typed) => select(db, and(...saysAll(shops.name, typed)), MOST_FOUND),
  read: listShopChoices,
}

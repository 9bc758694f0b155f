import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { MenuEntry, NewMenuItem } from './model.ts'
import { menuItems } from './tables.server.ts'

/** SHL-015. Every menu of the frame as editors wrote it, by name; who may see what is asked of `visibleMenus`. */
export async function listMenus(db: Db): Promise<Record<string, MenuEntry[]>> {
  const rows = await db.select().from(menuItems).orderBy(asc(menuItems.position))
  const below = (menu: string, parentId: string | null): MenuEntry[] =>
    rows
      .filter((row) => row.menu === menu && row.parentId === parentId)
      .map(({ id, label, link, target, visibility, wallet, excludedWallet }) => ({
        id,
        label,
        link,
        target,
        audience: { visibility, wallet, excludedWallet },
        items: below(menu, id),
      }))
  const names = new Set(rows.map((row) => row.menu))
  return Object.fromEntries([...names].map((menu) => [menu, below(menu, null)]))
}

/** A menu, held: whoever else replaces it waits for this transaction, also where it is empty. Readers do not. */
export async function lockMenu(db: Db, menu: string): Promise<MenuEntry[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`menu ${menu}`}))`)
  return (await listMenus(db))[menu] ?? []
}

export async function replaceMenuItems(
  db: Db,
  menu: string,
  items: readonly NewMenuItem[],
  parentId: string | null = null,
): Promise<void> {
  if (parentId === null) await db.delete(menuItems).where(eq(menuItems.menu, menu))
  for (const [position, { items: below = [], audience = {}, target = '_self', label, link }] of items.entries()) {
    const permission = {
      visibility: [...(audience.visibility ?? [])],
      wallet: [...(audience.wallet ?? [])],
      excludedWallet: [...(audience.excludedWallet ?? [])],
    }
    const [row] = await db
      .insert(menuItems)
      .values({ menu, parentId, position, label, link, target, ...permission })
      .returning({ id: menuItems.id })
    if (row && below.length > 0) await replaceMenuItems(db, menu, below, row.id)
  }
}

import { type SQL, sql } from 'drizzle-orm'
import { WALLET_WORDS, walletWords } from '#areas/audience/permission-copy.ts'
import { members, staticPortfolios, wallets } from '#areas/audience/tables.server.ts'
import { courses } from '#areas/courses/tables.server.ts'
import type { Choice } from '#areas/lists/model.ts'
import { products } from '#areas/plans/tables.server.ts'
import { professions } from '#areas/professions/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { labels } from './tables.server.ts'

/** More than anybody chooses from: a list that is longer is cut. */
const MOST_CHOICES = 2_000

async function choicesFrom(db: Db, select: SQL): Promise<Choice[]> {
  const { rows } = await db.execute<Choice>(sql`select value, label from (${select}) c(value, label)
    where value <> '' order by label, value limit ${MOST_CHOICES}`)
  return rows.map(({ value, label }) => ({ value, label }))
}

export const listProfessionChoices = (db: Db) =>
  choicesFrom(
    db,
    sql`select p, p from (select distinct profession p from ${members} union select name from ${professions} where is_active) n`,
  )

export const listSpecializationChoices = (db: Db) =>
  choicesFrom(db, sql`select distinct s, s from ${members}, unnest(specializations) s`)

export const listPromoCodes = (db: Db) =>
  choicesFrom(db, sql`select distinct c, c from ${members}, unnest(promo_codes) c`)

export const listLabelChoices = (db: Db) => choicesFrom(db, sql`select id::text, name from ${labels}`)

export const listPlanChoices = (db: Db) => choicesFrom(db, sql`select id, name from ${products} where kind = 'plan'`)

export const listCourseChoices = (db: Db) => choicesFrom(db, sql`select id::text, title from ${courses}`)

/** Those that rules ask about, and whatever else somebody holds. */
export async function listWalletChoices(db: Db): Promise<Choice[]> {
  const held = await choicesFrom(
    db,
    sql`select c, c from (select distinct tag c from ${wallets} union select distinct code from ${staticPortfolios}) h`,
  )
  const codes = new Set([...Object.keys(WALLET_WORDS), ...held.map(({ value }) => value)])
  return [...codes].map((value) => ({ value, label: walletWords(value) }))
}

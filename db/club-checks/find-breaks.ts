import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { BALANCE_CHECKS } from './balance-checks.ts'
import type { Check } from './check.ts'
import { LEARNING_CHECKS } from './learning-checks.ts'
import { MONEY_CHECKS } from './money-checks.ts'
import { PERSON_CHECKS } from './person-checks.ts'
import { PLAN_CHECKS } from './plan-checks.ts'
import { TIME_CHECKS } from './time-checks.ts'

const CHECKS: readonly Check[] = [
  ...PLAN_CHECKS,
  ...MONEY_CHECKS,
  ...LEARNING_CHECKS,
  ...BALANCE_CHECKS,
  ...PERSON_CHECKS,
  ...TIME_CHECKS,
]

/** Of one kind no more are listed: whoever mends the first thousand asks again. */
const MOST_OF_A_KIND = 1000

/** FIG-055. Where the club contradicts itself: a sentence for each place, in the order in which they are looked for. */
export async function* findBreaks(db: Db, now: Date): AsyncGenerator<string> {
  for (const check of CHECKS) {
    const { rows } = await db.execute<{ sentence: string }>(
      sql`select sentence from (${check(now)}) breaks order by sentence limit ${MOST_OF_A_KIND + 1}`,
    )
    for (const { sentence } of rows.slice(0, MOST_OF_A_KIND)) yield sentence
    if (rows.length > MOST_OF_A_KIND) yield `Di casi come l’ultimo ce ne sono più di ${MOST_OF_A_KIND}.`
  }
}

import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { addCodes } from '#areas/loyalty/code-commands.server.ts'
import { countCodes } from '#areas/loyalty/code-store.server.ts'
import { CATEGORIES, type CategorySlug } from '#areas/loyalty/model.ts'
import { insertClubRewards } from '#areas/loyalty/reward-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { REWARD_KINDS } from '#platform/outside/rewards/port.ts'
import { upsertStandInRewards } from '#platform/outside/rewards/store.server.ts'
import { daysBefore, romeDayOf } from '#platform/pure/dates.ts'
import { readYaml } from './content-files.ts'

const reward = z.strictObject({
  title: z.string(),
  brand: z.string(),
  points: z.int(),
  kind: z.enum(REWARD_KINDS),
  description: z.string(),
  stock: z.int().nullable().default(null),
})
const category = z.enum(CATEGORIES.map(({ slug }) => slug))

/** Something the supplier discovers a day later that it has not: its points come back, and can be seen to. */
const FAILING = 'Radio da cucina'

export const rewardIdOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

function catalogueRows() {
  const catalogue = Object.entries(readYaml('rewards.yaml', z.record(category, z.array(reward))))
  return catalogue.flatMap(([of, rewards], categoryPlace) =>
    rewards.map((row, place) => ({
      ...row,
      id: rewardIdOf(row.title),
      // The first of each category come first, then the second, so that a list shows the whole breadth.
      position: place * 100 + categoryPlace,
      category: of as CategorySlug,
    })),
  )
}

/** Forty rewards of invented brands in the imitated catalogue; the four that open it are of different kinds. */
export async function seedSuppliedRewards(db: Db): Promise<void> {
  const rows = catalogueRows().map((row) => ({ ...row, failsAfterHours: row.title === FAILING ? 24 : null }))
  await upsertStandInRewards(db, rows)
}

/** The same, as a club without a supplier keeps them. */
export async function seedRewards(db: Db, now: Date): Promise<void> {
  const rows = catalogueRows().map(({ id: slug, ...row }) => ({ ...row, slug, isHidden: false }))
  await insertClubRewards(db, rows, romeDayOf(daysBefore(now, 400)))
}

const CODES_OF_EACH = 20

/** Codes of the vouchers of the demo, which only the secret of this club can seal: where there are none, some. */
export async function seedVoucherCodes(db: Db, { secret, now }: { secret: string; now: Date }): Promise<void> {
  for (const { id, kind } of catalogueRows()) {
    const { free, given } = await countCodes(db, id)
    if (kind !== 'voucher' || free + given > 0) continue
    const codes = Array.from({ length: CODES_OF_EACH }, (_, line) => ({ line, code: inventedCode() }))
    await addCodes(db, id, codes, { secret, now })
  }
}

function inventedCode(): string {
  const signs = randomBytes(6).toString('hex').toUpperCase()
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8, 12)}`
}

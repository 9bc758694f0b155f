import type { Db } from '../db/database.server.ts'
import { currentSecret } from './app-secret.server.ts'
import { sealAgain, sealedUnder } from './at-rest.server.ts'
import {
  countSealed,
  listSealedColumns,
  listSealedOtherwise,
  replaceSealed,
  type SealedColumn,
} from './sealed-store.server.ts'

const BATCH = 500
/** What was sealed before sealed texts named their purpose. */
const UNNAMED_PURPOSES = ['login-key']

export type LeftBehind = { purpose: string; rows: number }

/**
 * IDN-033. Seals again, with the secret in use, what still lies under a previous one. Each batch is written by itself, so that it may be
 * killed and started again; it works beside the club, and never over what the club writes meanwhile.
 */
export async function rotateSecrets(
  db: Db,
  secrets: string,
  onBatch: (rows: number) => void = () => undefined,
): Promise<LeftBehind[]> {
  const columns = await listSealedColumns(db)
  for (const column of columns) await rotateColumn(db, column, secrets, onBatch)
  return countLeftBehind(db, columns, sealedUnder(currentSecret(secrets)))
}

async function rotateColumn(
  db: Db,
  column: SealedColumn,
  secrets: string,
  onBatch: (rows: number) => void,
): Promise<void> {
  const prefix = sealedUnder(currentSecret(secrets))
  for (let after = ''; ; ) {
    const sealed = await listSealedOtherwise(db, column, { prefix, after, limit: BATCH })
    const pairs = sealed.flatMap((before) => {
      const again = sealAgain(before, secrets, UNNAMED_PURPOSES)
      return again === null ? [] : [{ before, after: again }]
    })
    onBatch(await replaceSealed(db, column, pairs))
    if (sealed.length < BATCH) return
    after = sealed.at(-1) ?? ''
  }
}

/** Every purpose the database holds something for, with how many rows the secret in use did not seal. */
async function countLeftBehind(db: Db, columns: readonly SealedColumn[], current: string): Promise<LeftBehind[]> {
  const left = new Map<string, number>()
  for (const column of columns)
    for (const { purpose, prefix, rows } of await countSealed(db, column))
      left.set(purpose, (left.get(purpose) ?? 0) + (prefix === current ? 0 : rows))
  return [...left].map(([purpose, rows]) => ({ purpose, rows }))
}

/** How many rows each of these secrets sealed. */
export async function countRowsUnder(db: Db, secrets: readonly string[]): Promise<number[]> {
  const counts = new Map<string, number>()
  for (const column of await listSealedColumns(db))
    for (const { prefix, rows } of await countSealed(db, column)) counts.set(prefix, (counts.get(prefix) ?? 0) + rows)
  return secrets.map((secret) => counts.get(sealedUnder(secret)) ?? 0)
}

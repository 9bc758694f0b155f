import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { readCsv } from '#platform/read-csv.server.ts'
import { openAtRest, SEALED_PREFIX, sealAtRest } from '#platform/secrets/at-rest.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { findOrKeepCodeKey, insertCodes, listKnownDigests } from './code-store.server.ts'
import { type CodeFault, codesIn } from './reward-rules.ts'

const PURPOSE = 'reward-voucher'
const KEY_PURPOSE = 'reward-code-key'

export const sealVoucher = (code: string, secret: string) => sealAtRest(code, secret, PURPOSE)

/** The code, for its owner. What was written before codes were sealed is as it was. */
export function openVoucher(held: string | null, secret: string): string | null {
  return held?.startsWith(SEALED_PREFIX) ? openAtRest(held, secret, PURPOSE) : held
}

/** By which equal codes are known without being read: a key of its own, so that a stolen table is not enough to guess them. */
async function digester(db: Db, secret: string): Promise<(code: string) => string> {
  const fresh = sealAtRest(randomBytes(32).toString('base64url'), secret, KEY_PURPOSE)
  const key = openAtRest(await findOrKeepCodeKey(db, fresh), secret, KEY_PURPOSE)
  if (key === null) throw new Error('No secret of the club opens the key of the codes of rewards.')
  return (code) => createHmac('sha256', key).update(code).digest('base64url')
}

const AT_ONCE = 1_000

/** Adds codes to a reward; answers the lines of those that the club already has, and then nothing is written. */
export async function addCodes(
  db: Db,
  reward: string,
  codes: readonly { line: number; code: string }[],
  { secret, now }: { secret: string; now: Date },
): Promise<CodeFault[]> {
  const digest = await digester(db, secret)
  const rows = codes.map(({ line, code }) => ({ line, digest: digest(code), sealed: sealVoucher(code, secret) }))
  const known = new Set<string>()
  for (let at = 0; at < rows.length; at += AT_ONCE)
    for (const each of await listKnownDigests(
      db,
      rows.slice(at, at + AT_ONCE).map((row) => row.digest),
    ))
      known.add(each)
  if (known.size > 0)
    return rows.filter((row) => known.has(row.digest)).map(({ line }) => ({ line, reason: 'Questo codice c’è già.' }))
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE).map(({ line: _, ...row }) => ({ ...row, reward, addedAt: now }))
    if ((await insertCodes(db, some)) !== some.length)
      throw new Conflict('Nel frattempo qualcuno ha caricato gli stessi codici: guarda quanti ce ne sono e riprova.')
  }
  return []
}

export type LoadedCodes = { kind: 'loaded'; count: number } | { kind: 'refused'; faults: CodeFault[] }

type Loading = ByStaff & { reward: { id: string; title: string }; text: string; secret: string }

/** DSK-050. The codes of a sheet, all or none. */
export async function loadCodes(db: Db, { reward, text, secret, staffId, now }: Loading): Promise<LoadedCodes> {
  const sheet = readCsv(text)
  if (sheet.faults.length > 0) return { kind: 'refused', faults: [...sheet.faults] }
  const { codes, faults } = codesIn(sheet.rows)
  if (faults.length > 0) return { kind: 'refused', faults }
  return db.transaction(async (tx) => {
    const known = await addCodes(tx, reward.id, codes, { secret, now })
    if (known.length > 0) return { kind: 'refused', faults: known }
    await recordTrail(tx, {
      at: now,
      kind: 'loyalty-edited',
      actorId: staffId,
      done: { record: 'reward', id: reward.id, what: 'imported' },
      name: reward.title,
      count: codes.length,
    })
    return { kind: 'loaded', count: codes.length }
  })
}

import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { readCsv } from '#platform/read-csv.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { type Catalogue, readCatalogue } from './catalogue-rules.ts'
import { findKnownOffers, listUnnamedOffers } from './catalogue-store.server.ts'
import { importCatalogue } from './commands.server.ts'
import { recordConventionChange } from './desk-commands.server.ts'
import { listShopNames } from './desk-store.server.ts'
import { type Rehearsal, rehearse } from './rehearsal-rules.ts'
import { lockWindow } from './window-store.server.ts'

export type RehearsedCatalogue = Rehearsal & {
  /** What a whole file would end, because it does not name it. */
  ended: { total: number; first: { title: string; shopName: string }[] }
  /** The name of exactly this rehearsal: taking the file is agreed to by it. */
  digest: string
}

const MOST_ENDED = 50

/** What taking a partner's file would do. Nothing is written. */
export async function rehearseCatalogue(
  db: Db,
  { text, isWhole }: { text: string; isWhole: boolean },
): Promise<RehearsedCatalogue> {
  return rehearsalOf(db, readCatalogue(readCsv(text)), { text, isWhole })
}

async function rehearsalOf(
  db: Db,
  catalogue: Catalogue,
  { text, isWhole }: { text: string; isWhole: boolean },
): Promise<RehearsedCatalogue> {
  const ids = catalogue.offers.map(({ externalId }) => externalId)
  const known = await findKnownOffers(db, ids)
  const shopNames = new Set((await listShopNames(db)).map(({ name }) => name))
  const rehearsal = rehearse(catalogue, known, shopNames)
  const { items: first, total } =
    isWhole && ids.length > 0 ? await listUnnamedOffers(db, ids, MOST_ENDED) : { items: [], total: 0 }
  const ended = { total, first }
  const digest = createHash('sha256')
    .update(JSON.stringify([text, isWhole, rehearsal, total]))
    .digest('hex')
  return { ...rehearsal, ended, digest }
}

export type TakenCatalogue =
  | { kind: 'taken'; imported: number; expired: number; refused: number }
  /** The file or the catalogue is no longer what was rehearsed: it is rehearsed again, and nothing is written. */
  | { kind: 'rehearsed'; rehearsal: RehearsedCatalogue }
  /** IDN-027. Some codes are also in titles or descriptions, and nobody said that they may be published. */
  | { kind: 'exposes'; rehearsal: RehearsedCatalogue }

/** Takes a partner's file, if it would do exactly what the rehearsal said. */
export async function takeCatalogue(
  db: Db,
  {
    text,
    isWhole,
    digest,
    mayExpose,
    ...by
  }: ByStaff & { text: string; isWhole: boolean; digest: string; mayExpose: boolean },
): Promise<TakenCatalogue> {
  return db.transaction(async (tx) => {
    await lockWindow(tx)
    const catalogue = readCatalogue(readCsv(text))
    const rehearsal = await rehearsalOf(tx, catalogue, { text, isWhole })
    if (rehearsal.digest !== digest || catalogue.offers.length === 0) return { kind: 'rehearsed', rehearsal }
    if (rehearsal.exposed > 0 && !mayExpose) return { kind: 'exposes', rehearsal }
    const done = await importCatalogue(tx, catalogue.offers, { now: by.now, isWhole })
    const refused = catalogue.faults.length
    await recordConventionChange(
      tx,
      by,
      { thing: 'catalogue', id: 'whole', what: 'imported' },
      {
        name: isWhole ? 'tutte le offerte' : 'solo quelle del file',
        changes: [
          { field: 'Caricate', to: String(done.imported) },
          { field: 'Terminate', to: String(done.expired) },
          { field: 'Scartate', to: String(refused) },
          { field: 'Con un codice pubblicato', to: String(rehearsal.exposed) },
        ],
      },
    )
    return { kind: 'taken', ...done, refused }
  })
}

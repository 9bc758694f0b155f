import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { OVERTAKEN } from '#platform/seen.server.ts'
import type { Rubric, RubricAddress, RubricChange, RubricPlace, RubricTrail, SavedRubric } from './rubric-model.ts'
import { isOvertaken, judgeNewRubric, judgeRubric, leadsTo } from './rubric-rules.ts'
import { listRubricPlaces, MOST_PLACES } from './rubric-store.server.ts'
import { bumpRevision } from './store.server.ts'

/** What a kind of rubric has of its own: where its rows are, and when one may go. */
export type RubricKind = {
  /** All of them in their order, held: whoever else changes one, or files something under one, waits for this transaction. */
  lock(db: Db): Promise<Rubric[]>
  insert(db: Db, rubric: Rubric): Promise<void>
  update(db: Db, rubric: Rubric): Promise<void>
  remove(db: Db, slug: string): Promise<void>
  /** Why this one must stay, if it must. */
  stays(db: Db, rubric: Rubric): Promise<string | null>
  /** Names that are other pages’ in the same place of an address. */
  reserved: readonly string[]
  address: RubricAddress
  /** The field by which a block chooses one, where blocks do. */
  field: string | null
  gone: string
  /** Where else a link to one may stand: places of areas that this one may not use. Whoever calls lends them. */
  elsewhere?(db: Db, pattern: string, limit: number): Promise<RubricPlace[]>
}

/** A new rubric, after the others; its page is there at once. */
export async function openRubric(db: Db, kind: RubricKind, typed: Rubric, record: RubricTrail): Promise<SavedRubric> {
  return db.transaction(async (tx) => {
    const judged = judgeNewRubric(typed, { others: await kind.lock(tx), reserved: kind.reserved })
    if (judged.kind === 'refused') return judged
    const { rubric } = judged
    await kind.insert(tx, rubric)
    await record(tx, { what: 'opened', slug: rubric.slug, label: rubric.label })
    await bumpRevision(tx)
    return { kind: 'saved', slug: rubric.slug }
  })
}

/** Another name or another line; every page that shows them follows, and the address stays. */
export async function correctRubric(
  db: Db,
  kind: RubricKind,
  { slug, seen, typed }: RubricChange,
  record: RubricTrail,
): Promise<SavedRubric> {
  return db.transaction(async (tx) => {
    const all = await kind.lock(tx)
    const before = rubricIn(all, slug, kind)
    if (isOvertaken(before, seen)) throw new Conflict(OVERTAKEN)
    const others = all.filter((other) => other.slug !== slug)
    const judged = judgeRubric(slug, typed, others)
    if (judged.kind === 'refused') return judged
    if (!isOvertaken(before, judged.rubric)) return { kind: 'saved', slug }
    await kind.update(tx, judged.rubric)
    await record(tx, { what: 'corrected', slug, label: judged.rubric.label, before: before.label })
    await bumpRevision(tx)
    return { kind: 'saved', slug }
  })
}

/** What leads to a rubric: told to who is about to take it away. */
export async function placesOf(db: Db, kind: RubricKind, rubric: Rubric): Promise<RubricPlace[]> {
  const pattern = leadsTo(kind.address, rubric)
  const places = await listRubricPlaces(db, { pattern, field: kind.field, slug: rubric.slug })
  return [...places, ...((await kind.elsewhere?.(db, pattern, MOST_PLACES)) ?? [])]
}

/**
 * Takes away a rubric under which there is nothing. Links to it do not hold it, as who removes it may be about to change them, but they are
 * to be known: `accepted` is how many of them the editor has seen and lets go nowhere.
 */
export async function removeRubric(
  db: Db,
  kind: RubricKind,
  { slug, accepted }: { slug: string; accepted: number },
  record: RubricTrail,
): Promise<void> {
  await db.transaction(async (tx) => {
    const rubric = rubricIn(await kind.lock(tx), slug, kind)
    const reason = await kind.stays(tx, rubric)
    if (reason) throw new Conflict(reason)
    const places = await placesOf(tx, kind, rubric)
    if (places.length > accepted)
      throw new Conflict(
        `Nel Club c’è ancora qualcosa che porta a «${rubric.label}»: ricarica la pagina, guarda che cosa e conferma.`,
      )
    await kind.remove(tx, slug)
    await record(tx, { what: 'removed', slug, label: rubric.label })
    await bumpRevision(tx)
  })
}

export function rubricIn(all: readonly Rubric[], slug: string, { gone }: Pick<RubricKind, 'gone'>): Rubric {
  const rubric = all.find((each) => each.slug === slug)
  if (!rubric) throw new NotFound(gone)
  return rubric
}

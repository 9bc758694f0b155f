import type { Member } from '#areas/audience/model.ts'
import { askRows } from '#areas/lists/question-context.server.ts'
import { foldedName, trimmedName } from '#areas/lists/rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { conditionSentence } from '#platform/pure/question.ts'
import { checkVersion } from '#platform/seen.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { meaningOfGroups } from './segment-field-store.server.ts'
import {
  type Group,
  groupsProblem,
  isCircle,
  LONGEST_DESCRIPTION,
  MOST_SEGMENTS,
  segmentNameProblem,
  writeGroup,
} from './segment-rules.ts'
import {
  countSegments,
  deleteSegment,
  findSegment,
  hasSegmentNamed,
  insertSegment,
  listSegments,
  listUses,
  lockSegments,
  type Segment,
  updateSegment,
} from './segment-store.server.ts'
import { MEMBER_FIELDS, MEMBERS } from './store.server.ts'

type By = { staff: Member; now: Date }
export type WrittenSegment = { name: string; description: string; groups: readonly Group[] }

/** DSK-023. Keeps a question under a name: a new one, or another in the place of the one that was seen. */
export async function saveSegment(
  db: Db,
  { id, seen, ...written }: WrittenSegment & { id: string | null; seen: number },
  by: By,
): Promise<string> {
  const name = trimmedName(written.name)
  const description = written.description.trim()
  const groups = written.groups.filter(({ pairs }) => pairs.length > 0)
  const problems = {
    name: segmentNameProblem(name),
    description: description.length > LONGEST_DESCRIPTION ? `Al massimo ${LONGEST_DESCRIPTION} caratteri.` : null,
    groups: groupsProblem(groups),
  }
  refuse(problems)
  return db.transaction(async (tx) => {
    await lockSegments(tx)
    const before = id === null ? null : await getSegment(tx, id)
    if (before) checkVersion(before, seen)
    if (!before && (await countSegments(tx)) >= MOST_SEGMENTS)
      throw new Conflict(`Il Club ha già ${MOST_SEGMENTS} segmenti: togline uno.`)
    if (await hasSegmentNamed(tx, foldedName(name), id)) refuse({ name: 'C’è già un segmento con questo nome.' })
    const others = new Map((await listSegments(tx)).map((each) => [each.id, each.groups]))
    if (id && isCircle(id, groups, (other) => others.get(other) ?? []))
      refuse({ groups: 'Nominerebbe sé stesso, attraverso un altro segmento: sarebbe un giro senza fine.' })
    if (!(await meaningOfGroups(tx, MEMBER_FIELDS, groups)))
      refuse({ groups: 'Una condizione non esiste più: toglila, e poi salva.' })
    const row = { name, key: foldedName(name), description, groups: groups.map(writeGroup), updatedAt: by.now }
    const kept = before?.id ?? (await insertSegment(tx, { ...row, ownerId: by.staff.id }))
    if (before) await updateSegment(tx, before.id, row)
    await record(
      tx,
      { id: kept, name },
      before ? 'corrected' : 'created',
      by,
      await changesOf(tx, before, { name, groups }),
    )
    return kept
  })
}

function refuse(problems: Readonly<Record<string, string | null>>): void {
  const found = Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem] as const] : []))
  if (found.length > 0) throw new InvalidInput(Object.fromEntries(found))
}

/** DSK-052. The conditions as the trail says them. */
export async function inWords(db: Db, groups: readonly Group[]): Promise<string> {
  const sentences: string[] = []
  for (const { mode, isExcluded, pairs } of groups) {
    const { listed, words } = await askRows(
      db,
      MEMBERS,
      new URLSearchParams(pairs.map(([name, value]) => [name, value])),
    )
    const told = listed.conditions.flatMap((condition) => {
      const field = MEMBERS.fields.find(({ name }) => name === condition.field)
      return field ? conditionSentence(field, condition, words) : []
    })
    sentences.push(`${isExcluded ? 'esclusi: ' : ''}${told.join(mode === 'all' ? ' e ' : ' o ')}`)
  }
  return sentences.join('; ')
}

async function changesOf(db: Db, before: Segment | null, { name, groups }: Pick<WrittenSegment, 'name' | 'groups'>) {
  return [
    { field: 'Nome', from: before?.name ?? null, to: name },
    { field: 'Condizioni', from: before && (await inWords(db, before.groups)), to: await inWords(db, groups) },
  ].filter(({ from, to }) => from !== to)
}

/** DSK-023. Whatever uses it keeps it, and is named. */
export async function removeSegment(db: Db, id: string, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSegments(tx)
    const segment = await getSegment(tx, id)
    const uses = await listUses(tx, id)
    if (uses.length > 0) throw new Conflict(`Non si elimina: lo usa ${uses.map(({ words }) => words).join(', ')}.`)
    await deleteSegment(tx, id)
    await record(tx, segment, 'removed', by, [])
  })
}

async function getSegment(db: Db, id: string): Promise<Segment> {
  const segment = await findSegment(db, id)
  if (!segment) throw new NotFound('Questo segmento non c’è più.')
  return segment
}

async function record(
  db: Db,
  { id, name }: Pick<Segment, 'id' | 'name'>,
  what: 'created' | 'corrected' | 'removed',
  { staff, now }: By,
  changes: { field: string; from: string | null; to: string }[],
): Promise<void> {
  await recordTrail(db, {
    at: now,
    kind: 'list-edited',
    actorId: staff.id,
    name,
    ...(changes.length > 0 && { changes }),
    done: { thing: 'segment', id, what },
  })
}

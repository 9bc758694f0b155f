import type { Member } from '#areas/audience/model.ts'
import { BULK_PATH, type BulkAct, type BulkRun, TAKE_BACK_HOURS, type Verdict } from '#areas/bulk/model.ts'
import { groupsInWords, howMany, mustTypeNumber, takenBackUntil } from '#areas/bulk/rules.ts'
import { countItems, type Group, listExamples } from '#areas/bulk/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import type { OpenRun } from './bulk-context.server.ts'

const EXAMPLES = 10
const KINDS = ['changes', 'same', 'refused'] as const
const sum = (groups: readonly Group[]) => groups.reduce((total, { count }) => total + count, 0)

/** A run as its page shows it. */
export async function runPage(db: Db, { run, act, list, staff }: OpenRun, now: Date) {
  const groups = await countItems(db, run.number)
  const ofKind = (kind: Verdict['kind']) => groups.filter((group) => group.kind === kind)
  const came = (to: Group['cameTo']) => groups.filter(({ cameTo }) => cameTo === to)
  const counts = { changes: sum(ofKind('changes')), same: sum(ofKind('same')), refused: sum(ofKind('refused')) }
  const until = takenBackUntil(run, act)
  const worked = sum(groups.filter(({ kind, cameTo }) => kind === 'changes' && cameTo !== null))
  return {
    number: run.number,
    path: `${BULK_PATH}/${run.number}`,
    title: act.title,
    state: run.state,
    isOwn: run.actorId === staff.id,
    chosen: `${run.isAll ? 'Tutti i trovati' : 'Spuntati'}: ${howMany(run.total, list)}. ${run.question.slice(0, 1).toUpperCase()}${run.question.slice(1)}.`,
    reason: run.reason,
    params: run.params,
    fields: await Promise.all(
      act.fields.map(async ({ choices, ...field }) => ({ ...field, options: (await choices?.(db, now)) ?? [] })),
    ),
    backTo: run.query === '' ? list.path : `${list.path}?${run.query}`,
    listTitle: list.title,
    noWayBack: act.noWayBack ?? null,
    wayBack: act.undoOne ? `Per ${TAKE_BACK_HOURS} ore potrai rimettere com’era.` : null,
    groupsWords: groupsInWords(counts),
    groups: await Promise.all(KINDS.map((kind) => shownGroup(db, { run, list, staff, kind, groups: ofKind(kind) }))),
    counts,
    button: act.button(howMany(counts.changes, list), run.params),
    mustType: mustTypeNumber(counts.changes, run),
    looked: `${formatCount(run.reached)} di ${formatCount(run.total)}`,
    progress: `${formatCount(worked)} di ${formatCount(run.confirmed)}`,
    worked,
    confirmed: run.confirmed,
    outcomes: [
      { label: 'Fatti', count: sum(came('done')), reasons: [] },
      { label: 'Saltati', count: sum(came('skipped')), reasons: reasonsOf(came('skipped')) },
      { label: 'Rifiutati', count: sum(came('refused')), reasons: reasonsOf(came('refused')) },
      ...(run.state === 'stopped' ? [{ label: 'Non toccati', count: sum(came(null)), reasons: [] }] : []),
    ],
    undone: {
      restored: sum(groups.filter(({ isRestored }) => isRestored === true)),
      left: sum(groups.filter(({ isRestored }) => isRestored === false)),
    },
    mayTakeBack: until !== null && until > now,
    backUntil: until && until > now ? formatMinuteIt(until) : null,
    archive: archiveOf(run, act, { staff, now }),
  }
}

/** DSK-020. Until when the archive of a run can be downloaded, by whoever ran it. */
export const archiveUntil = ({ endedAt }: BulkRun, { archive }: BulkAct) =>
  archive && endedAt ? new Date(endedAt.getTime() + TAKE_BACK_HOURS * 3_600_000) : null

function archiveOf(run: BulkRun, act: BulkAct, { staff, now }: { staff: Member; now: Date }): string | null {
  const until = archiveUntil(run, act)
  return until && until > now && run.actorId === staff.id ? (act.archive?.label ?? null) : null
}

/** How many records it was done to. */
export const doneIn = async (db: Db, { number }: BulkRun) =>
  sum((await countItems(db, number)).filter(({ cameTo }) => cameTo === 'done'))

const reasonsOf = (groups: readonly Group[]) =>
  groups.flatMap(({ reason, count }) => (reason ? { reason, count: formatCount(count) } : []))

type Shown = Pick<OpenRun, 'run' | 'list' | 'staff'> & { kind: Verdict['kind']; groups: readonly Group[] }

async function shownGroup(db: Db, { run, list, staff, kind, groups }: Shown) {
  const examples = groups.length === 0 ? [] : await listExamples(db, run.number, kind, EXAMPLES)
  const names = await list.namesOf(
    db,
    examples.map(({ recordId }) => recordId),
    staff,
  )
  return {
    kind,
    count: sum(groups),
    reasons: reasonsOf(groups),
    examples: examples.flatMap(({ recordId, reason }) => {
      const named = names.get(recordId)
      return named ? { ...named, id: recordId, reason } : []
    }),
  }
}

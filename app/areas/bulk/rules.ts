import { formatCount } from '#platform/pure/counts.ts'
import { type BulkAct, type BulkRun, MOST_UNTYPED, TAKE_BACK_HOURS } from './model.ts'

/** DSK-020. What acts on many, or on everybody without any condition, is confirmed by typing the number. */
export function mustTypeNumber(
  changing: number,
  { isAll, isNarrowed }: Pick<BulkRun, 'isAll' | 'isNarrowed'>,
): boolean {
  return changing > MOST_UNTYPED || (isAll && !isNarrowed)
}

/** A number as people type it: “1180”, “1.180”, “1 180”. */
export function isTypedNumber(typed: string, number: number): boolean {
  return typed.replace(/[.\s ]/g, '') === String(number)
}

/** DSK-021. Until when a run can be taken back; null where it cannot. */
export function takenBackUntil({ endedAt, state }: BulkRun, act: Pick<BulkAct, 'undoOne'>): Date | null {
  const isOver = state === 'done' || state === 'stopped'
  return act.undoOne && isOver && endedAt ? new Date(endedAt.getTime() + TAKE_BACK_HOURS * 3_600_000) : null
}

/** “1 iscritto”, “1.180 iscritti”. */
export function howMany(count: number, { one, many }: { one: string; many: string }): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** DSK-019. “1.180 cambiano, 52 sono già così, 8 non si possono”. */
export function groupsInWords({ changes, same, refused }: { changes: number; same: number; refused: number }): string {
  const say = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`
  return [
    say(changes, 'cambia', 'cambiano'),
    say(same, 'è già così', 'sono già così'),
    say(refused, 'non si può', 'non si possono'),
  ].join(', ')
}

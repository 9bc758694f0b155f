import type { RunState } from '#areas/bulk/model.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'

/** What acts on many ask for, one or the other. */
export const BULK_PERMISSIONS = [
  'members.write',
  'contents.publish',
  'requests.answer',
  'money.read',
  'cards.review',
  'rewards.orders',
] as const satisfies readonly StaffPermission[]

type Tone = 'neutral' | 'primary' | 'success' | 'warning'

/** Where a run stands, in words. */
export const RUN_STATE_WORDS: Readonly<Record<RunState, { label: string; tone: Tone }>> = {
  choosing: { label: 'Da decidere', tone: 'neutral' },
  judging: { label: 'Si guarda che cosa cambia', tone: 'primary' },
  ready: { label: 'Da confermare', tone: 'warning' },
  running: { label: 'In corso', tone: 'primary' },
  stopped: { label: 'Fermata', tone: 'warning' },
  done: { label: 'Finita', tone: 'success' },
  undoing: { label: 'Si rimette com’era', tone: 'primary' },
  undone: { label: 'Rimessa com’era', tone: 'neutral' },
}

export const OUTCOME_WORDS = { done: 'Fatto', skipped: 'Saltato', refused: 'Rifiutato' } as const
export const NOT_REACHED = 'Non toccato'

import type { DraftAnswer, TheirDraft } from './keeping-wire.ts'

/** One try to keep what an editor has. It is sent again as it is until somebody answers: only so can a lost answer be told from a conflict. */
export type Attempt<Work> = {
  readonly work: Work
  readonly basedOn: number
  readonly prefers?: 'mine' | 'theirs' | undefined
}

/** Where what an editor wrote is. */
export type Phase<Work> =
  /** Here and there are the same. */
  | { readonly kind: 'saved'; readonly at: string | null }
  /** Something is only here, and a moment of rest will send it. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving'; readonly attempt: Attempt<Work> }
  /** Nobody answered, or nobody knows any more who asks: tried again by itself. */
  | { readonly kind: 'failed'; readonly why: 'unreachable' | 'signed-out'; readonly tries: number }
  /** The club said no: tried again with other words, or by hand. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Somebody saved meanwhile: nothing is sent until the editor has chosen. */
  | { readonly kind: 'conflict'; readonly theirs: TheirDraft }
  /** The editor took the other's draft, and their own is among the versions: the page is opened again. */
  | { readonly kind: 'left' }

export type Draft<Work> = {
  readonly here: Work
  readonly there: Work
  /** The number of what is there. */
  readonly number: number
  readonly phase: Phase<Work>
  /** What was sent and may or may not have arrived. */
  readonly unanswered: Attempt<Work> | null
  /** How many times in a row it did not go. */
  readonly tries: number
}

export type Answer = DraftAnswer | { readonly kind: 'failed'; readonly why: 'unreachable' | 'signed-out' }

export type DraftEvent<Work> =
  | { readonly kind: 'changed'; readonly work: Work }
  /** The moment of rest is over, it is time to try again, or somebody asks for it now. */
  | { readonly kind: 'send' }
  | { readonly kind: 'answered'; readonly attempt: Attempt<Work>; readonly answer: Answer }
  | { readonly kind: 'preferred'; readonly which: 'mine' | 'theirs' }

export function openDraft<Work>(work: Work, number: number): Draft<Work> {
  return { here: work, there: work, number, phase: { kind: 'saved', at: null }, unanswered: null, tries: 0 }
}

/** What every event makes of a draft. Nothing that is here is ever given up, whatever is answered and in whatever order. */
export function draftStep<Work>(draft: Draft<Work>, event: DraftEvent<Work>): Draft<Work> {
  switch (event.kind) {
    case 'changed':
      return changed(draft, event.work)
    case 'send':
      return send(draft)
    case 'answered':
      // Of one try at a time: the answer to another comes too late to mean anything.
      return draft.phase.kind === 'saving' && draft.phase.attempt === event.attempt
        ? answered(draft, event.attempt, event.answer)
        : draft
    case 'preferred': {
      if (draft.phase.kind !== 'conflict') return draft
      const { number } = draft.phase.theirs
      return sending(draft, { work: draft.here, basedOn: number, prefers: event.which })
    }
  }
}

function changed<Work>(draft: Draft<Work>, work: Work): Draft<Work> {
  if (work === draft.here) return draft
  const next = { ...draft, here: work }
  const { kind } = draft.phase
  if (kind !== 'saved' && kind !== 'waiting' && kind !== 'refused') return next
  return { ...next, phase: work === draft.there ? { kind: 'saved', at: null } : { kind: 'waiting' } }
}

function send<Work>(draft: Draft<Work>): Draft<Work> {
  const { kind } = draft.phase
  if (kind !== 'waiting' && kind !== 'failed' && kind !== 'refused') return draft
  return sending(draft, draft.unanswered ?? { work: draft.here, basedOn: draft.number })
}

/** Each try is a thing of its own, also when it says the same again. */
function sending<Work>(draft: Draft<Work>, attempt: Attempt<Work>): Draft<Work> {
  return { ...draft, phase: { kind: 'saving', attempt: { ...attempt } } }
}

function answered<Work>(before: Draft<Work>, attempt: Attempt<Work>, answer: Answer): Draft<Work> {
  const draft = { ...before, unanswered: null, tries: 0 }
  switch (answer.kind) {
    case 'saved':
      return {
        ...draft,
        there: attempt.work,
        number: answer.number,
        phase: draft.here === attempt.work ? { kind: 'saved', at: answer.at } : { kind: 'waiting' },
      }
    case 'aside':
      // What was written while it went is put aside as well.
      return draft.here === attempt.work
        ? { ...draft, phase: { kind: 'left' } }
        : sending(draft, { ...attempt, work: draft.here })
    case 'conflict': {
      const { kind: _kind, ...theirs } = answer
      return { ...draft, phase: { kind: 'conflict', theirs } }
    }
    case 'refused':
      return { ...draft, phase: { kind: 'refused', message: answer.message } }
    case 'failed': {
      const tries = before.tries + 1
      return { ...before, unanswered: attempt, tries, phase: { kind: 'failed', why: answer.why, tries } }
    }
  }
}

/** Whether whoever leaves would lose something. */
export function isUnsaved({ phase }: Draft<unknown>): boolean {
  return phase.kind !== 'saved' && phase.kind !== 'left'
}

/** How soon what failed is tried again: at once when it may have been a moment, seldom when the club is away for long. */
export function retryAfter(tries: number): number {
  return Math.min(4_000 * 2 ** (tries - 1), 30_000)
}

import type { ActOf, RecordAct, TrailThing } from './things.ts'

/** What a line of the trail is filed under. */
export const TRAIL_KINDS = [
  'signed-in',
  'sign-in-denied',
  'sign-in-delayed',
  'signed-out-everywhere',
  'signed-out-elsewhere',
  'registered',
  'trial-activated',
  'recovery-asked',
  'password-reset',
  'password-changed',
  'email-verified',
  'email-change-asked',
  'email-changed',
  'email-change-stopped',
  'account-disowned',
  'profile-completed',
  'account-changed',
  'passkey-added',
  'passkey-removed',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-lost',
  'second-factor-found',
  'recovery-codes-made',
  'recovery-code-used',
  'proof-given',
  'proof-denied',
  'archive-requested',
  'data-exported',
  'erasure-requested',
  'erasure-undone',
  'account-deleted',
  'role-changed',
  'desk-policy-changed',
  'role-offered',
  'role-offer-withdrawn',
  'role-accepted',
  'member-viewed',
  'view-as-started',
  'view-as-ended',
  'member-created',
  'member-corrected',
  'member-noted',
  'course-edited',
  'rubric-edited',
  'frame-edited',
  'convention-edited',
  'legal-case-viewed',
  'legal-case-edited',
  'club-edited',
  'page-edited',
  'plan-edited',
  'loyalty-edited',
  'service-edited',
  'infected-file-refused',
  'infected-file-removed',
  'content-deleted',
  'content-edited',
  'certificate-edited',
  'request-edited',
  'trail-exported',
  'trail-forgotten',
  'invoice-edited',
  'record-edited',
  'figures-edited',
  'list-edited',
  'list-exported',
  'label-edited',
  'bulk-done',
  'members-imported',
] as const
export type TrailKind = (typeof TRAIL_KINDS)[number]

/** DSK-052. Kinds that say only where somebody worked: a line of theirs always says what was done, and to what. */
export type EditedKind = Extract<
  TrailKind,
  `${string}-edited` | 'member-created' | 'member-corrected' | 'legal-case-viewed' | 'bulk-done' | 'members-imported'
>

/** Whose hand a change of the desk is, and when. */
export type ByStaff = { staffId: string; now: Date }

/** One thing that changed. Without `from` and `to`, only that it did: what a member wrote of themselves is not copied here. */
export type TrailChange = { field: string; from?: string | null; to?: string | null }

/** What a line may say beside its kind. There is no other key: what a writer sends, a reader shows. */
export type TrailFacts = {
  /** The thing's name on that day, which stays when the thing is gone. */
  name?: string | undefined
  /** What it is part of, by its kind and name: `ordine 2026/000123`. */
  of?: string | undefined
  /** Which part of the thing, by its name: a lesson of a course. */
  part?: string | undefined
  changes?: readonly TrailChange[]
  cents?: number
  count?: number
  /** Why, in the words of whoever did it, or the code by which the club says why an entry was refused. */
  reason?: string | undefined
  /** The key of a form that is sent once. */
  key?: string
  /** DSK-019. The number of the act on many that it is part of. */
  run?: number
  /** What it takes to go back: the menu as it was. */
  before?: string
}

/** A record is known by the name it was declared with. */
export type RecordDone = { record: string; id: string | number; what: RecordAct }
type DoneTo<Things extends TrailThing> = {
  [Thing in Things]: { thing: Thing; id: string | number; what: ActOf<Thing> }
}[Things]
/** What was done to anything but a member. */
export type DoneToThing = RecordDone | DoneTo<Exclude<TrailThing, 'member'>>

/** What was done, and to what. A thing is named, so that the line is understood when it is gone; a member may ask to be forgotten. */
type Act =
  | { kind: Exclude<TrailKind, EditedKind>; done?: undefined }
  | { kind: TrailKind; done: DoneTo<'member'> }
  | { kind: TrailKind; done: DoneToThing; name: string }

export type TrailEntry = {
  at: Date
  memberId?: string | null | undefined
  /** Staff, when it was not the member. */
  actorId?: string | null | undefined
  /** A hash of where it came from, never the address itself. */
  origin?: string | null | undefined
} & TrailFacts &
  Act

/** A line's facts as they are stored: the thing is `about`, as `offer 12`. */
export type StoredFacts = TrailFacts & { about?: string; what?: string }

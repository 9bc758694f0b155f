import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'

/** Where acts on many are begun and looked at. */
export const BULK_PATH = '/redazione/azioni'

/** How many records are looked at, or acted on, in one turn. */
export const PIECE = 500
/** DSK-020. An act on more than these asks to type the number. */
export const MOST_UNTYPED = 1_000
/** DSK-021. */
export const TAKE_BACK_HOURS = 24
/** How many can be ticked one by one; beyond, all that were found are chosen. */
export const MOST_TICKED = 2_000
/** Up to so many records are rehearsed while whoever asked waits; beyond, by a job. */
export const REHEARSED_AT_ONCE = 2_000

/** What an act would do to one record. */
export type Verdict = { readonly kind: 'changes' } | { readonly kind: 'same' | 'refused'; readonly reason: string }
export const CHANGES: Verdict = { kind: 'changes' }
export const refused = (reason: string): Verdict => ({ kind: 'refused', reason })
export const same = (reason: string): Verdict => ({ kind: 'same', reason })

/** What was typed or decided for an act, by name of field. */
export type Params = Readonly<Record<string, string>>

export type BulkField = {
  readonly name: string
  readonly label: string
  readonly kind: 'line' | 'text' | 'day' | 'number' | 'choice' | 'suggested'
  readonly description?: string
  readonly longest?: number
  readonly isOptional?: true
  /** What can be chosen, or what is suggested. */
  readonly choices?: (db: Db, now: Date) => Promise<readonly { value: string; label: string }[]>
}

/** Who acts, when, and with what: the same for every record of a run. */
export type Doing = {
  readonly staff: Member
  readonly now: Date
  readonly run: number
  readonly reason: string
  readonly params: Params
  readonly sender: { club: Club; origin: string }
}

/** What it takes to give one record back what it had. */
export type Kept = Readonly<Record<string, unknown>>

/** What a rehearsal looks at: the choices of the act, and the question the records were found by. */
export type Judging = {
  readonly params: Params
  readonly now: Date
  readonly query: string
  readonly isAll: boolean
  /** Who began it. */
  readonly staff: Member
}

/** DSK-019, DSK-020. One act that can be done to many, declared once. */
export type BulkAct = {
  readonly name: string
  readonly list: string
  readonly permission: StaffPermission
  readonly icon: string
  /** On the bar under a list: “Etichetta…”. */
  readonly label: string
  /** The title of its page: “Dai un’etichetta”. */
  readonly title: string
  /** “Dai l’etichetta «Relatore» a 1.180 iscritti”. */
  readonly button: (many: string, params: Params) => string
  readonly fields: readonly BulkField[]
  /** What was typed, as it will be used; or what is wrong with it, by name of field. */
  readonly read?: (db: Db, typed: Params, now: Date) => Promise<{ params: Params } | { errors: Record<string, string> }>
  /** What would become of each of these records. */
  readonly judge: (db: Db, ids: readonly string[], judging: Judging) => Promise<ReadonlyMap<string, Verdict>>
  /** Does it to one, in the transaction that writes down that it was done. */
  readonly doOne: (tx: Db, id: string, doing: Doing) => Promise<Kept | null>
  /** DSK-021. Gives one record back what it had; false where it was changed since. */
  readonly undoOne?: (tx: Db, id: string, kept: Kept, doing: Doing) => Promise<boolean>
  /** Where there is no way back: what is said before it is confirmed. */
  readonly noWayBack?: string
  /** Where what was chosen leaves as a file: its words, once the run is over. */
  readonly archive?: {
    readonly label: string
    /** What is in it: “Fatture elettroniche (XML)”. */
    readonly contents: string
    readonly entries: (
      db: Db,
      ids: AsyncIterable<readonly string[]>,
      sender: Doing['sender'],
    ) => AsyncIterable<ArchiveEntry>
  }
}
export type ArchiveEntry = { name: string; body: Iterable<Uint8Array> }

/** A list whose rows can be chosen. Lists that not everybody sees whole are asked as whoever chose. */
export type BulkList = {
  readonly name: string
  readonly path: string
  readonly title: string
  /** “iscritto”, “iscritti”. */
  readonly one: string
  readonly many: string
  /** The question of an address: how it is kept, whether it asks for anything, whether it can be understood, and its words. */
  readonly ask: (db: Db, search: URLSearchParams, staff: Member) => Promise<Question>
  /** The ids of all that answer, some at a time, as they were when it began. */
  readonly eachId: (tx: Db, asked: AskedBy, take: (ids: string[]) => Promise<void>) => Promise<void>
  /** Those that still answer the question. */
  readonly stillAnswering: (db: Db, asked: AskedBy, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Those that no act touches, with the reason. */
  readonly leftOut?: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** How each is called, and where it is opened; those that are gone are not in it. */
  readonly namesOf: (
    db: Db,
    ids: readonly string[],
    staff: Member,
  ) => Promise<ReadonlyMap<string, { name: string; to: string }>>
}
/** A question as it was kept, who asks it and when. */
export type AskedBy = { readonly query: string; readonly staff: Member; readonly now: Date }
export type Question = { query: string; words: string; isNarrowed: boolean; isBroken: boolean }

export type BulkContents = { readonly acts: readonly BulkAct[]; readonly lists: readonly BulkList[] }

/** Chosen and not yet decided; being looked at; rehearsed; under way; over; taken back. */
export const RUN_STATES = ['choosing', 'judging', 'ready', 'running', 'stopped', 'done', 'undoing', 'undone'] as const
export type RunState = (typeof RUN_STATES)[number]

export type BulkRun = {
  readonly number: number
  readonly list: string
  readonly act: string
  readonly actorId: string
  readonly createdAt: Date
  readonly query: string
  readonly question: string
  /** Whether all that were found were chosen, and not some by their ticks. */
  readonly isAll: boolean
  readonly isNarrowed: boolean
  readonly total: number
  readonly params: Params
  readonly reason: string
  readonly state: RunState
  /** The place up to which its records have been looked at. */
  readonly reached: number
  /** How many would change, when it was confirmed. */
  readonly confirmed: number
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
}

export const VERDICTS = ['changes', 'same', 'refused'] as const
export const OUTCOMES = ['done', 'skipped', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]

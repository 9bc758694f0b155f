/** What somebody else saved meanwhile, or oneself in another tab. */
export type TheirDraft = { number: number; who: string; when: string; isYours: boolean; isPublished: boolean }

/** What whoever asks the club to keep a draft is answered. */
export type DraftAnswer =
  | { kind: 'saved'; number: number; at: string; faults: Record<string, string> }
  | { kind: 'aside' }
  | ({ kind: 'conflict' } & TheirDraft)
  | { kind: 'refused'; message: string }

/** CAU-003. A judge's decision as the law firm wrote it. */
export type Ruling = { readonly type: string; readonly value: string }

export type LegalCase = {
  readonly id: string
  /** The name of the file at the law firm; unique for a member, and what its hearings are asked by. */
  readonly name: string
  readonly court: string
  readonly seat: string
  readonly section: string
  readonly status: string
  readonly businessLine: string
  readonly specialization: string
  readonly rulings: readonly Ruling[]
}

export type HearingDocument = { readonly id: string; readonly name: string }

export type Hearing = {
  readonly id: string
  readonly type: string
  readonly heldAt: Date
  /** Where, when it is not the seat of the court; how it ended, when it is over. Empty where there is nothing to say. */
  readonly place: string
  readonly outcome: string
  readonly documents: readonly HearingDocument[]
}

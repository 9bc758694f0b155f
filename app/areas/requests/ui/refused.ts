/** What the server answered to an act that it did not do; what was typed comes back with it. */
export type Refused = {
  act: string
  said: string
  errors: Record<string, string>
  typed: Record<string, string>
  isConflict: boolean
  /** DSK-043. The answer begins as a note for the team. */
  isNoteLike: boolean
}

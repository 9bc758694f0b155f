/** What the club needs of whoever collects the passwords that were stolen elsewhere. */
export type BreachedPasswordsPort = {
  readonly name: string
  /** A service that does not answer in time refuses nobody: then the answer is no, and it is counted. */
  isBreached(password: string): Promise<boolean>
  /** How many questions had no answer since the start. */
  failures(): number
}

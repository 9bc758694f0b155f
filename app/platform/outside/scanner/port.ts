/** What a scanner says of some bytes. `unanswered`: it was silent, broken, or they are more than it takes. */
export type Verdict =
  | { kind: 'clean' }
  | { kind: 'infected'; signature: string }
  | { kind: 'unanswered'; reason: string }

/** What the club needs of whoever looks for viruses in what members send. */
export type ScannerPort = {
  readonly name: string
  scan(bytes: Uint8Array): Promise<Verdict>
}

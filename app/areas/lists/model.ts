/** What can be chosen for a condition: the code in the address, and its words. */
export type Choice = { readonly value: string; readonly label: string }

/** DSK-015. A kept question. */
export type ListView = {
  readonly id: string
  readonly authorId: string
  readonly isShared: boolean
  readonly name: string
  readonly query: string
  readonly version: number
}
export const SHORTEST_VIEW_NAME = 2
export const LONGEST_VIEW_NAME = 60
/** Own ones of each person, and those of the team. */
export const MOST_VIEWS = 30

/** DSK-017. */
export const EXPORT_STATES = ['preparing', 'ready', 'failed'] as const
export const EXPORT_STATE_WORDS = {
  preparing: 'Si prepara',
  ready: 'Pronto',
  failed: 'Non riuscito: esporta di nuovo',
} as const satisfies Record<(typeof EXPORT_STATES)[number], string>
export type ListExport = {
  readonly id: string
  readonly list: string
  readonly actorId: string
  readonly askedAt: Date
  readonly query: string
  readonly question: string
  readonly columns: readonly string[]
  readonly reason: string
  readonly state: (typeof EXPORT_STATES)[number]
  readonly rowCount: number
  readonly byteSize: number | null
  readonly pieceBytes: number | null
  readonly expiresAt: Date
  readonly downloadedAt: Date | null
}
/** DSK-016. Up to so many rows a file is made at once. */
export const ROWS_AT_ONCE = 5_000
/** DSK-016. How long a file can be downloaded. */
export const EXPORT_HOURS = 24
/** DSK-017. Whoever takes out more members than these in a day is told to the other administrators. */
export const ROWS_UNTOLD = 5_000
/** DSK-017. The same file asked again so soon is the same file. */
export const SAME_EXPORT_MS = 60_000

/** A column of a list, of its file and of the choice of columns. */
export type ListColumn<Row> = {
  readonly key: string
  readonly title: string
  /** By what it puts the list in order. */
  readonly order?: string
  /** DSK-013. The condition that makes it be shown also where it was not chosen. */
  readonly field?: string
  /** Shown only to whoever chooses it; such a column is drawn as the file says it. */
  readonly isAside?: true
  /** Drawn as the file says it, where its page draws nothing else. */
  readonly isPlain?: true
  /** Only in the file: the list says it in another column. */
  readonly isFileOnly?: true
  /** What the file says of a row. */
  says(row: Row): string
}

/** A published work, as whoever gave it its DOI describes it. */
export type PublishedWork = { title: string; journal: string; year: number; doi: string }

/** What the club needs of the register of DOIs. */
export type DoiPort = {
  readonly name: string
  /** Null when nobody has that DOI. */
  findWork(doi: string): Promise<PublishedWork | null>
}

import type { Outside } from '#platform/outside/outside.server.ts'
import { issueDate } from '#platform/outside/pubmed/issue-date.ts'
import { FIRST_YEAR, type Publication } from './model.ts'
import type { PublicationName } from './publication-rules.ts'

/** Asks the catalogue of the literature and, for a DOI it does not know, the register of DOIs. */
export async function findPublication(
  { literature, dois }: Pick<Outside, 'literature' | 'dois'>,
  name: PublicationName,
): Promise<Publication | null> {
  if (name.kind === 'pmid') {
    const [record] = (await literature?.findByPmid([name.pmid])) ?? []
    return record ? fromRecord(record, `https://pubmed.ncbi.nlm.nih.gov/${record.pmid}/`) : null
  }
  const link = `https://doi.org/${name.doi}`
  const record = await literature?.findByDoi(name.doi)
  if (record) return fromRecord(record, link)
  const work = await dois?.findWork(name.doi)
  return work
    ? { title: fitted(work.title, 240), journal: fitted(work.journal, 160), year: yearOf(work.year), link }
    : null
}

type Found = { title: string; journal: { title: string }; publishedAs: string }

function fromRecord({ title, journal, publishedAs }: Found, link: string): Publication {
  const year = yearOf(Number(issueDate(publishedAs).year))
  return { title: fitted(title, 240), journal: fitted(journal.title, 160), year, link }
}

const fitted = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
/** The editor offers no year before. */
const yearOf = (year: number) => Math.max(FIRST_YEAR, year)

import { XMLParser } from 'fast-xml-parser'
import { plainText } from './plain-text.ts'

export type SearchAnswer = {
  total: number
  ids: number[]
  /** Where the service keeps what it found, for whoever comes to fetch it. */
  history: { webEnv: string; queryKey: string } | null
  error: string | null
}

const parser = new XMLParser({
  parseTagValue: false,
  processEntities: false,
  stopNodes: ['..ERROR'],
  isArray: (tag) => tag === 'Id',
})

/** The answer of `esearch`. Anything that is not one is an error of theirs, not a crash of ours. */
export function parseSearch(xml: string): SearchAnswer {
  const broken: SearchAnswer = { total: 0, ids: [], history: null, error: 'no answer' }
  let found: Record<string, unknown>
  try {
    // The head names a document type of theirs, which we do not read.
    found = parser.parse(xml.replace(/<!DOCTYPE[^>]*>/, '')).eSearchResult
  } catch {
    return broken
  }
  if (typeof found !== 'object' || found === null) return broken
  const { ERROR, Count, WebEnv, QueryKey, IdList } = found
  const ids = (IdList as { Id?: unknown[] } | undefined)?.Id ?? []
  const isKept = typeof WebEnv === 'string' && typeof QueryKey === 'string'
  return {
    total: typeof Count === 'string' && /^\d{1,9}$/.test(Count) ? Number(Count) : 0,
    ids: ids.map(Number).filter((id) => Number.isInteger(id) && id > 0),
    history: isKept ? { webEnv: WebEnv, queryKey: QueryKey } : null,
    error: typeof ERROR === 'string' ? plainText(ERROR) : Count === undefined ? 'no count' : null,
  }
}

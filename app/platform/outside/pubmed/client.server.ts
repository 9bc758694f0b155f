import { Unavailable } from '../../errors.ts'
import type { Log } from '../../log/log.server.ts'
import { type ResilientFetch, resilientFetch } from '../resilient-fetch.server.ts'
import { takeTurns } from '../take-turns.ts'
import { articlesIn } from './article-stream.server.ts'
import { parseArticle } from './article-xml.server.ts'
import type { LiteraturePort, LiteratureQuestion, LiteratureRecord } from './port.ts'
import { parseSearch, type SearchAnswer } from './search-xml.server.ts'
import { doiTerm, termOf } from './term.ts'

export type PubmedSettings = {
  /** Where the E-utilities answer: `https://eutils.ncbi.nlm.nih.gov`. */
  baseUrl: string
  apiKey?: string | undefined
  /** Whom the service writes to before it shuts somebody out. */
  email: string
}

export type PubmedClientOptions = PubmedSettings & { log: Log; timeoutMs?: number; retryDelayMs?: number }

/** What the service allows in a second, without a key and with one. */
const PER_SECOND = { plain: 3, keyed: 10 }
const BATCH = 100
/** E-utilities give no more than this of one search. */
const MOST_OF_ONE_SEARCH = 9999
const MB = 1024 * 1024

/** The PubMed E-utilities: `esearch` leaves its finds on the history server, `efetch` takes them from there in batches. */
export function pubmedClient(options: PubmedClientOptions): LiteraturePort {
  const { apiKey, email, log, timeoutMs = 15_000, retryDelayMs = 500 } = options
  const http = resilientFetch({
    name: 'il catalogo PubMed',
    baseUrl: options.baseUrl,
    log,
    timeoutMs,
    retries: 3,
    retryDelayMs,
    maxBytes: 32 * MB,
    beforeAttempt: takeTurns(apiKey ? PER_SECOND.keyed : PER_SECOND.plain),
  })
  const ask = (tool: 'esearch' | 'efetch', parameters: Record<string, string>) =>
    askTool(http, tool, { db: 'pubmed', tool: 'camice', email, ...(apiKey && { api_key: apiKey }), ...parameters })

  async function find(term: string, more: Record<string, string> = {}): Promise<SearchAnswer> {
    const answer = parseSearch(await ask('esearch', { term, retmax: '0', usehistory: 'y', sort: 'date', ...more }))
    if (answer.error) {
      log.warn({ system: 'PubMed' }, 'the catalogue refused a search')
      throw new Unavailable('In questo momento il catalogo PubMed non risponde. Riprova tra poco.', 30)
    }
    return answer
  }

  async function* search(question: LiteratureQuestion, most: number) {
    const { total, history } = await find(termOf(question), periodOf(question))
    if (!history) return
    const end = Math.min(total, most, MOST_OF_ONE_SEARCH)
    for (let start = 0; start < end; start += BATCH) {
      const retmax = String(Math.min(BATCH, end - start))
      yield recordsIn(
        await ask('efetch', {
          WebEnv: history.webEnv,
          query_key: history.queryKey,
          retstart: String(start),
          retmax,
          retmode: 'xml',
        }),
      )
    }
  }

  async function findByPmid(pmids: readonly number[]) {
    const found: LiteratureRecord[] = []
    for (let start = 0; start < pmids.length; start += BATCH) {
      const id = pmids.slice(start, start + BATCH).join(',')
      found.push(...(await recordsIn(await ask('efetch', { id, retmode: 'xml' }))))
    }
    return found
  }

  return {
    name: 'pubmed',
    search,
    findByPmid,
    async findByDoi(doi) {
      const { total, ids } = await find(doiTerm(doi), { retmax: '1', usehistory: 'n' })
      const [pmid] = ids
      if (total === 0 || pmid === undefined) return null
      const [record] = await findByPmid([pmid])
      return record?.doi?.toLowerCase() === doi.toLowerCase() ? record : null
    },
  }
}

/** The question goes in the body: a long list of subjects would not fit an address. Asking twice changes nothing. */
async function askTool(http: ResilientFetch, tool: string, parameters: Record<string, string>): Promise<string> {
  const { status, text } = await http.request(`/entrez/eutils/${tool}.fcgi`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/xml' },
    body: new URLSearchParams(parameters).toString(),
    isRepeatable: true,
  })
  // A number the catalogue does not have is said with a 400 and no paper.
  if (status >= 400 && tool === 'efetch' && status !== 403) return ''
  if (status >= 400) throw new Unavailable('In questo momento il catalogo PubMed non risponde. Riprova tra poco.', 30)
  return text
}

async function recordsIn(xml: string): Promise<LiteratureRecord[]> {
  const records: LiteratureRecord[] = []
  for await (const article of articlesIn([xml])) {
    const record = parseArticle(article)
    if (record) records.push(record)
  }
  return records
}

function periodOf({ dates, from, to }: LiteratureQuestion): Record<string, string> {
  const slashed = (day: string) => day.replaceAll('-', '/')
  return { datetype: dates === 'entered' ? 'edat' : 'pdat', mindate: slashed(from), maxdate: slashed(to) }
}

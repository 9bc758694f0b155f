import { createServer, type IncomingMessage } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WAIT_MS } from '../../../../tests/support/patience.ts'
import { Unavailable } from '../../errors.ts'
import type { Log } from '../../log/log.server.ts'
import { takeTurns } from '../take-turns.ts'
import { pubmedClient } from './client.server.ts'
import type { LiteratureQuestion, LiteratureRecord } from './port.ts'
import { standInArticle } from './stand-in-article.ts'
import { articleSetXml } from './stand-in-xml.ts'
import { termOf } from './term.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const question: LiteratureQuestion = {
  subjects: ['Heart Failure', 'Atrial Fibrillation'],
  dates: 'entered',
  from: '2026-11-02',
  to: '2026-11-08',
}

type Asked = { tool: string; form: URLSearchParams }
type Answer = { status?: number; text: string }

/** The service on loopback: its paths, its forms, its XML. */
async function service(answer: (asked: Asked, turn: number) => Answer) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const one = { tool: request.url ?? '', form: new URLSearchParams(await bodyOf(request)) }
    asked.push(one)
    const { status = 200, text } = answer(one, asked.length)
    response.writeHead(status, { 'content-type': 'text/xml' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const client = (apiKey?: string) =>
    pubmedClient({ baseUrl, apiKey, email: 'club@example.it', log: silent, timeoutMs: WAIT_MS, retryDelayMs: 5 })
  return { asked, client }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

const esearch = (count: number, ids: number[] = []) => `<?xml version="1.0" encoding="UTF-8" ?>
<!DOCTYPE eSearchResult PUBLIC "-//NLM//DTD esearch 20060628//EN" "https://eutils.ncbi.nlm.nih.gov/eutils/dtd/20060628/esearch.dtd">
<eSearchResult><Count>${count}</Count><RetMax>0</RetMax><RetStart>0</RetStart><QueryKey>1</QueryKey><WebEnv>MCID_abc</WebEnv><IdList>
${ids.map((id) => `<Id>${id}</Id>`).join('\n')}
</IdList><TranslationSet/><QueryTranslation>x</QueryTranslation></eSearchResult>`
const papers = (count: number) =>
  articleSetXml(Array.from({ length: count }, (_, index) => standInArticle('2026-11-05', index)))

async function all(batches: AsyncIterable<readonly LiteratureRecord[]>): Promise<LiteratureRecord[]> {
  const found: LiteratureRecord[] = []
  for await (const batch of batches) found.push(...batch)
  return found
}

test('a search leaves its finds on the history server and fetches them in batches', async () => {
  const { asked, client } = await service(({ tool, form }) =>
    tool.includes('esearch') ? { text: esearch(130) } : { text: papers(Number(form.get('retmax'))) },
  )
  expect(await all(client('a-key').search(question, 120))).toHaveLength(120)
  expect(asked.map(({ tool }) => tool)).toEqual([
    '/entrez/eutils/esearch.fcgi',
    '/entrez/eutils/efetch.fcgi',
    '/entrez/eutils/efetch.fcgi',
  ])
  expect(Object.fromEntries(asked[0]?.form ?? [])).toMatchObject({
    db: 'pubmed',
    tool: 'camice',
    email: 'club@example.it',
    api_key: 'a-key',
    usehistory: 'y',
    datetype: 'edat',
    mindate: '2026/11/02',
    maxdate: '2026/11/08',
    term: termOf(question),
  })
  expect(asked.slice(1).map(({ form }) => [form.get('WebEnv'), form.get('retstart'), form.get('retmax')])).toEqual([
    ['MCID_abc', '0', '100'],
    ['MCID_abc', '100', '20'],
  ])
})

test('nothing found is nothing fetched', async () => {
  const { asked, client } = await service(() => ({ text: esearch(0) }))
  expect(await all(client().search(question, 50))).toEqual([])
  expect(asked).toHaveLength(1)
})

describe('papers by name', () => {
  test('come by their number, and those the catalogue does not have are left out', async () => {
    const { asked, client } = await service(() => ({ text: papers(1) }))
    const found = await client().findByPmid([1, 2])
    expect(found).toHaveLength(1)
    expect(asked[0]?.form.get('id')).toBe('1,2')
  })

  test('an unknown number is nobody, not a failure', async () => {
    const { client } = await service(() => ({ status: 400, text: 'ID list is empty! Possibly it has no correct IDs.' }))
    expect(await client().findByPmid([5])).toEqual([])
  })

  test('come by their DOI, and a near one is not taken for it', async () => {
    const { doi, pmid } = standInArticle('2026-11-05', 0)
    const { asked, client } = await service(({ tool }) =>
      tool.includes('esearch') ? { text: esearch(1, [pmid]) } : { text: papers(1) },
    )
    expect((await client().findByDoi(doi))?.pmid).toBe(pmid)
    expect(asked[0]?.form.get('term')).toBe(`"${doi}"[doi]`)
    expect(await client().findByDoi('10.5555/another')).toBeNull()
  })
})

describe('when the service', () => {
  test('says we ask too often, we wait and ask again', async () => {
    const { asked, client } = await service((_one, turn) =>
      turn === 1
        ? { status: 429, text: '{"error":"API rate limit exceeded","count":"4"}' }
        : turn === 2
          ? { status: 502, text: 'Bad gateway' }
          : { text: papers(1) },
    )
    expect(await client('a-key').findByPmid([1])).toHaveLength(1)
    expect(asked).toHaveLength(3)
  })

  test('does not answer at all, it is said in Italian and within a known time', async () => {
    const { client } = await service(() => ({ status: 503, text: '' }))
    const failure = await client('a-key')
      .findByPmid([1])
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Unavailable)
    expect((failure as Unavailable).message).toBe(
      'In questo momento il catalogo PubMed non risponde. Riprova tra poco.',
    )
  })

  test.each([
    '<eSearchResult><ERROR>Search Backend failed: &lt;x&gt;</ERROR></eSearchResult>',
    '<html><body>Maintenance</body></html>',
    'not xml at all <<<',
    '',
  ])('answers a search with %j, that is a failure of theirs', async (text) => {
    const { client } = await service(() => ({ text }))
    await expect(all(client('a-key').search(question, 10))).rejects.toThrow(Unavailable)
  })
})

test('three requests a second begin, retries included, and the others wait their turn', async () => {
  let now = 0
  const waits: number[] = []
  const turn = takeTurns(
    3,
    () => now,
    async (milliseconds) => void waits.push(Math.round(milliseconds)),
  )
  for (let each = 0; each < 4; each += 1) await turn()
  expect(waits).toEqual([333, 667, 1000])
  now = 60_000
  await turn()
  expect(waits).toHaveLength(3)
})

test.each([
  [{ subjects: ['Asthma'], words: '' }, '("Asthma"[MeSH Terms] OR "Asthma"[Title/Abstract])'],
  [
    { subjects: ['Asthma'], words: 'beta-2 agonist) OR (x[au]' },
    '("Asthma"[MeSH Terms] OR "Asthma"[Title/Abstract]) AND "beta-2"[All Fields] AND "agonist"[All Fields] AND "OR"[All Fields] AND "x"[All Fields] AND "au"[All Fields]',
  ],
  [{ subjects: [], words: '"' }, ''],
])('what was typed cannot leave its place: %j', (asked, term) => {
  expect(termOf(asked)).toBe(term)
})

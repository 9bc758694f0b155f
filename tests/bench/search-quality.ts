import { anAudience } from '#areas/audience/fixtures.ts'
import { readJudged, type Scored, scoreQuery, summaryOf } from '../search/judged-search.ts'
import type { TestClub } from '../support/open-club.ts'
import type { Bar } from './report.ts'

const WALLETS = ['ecm', 'news', 'legal', 'moduliLegali', 'moduliScientifici', 'toolLegali', 'toolScientifici']

/** SRC-004, SRC-011. How well the search answers what members type, in the demo: the queries are judged in `tests/search/judged-queries.yaml`. */
export async function measureSearchQuality({ database: { db }, clock }: TestClub): Promise<Bar[]> {
  const wallets = Object.fromEntries(WALLETS.map((name) => [name, {}]))
  const audience = anAudience('PREMIUM', { wallets })
  const scored: Scored[] = []
  for (const query of readJudged()) scored.push(await scoreQuery(query, { db, audience, now: clock.now() }))
  const { success, ndcg } = summaryOf(scored)
  return [
    { name: `search, success@3 of ${scored.length} judged queries`, ratio: success, atLeast: 0.95 },
    { name: 'search, nDCG@10 of the same', ratio: ndcg, atLeast: 0.85 },
  ]
}

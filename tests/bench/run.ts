import path from 'node:path'
import { startTestServer } from '../support/database-server.ts'
import { openTestClub } from '../support/open-club.ts'
import { measureConventions } from './conventions.ts'
import { measureCourseSearch } from './course-search.ts'
import { measureDirectoryList } from './directory-list.ts'
import { measureFigures } from './figures.ts'
import { measureFirstPage } from './first-page.ts'
import { measureKeptPages } from './kept-pages.ts'
import { measureLighthouse } from './lighthouse-scores.ts'
import { measureLiteratureSearch } from './literature-search.ts'
import { startMeasured } from './measured-server.ts'
import { measureMemberImport } from './member-import.ts'
import { measureMemberQuestions } from './member-questions.ts'
import { measureMemory } from './memory.ts'
import { measureOpeningCounts } from './opening-counts.ts'
import { measureReadingScale } from './reading-scale.ts'
import { measureRenderCost } from './render-cost.ts'
import { type Bar, isMet, lineOf } from './report.ts'
import { measureSearchQuality } from './search-quality.ts'
import { measureSignInTime } from './sign-in-time.ts'

/**
 * `npm run bench`: prints ratios measured in this run. `-- --long` loads for ten minutes instead of one; `-- lighthouse memory`
 * measures only those.
 */
const isLong = process.argv.includes('--long')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const chromePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
process.env.NODE_ENV = 'production'

/** Pages that Lighthouse scores. */
const SCORED = [
  '/',
  '/corsi-ecm-fad',
  '/corsi-ecm-fad/privacy-in-ambulatorio',
  '/news-approfondimenti',
  '/news-approfondimenti/clinica-e-terapia/cefalea-segnali-di-allarme',
]

const server = await startTestServer()
const club = await openTestClub(server)
const { cookie = '' } = await club.cookieOf(1003)
const { url } = club.database
const bars: Bar[] = []
try {
  const built = path.resolve('build/server/index.js')
  const onScreen = async (measure: (origin: string) => Promise<Bar[]>) => {
    const measured = await startMeasured({ kind: 'club', databaseUrl: url })
    const found = await measure(measured.origin)
    await measured.stop()
    return found
  }
  const steps: Record<string, () => Promise<Bar[]>> = {
    'kept-pages': () => measureKeptPages(url, cookie),
    openings: () => measureOpeningCounts(url),
    'render-cost': () => measureRenderCost(built, url),
    'first-page': () => onScreen((origin) => measureFirstPage(origin, chromePath)),
    lighthouse: () => onScreen((origin) => measureLighthouse(origin, chromePath, SCORED)),
    memory: () => measureMemory(url, cookie, isLong ? 600 : 60),
    'course-search': () => measureCourseSearch(server),
    conventions: () => measureConventions(server),
    reading: () => measureReadingScale(server),
    search: () => measureSearchQuality(club),
    literature: () => measureLiteratureSearch(server),
    directory: () => measureDirectoryList(server),
    members: () => measureMemberQuestions(server),
    figures: () => measureFigures(server),
    import: () => measureMemberImport(club),
    'sign-in': () => measureSignInTime(club),
  }
  const unknown = wanted.filter((name) => !(name in steps))
  if (unknown.length > 0) throw new Error(`There is no measure ${unknown}: choose among ${Object.keys(steps)}.`)
  for (const [name, step] of Object.entries(steps)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const bar of await step()) {
      bars.push(bar)
      console.log(lineOf(bar))
    }
  }
} finally {
  await club.close()
  await server.stop()
}
const missed = bars.filter((bar) => !isMet(bar)).length
console.log(missed === 0 ? 'Every bar is met.' : `${missed} bars are not met.`)
process.exitCode = missed === 0 ? 0 : 1

import path from 'node:path'
import { startTestServer } from '../support/database-server.ts'
import { openTestClub } from '../support/open-club.ts'
import { measureConventions } from './conventions.ts'
import { measureCourseSearch } from './course-search.ts'
import { measureDirectoryList } from './directory-list.ts'
import { measureFirstPage } from './first-page.ts'
import { measureKeptPages } from './kept-pages.ts'
import { measureLighthouse } from './lighthouse-scores.ts'
import { measureLiteratureSearch } from './literature-search.ts'
import { startMeasured } from './measured-server.ts'
import { measureMemory } from './memory.ts'
import { measureReadingScale } from './reading-scale.ts'
import { measureRenderCost } from './render-cost.ts'
import { type Bar, isMet, lineOf } from './report.ts'

/** `npm run bench`: prints ratios measured in this run. `-- --long` loads for ten minutes instead of one. */
const isLong = process.argv.includes('--long')
const chromePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
process.env.NODE_ENV = 'production'

const server = await startTestServer()
const club = await openTestClub(server)
const { cookie = '' } = await club.cookieOf(1003)
const { url } = club.database
const bars: Bar[] = []
try {
  const built = path.resolve('build/server/index.js')
  const steps: (() => Promise<Bar[]>)[] = [
    () => measureDirectoryList(server),
    () => measureKeptPages(url, cookie),
    () => measureRenderCost(built, url),
    () => measureReadingScale(server),
    () => measureLiteratureSearch(server),
    () => measureConventions(server),
    () => measureCourseSearch(server),
    () => measureMemory(url, cookie, isLong ? 600 : 60),
    async () => {
      const measured = await startMeasured({ kind: 'club', databaseUrl: url })
      const first = await measureFirstPage(measured.origin, chromePath)
      const scores = await measureLighthouse(measured.origin, chromePath, [
        '/',
        '/corsi-ecm-fad',
        '/corsi-ecm-fad/privacy-in-ambulatorio',
        '/news-approfondimenti',
        '/news-approfondimenti/clinica-e-terapia/cefalea-segnali-di-allarme',
      ])
      await measured.stop()
      return [...first, ...scores]
    },
  ]
  for (const step of steps)
    for (const bar of await step()) {
      bars.push(bar)
      console.log(lineOf(bar))
    }
} finally {
  await club.close()
  await server.stop()
}
const missed = bars.filter((bar) => !isMet(bar)).length
console.log(missed === 0 ? 'Every bar is met.' : `${missed} bars are not met.`)
process.exitCode = missed === 0 ? 0 : 1

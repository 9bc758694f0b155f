import { ensureBrowser } from './steps/browser.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24, runScript } from './steps/node-24.mjs'
import { main } from './steps/project.mjs'

/** `npm run bench`: how fast, small and light the club is, in ratios measured in one run. */
await main(async () => {
  await ensureInstalled({ withDevelopment: true })
  await continueUnderNode24()
  process.env.CHROME_PATH = await ensureBrowser()
  await ensureBuilt()
  await runScript('tests/bench/run.ts')
})

import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24, runScript } from './steps/node-24.mjs'
import { main } from './steps/project.mjs'

/** `npm run scan-files`: what members sent is shown again to the scanner. */
await main(async () => {
  await ensureInstalled({ withDevelopment: false })
  await continueUnderNode24()
  await runScript('db/scan-files.ts')
})

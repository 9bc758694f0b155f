import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24, runScript } from './steps/node-24.mjs'
import { main } from './steps/project.mjs'

/** `npm run crash-test`: a hundred deaths with -9 during writes, of Node and of PostgreSQL, and what they lost. */
await main(async () => {
  await ensureInstalled({ withDevelopment: true })
  await continueUnderNode24()
  await runScript('tests/crash/run.ts')
})

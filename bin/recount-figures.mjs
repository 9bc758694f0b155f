import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24, runScript } from './steps/node-24.mjs'
import { main } from './steps/project.mjs'

/** `npm run figures:recount -- --from DAY --to DAY [--check]`: the totals of those days, counted again. */
await main(async () => {
  await ensureInstalled({ withDevelopment: false })
  await continueUnderNode24()
  await runScript('db/recount-figures.ts')
})

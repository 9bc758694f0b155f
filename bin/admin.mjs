import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24, runScript } from './steps/node-24.mjs'
import { main } from './steps/project.mjs'

/** `npm run admin -- nina@club.it Nina Rossi`: opens the desk to its first administrator. */
await main(async () => {
  await ensureInstalled({ withDevelopment: false })
  await continueUnderNode24()
  await runScript('db/admin.ts')
})

import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24, runScript } from './steps/node-24.mjs'
import { main } from './steps/project.mjs'

/** `npm run rotate-secret`: what still lies under a previous secret is sealed again with the one in use. */
await main(async () => {
  await ensureInstalled({ withDevelopment: false })
  await continueUnderNode24()
  await runScript('db/rotate-secret.ts')
})

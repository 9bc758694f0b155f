import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24, runScript } from './steps/node-24.mjs'
import { main } from './steps/project.mjs'

/** `npm run check:deploy`: says what is not ready for the public, by the rules of production wherever it runs. */
await main(async () => {
  await ensureInstalled({ withDevelopment: false })
  await continueUnderNode24()
  process.env.NODE_ENV = 'production'
  await runScript('db/check-deploy.ts')
})

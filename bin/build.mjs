import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24 } from './steps/node-24.mjs'
import { main } from './steps/project.mjs'

/** `npm run build`: the pages, also when nothing has changed. */
await main(async () => {
  await ensureInstalled({ withDevelopment: false })
  await continueUnderNode24()
  await ensureBuilt({ force: true })
})

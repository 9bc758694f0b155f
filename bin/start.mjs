import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24 } from './steps/node-24.mjs'
import { inProject, main, say } from './steps/project.mjs'

/** `npm start`: everything the club needs, then the club. */
await main(async () => {
  await ensureInstalled({ withDevelopment: false })
  await continueUnderNode24()
  await ensureBuilt()
  const { serve } = await import(inProject('build', 'server', 'index.js'))
  await serve(say)
})

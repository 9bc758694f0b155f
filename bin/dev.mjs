import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24, runScript } from './steps/node-24.mjs'
import { main } from './steps/project.mjs'

/** `npm run dev`: the same Fastify, with Vite in front of it. React Router needs its development half in the server too. */
await main(async () => {
  await ensureInstalled({ withDevelopment: true })
  await continueUnderNode24(['--conditions=development'])
  await runScript('dev.ts')
})

import { lint, runChecks, typeCheck, vitest } from './steps/checks.mjs'
import { main } from './steps/project.mjs'

/** `npm run check`: everything that needs no browser. */
await main(async () => {
  process.exitCode = (await runChecks([typeCheck, lint, vitest])) ? 0 : 1
})

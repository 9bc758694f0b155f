import { lint, playwright, runChecks, typeCheck, vitest } from './steps/checks.mjs'
import { main } from './steps/project.mjs'

/** `npm test`: everything, the browser too. */
await main(async () => {
  process.exitCode = (await runChecks([typeCheck, lint, vitest, playwright])) ? 0 : 1
})

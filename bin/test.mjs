import { lint, playwright, runChecks, typeCheck, vitest } from './steps/checks.mjs'
import { main } from './steps/project.mjs'

/** `npm test`: everything, the browser too. */
await main(async () => {
  const steps = [typeCheck, lint, vitest].map((step) => step({ isQuick: false }))
  process.exitCode = (await runChecks([...steps, playwright])) ? 0 : 1
})

import { lint, runChecks, typeCheck, vitest } from './steps/checks.mjs'
import { main } from './steps/project.mjs'

/** `npm run check`: what needs no browser, as far as what changed since it was last well can reach; with `--all`, and in CI, all of it. */
await main(async () => {
  const isQuick = !process.argv.includes('--all') && !process.env.CI
  const steps = [typeCheck, lint, vitest].map((step) => step({ isQuick }))
  process.exitCode = (await runChecks(steps)) ? 0 : 1
})

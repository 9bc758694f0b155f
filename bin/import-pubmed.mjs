import { ensureInstalled } from './steps/install.mjs'
import { continueUnderNode24, runScript } from './steps/node-24.mjs'
import { main } from './steps/project.mjs'

/** `npm run import:pubmed -- FILE…`: takes the papers of PubMed XML files into the club, also while it runs. */
await main(async () => {
  await ensureInstalled({ withDevelopment: false })
  await continueUnderNode24()
  await runScript('db/import-pubmed.ts')
})

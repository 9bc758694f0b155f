import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPlaywrightReport, readVitestReport, weigh } from './steps/requirement-proofs.mjs'
import { readRequirements } from './steps/requirement-rows.mjs'

// `npm run requirements [-- --json]`: which rows are proved by tests that ran and passed in the last `npm test`.

const root = process.cwd()
const reports = [
  { path: '.reports/vitest.json', read: readVitestReport },
  { path: '.reports/playwright.json', read: readPlaywrightReport },
].map((report) => ({ ...report, exists: existsSync(join(root, report.path)) }))

const missing = reports.filter(({ exists }) => !exists).map(({ path }) => path)
if (missing.length === reports.length) {
  console.error('No test has left a report yet: run `npm test` first.')
  process.exit(1)
}

const outcomes = reports
  .filter(({ exists }) => exists)
  .flatMap(({ path, read }) => read(JSON.parse(readFileSync(join(root, path), 'utf8'))))
const result = weigh(readRequirements(join(root, 'docs/requirements')), outcomes)

if (process.argv.includes('--json')) console.log(JSON.stringify({ ...result, missingReports: missing }, null, 2))
else print(result)
if (result.unknown.length > 0) {
  console.error(`Tests cite ids that no requirement has: ${result.unknown.join(', ')}`)
  process.exitCode = 1
}

function print({ files, rows, proved, failed }) {
  for (const { file, rows: count, proved: done, missing: left } of files) {
    console.log(
      `${file.replace('.yaml', '').padEnd(20)} ${String(done.length).padStart(4)} of ${String(count).padStart(3)}`,
    )
    if (left.length > 0) console.log(`${wrapped(left)}`)
  }
  if (missing.length > 0) console.log(`Not counted, because the report is missing: ${missing.join(', ')}`)
  if (failed.length > 0) console.log(`Cited by a test that failed: ${failed.join(', ')}`)
  console.log(`${proved} of ${rows} rows proved`)
}

function wrapped(ids) {
  const lines = []
  for (let from = 0; from < ids.length; from += 12) lines.push(`    ${ids.slice(from, from + 12).join(' ')}`)
  return lines.join('\n')
}

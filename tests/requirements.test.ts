import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const script = join(import.meta.dirname, '../bin/requirements.mjs')
const rows = `# audience: what the portal must do (AUD)
- id: AUD-001
  what: >-
    Every visitor has a type:
    one of six.
  decide: >-
    Upper case.
  source: 1 §1; 2 §3
- id: AUD-002
  what: One line.
  source: 1 §1
- id: AUD-003
  what: Another line.
  source: 1 §1
`

type Outcome = { code: number; out: string; err: string }

async function run(files: Record<string, string | object>, ...flags: string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'camice-requirements-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries({ 'docs/requirements/audience.yaml': rows, ...files })) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return promisify(execFile)(process.execPath, [script, ...flags], { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout,
      err: error.stderr,
    }),
  )
}

const vitest = (...tests: [string, string][]) => ({
  '.reports/vitest.json': {
    testResults: [{ assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }],
  },
})
const playwright = (...tests: [string, string][]) => ({
  '.reports/playwright.json': {
    suites: [
      {
        title: 'file',
        specs: [],
        suites: [{ title: 'login', specs: tests.map(([title, status]) => ({ title, tests: [{ status }] })) }],
      },
    ],
  },
})
const provedIn = (outcome: Outcome) => JSON.parse(outcome.out).files[0].proved

test('a row is proved by a test that cites it, ran and passed, in either runner', async () => {
  const outcome = await run(
    { ...vitest(['the type [AUD-001] is one', 'passed']), ...playwright(['[AUD-002, AUD-003] the page', 'expected']) },
    '--json',
  )
  expect(provedIn(outcome)).toEqual(['AUD-001', 'AUD-002', 'AUD-003'])
  expect(JSON.parse(outcome.out)).toMatchObject({ rows: 3, proved: 3, unknown: [], missingReports: [] })
})

test('skipped, failed, flaky and merely mentioned rows are not proved', async () => {
  const outcome = await run(
    {
      ...vitest(
        ['[AUD-001] skipped', 'skipped'],
        ['AUD-003: mentioned', 'passed'],
        ['[AUD-002] passes here', 'passed'],
      ),
      ...playwright(['[AUD-002] passes the second time', 'flaky']),
    },
    '--json',
  )
  expect(provedIn(outcome)).toEqual([])
  expect(JSON.parse(outcome.out).failed).toEqual(['AUD-002'])
})

test('the printed page counts each file, lists what is missing and ends with the sum', async () => {
  const outcome = await run(vitest(['[AUD-001] a', 'passed']))
  expect(outcome.code).toBe(0)
  expect(outcome.out).toMatch(/^audience +1 of {3}3\n {4}AUD-002 AUD-003\n/)
  expect(outcome.out).toContain('the report is missing: .reports/playwright.json')
  expect(outcome.out.trimEnd().endsWith('1 of 3 rows proved')).toBe(true)
})

test('a test that cites an unknown id is an error that names it', async () => {
  const outcome = await run(vitest(['[AUD-001, AUD-999] a', 'passed']))
  expect(outcome.code).toBe(1)
  expect(outcome.err).toContain('AUD-999')
})

test('without any report it says what to do', async () => {
  const outcome = await run({})
  expect(outcome).toMatchObject({ code: 1, err: expect.stringContaining('npm test') })
})

test.each([
  ['a field twice', '- id: AUD-001\n  what: a\n  what: b\n  source: 1\n', 'out of place'],
  ['a field nobody reads', '- id: AUD-001\n  what: a\n  why: b\n  source: 1\n', '"why"'],
  ['a row without source', '- id: AUD-001\n  what: a\n', 'needs'],
  ['another kind of YAML', '- id: AUD-001\n  what: |\n    a\n  source: 1\n', 'not a line of our rows'],
  ['a wrong id', '- id: AUD1\n  what: a\n  source: 1\n', 'not a requirement id'],
  ['an id twice', '- id: AUD-001\n  what: a\n  source: 1\n- id: AUD-001\n  what: a\n  source: 1\n', 'written twice'],
])('%s in the rows is refused', async (_, yaml, sentence) => {
  const outcome = await run({ 'docs/requirements/audience.yaml': yaml, ...vitest(['a', 'passed']) })
  expect(outcome.code).toBe(1)
  expect(outcome.err).toContain(sentence)
})

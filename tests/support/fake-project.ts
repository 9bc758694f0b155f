// reads: bin/**/*
import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const projectFolder = path.resolve(import.meta.dirname, '../..')

export type Ended = { code: number; stdout: string; stderr: string }

export type FakeProject = {
  folder: string
  write: (name: string, text: string) => Promise<void>
  read: (name: string) => Promise<string>
  /** How often the stand-in for npm was asked to install, and with which words. */
  installs: () => Promise<string[]>
  builds: () => Promise<string[]>
  start: (command: string, env?: Record<string, string>, args?: readonly string[]) => ChildProcess
  run: (command: string, env?: Record<string, string>, args?: readonly string[]) => Promise<Ended>
  remove: () => Promise<void>
}

/**
 * The commands of `bin/` in a project of their own, where npm and the programs it installs are stand-ins of a few lines:
 * what is tried is when the commands install, build and check, not npm or Vite.
 */
export async function createFakeProject(): Promise<FakeProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'camice-project-'))
  const at = (name: string) => path.join(folder, name)
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(at(name)), { recursive: true })
    await writeFile(at(name), text)
  }
  const read = (name: string) => readFile(at(name), 'utf8').catch(() => '')
  await cp(path.join(projectFolder, 'bin'), at('bin'), { recursive: true })
  await write('package.json', JSON.stringify({ type: 'module', devDependencies: { 'a-test-tool': '1.0.0' } }))
  await write('package-lock.json', JSON.stringify({ packages: { 'node_modules/node': { version: '24.0.0' } } }))
  await write('app/page.ts', 'export {}')
  await write('keys.json', '{}')
  await write('tests/quick/write-keys.ts', fakeKeys)
  await write('fake/npm', fakeNpm)
  await chmod(at('fake/npm'), 0o755)
  for (const [name, text] of Object.entries(fakePrograms)) await write(`fake/${name}`, text)

  const start = (command: string, env: Record<string, string> = {}, args: readonly string[] = []) =>
    spawn(process.execPath, [at(`bin/${command}.mjs`), ...args], {
      cwd: folder,
      env: { PATH: `${at('fake')}:/usr/bin:/bin`, HOME: folder, REAL_NODE: process.execPath, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const run: FakeProject['run'] = async (command, env, args) => {
    const child = start(command, env, args)
    const ended = { code: 1, stdout: '', stderr: '' }
    child.stdout?.on('data', (chunk) => {
      ended.stdout += chunk
    })
    child.stderr?.on('data', (chunk) => {
      ended.stderr += chunk
    })
    ended.code = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)))
    return ended
  }
  const lines = async (name: string) => (await read(name)).split('\n').filter(Boolean)
  return {
    folder,
    write,
    read,
    installs: () => lines('npm.log'),
    builds: () => lines('build.log'),
    start,
    run,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Installs the stand-ins of the programs below; PAUSE keeps it at work, FAIL makes it fail as npm does without a network. */
const fakeNpm = `#!/bin/sh
echo "$*" >> npm.log
rm -rf node_modules
mkdir -p node_modules/node/bin node_modules/.bin node_modules/@react-router/dev node_modules/typescript/bin node_modules/@biomejs/biome/bin node_modules/vitest node_modules/@playwright/test
if [ -n "$NPM_PAUSE" ]; then sleep "$NPM_PAUSE"; fi
if [ -n "$NPM_FAIL" ]; then echo "npm error network ENOTFOUND"; exit 1; fi
case "$*" in *omit=dev*) ;; *) mkdir -p node_modules/a-test-tool ;; esac
ln -s "$REAL_NODE" node_modules/node/bin/node
cp fake/react-router.cjs node_modules/@react-router/dev/bin.cjs
cp fake/tsc.cjs node_modules/typescript/bin/tsc.cjs && mv node_modules/typescript/bin/tsc.cjs node_modules/typescript/bin/tsc
cp fake/biome.cjs node_modules/@biomejs/biome/bin/biome
cp fake/vitest.mjs node_modules/vitest/vitest.mjs
cp fake/playwright.cjs node_modules/@playwright/test/cli.js
echo '{"type":"commonjs"}' > node_modules/package.json
echo '{"packages":{"node_modules/node":{"version":"24.0.0"}}}' > node_modules/.package-lock.json
`

/** What each test file depends on is in a file that the test writes. */
const fakeKeys = `
  import { copyFileSync } from 'node:fs'
  copyFileSync('keys.json', process.argv[2])`

const fakePrograms = {
  'react-router.cjs': `
    const fs = require('node:fs')
    if (process.argv[2] === 'build') {
      const folder = process.env.CAMICE_BUILD_FOLDER
      fs.appendFileSync('build.log', 'build\\n')
      fs.mkdirSync(folder + '/server', { recursive: true })
      const end = () => fs.writeFileSync(folder + '/server/index.js', "export const serve = async () => { console.log('serving ' + process.pid); setInterval(() => {}, 1000) }")
      process.env.BUILD_PAUSE ? setTimeout(end, Number(process.env.BUILD_PAUSE) * 1000) : end()
    }`,
  'tsc.cjs': `process.exit(process.env.TYPES_FAIL ? 2 : 0)`,
  'biome.cjs': `
    require('node:fs').appendFileSync('lint.log', process.argv.slice(3).filter((word) => !word.startsWith('--')).join(' ') + '\\n')
    process.exit(process.env.LINT_FAIL ? 1 : 0)`,
  'vitest.mjs': `
    import fs from 'node:fs'
    const asked = process.argv.slice(3)
    fs.appendFileSync('vitest.log', (asked.join(' ') || 'everything') + '\\n')
    const isFailing = process.env.TEST_FAIL || process.env.FILE_FAIL
    const files = asked.length > 0 ? asked : Object.keys(JSON.parse(fs.readFileSync('keys.json', 'utf8')))
    const passed = files.filter((name) => !isFailing || name !== 'tests/rule.test.ts').map((name) => ({ name: process.cwd() + '/' + name, status: 'passed', assertionResults: [{ status: 'passed' }] }))
    const test = { status: 'failed', fullName: 'a rule holds', failureMessages: ['expected 1 to be 2\\nat line 3'] }
    const failing = { name: 'tests/rule.test.ts', status: 'failed', message: 'no such file', assertionResults: process.env.FILE_FAIL ? [] : [test] }
    if (!process.env.VITEST_DIES) fs.writeFileSync('.reports/vitest.json', JSON.stringify({ numPassedTests: 40, numFailedTests: process.env.TEST_FAIL ? 1 : 0, testResults: isFailing ? [...passed, failing] : passed }))
    process.exit(isFailing || process.env.VITEST_DIES || process.env.VITEST_COMPLAINS ? 1 : 0)`,
  'playwright.cjs': `
    const fs = require('node:fs')
    fs.writeFileSync('.reports/playwright.json', JSON.stringify({ suites: [], stats: { expected: 5, flaky: 1, unexpected: 0, skipped: 0 }, errors: [] }))
    fs.writeFileSync('browser.log', String(process.env.CHROME_PATH))`,
}

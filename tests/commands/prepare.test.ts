// reads: bin/**/*
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeProject, type FakeProject } from '../support/fake-project.ts'

let project: FakeProject

beforeEach(async () => {
  project = await createFakeProject()
})
afterEach(() => project.remove())

/** Starts the club of the fake project, waits until it serves, and ends it. */
async function startOnce(env: Record<string, string> = {}): Promise<void> {
  const child = project.start('start', env)
  const ended = new Promise((resolve) => child.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('close', (code) => reject(new Error(`ended with ${code} before serving`)))
  })
  child.kill('SIGTERM')
  await ended
}

/** Starts it and kills it with -9 as soon as the file appears. */
async function killWhen(file: string, env: Record<string, string>): Promise<void> {
  const child = project.start('start', env)
  const ended = new Promise((resolve) => child.on('close', resolve))
  await vi.waitFor(() => expect(existsSync(path.join(project.folder, file))).toBe(true), { interval: 10 })
  child.kill('SIGKILL')
  child.stdout?.destroy()
  child.stderr?.destroy()
  await ended
}

describe('npm start', () => {
  test('installs and builds the first time, and neither the second', async () => {
    await startOnce()
    await startOnce()
    expect(await project.installs()).toEqual(['ci --no-audit --no-fund --ignore-scripts=false --omit=dev'])
    expect(await project.builds()).toHaveLength(1)
  })

  test('installs again when the lockfile changes, and keeps development packages that are there', async () => {
    await project.run('check')
    await project.write(
      'package-lock.json',
      JSON.stringify({ packages: { 'node_modules/node': { version: '24.0.1' } } }),
    )
    await startOnce()
    expect(await project.installs()).toEqual([
      expect.stringContaining('--include=dev'),
      expect.stringContaining('--include=dev'),
    ])
  })

  test('builds again when a source changes, not when a test does', async () => {
    await startOnce()
    await project.write('app/page.test.ts', 'export {}')
    await startOnce()
    expect(await project.builds()).toHaveLength(1)
    await project.write('app/page.ts', 'export const changed = 1')
    await startOnce()
    expect(await project.builds()).toHaveLength(2)
  })

  test('killed with -9 while it installs, installs again and ends what was left of the first', async () => {
    await killWhen('.data/installing', { NPM_PAUSE: '30' })
    const left = Number((await project.read('.data/installing')).split(' ')[0])
    await startOnce()
    expect(await project.installs()).toHaveLength(2)
    expect(() => process.kill(left, 0)).toThrow('ESRCH')
  })

  test('killed with -9 while it builds, never serves half a build', async () => {
    await killWhen('.data/build-draft/server', { BUILD_PAUSE: '30' })
    expect(existsSync(path.join(project.folder, 'build'))).toBe(false)
    await startOnce()
    expect(await project.builds()).toHaveLength(2)
  })

  test('twice at once prepares once', async () => {
    await Promise.all([startOnce({ NPM_PAUSE: '1' }), startOnce({ NPM_PAUSE: '1' })])
    expect(await project.installs()).toHaveLength(1)
    expect(await project.builds()).toHaveLength(1)
  })

  test('without a registry says one sentence and fails', async () => {
    const { code, stderr } = await project.run('start', { NPM_FAIL: '1' })
    expect(code).toBe(1)
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'Il registro di npm non risponde: controlla la connessione e ripeti il comando.',
    )
  })

  test('ends when the npm that started it is killed with -9', async () => {
    await startOnce()
    // Two shells stand for npm and the shell it uses; each waits for what it started.
    const command = `sh -c '${process.execPath} bin/start.mjs; true'; true`
    const npm = spawn('sh', ['-c', command], {
      cwd: project.folder,
      env: { PATH: '/usr/bin:/bin', npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const said = await new Promise<string>((resolve) => npm.stdout.once('data', (chunk) => resolve(String(chunk))))
    const club = Number(said.split(' ')[1])
    npm.kill('SIGKILL')
    await vi.waitFor(() => expect(() => process.kill(club, 0)).toThrow('ESRCH'), { interval: 50 })
  })
})

describe('npm test', () => {
  const browser = async () => {
    await project.write('fake/chromium', '#!/bin/sh\necho "Chromium 140.0"')
    await chmod(path.join(project.folder, 'fake/chromium'), 0o755)
    return { CHROME_PATH: path.join(project.folder, 'fake/chromium') }
  }
  const closing = (stdout: string) => stdout.trimEnd().split('\n').at(-1)

  test('runs every step and closes with one line', async () => {
    const { code, stdout } = await project.run('test', await browser())
    expect([code, closing(stdout)]).toEqual([0, '48 passed, 0 failed'])
    expect(await project.read('browser.log')).toMatch(/fake\/chromium$/)
  })

  test.each([
    ['types that do not hold', { TYPES_FAIL: '1' }, '47 passed, 1 failed', 'Tipi'],
    [
      'a test that fails',
      { TEST_FAIL: '1' },
      '48 passed, 1 failed',
      'tests/rule.test.ts › a rule holds › expected 1 to be 2',
    ],
    ['a test file that cannot be read', { FILE_FAIL: '1' }, '48 passed, 1 failed', 'tests/rule.test.ts › no such file'],
    ['a runner that dies without a report', { VITEST_DIES: '1' }, '8 passed, 1 failed', 'Architettura'],
  ])('counts %s, still runs the rest, says at the end what failed, and fails', async (_what, env, line, name) => {
    const { code, stdout, stderr } = await project.run('test', { ...(await browser()), ...env })
    expect([code, closing(stdout)]).toEqual([1, line])
    expect(stderr).toContain(`Non riuscita: ${name}`)
  })

  test('a browser that does not start is one sentence and one failure', async () => {
    const { code, stdout, stderr } = await project.run('test', { CHROME_PATH: '/nowhere/chromium' })
    expect([code, closing(stdout)]).toEqual([1, '42 passed, 1 failed'])
    expect(stderr).toContain(
      'CHROME_PATH indica /nowhere/chromium, che non è un browser che si avvia: correggila o toglila.',
    )
  })

  test('without the browser is npm run check', async () => {
    const { code, stdout } = await project.run('check')
    expect([code, closing(stdout)]).toEqual([0, '42 passed, 0 failed'])
  })

  test('asks about the form of a file again when it has changed, or when it was not well formed', async () => {
    execFileSync('git', ['init', '-q'], { cwd: project.folder })
    await project.write('.gitignore', 'node_modules\nbuild\n.*/\n*.log\n')
    const asked = async (env: Record<string, string> = {}) => {
      await project.write('lint.log', '')
      const { code } = await project.run('check', env)
      return [code, ...(await project.read('lint.log')).trim().split(' ')]
    }
    expect(await asked()).toEqual(expect.arrayContaining([0, 'app/page.ts', 'bin/check.mjs']))
    expect(await asked()).toEqual([0, ''])
    await project.write('app/page.ts', 'export { }')
    expect(await asked({ LINT_FAIL: '1' })).toEqual([1, 'app/page.ts'])
    expect(await asked()).toEqual([0, 'app/page.ts'])
    await project.write('biome.json', '{}')
    expect(await asked()).toEqual(expect.arrayContaining([0, 'app/page.ts', 'bin/check.mjs']))
  })
})

describe('npm run check', () => {
  const keys = (text: Record<string, string>) => project.write('keys.json', JSON.stringify(text))
  /** Which test files were run, and how it ended. */
  const ran = async (env: Record<string, string> = {}, ...args: string[]) => {
    await project.write('vitest.log', '')
    const { code } = await project.run('check', env, args)
    return [code, ...(await project.read('vitest.log')).trim().split(' ')]
  }
  beforeEach(async () => {
    execFileSync('git', ['init', '-q'], { cwd: project.folder })
    await project.write('.gitignore', 'node_modules\nbuild\n.*/\n*.log\nkeys.json\n')
    await keys({ 'tests/rule.test.ts': '1', 'tests/page.test.ts': '1' })
  })

  test('runs a test file again when its key has changed, or when it did not pass', async () => {
    expect(await ran()).toEqual([0, 'everything'])
    expect(await ran()).toEqual([0, ''])
    await keys({ 'tests/rule.test.ts': '2', 'tests/page.test.ts': '1' })
    expect(await ran({ TEST_FAIL: '1' })).toEqual([1, 'tests/rule.test.ts'])
    expect(await ran()).toEqual([0, 'tests/rule.test.ts'])
    await keys({ 'tests/rule.test.ts': '2', 'tests/page.test.ts': '1', 'tests/new.test.ts': '1' })
    expect(await ran()).toEqual([0, 'tests/new.test.ts'])
    expect(await ran()).toEqual([0, ''])
  })

  test.each([
    ['--all', {}, ['--all']],
    ['in CI', { CI: 'true' }, []],
  ])('%s runs everything, and npm test does', async (_how, env, args) => {
    await ran()
    expect(await ran(env, ...args)).toEqual([0, 'everything'])
    await project.write('vitest.log', '')
    await project.run('test', { CHROME_PATH: '/nowhere/chromium' })
    expect((await project.read('vitest.log')).trim()).toBe('everything')
  })

  test.each<Record<string, string>>([{ VITEST_DIES: '1' }, { VITEST_COMPLAINS: '1' }])(
    'remembers nothing of a run that failed and named no test',
    async (env) => {
      expect(await ran(env)).toEqual([1, 'everything'])
      expect(await ran()).toEqual([0, 'everything'])
    },
  )

  test('asks about the types again when a file of theirs has changed, or when they did not hold', async () => {
    await ran()
    const holds = async () => (await project.run('check', { TYPES_FAIL: '1' })).code === 0
    expect(await holds()).toBe(true)
    await project.write('docs.md', 'Words.')
    expect(await holds()).toBe(true)
    await project.write('app/page.ts', 'export const changed = 1')
    expect(await holds()).toBe(false)
    await ran()
    expect(await holds()).toBe(true)
  })
})

test('the commands use nothing that is not in Node', () => {
  const imports = execFileSync('grep', ['-rhoE', "from '[^']+'", 'bin'], { encoding: 'utf8' })
  const foreign = imports.split('\n').filter((line) => line && !/from '(node:|\.)/.test(line))
  expect(foreign).toEqual([])
})

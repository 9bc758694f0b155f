import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { moduleReader } from './imports.ts'
import { testFilesOf } from './test-files.ts'

/** What every test stands on: packages, settings, how tests are run and the tables of their databases. */
const GROUND = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'tests/quick/*.ts',
  'tests/support/**/*',
  'db/migrations/**/*',
]

/** They read what is in the keys anyway: migrations, packages, and the built club of whoever opens one. */
const KNOWN_READERS = [
  'tests/support/database-server.ts',
  'tests/support/open-club.ts',
  'tests/support/another-node.ts',
  'tests/support/archives.ts',
  'tests/support/routes.ts',
  'app/platform/db/embedded.server.ts',
  'app/platform/db/embedded/binaries.server.ts',
]

/**
 * For each test file a key of all that its outcome depends on: whoever passed with this key passes again. A file that reads more than it
 * imports depends on every file of the house.
 */
export function keysOfTests(folder: string): Record<string, string> {
  const { club, screens, rooms } = testFilesOf(folder)
  const read = moduleReader(folder)
  const ground = hashOf(folder, globSync(GROUND, { cwd: folder }).sort(), [
    process.version,
    process.platform,
    // Another PostgreSQL may be of another version.
    process.env.TEST_DATABASE_URL ?? '',
  ])
  const built = hashOf(
    folder,
    filesIn(folder, 'build/**/*').filter((file) => !file.endsWith('/built-from.json')),
  )
  const wider = {
    nothing: '',
    seed: hashOf(folder, filesIn(folder, 'db/seed/**/*')),
    house: hashOf(folder, filesOfTheHouse(folder)),
  }
  const keyOf = (test: string) => {
    const hash = createHash('sha256').update(ground)
    const files = [...reachedFrom(test, read)].sort()
    for (const file of files) hash.update(`${file}\0${read(file).text}\0`)
    if (club.includes(test)) hash.update(`built ${built}`)
    // Whoever says what it reads says it of its helpers too.
    const readers = read(test).isDeclared ? files.filter((file) => !file.startsWith('tests/')) : files
    for (const reach of new Set(readers.map((file) => reachBeyondImports(file, read)))) hash.update(wider[reach])
    return hash.digest('base64')
  }
  return Object.fromEntries([...club, ...screens, ...rooms].map((test) => [test, keyOf(test)]))
}

/** The demo reads its own contents; a file of the club what its caller names, unless it looks around itself; a test anything. */
function reachBeyondImports(file: string, read: ReturnType<typeof moduleReader>): 'nothing' | 'seed' | 'house' {
  const { readsFiles, looksAround } = read(file)
  // The commands are tried in a project of their own.
  if (KNOWN_READERS.includes(file) || file.startsWith('bin/')) return 'nothing'
  if (file.startsWith('app/') && !/\.test\.tsx?$/.test(file)) return looksAround ? 'house' : 'nothing'
  if (!readsFiles && !looksAround) return 'nothing'
  return file.startsWith('db/seed/') && !/\.test\.ts$/.test(file) ? 'seed' : 'house'
}

/** The test and all that it imports, however far. */
export function reachedFrom(test: string, read: ReturnType<typeof moduleReader>): Set<string> {
  const reached = new Set([test])
  for (const file of reached) for (const next of read(file).imports) reached.add(next)
  return reached
}

const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort()

/** What Git knows or would know. */
function filesOfTheHouse(folder: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  return [...new Set(names)].filter((name) => name && existsSync(path.join(folder, name))).sort()
}

function hashOf(folder: string, files: readonly string[], more: readonly string[] = []): string {
  const hash = createHash('sha256').update(more.join('\0'))
  for (const file of files) {
    const place = path.join(folder, file)
    if (statSync(place).isFile()) hash.update(`${file}\0`).update(readFileSync(place))
  }
  return hash.digest('base64')
}

// reads: only what it writes
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keysOfTests } from './keys.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'camice-keys-'))
  execFileSync('git', ['init', '-q'], { cwd: folder })
  for (const [name, text] of Object.entries(HOUSE)) write(name, text)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

/** Written in two pieces: this file itself opens no club. */
const CLUB = ['tests/support', 'open-club.ts'].join('/')

const HOUSE: Record<string, string> = {
  '.gitignore': 'build/\n',
  'package.json': JSON.stringify({ imports: { '#areas/*': './app/areas/*' } }),
  'package-lock.json': '{}',
  'docs/words.md': 'Parole.',
  'db/migrations/0001.sql': 'select 1',
  'db/seed/seed.ts': "import { readFileSync } from 'node:fs'\nexport const seed = () => readFileSync('db/seed/a.md')",
  'db/seed/a.md': 'Un articolo.',
  'build/server/index.js': 'serve()',
  'build/built-from.json': '1',
  [CLUB]: "import { readFileSync } from 'node:fs'\nimport '../../db/seed/seed.ts'",
  'app/areas/money/rules.ts': 'export const vat = 22',
  'app/areas/money/store.ts': "export { vat } from './rules.ts'",
  'app/areas/money/model.ts': 'export type Euro = number',
  'app/areas/money/page.tsx':
    "const late = () => import('./store.ts')\nexport const Page = () => <p>{String(late)}</p>",
  'app/blocks/banner/examples.ts': 'export const examples = []',
  'tests/rules.test.ts': "import { vat } from '#areas/money/rules.ts'\nvat",
  'tests/store.test.ts': "import { vat } from '../app/areas/money/store.ts'\nvat",
  'tests/page.test.tsx': "// @vitest-environment jsdom\nimport { Page } from '#areas/money/page.tsx'\nPage",
  'tests/types.test.ts': "import type { Euro } from '#areas/money/model.ts'\nconst one: Euro = 1\none",
  'tests/door.test.ts': `import '../${CLUB}'`,
  'tests/blocks.test.ts': "import.meta.glob('../app/blocks/*/examples.ts', { eager: true })",
  'tests/walls.test.ts': "import { readFileSync } from 'node:fs'\nreadFileSync('docs/words.md')",
  'tests/helper.ts': "import { readFileSync } from 'node:fs'\nexport const words = () => readFileSync('docs/words.md')",
  'tests/words.test.ts': "// reads: docs/*\nimport { words } from './helper.ts'\nwords",
  'tests/film.test.ts': "// reads: db/seed/*.md\nimport { readFileSync } from 'node:fs'\nreadFileSync('db/seed/a.md')",
}
const TESTS = Object.keys(HOUSE).filter((name) => name.includes('.test.'))
/** It reads files that it does not import and says nothing of which: any change may reach it. */
const READER = 'tests/walls.test.ts'

test.each<[string, string, readonly string[]]>([
  ['app/areas/money/rules.ts', 'export const vat = 10', ['rules.test.ts', 'store.test.ts', 'page.test.tsx']],
  ['app/areas/money/store.ts', "export { vat as more } from './rules.ts'", ['store.test.ts', 'page.test.tsx']],
  ['app/areas/money/page.tsx', 'export const Page = () => null', ['page.test.tsx']],
  ['app/areas/money/model.ts', 'export type Euro = string', []],
  ['tests/rules.test.ts', 'export {}', ['rules.test.ts']],
  ['docs/words.md', 'Altre parole.', ['words.test.ts']],
  ['app/blocks/banner/examples.ts', 'export const examples = [1]', ['blocks.test.ts']],
  ['app/blocks/card/examples.ts', 'export const examples = [2]', ['blocks.test.ts']],
  ['db/seed/a.md', 'Un altro articolo.', ['door.test.ts', 'film.test.ts']],
  ['db/seed/b.md', 'Un secondo articolo.', ['door.test.ts', 'film.test.ts']],
])('what a change of %s can reach is asked again, and nothing else', (name, text, reached) => {
  const before = keysOfTests(folder)
  write(name, text)
  const after = keysOfTests(folder)
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect(changed.sort()).toEqual([...reached.map((file) => `tests/${file}`), READER].sort())
})

test('the built club is known by what was made, not by what it was made from', () => {
  const before = keysOfTests(folder)
  write('build/built-from.json', '2')
  expect(keysOfTests(folder)).toEqual(before)
  write('build/server/index.js', 'serve(2)')
  const after = keysOfTests(folder)
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual(['tests/door.test.ts'])
})

test.each(['package-lock.json', 'db/migrations/0002.sql', 'tests/support/patience.ts'])(
  'a change of %s reaches every test',
  (name) => {
    const before = keysOfTests(folder)
    write(name, '// 1')
    const after = keysOfTests(folder)
    expect(TESTS.filter((file) => after[file] === before[file])).toEqual([])
  },
)

test('a test whose imports cannot be told depends on everything', () => {
  write('tests/rules.test.ts', "const name = 'rules'\nawait import('../app/areas/money/' + name + '.ts')")
  write('tests/store.test.ts', "import '../app/areas/money/not-there.ts'")
  const before = keysOfTests(folder)
  write('docs/words.md', 'Altre parole.')
  const after = keysOfTests(folder)
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([
    'tests/rules.test.ts',
    'tests/store.test.ts',
    READER,
    'tests/words.test.ts',
  ])
})

import { describe, expect, test } from 'vitest'
import { docFaults, type Tree } from './architecture/doc-paths.ts'
import { projectFiles, readProjectFile } from './architecture/source.ts'

test('documents name only paths and commands that exist', () => {
  const files = projectFiles()
  const { scripts } = JSON.parse(readProjectFile('package.json'))
  const tree: Tree = { files: new Set(files), scripts: new Set(Object.keys(scripts)) }
  // What the club gives to read names addresses of the club.
  const documents = files.filter((path) => path.endsWith('.md') && !path.startsWith('db/seed/content/'))
  expect(documents).toContain('README.md')
  expect(documents.flatMap((path) => docFaults(path, readProjectFile(path), tree))).toEqual([])
})

describe('the checker', () => {
  const tree: Tree = {
    files: new Set(['README.md', 'app/routes.ts', 'app/areas/audience/rules.ts', 'docs/how-to/add-a-page.md']),
    scripts: new Set(['check']),
  }

  test.each([
    ['README.md', 'see `app/router.ts`', 'app/router.ts'],
    ['README.md', 'see `docs/how-to/add-a-*.txt`', 'add-a-*.txt'],
    ['README.md', 'see [this](docs/missing.md)', 'docs/missing.md'],
    ['docs/a.md', 'see [this](how-to/add-a-block.md#first)', 'how-to/add-a-block.md'],
    ['app/areas/audience/README.md', '`policies.ts` decides', 'policies.ts'],
    ['README.md', '```\nnpm run missing\n```', 'npm run missing'],
  ])('sees in %s that %s is not true', (path, text, name) => {
    expect(docFaults(path, text, tree)).toEqual([expect.stringContaining(name)])
  })

  test.each([
    [
      'README.md',
      '`app/routes.ts`, `app/areas/`, `app/areas/*/rules.ts`, [page](docs/how-to/add-a-page.md), `npm run check`',
    ],
    ['docs/a.md', '[page](how-to/add-a-page.md), `routes.ts`, [web](https://example.it/a.md)'],
    ['app/areas/audience/README.md', '`rules.ts`'],
    ['README.md', '`app/blocks/<name>/schema.ts`, `.data/postgres`, `GET /me`, `build/server/index.js`'],
  ])('accepts in %s: %s', (path, text) => {
    expect(docFaults(path, text, tree)).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { VARIABLES } from '#platform/env-variables.server.ts'
import { readProjectFile } from './architecture/source.ts'

test('docs/operations.md explains every variable of the environment, in the order and words of the code', () => {
  const written = readProjectFile('docs/operations.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z0-9_]+` \|/.test(line))
  const expected = Object.entries(VARIABLES).map(
    ([name, { about, example }]) => `| \`${name}\` | ${about} | \`${example}\` |`,
  )
  expect(written).toEqual(expected)
})

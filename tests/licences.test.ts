import { expect, test } from 'vitest'
import { DRAWN_WITH } from '../app/shell/licences.ts'
import { licenceFaults, mayShip } from './architecture/licences.ts'
import { readProjectFile } from './architecture/source.ts'

test('everything that ships is under a licence we have chosen', () => {
  const { packages } = JSON.parse(readProjectFile('package-lock.json'))
  expect(Object.keys(packages).length).toBeGreaterThan(200)
  expect(licenceFaults(packages)).toEqual([])
})

test('the checker sees a licence nobody chose, wherever the package hides', () => {
  const faults = licenceFaults({
    '': { license: 'UNLICENSED' },
    'node_modules/good': { license: 'MIT' },
    'node_modules/either': { license: '(GPL-3.0 OR MIT)' },
    'node_modules/tool': { license: 'GPL-3.0', dev: true },
    'node_modules/good/node_modules/@scope/bad': { license: 'MIT AND GPL-3.0' },
    'node_modules/silent': {},
    'node_modules/other-font': { license: 'OFL-1.1' },
  })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    '@scope/bad is licensed MIT AND GPL-3.0',
    'silent is licensed none',
    'other-font is licensed OFL-1.1',
  ])
})

test('what is drawn with shapes of others is under a licence we have chosen, and its page says whose they are', () => {
  for (const { name, licence } of DRAWN_WITH) expect(mayShip(name, licence), `${name}: ${licence}`).toBe(true)
  for (const file of ['app/design/cover-art/objects/README.md', 'db/seed/portraits/README.md'])
    expect(readProjectFile(file)).toMatch(/MIT License|CC0 1\.0/)
})

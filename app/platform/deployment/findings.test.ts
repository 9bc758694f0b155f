import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { type DeploymentFacts, deploymentFindings } from './findings.ts'
import { isOlder } from './floors.ts'

const ready: DeploymentFacts = {
  environmentProblems: [],
  nodeVersion: '24.21.0',
  floors: [{ name: 'fastify', floor: '5.12.3', installed: '5.12.8' }],
  isBuilt: true,
  isEmbedded: false,
  database: {
    kind: 'answers',
    major: 17,
    pendingMigrations: 0,
    usesTls: true,
    isLocal: false,
    hasAdministrator: true,
    hasSecurityContact: true,
  },
  isHttps: true,
  trustsProxy: true,
  hasMail: true,
  hasMetricsToken: true,
  keepsFilesLocally: false,
  hasInventedIban: false,
  hasSeat: true,
  hasInventedSender: false,
  isRoot: false,
  hasScanner: true,
  hasExampleSecret: false,
  unusedSecrets: 0,
}
const answers = {
  kind: 'answers',
  major: 17,
  pendingMigrations: 0,
  usesTls: true,
  isLocal: false,
  hasAdministrator: true,
  hasSecurityContact: true,
} as const

describe('the deployment check', () => {
  test('has nothing to say of a club that is ready', () => {
    expect(deploymentFindings(ready)).toEqual([])
  })

  test.each<[string, Partial<DeploymentFacts>, 'error' | 'warning', RegExp]>([
    ['a wrong environment', { environmentProblems: ['PUBLIC_ORIGIN: serve'] }, 'error', /^PUBLIC_ORIGIN: serve$/],
    ['another Node', { nodeVersion: '20.20.2' }, 'error', /Node 24, qui c’è 20\.20\.2/],
    [
      'a package with a known hole',
      { floors: [{ name: 'fastify', floor: '5.12.3', installed: '5.12.2' }] },
      'error',
      /^fastify 5\.12\.2: serve almeno 5\.12\.3/,
    ],
    [
      'a package that is not there',
      { floors: [{ name: 'fastify', floor: '5.12.3', installed: null }] },
      'error',
      /non installato/,
    ],
    ['pages that are not built', { isBuilt: false }, 'error', /npm run build/],
    [
      'a silent database',
      { database: { kind: 'silent', reason: 'ECONNREFUSED' } },
      'error',
      /non risponde \(ECONNREFUSED\)/,
    ],
    ['an old database', { database: { ...answers, major: 14 } }, 'error', /PostgreSQL 14: serve almeno 15/],
    ['nobody at the desk', { database: { ...answers, hasAdministrator: false } }, 'warning', /npm run admin/],
    [
      '[IDN-026] nobody to tell of a flaw',
      { database: { ...answers, hasSecurityContact: false } },
      'warning',
      /security\.txt/,
    ],
    ['a sender of nobody', { hasInventedSender: true }, 'warning', /MAIL_FROM/],
    ['an account of nobody', { hasInventedIban: true }, 'warning', /CLUB_IBAN/],
    ['[ACC-004] a seat that cannot be divided', { hasSeat: false }, 'warning', /CLUB_ADDRESS/],
    ['a schema to bring up', { database: { ...answers, pendingMigrations: 2 } }, 'warning', /2 aggiornamenti/],
    ['a plain connection to another machine', { database: { ...answers, usesTls: false } }, 'warning', /non è cifrata/],
    ['the embedded database', { isEmbedded: true }, 'warning', /quello incorporato/],
    ['a proxy nobody named', { trustsProxy: false }, 'warning', /TRUST_PROXY/],
    ['no mail server', { hasMail: false }, 'warning', /MAIL_URL/],
    ['no token for metrics', { hasMetricsToken: false }, 'warning', /METRICS_TOKEN/],
    ['uploads on one node', { keepsFilesLocally: true }, 'warning', /FILES_DRIVER=s3/],
    ['root', { isRoot: true }, 'warning', /root/],
    ['[IDN-053] no scanner', { hasScanner: false }, 'warning', /CLAMD_URL manca/],
    ['[IDN-033] the secret of the example', { hasExampleSecret: true }, 'warning', /APP_SECRET è quello di esempio/],
    ['[IDN-033] an old secret that nothing uses', { unusedSecrets: 1 }, 'warning', /APP_SECRET_PREVIOUS/],
  ])('says of %s', (_situation, change, level, sentence) => {
    expect(deploymentFindings({ ...ready, ...change })).toEqual([{ level, sentence: expect.stringMatching(sentence) }])
  })

  test.each([
    ['5.12.2', '5.12.3', true],
    ['5.12.3', '5.12.3', false],
    ['5.9.9', '5.12.3', true],
    ['6.0.0', '5.12.3', false],
    ['5.12.3-beta.1', '5.12.3', true],
  ])('%s is older than %s: %s', (version, floor, expected) => {
    expect(isOlder(version, floor)).toBe(expected)
  })

  test('what is installed stands on the floors of the file', async () => {
    const floors = JSON.parse(await readFile('dependency-floors.json', 'utf8')) as Record<string, string>
    for (const [name, floor] of Object.entries(floors)) {
      const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8'))
      expect(isOlder(version, floor), `${name} ${version} is below ${floor}`).toBe(false)
    }
  })
})

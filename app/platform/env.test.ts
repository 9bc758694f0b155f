import { describe, expect, test } from 'vitest'
import { companyWarning, EnvironmentError, parseEnv } from './env.server.ts'
import { demoReach, demoWarning } from './listening.server.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://club.example.it',
  DATABASE_URL: 'postgres://camice:segreto@db.example.it/camice',
  APP_SECRET: 'x'.repeat(64),
}

function problems(source: Record<string, string>): Record<string, string> {
  try {
    parseEnv(source)
  } catch (error) {
    if (error instanceof EnvironmentError)
      return Object.fromEntries(error.problems.map(({ name, message }) => [name, message]))
    throw error
  }
  return {}
}

describe('an environment that is right', () => {
  test('nothing at all is a demo on localhost', () => {
    const env = parseEnv({})
    expect(env).toMatchObject({
      mode: 'development',
      isDemo: true,
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      isHttps: false,
    })
    expect(env.club).toMatchObject({ name: 'Camice', providerNumber: '2506' })
  })

  test('production with what it needs is not a demo', () => {
    const env = parseEnv(PRODUCTION)
    expect(env).toMatchObject({ isProduction: true, isDemo: false, isHttps: true, secret: 'x'.repeat(64) })
  })

  test('an empty variable is an absent one', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  test('a trailing slash of the origin is forgiven', () => {
    expect(parseEnv({ PUBLIC_ORIGIN: 'https://club.example.it/' }).publicOrigin).toBe('https://club.example.it')
  })

  test('production may rehearse on the embedded database when told so', () => {
    const env = parseEnv({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://localhost:3000', ALLOW_EMBEDDED_DB: '1' })
    expect(env).toMatchObject({ allowEmbeddedDb: true, secret: null })
  })

  test('S3 settings arrive together', () => {
    const s3 = { FILES_DRIVER: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    expect(parseEnv(s3).files).toMatchObject({ driver: 's3', bucket: 'b', region: 'auto' })
  })

  test.each([
    ['0', false],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s is read', (value, read) => {
    expect(parseEnv({ TRUST_PROXY: value }).trustProxy).toEqual(read)
  })
})

test('[SHL-023, SHL-024] a demo invents the social links and the logo of its partner; a real club shows its own alone', () => {
  const { social, partner } = parseEnv({ CLUB_YOUTUBE_URL: 'https://www.youtube.com/@ordine' }).club
  expect(social).toMatchObject({ facebook: expect.any(String), youtube: 'https://www.youtube.com/@ordine' })
  expect(partner.logoPath).toMatch(/^\/demo\//)
  expect(parseEnv({ CLUB_PARTNER_NAME: 'Ordine dei Medici' }).club.partner.logoPath).toBeUndefined()
  const real = parseEnv({ ...PRODUCTION, CLUB_YOUTUBE_URL: 'https://www.youtube.com/@ordine' }).club
  expect(real.social).toEqual({ youtube: 'https://www.youtube.com/@ordine' })
  expect(real.partner).toEqual({ name: '', logoPath: undefined })
})

describe('an environment that is wrong', () => {
  test('every wrong variable is in the list, with its name, what is wrong and an example', () => {
    const wrong = {
      NODE_ENV: 'produzione',
      PORT: '70000',
      PUBLIC_ORIGIN: 'club.it/percorso',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      DEMO_MODE: 'forse',
      MAX_CONNECTIONS: '-1',
      CLUB_EMAIL: 'nessuno',
      FILES_DRIVER: 's3',
    }
    expect(Object.keys(problems(wrong)).sort()).toEqual(
      [
        ...Object.keys(wrong).filter((name) => name !== 'FILES_DRIVER'),
        'S3_BUCKET',
        'S3_ACCESS_KEY_ID',
        'S3_SECRET_ACCESS_KEY',
      ].sort(),
    )
    expect(() => parseEnv(wrong)).toThrow(/PORT: deve essere un numero intero tra 0 e 65535 \(esempio: PORT=3000\)/)
  })

  test.each([
    ['no database', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['demo members', { DEMO_MODE: '1' }, 'DEMO_MODE'],
    ['an origin without TLS', { PUBLIC_ORIGIN: 'http://club.example.it' }, 'PUBLIC_ORIGIN'],
    ['no origin', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    ['no secret', { APP_SECRET: '' }, 'APP_SECRET'],
    ['a short secret', { APP_SECRET: 'corto' }, 'APP_SECRET'],
    ['[ACC-005] a wrong VAT number', { CLUB_VAT_NUMBER: '12345678901' }, 'CLUB_VAT_NUMBER'],
    ['[ACC-005] a VAT number of zeros', { CLUB_VAT_NUMBER: '00000000000' }, 'CLUB_VAT_NUMBER'],
    ['[ACC-005] a short account number', { CLUB_IBAN: 'IT60X054281110100000012345' }, 'CLUB_IBAN'],
    ['[ACC-005] an account number mistyped', { CLUB_IBAN: 'IT60X0542811101000000123457' }, 'CLUB_IBAN'],
  ])('production refuses %s', (_what, change, name) => {
    expect(Object.keys(problems({ ...PRODUCTION, ...change }))).toContain(name)
  })

  test('[ACC-005] a demo starts with a wrong VAT number or account, and says it in one sentence', () => {
    const wrong = { CLUB_VAT_NUMBER: '12345678901', CLUB_IBAN: 'IT60X0542811101000000123457' }
    expect(parseEnv(wrong).club.vatNumber).toBe('12345678901')
    expect(companyWarning(wrong)).toMatch(
      /^Attenzione: CLUB_VAT_NUMBER non è una partita IVA.*; CLUB_IBAN non è un IBAN.*\.$/,
    )
    expect(companyWarning({ CLUB_VAT_NUMBER: 'IT 12345678903' })).toBeNull()
    expect(companyWarning({})).toBeNull()
    expect(parseEnv({ CLUB_VAT_NUMBER: 'IT 12345678903' }).club.vatNumber).toBe('12345678903')
  })

  test('trusting every proxy, or a number of them, is refused', () => {
    expect(problems({ TRUST_PROXY: 'true' })).toHaveProperty('TRUST_PROXY')
    expect(problems({ TRUST_PROXY: 'everyone' })).toHaveProperty('TRUST_PROXY')
  })

  test('a secret never appears in the message', () => {
    expect(() =>
      parseEnv({ ...PRODUCTION, DATABASE_URL: 'mysql://u:parolasegreta@h/d', APP_SECRET: 'cortosegreto' }),
    ).toThrow(expect.objectContaining({ message: expect.not.stringMatching(/parolasegreta|cortosegreto/) }))
  })
})

test.each([
  [{}, false],
  [{ PUBLIC_ORIGIN: 'https://club.example.it' }, true],
  [{ PUBLIC_ORIGIN: 'https://club.example.it', DEMO_MODE: '0' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '0.0.0.0', DEMO_MODE: '0' }, false],
])('with %o whoever starts the club is warned that anybody may enter: %s', (given, isWarned) => {
  expect(demoWarning(parseEnv(given)) !== null).toBe(isWarned)
})

test.each([
  [{}, false, '127.0.0.1', true],
  [{}, true, '0.0.0.0', false],
  [{ HOST: '0.0.0.0' }, false, '0.0.0.0', false],
  [{ HOST: '::1' }, true, '::1', true],
  [{ DEMO_MODE: '0' }, false, '0.0.0.0', false],
  [PRODUCTION, false, '0.0.0.0', false],
])(
  'with %o, in a container %s, the club listens on %s and says that only this machine reaches it: %s',
  (given, isContained, host, isSaid) => {
    const env = parseEnv(given, { isContained })
    expect(env.host).toBe(host)
    expect(demoReach(env) !== null).toBe(isSaid)
  },
)

// reads: app/**/*.{ts,tsx}
import { constants, publicEncrypt } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#areas/account/demo-members.ts'
import { sourcesIn } from './architecture/source.ts'
import { useClub } from './support/club.ts'
import { allPages, PERSONAL, pagesBelow } from './support/routes.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

const ORIGIN = 'https://club.example.it'
const club = useClub({ PUBLIC_ORIGIN: ORIGIN })
const TOKEN = 'a'.repeat(32)

const ask = async (options: InjectOptions) => {
  const { headers, ...rest } = options
  const answer = await club.app.inject({ ...rest, headers: { origin: ORIGIN, ...headers } })
  return { ...answer, cookies: [answer.headers['set-cookie'] ?? []].flat() }
}

/** What is wrong with a cookie that is set; one of an old name may only be taken away. */
function faultIn(cookie: string): string | null {
  const [pair = '', ...attributes] = cookie.split('; ')
  const isEnded = pair.endsWith('=') && attributes.includes('Max-Age=0')
  if (!pair.startsWith('__Host-')) return isEnded ? null : 'its name does not begin with __Host-'
  for (const needed of ['Path=/', 'Secure', 'SameSite=Lax', 'HttpOnly'])
    if (!attributes.includes(needed)) return `it is not ${needed}`
  return attributes.some((attribute) => attribute.startsWith('Domain')) ? 'it has a Domain' : null
}

async function closed(password: string): Promise<string> {
  const { publicKeyPEM } = (await club.app.inject('/api/Auth/PublicKey')).json<{ publicKeyPEM: string }>()
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return publicEncrypt({ key: publicKeyPEM, padding, oaepHash: 'sha256' }, Buffer.from(password)).toString('base64')
}

test('[IDN-023] every cookie that the club sets over https belongs to this host alone', async () => {
  const found: string[] = []
  const collect = async (options: InjectOptions) => {
    const { cookies } = await ask(options)
    found.push(...cookies)
    return cookies
  }
  const filled = (paths: readonly string[]) => paths.map((path) => path.replace(/:\w+|\*/g, 'uno1'))
  const isDesk = (path: string) => path.startsWith('/redazione')
  const personal = filled(await pagesBelow(...PERSONAL))
  // A public page knows nothing of whoever asks: it is opened once, by a visitor.
  const walks = new Map<number | null, string[]>(
    Object.values(VISITORS).map((username) => [username, personal.filter((path) => !isDesk(path))]),
  )
  walks.set(VISITORS.SUSPECT, filled((await allPages()).map(({ path }) => path)))
  walks.set(STAFF.administrator, personal.filter(isDesk))
  const old = `camice_carrello=${TOKEN}; invito=ABCD1234; cookie_consent=x`
  for (const [username, paths] of walks) {
    const { cookie = '' } = await club.cookieOf(username)
    for (const url of paths) await collect({ url, headers: { cookie: `${cookie}; ${old}` } })
  }
  const choice = { productId: 'essenziale', installmentPlanId: 'unica' }
  const flows: [string, InjectOptions][] = [
    ['__Host-camice_carrello', { method: 'POST', url: '/api/CPQ/Carrello', payload: choice }],
    ['__Host-invito', { url: '/invito/ABCD1234' }],
    [
      '__Host-camice=',
      {
        method: 'POST',
        url: '/api/Auth/Login',
        payload: { username: VISITORS.PREMIUM, password: await closed(DEMO_PASSWORD) },
      },
    ],
    ['__Host-camice-passkey', { method: 'POST', url: '/api/Auth/Passkey/Accesso/Opzioni', payload: {} }],
  ]
  for (const [name, flow] of flows) expect((await collect(flow)).join(), flow.url as string).toContain(name)
  expect(found.length).toBeGreaterThan(8)
  expect([...new Set(found.map((cookie) => faultIn(cookie) && `${cookie}: ${faultIn(cookie)}`))]).toEqual([null])
})

test('[IDN-023] a cookie of an old name is read once, moved and ended', async () => {
  const added = await ask({
    method: 'POST',
    url: '/api/CPQ/Carrello',
    payload: { productId: 'essenziale', installmentPlanId: 'unica' },
  })
  const [, token] = /^__Host-camice_carrello=([^;]+)/.exec(added.cookies[0] ?? '') ?? []
  const quotation = (cookie: string) => ask({ url: '/api/CPQ/Preventivo', headers: { cookie } })
  const moved = await quotation(`camice_carrello=${token}`)
  expect(moved.json()).toEqual((await quotation(`__Host-camice_carrello=${token}`)).json())
  expect(moved.cookies.map((cookie) => cookie.split(';')[0])).toEqual([
    `__Host-camice_carrello=${token}`,
    'camice_carrello=',
  ])
  // The new name wins: whoever wrote the old one may be another site of the same domain.
  const both = await quotation(`camice_carrello=${TOKEN}; __Host-camice_carrello=${token}`)
  expect([both.json(), both.cookies]).toEqual([moved.json(), []])
  const page = await ask({ url: '/carrello', headers: { cookie: `camice_carrello=${token}` } })
  expect(page.cookies.map((cookie) => cookie.split(';')[0])).toEqual([
    `__Host-camice_carrello=${token}`,
    'camice_carrello=',
  ])
})

test('[IDN-023] cookies are written in one place on the server and in one in the browser', () => {
  const writers = sourcesIn('app').filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && /SameSite=/.test(text))
  expect(writers.map(({ path }) => path).sort()).toEqual([
    'app/areas/tracking/ui/consent.ts',
    'app/platform/session/cookie.ts',
  ])
})

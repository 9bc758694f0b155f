import { request as ask } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listPages } from '#areas/content/store.server.ts'
import { useClub } from './support/club.ts'
import { listenOnLoopback } from './support/http.ts'
import { ORIGIN } from './support/open-club.ts'
import { allPages } from './support/routes.ts'
import { STAFF } from './support/visitors.ts'

const club = useClub()
const HTML = { accept: 'text/html', origin: ORIGIN }
const BOUNDARY = '----camice7MA4YWxkTrZu0gW'
const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

const urlencoded = (fields: number) => `${'x=1&'.repeat(fields - 1)}x=1`
const multipart = (fields: number) =>
  `${`--${BOUNDARY}\r\nContent-Disposition: form-data; name=x\r\n\r\n\r\n`.repeat(fields)}--${BOUNDARY}--\r\n`

/** How many fields an action was handed: every one of them reads its form in this way. */
let reached = 0
const readForm = Request.prototype.formData
beforeAll(() => {
  vi.spyOn(Request.prototype, 'formData').mockImplementation(async function (this: Request) {
    const form = await readForm.call(this)
    reached += [...form].length
    return form
  })
})
afterAll(() => {
  vi.restoreAllMocks()
})
afterEach(() => {
  reached = 0
})

let origin = ''
beforeAll(async () => {
  ;({ origin } = await listenOnLoopback(club.app))
})

type Answer = { status: number; body: string }

function send(path: string, { type, body, ...headers }: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = ask(
      origin + path,
      { method, headers: { ...headers, ...(type && { 'content-type': type }) } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (piece: string) => {
          text += piece
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
      },
    )
    sent.on('error', reject).end(body)
  })
}

const filled = (path: string) => path.replace(/:\w+|\*/g, '1')

describe('[IDN-006] ninety thousand fields', () => {
  test('reach no action of the club, and meanwhile another visitor and a probe are answered', async () => {
    const actions = (await allPages()).filter(({ hasAction }) => hasAction).map(({ path }) => filled(path))
    expect(actions.length).toBeGreaterThan(50)
    const bodies = [
      { type: URLENCODED, body: urlencoded(90_000) },
      // Under a megabyte: what is heavier is refused by its weight, except at the desk, where a form may carry a picture.
      { type: MULTIPART, body: multipart(11_000) },
    ]
    const { cookie = '' } = await club.cookieOf(STAFF.administrator)
    for (const path of actions)
      for (const form of bodies) {
        const flood = { ...form, ...HTML, cookie }
        const [page, data, visitor, probe] = await Promise.all([
          send(path, flood),
          send(`${path}.data`, { ...flood, accept: '*/*' }),
          send('/robots.txt'),
          send('/health/live'),
        ])
        expect([path, page.status, data.status, visitor.status, probe.status]).toEqual([path, 413, 413, 200, 200])
        expect(page.body).toContain('<h1>Il modulo è troppo grande.</h1>')
        expect(JSON.parse(data.body).message).toBe('Il modulo è troppo grande.')
      }
    const heavy = await send('/redazione/squadra', { type: MULTIPART, body: multipart(90_000), ...HTML, cookie })
    expect([heavy.status, heavy.body.includes('<h1>Il modulo è troppo grande.</h1>')]).toEqual([413, true])
    expect(reached).toBe(0)
  })

  test('a thousand are read and one more is not; at the desk five thousand', async () => {
    const { cookie = '' } = await club.cookieOf(STAFF.administrator)
    for (const [path, most] of [
      ['/checkout', 1_000],
      ['/redazione/squadra', 5_000],
    ] as const)
      for (const form of [urlencoded, multipart]) {
        const type = form === urlencoded ? URLENCODED : MULTIPART
        const post = async (fields: number) => (await send(path, { type, body: form(fields), ...HTML, cookie })).status
        reached = 0
        expect(await post(most)).not.toBe(413)
        expect([path, reached]).toEqual([path, most])
        expect(await post(most + 1)).toBe(413)
        expect([path, reached]).toEqual([path, most])
      }
  })
})

describe('[IDN-006] JSON deeper than thirty-two levels', () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

  test('is refused by a call and by a page that reads it, whatever it is called', async () => {
    const { cookie = '' } = await club.cookieOf(STAFF.administrator)
    const post = async (path: string, levels: number, type = 'application/json') =>
      (await send(path, { type, body: nested(levels), origin: ORIGIN, cookie })).body
    expect(JSON.parse(await post('/api/Auth/Login', 33)).error).toMatchObject({
      kind: 'invalid-input',
      message: 'La richiesta non è valida.',
    })
    expect(JSON.parse(await post('/api/Auth/Login', 32)).error.message).not.toBe('La richiesta non è valida.')
    const [page] = await listPages(club.database.db)
    for (const type of ['application/json', 'text/plain', URLENCODED]) {
      const unreadable = 'La richiesta non si riesce a leggere.'
      expect(JSON.parse(await post(`/redazione/pagine/${page?.id}/bozza`, 33, type)).message).toBe(unreadable)
      expect(JSON.parse(await post(`/redazione/pagine/${page?.id}/bozza`, 32, type)).message).not.toBe(unreadable)
    }
  })
})

describe('[IDN-007] what is typed at checkout', () => {
  test('comes back field by field, and nothing that was sent beside it', async () => {
    const { cookie = '' } = await club.cookieOf(1003)
    const beside = Array.from({ length: 900 }, (_, at) => `x${at + 1}=estraneo`).join('&')
    const body = `name=Nina&city=Prato&kind=private&way=transfer&${beside}`
    const { status, body: page } = await send('/checkout.data', { type: URLENCODED, body, origin: ORIGIN, cookie })
    expect(status).toBe(400)
    expect(page).toContain('Prato')
    expect(page).not.toContain('estraneo')
    expect(page).not.toMatch(/"x\d+"/)
  })
})

import { request as ask } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { useClub } from './support/club.ts'
import { listenOnLoopback } from './support/http.ts'
import { VISITORS } from './support/visitors.ts'

const club = useClub({ ACCESS_LOG: '1' })
let origin = ''
let printed = ''
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
  ;({ origin } = await listenOnLoopback(club.app))
})
afterAll(() => {
  vi.restoreAllMocks()
})

type Answer = { status: number; id: string; etag: string; bytes: number }

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(origin + path, { method, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => {
        const { 'x-request-id': id = '', etag = '' } = answer.headers
        resolve({ status: answer.statusCode ?? 0, id: String(id), etag, bytes })
      })
    })
      .on('error', reject)
      .end()
  })
}

const linesOf = (id: string) =>
  printed
    .split('\n')
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('[IDN-025] answers from kept pages', () => {
  test('each have an id and one line of the log, and nothing in it recognises anybody', async () => {
    const { cookie = '' } = await club.cookieOf(VISITORS.PREMIUM)
    await get('/corsi-ecm-fad', { cookie })
    const { hits } = await stats()
    const kept = await get('/corsi-ecm-fad', { cookie })
    const again = await get('/corsi-ecm-fad', { cookie })
    const same = await get('/corsi-ecm-fad', { cookie, 'if-none-match': kept.etag })
    expect((await stats()).hits).toBe(hits + 3)
    const others = [
      await get('/corsi-ecm-fad?email=canarino@posta.example', { cookie }),
      await get('/profilo', { cookie }),
      await get('/api/me', { cookie }),
      await get('/mai-vista'),
      await get('/api/mai-vista'),
      await get('/corsi-ecm-fad', {}, 'DELETE'),
    ]
    // An address that cannot be read is refused before anything looks at it, but can be asked about by its id.
    expect((await get('/%')).id).toMatch(/^[\da-f-]{36}$/)
    const answers = [kept, again, same, ...others]
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length)
    for (const { id } of answers) expect(id).toMatch(/^[\da-f-]{36}$/)
    await expect.poll(() => answers.filter(({ id }) => linesOf(id).length === 1).length).toBe(answers.length)
    for (const { id, status, bytes } of answers) {
      const [line] = linesOf(id)
      expect(line).toMatchObject({ requestId: id, status, bytes, network: '127.0.0.0/24', msg: 'answered' })
      const names = ['level', 'time', 'requestId', 'method', 'path', 'status', 'bytes', 'ms', 'network', 'msg']
      expect(Object.keys(line ?? {})).toEqual(names)
    }
    expect([kept.status, same.status, kept.bytes > 1000, same.bytes]).toEqual([200, 304, true, 0])
    expect(linesOf(kept.id)[0]).toMatchObject({ method: 'GET', path: '/corsi-ecm-fad' })
    expect(printed).not.toContain('canarino')
    expect(printed).not.toContain(cookie.split('=')[1])
  })

  test('are counted by pattern, status and type like any other', async () => {
    const { cookie = '' } = await club.cookieOf(VISITORS.TRIAL)
    const path = '/corsi-ecm-fad/privacy-in-ambulatorio'
    const first = await get(path, { cookie })
    await get(path, { cookie })
    await get(path, { cookie, 'if-none-match': first.etag })
    await get('/redazione/squadra', { cookie })
    const counted = (await metrics()).split('\n').filter((line) => line.startsWith('http_answers_total{'))
    for (const labels of [
      'route="/corsi-ecm-fad/:slug",status="200",audience="TRIAL"} 2',
      'route="/corsi-ecm-fad/:slug",status="304",audience="TRIAL"} 1',
      'route="/redazione/squadra",status="403",audience="TRIAL"} 1',
      'route="/api/me",status="200",audience="PREMIUM"} 1',
    ])
      expect(counted).toContain(`http_answers_total{method="GET",${labels}`)
    expect(await metrics()).not.toContain('privacy-in-ambulatorio')
  })
})

const metrics = async () => (await club.app.inject('/metrics')).body
async function stats(): Promise<{ hits: number }> {
  return { hits: Number(/^page_cache_hits_total (\d+)$/m.exec(await metrics())?.[1]) }
}

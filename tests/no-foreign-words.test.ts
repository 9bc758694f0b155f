import { describe, expect, test } from 'vitest'
import { useClub } from './support/club.ts'
import { ORIGIN } from './support/open-club.ts'
import { allPages } from './support/routes.ts'
import { STAFF } from './support/visitors.ts'

const club = useClub()
const READS = ['GET', 'HEAD'] as const
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
const OTHERS = ['OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'LOCK'] as const
const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN }

/** What routers, servers and languages say of a failure. */
const ENGLISH =
  /\b(not (found|allowed|supported|implemented)|method|bad request|forbidden|unauthori[sz]ed|internal server error|unexpected|invalid|did not provide|no route|route|made a|request|error:|exception|cannot|undefined|missing|required|failed|unable|payload|unsupported|stack)\b|\bat \S+ \(/i

/** The words of an answer: of a page without its code, of data without the names of its fields. */
function wordsIn(body: string): string {
  if (body.startsWith('<')) return body.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')
  return [...body.matchAll(/"((?:[^"\\]|\\.)*)"(?!\s*:)/g)].map(([, text]) => text).join('\n')
}

const filled = (path: string) => path.replace(/:\w+|\*/g, '1')
const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)

describe('[IDN-022] a page without an action', () => {
  test('answers what is sent to it with 405, Allow and a page of the club, and code with JSON', async () => {
    const pages = (await allPages()).filter(({ hasAction }) => !hasAction).map(({ path }) => filled(path))
    expect(pages.length).toBeGreaterThan(50)
    for (const path of pages)
      for (const method of WRITES) {
        const page = await club.app.inject({
          method,
          url: path,
          payload: 'a=1',
          headers: { ...FORM, accept: 'text/html' },
        })
        expect([path, page.statusCode, page.headers.allow]).toEqual([path, 405, 'GET, HEAD'])
        expect(page.body).toContain('<h1>Questa pagina non riceve dati.</h1>')
        for (const url of [path, dataOf(path)]) {
          const data = await club.app.inject({ method, url, payload: 'a=1', headers: { ...FORM, accept: '*/*' } })
          expect([url, data.statusCode, data.headers.allow]).toEqual([url, 405, 'GET, HEAD'])
          expect(data.json().error).toMatchObject({ kind: 'metodo', message: 'Questa pagina non riceve dati.' })
        }
      }
  })
})

describe('[IDN-022] whatever is asked of whatever address', () => {
  test('no refusal says words of the router or of a library', async () => {
    const pages = await allPages()
    const strange = [
      '/api/mai-vista',
      '/assets/mai.js',
      '/files/mai.png',
      '/%',
      '/%00',
      '//',
      '/a/../b',
      '/__manifest',
      '/health/mai',
    ]
    const addresses = [...new Set(pages.map(({ path }) => filled(path))), ...strange, '/api/me', '/api/openapi.json']
    const { cookie = '' } = await club.cookieOf(STAFF.administrator)
    const found: string[] = []
    for (const path of addresses) {
      const look = async (method: string, url: string, accept: string) => {
        const isWrite = WRITES.some((write) => write === method)
        const answer = await club.app.inject({
          method: method as 'GET',
          url,
          headers: { accept, ...(isWrite ? { ...FORM, cookie } : {}) },
          ...(isWrite && { payload: 'a=1' }),
        })
        if (answer.statusCode < 400) return
        const english = ENGLISH.exec(wordsIn(answer.body))
        if (english) found.push(`${method} ${url} ${answer.statusCode}: ${english[0]}`)
      }
      for (const method of [...READS, ...WRITES, ...OTHERS]) await look(method, path, 'text/html')
      if (!strange.includes(path)) for (const method of WRITES) await look(method, dataOf(path), '*/*')
    }
    expect(found).toEqual([])
  })
})

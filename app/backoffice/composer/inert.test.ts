import { expect, test, vi } from 'vitest'
import { INERT, refuseWrites } from './inert.ts'

/** A window as far as a preview reaches out of it. */
function preview(isPressed = true) {
  const asked: string[] = []
  const inside = {
    Request,
    Response,
    location: { href: 'http://club.test/redazione/pagine/1/anteprima' },
    navigator: { sendBeacon: vi.fn(() => false), userActivation: { isActive: isPressed } },
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const { method, url } = new Request(
        new URL(input instanceof Request ? input.url : input, 'http://club.test'),
        init,
      )
      asked.push(`${method} ${new URL(url).pathname}`)
      return Response.json('from the club')
    },
  }
  const onRefused = vi.fn()
  const stop = refuseWrites(inside as unknown as Window & typeof globalThis, onRefused)
  return { inside, asked, onRefused, stop }
}

test.each([
  ['GET', '/api/topbar', true],
  ['POST', '/api/CMS/Search/CorsiSuggeriti', true],
  ['POST', '/api/recommender/suggested', true],
  ['POST', '/api/favorites', false],
  ['post', '/api/CPQ/Carrello', false],
  ['DELETE', '/api/CMS/Search/CorsiSuggeriti', false],
  ['PUT', '/api/content/cover', false],
  ['POST', '/servizi.data', false],
])('from a preview %s %s: goes out, %s', async (method, path, goesOut) => {
  const { inside, asked, onRefused } = preview()
  const answer = await inside.fetch(path, { method })
  expect(asked).toHaveLength(goesOut ? 1 : 0)
  expect(onRefused).toHaveBeenCalledTimes(goesOut ? 0 : 1)
  if (!goesOut) expect([answer.status, await answer.json()]).toEqual([409, { message: INERT }])
})

test('a request made beforehand is judged by what it would do', async () => {
  const { inside, asked } = preview()
  await inside.fetch(new Request('http://club.test/api/favorites', { method: 'POST' }))
  await inside.fetch(new Request('http://club.test/api/topbar'))
  expect(asked).toEqual(['GET /api/topbar'])
})

test('what happens by itself is refused in silence, and nothing is counted', async () => {
  const { inside, asked, onRefused, stop } = preview(false)
  const count = inside.navigator.sendBeacon
  expect((await inside.fetch('/api/content/1/lettura', { method: 'POST' })).status).toBe(409)
  expect(count()).toBe(true)
  expect([asked, onRefused.mock.calls]).toEqual([[], []])
  stop()
  expect(inside.navigator.sendBeacon()).toBe(false)
})

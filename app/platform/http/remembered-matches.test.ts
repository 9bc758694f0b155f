import { createStaticHandler, type EntryContext } from 'react-router'
import { expect, test, vi } from 'vitest'
import { rememberMatches } from './remembered-matches.server.ts'

const routes = [
  { id: 'home', path: '/' },
  { id: 'courses', path: '/corsi', children: [{ id: 'course', path: ':slug' }] },
]
/** What the router hands over for a page, with a router that counts. */
function answered() {
  const router = createStaticHandler(routes)
  const match = vi.fn((path: Parameters<typeof router.match>[0]) => router.match(path))
  return { match, page: () => ({ _match: match }) as unknown as EntryContext['staticHandlerContext'] }
}
const idsOf = (page: EntryContext['staticHandlerContext'], path: string) =>
  page._match(path)?.map(({ route }) => route.id)

test('a router is asked once for a path, whatever page is drawn, and what it does not find is remembered too', () => {
  const { match, page } = answered()
  for (let drawn = 0; drawn < 3; drawn += 1) {
    const one = page()
    rememberMatches(one)
    expect(idsOf(one, '/')).toEqual(['home'])
    expect(idsOf(one, '/corsi/uno')).toEqual(['courses', 'course'])
    expect(idsOf(one, '/nessuna')).toBeUndefined()
  }
  expect(match.mock.calls.flat()).toEqual(['/', '/corsi/uno', '/nessuna'])
})

test('a page drawn twice, a whole location and a path of any length are answered as the router does', () => {
  const { match, page } = answered()
  const one = page()
  rememberMatches(one)
  rememberMatches(one)
  const long = `/corsi/${'a'.repeat(300)}`
  for (let asked = 0; asked < 2; asked += 1) {
    expect(idsOf(one, long)).toEqual(['courses', 'course'])
    expect(one._match({ pathname: '/corsi' })?.map(({ route }) => route.id)).toEqual(['courses'])
    expect(idsOf(one, '/')).toEqual(['home'])
  }
  expect(match.mock.calls.flat()).toEqual([long, { pathname: '/corsi' }, '/', long, { pathname: '/corsi' }])
})

test('two routers do not answer for each other', () => {
  const empty = { _match: () => null } as unknown as EntryContext['staticHandlerContext']
  const full = answered().page()
  rememberMatches(empty)
  rememberMatches(full)
  expect(idsOf(empty, '/')).toBeUndefined()
  expect(idsOf(full, '/')).toEqual(['home'])
})

import { expect, test } from 'vitest'
import { listPages } from '#areas/content/store.server.ts'
import { useClub } from './support/club.ts'
import { pagesBelow } from './support/routes.ts'
import { VISITORS } from './support/visitors.ts'

/**
 * The guarantee of the page cache, and the security test of it: a public page says the same bytes to everybody of one
 * audience, and an audience never gets another's. Nothing personal can therefore be in what is kept; that no public page
 * names a member is asked by the walk, `tests/walk.test.ts`.
 */
const club = useClub()

/** A pattern of routes.ts needs an address to be asked for; editors' pages are asked for one by one. */
async function publicAddresses(): Promise<string[]> {
  const patterns = (await pagesBelow('public')).filter((path) => !path.includes(':') && !path.includes('*'))
  const edited = (await listPages(club.database.db)).map((page) => page.path)
  const documents = [...new Set([...patterns, ...edited])]
  return documents.flatMap((path) => [path, path === '/' ? '/_.data' : `${path}.data`])
}

async function read(address: string, username: number | null) {
  const response = await club.app.inject({ url: address, headers: await club.cookieOf(username) })
  return { status: response.statusCode, body: response.body, headers: response.headers }
}

test('two members of the same audience get the same bytes of every public page, in every order of asking', async () => {
  for (const address of await publicAddresses()) {
    const first = await read(address, 1003)
    const second = await read(address, 1013)
    expect(second.body, address).toBe(first.body)
    expect(second.headers.etag, address).toBe(first.headers.etag)
  }
})

test('the pages really come from what is kept: the second reader renders nothing', async () => {
  const { headers } = await read('/', 1003)
  const again = await club.app.inject({
    url: '/',
    headers: { ...(await club.cookieOf(1013)), 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('[SHL-001] each type of visitor gets a home page of its own, and never another’s', async () => {
  const bodies = new Map<string, string>()
  for (const [type, username] of Object.entries(VISITORS)) {
    const { status, body } = await read('/', username)
    expect(status).toBe(200)
    for (const [other, otherBody] of bodies) expect(body === otherBody, `${type} and ${other}`).toBe(false)
    bodies.set(type, body)
  }
  for (const [type, username] of Object.entries(VISITORS))
    expect((await read('/', username)).body).toBe(bodies.get(type))
})

test('parameters that a page does not read neither change its bytes nor make it be kept twice', async () => {
  const plain = await read('/', null)
  const dressed = await read('/?utm_source=newsletter&x=%3Cscript%3E', null)
  expect(dressed.body).toBe(plain.body)
})

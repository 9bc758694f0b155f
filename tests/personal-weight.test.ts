import { expect, test } from 'vitest'
import { useClub } from './support/club.ts'
import { deskAddresses } from './support/desk-routes.ts'
import { pagesBelow } from './support/routes.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

const club = useClub()

/** Of each page whose bytes on the way are more than they may be: how many they are. */
async function tooHeavy(addresses: readonly string[], username: number | null, most: number): Promise<string[]> {
  const heavy: string[] = []
  for (const url of addresses) {
    const headers = { ...(await club.cookieOf(username)), 'accept-encoding': 'gzip, br' }
    const { statusCode, rawPayload, headers: answered } = await club.app.inject({ url, headers })
    if (statusCode !== 200) continue
    expect(answered['content-encoding'], url).toBe('br')
    if (rawPayload.length > most) heavy.push(`${url}: ${rawPayload.length}`)
  }
  return heavy
}

test('[OPS-040] each page of one’s own weighs at most 25 kB on its way', async () => {
  const pages = (await pagesBelow('personal')).filter((path) => path.startsWith('/profilo') && !path.includes(':'))
  expect(pages.length).toBeGreaterThan(10)
  expect(await tooHeavy(pages, VISITORS.PREMIUM, 25_000)).toEqual([])
})

test('[OPS-040] each page of the desk weighs at most 40 kB on its way', async () => {
  const headers = await club.cookieOf(STAFF.administrator)
  const found = await deskAddresses(async (url) => (await club.app.inject({ url, headers })).body)
  // The composer holds the whole of the page that is composed there.
  const pages = [...found].flatMap(([pattern, address]) => (pattern === '/redazione/pagine/:id' ? [] : (address ?? [])))
  expect(pages.length).toBeGreaterThan(50)
  expect(await tooHeavy(pages, STAFF.administrator, 40_000)).toEqual([])
})

import { expect, test } from 'vitest'
import { useClub } from './support/club.ts'

/** A club that has a telemedicine service of its own. */
const SERVICE = 'https://visite.example/accesso?club=camice'
const club = useClub({ TELEMEDICINE_URL: SERVICE })

test('[TEL-003] "Accedi al servizio" leads to the address the club has set, in a new tab, and only who may enter', async () => {
  const ask = async (url: string, username: number | null) =>
    club.app.inject({ url, headers: await club.cookieOf(username) })
  expect((await ask('/telemedicina', 1003)).body).toMatch(/href="\/telemedicina\/accesso"[^>]*target="_blank"/)
  const door = await ask('/telemedicina/accesso', 1003)
  expect([door.statusCode, door.headers.location]).toEqual([302, SERVICE])
  for (const username of [1001, 1007]) {
    const closed = await ask('/telemedicina/accesso', username)
    expect([closed.statusCode, closed.headers.location]).toEqual([302, '/telemedicina'])
  }
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { STAFF } from '../../../tests/support/visitors.ts'

const CATALOGUE = ['alfa', 'beta', 'gamma'].map((id) => ({
  id,
  title: `Premio ${id}`,
  description: 'Del fornitore.',
  brand: 'Fornitore',
  category: 'casa',
  points: 100,
  kind: 'parcel',
}))

/** The supplier, on loopback. */
const supplier = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://supplier.example')
  const id = /^\/rewards\/(.+)$/.exec(pathname)?.[1]
  const found = CATALOGUE.find((each) => each.id === id)
  const answer = pathname === '/rewards' ? { rewards: CATALOGUE, total: CATALOGUE.length } : found
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
})
await new Promise<void>((resolve) => supplier.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  supplier.closeAllConnections()
  supplier.close()
})

const club = useClub({
  LOYALTY_CATALOGUE_URL: `http://127.0.0.1:${(supplier.address() as AddressInfo).port}/`,
  LOYALTY_CATALOGUE_KEY: 'una chiave del fornitore, lunga',
})
const DESK = '/redazione/premi'
const SHOP = '/programma-fedelta-premiati/prodotti'

const read = async (url: string, who: number | null = STAFF.administrator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const decide = async (act: string, id: string, who: number = STAFF.administrator) =>
  club.app.inject({
    method: 'POST',
    url: DESK,
    headers: {
      ...(await club.cookieOf(who)),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ act, id }).toString(),
  })
const shown = async () => [
  ...new Set([...(await read(SHOP, 1003)).body.matchAll(/prodotti\/(alfa|beta|gamma)"/g)].map(([, id]) => id)),
]

describe('[DSK-050] with a supplier', () => {
  test('the same page shows its catalogue, and nothing is made here', async () => {
    const { body } = await read(DESK)
    for (const { title } of CATALOGUE) expect(body).toContain(title)
    expect(body).not.toContain('Taccuino da corsia')
    const links = [...documentOf(body).querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((href) => href.startsWith(`${DESK}/`))).toEqual([])
    const own = ['nuovo', 'foglio', 'importa', 'cestino', 'buono-libri-da-10', 'buono-libri-da-10/codici']
    for (const last of own) expect((await read(`${DESK}/${last}`)).statusCode, last).toBe(404)
    for (const call of ['', '/buono-libri-da-10'])
      expect((await read(`/api/Redazione/premi${call}`)).statusCode).toBe(404)
    expect((await decide('hide', 'alfa', STAFF.operator)).statusCode).toBe(403)
    expect((await decide('hide', 'inventato')).statusCode).toBe(404)
    expect((await decide('remove', 'alfa')).statusCode).toBe(404)
  })

  test('one is hidden, also when asked by id, or put first, and members find it so', async () => {
    expect(await shown()).toEqual(['alfa', 'beta', 'gamma'])
    expect((await decide('hide', 'alfa')).headers.location).toBe(`${DESK}?fatto=nascosto`)
    expect((await decide('first', 'gamma')).headers.location).toBe(`${DESK}?fatto=primo`)
    expect(await shown()).toEqual(['gamma', 'beta'])
    expect((await read(`${SHOP}/alfa`, 1003)).statusCode).toBe(404)
    expect((await read('/api/winloy/immagini/alfa', 1003)).statusCode).toBe(404)
    const [line] = await listTrailAbout(club.database.db, 'reward', 'alfa', 5)
    expect([line?.facts.what, line?.facts.name, line?.facts.changes]).toEqual([
      'hidden',
      'Premio alfa',
      [{ field: 'Stato', from: 'Al suo posto', to: 'Nascosto' }],
    ])
    await decide('show', 'alfa')
    await decide('back', 'gamma')
    expect(await shown()).toEqual(['alfa', 'beta', 'gamma'])
  })
})

// reads: only the built club
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useClub } from './support/club.ts'

const club = useClub()
const MOST_BYTES = 300_000

async function pictureOf(path: string): Promise<URL> {
  const { body } = await club.app.inject(path)
  const said = /<meta property="og:image" content="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&')
  if (!said) throw new Error(`${path} says no picture.`)
  return new URL(said)
}
const read = ({ pathname, search }: URL) => club.app.inject(pathname + search)

test.each(['/', '/news-approfondimenti', '/corsi-ecm-fad', '/servizi', '/licenze'])(
  '%s has a picture of 1200 by 630 below 300 kB, made once and kept',
  async (path) => {
    const address = await pictureOf(path)
    const first = await read(address)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
    expect(first.headers['cache-control']).toContain('immutable')
    const { width, height, format } = await sharp(first.rawPayload).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(first.rawPayload.length).toBeLessThan(MOST_BYTES)
    expect((await read(address)).rawPayload.equals(first.rawPayload)).toBe(true)
  },
)

test('its address changes with its words: another leads to the one of now', async () => {
  const address = await pictureOf('/servizi')
  const old = await club.app.inject(address.pathname.replace(/[0-9a-f]{8}/, '00000000') + address.search)
  expect([old.statusCode, old.headers.location]).toEqual([302, address.pathname + address.search])
  expect(old.headers['cache-control']).toBe('no-store')
})

test('only a page of ours has one', async () => {
  const asked = [
    '',
    '/non-esiste',
    '/redazione',
    '/api/me',
    '//altrove.example',
    '/profilo',
    'https://altrove.example',
    `/${'a'.repeat(400)}`,
  ]
  for (const path of asked) {
    const answer = await club.app.inject(`/condivise/00000000.png?di=${encodeURIComponent(path)}`)
    expect([path, answer.statusCode]).toEqual([path, 404])
  }
  expect((await club.app.inject('/condivise/00000000.png?di[]=/')).statusCode).toBe(404)
})

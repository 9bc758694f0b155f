import { expect, test } from 'vitest'
import { useClub } from './support/club.ts'

/** A club with less memory than any process has: every request is shed. */
const club = useClub({ MAX_MEMORY_MB: '1', CLUB_NAME: 'Ordine <di> Prova' })

const ask = (url: string, accept: string) => club.app.inject({ url, headers: { accept } })

test('a reader who comes when the club cannot answer is given a page of that club, and code a sentence', async () => {
  // Memory is looked at once a second.
  await expect.poll(async () => (await ask('/', 'text/html')).statusCode).toBe(503)
  const page = await ask('/corsi', 'text/html,application/xhtml+xml')
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' })
  expect(page.headers['content-security-policy']).toMatch(/style-src[^;]*'sha256-/)
  expect(page.body).toContain('<title>Torniamo tra pochissimo | Ordine &#60;di&#62; Prova</title>')
  for (const url of ['/corsi.data', '/api/me'])
    expect((await ask(url, '*/*')).json().message).toBe('In questo momento ci sono troppe richieste. Riprova tra poco.')
  expect((await ask('/health/live', '*/*')).statusCode).toBe(200)
})

import { describe, expect, test } from 'vitest'
import { excerpt } from '#platform/pure/text.ts'
import { useClub } from '../../../tests/support/club.ts'
import { drawnIcon } from '../../../tests/support/drawn-icon.ts'
import { CALCULATORS } from './rules.ts'

const club = useClub()
const read = (url: string) => club.app.inject({ url })

test('[BLK-016] the listing shows each calculator with icon, title and an excerpt that leads to it', async () => {
  const { statusCode, body } = await read('/risorse/calcolatori')
  expect(statusCode).toBe(200)
  for (const { id, icon, text } of CALCULATORS) {
    expect(body).toContain(`href="/risorse/calcolatori/${id}"`)
    expect(body).toContain(drawnIcon(icon))
    expect(body).toContain(`${excerpt(text)}<`)
  }
})

describe.each(CALCULATORS.map(({ id }) => id))('[BLK-015] /risorse/calcolatori/%s', (id) => {
  test('has its form, formula, limits and sources', async () => {
    const { statusCode, body } = await read(`/risorse/calcolatori/${id}`)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/Come si calcola[\s\S]*Limiti[\s\S]*Fonti/)
    expect(body).toContain('Calcola</button>')
  })
})

test('a result is in the document without JavaScript, at an address that gives it again, and is kept nowhere', async () => {
  const { body, headers } = await read(
    '/risorse/calcolatori/interessi-legali?capitale=10.000&dal=2022-12-31&al=2023-12-31',
  )
  expect(body).toContain('500,00')
  expect(body).toContain('d.m. 13/12/2022')
  expect(headers.etag).toBeUndefined()
})

test('a refusal stands beside its field and in the summary, and what was typed is still there', async () => {
  const { body } = await read('/risorse/calcolatori/bmi?eta=12&peso=40&altezza=150')
  expect(body.match(/percentili per età e sesso/g)?.length).toBeGreaterThanOrEqual(2)
  expect(body).toContain('value="150"')
  expect(body).not.toContain('id="risultato"')
})

test('a calculator that nobody wrote is not found', async () => {
  expect((await read('/risorse/calcolatori/oroscopo')).statusCode).toBe(404)
})

test('a new decree is data: an editor writes the rate, and the calculator uses it at once', async () => {
  const url = '/api/calcolatori/interessi-legali/tassi'
  const asked = '/risorse/calcolatori/interessi-legali?capitale=36500&dal=2026-12-31&al=2027-01-10'
  const payload = { dal: '2027-01-01', al: '2027-12-31', tasso: 1.5, decreto: 'd.m. di prova' }
  const put = async (username: number) =>
    club.app.inject({
      method: 'PUT',
      url,
      payload,
      headers: { ...(await club.cookieOf(username)), origin: 'http://localhost:3000' },
    })
  expect((await read(asked)).body).toContain('31/12/2026')
  expect((await put(1003)).statusCode).toBe(404)
  expect((await put(9001)).statusCode).toBe(200)
  expect((await read(asked)).body).toContain('15,00')
})

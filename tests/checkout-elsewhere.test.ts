import { expect, test } from 'vitest'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'

/** A club that is paid on another site, and one that takes no cards at all. */
const club = useClub({
  CHECKOUT_ADDRESS: 'https://cassa.example.it/acquisto',
  CLUB_IBAN: 'IT60X0542811101000000654321',
  DEMO_MODE: '0',
})

test('[CRT-004] "Acquista ora" leads where the club has said', async () => {
  const { body } = await club.app.inject({ url: '/carrello', headers: await club.cookieOf(1004) })
  const links = [...documentOf(body).querySelectorAll('main a')]
  const buy = links.find((link) => link.textContent?.startsWith('Acquista ora'))
  expect(buy?.getAttribute('href')).toBe('https://cassa.example.it/acquisto')
})

test('without a provider only the bank transfer is offered, and no imitation takes its place', async () => {
  const headers = await club.cookieOf(1004)
  const { body } = await club.app.inject({ url: '/checkout', headers })
  const ways = [...documentOf(body).querySelectorAll('input[name=way]')]
  expect(ways.map((way) => way.getAttribute('value'))).toEqual(['transfer'])
  expect((await club.app.inject({ url: '/metodi-di-prova', headers })).statusCode).toBe(404)
  expect((await club.app.inject({ url: '/api/contact/paymentmethods', headers })).statusCode).toBe(503)
})

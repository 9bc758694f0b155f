import { expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { setRole } from './support/roles.ts'
import { STAFF } from './support/visitors.ts'

/** A real club: paid on another site, without cards, with a mail server that nobody asks here. */
const club = useClub({
  CHECKOUT_ADDRESS: 'https://cassa.example.it/acquisto',
  CLUB_IBAN: 'IT60X0542811101000000654321',
  MAIL_URL: 'smtp://localhost:2525',
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

test('an administrator sends a refused letter again, without reading what it says', async () => {
  const letter = {
    to: 'nessun indirizzo',
    subject: 'Il tuo accesso',
    text: 'Parole di chi la riceve',
    html: '<p>x</p>',
  }
  const id = await sendMail(club.database.db, { ...letter, idempotencyKey: 'refused-letter' })
  await club.database.pool.query(`update outbox set recipient = 'anna@example.it' where id = $1`, [id])
  // In a real club the desk is open to whoever has no second factor for a few days only.
  const administrator = await findMemberByUsername(club.database.db, STAFF.administrator)
  await setRole(club.database.db, administrator?.id ?? '', 'administrator', club.clock.now())
  const headers = { ...(await club.cookieOf(STAFF.administrator)), origin: 'http://localhost:3000' }
  const page = async () => documentOf((await club.app.inject({ url: `/redazione/posta/${id}`, headers })).body)
  const button = async () => [...(await page()).querySelectorAll('main form button')].map((each) => each.textContent)
  expect(await button()).toEqual(['Invia di nuovo'])
  expect((await page()).querySelector('main')?.textContent).not.toContain(letter.text)
  const sent = await club.app.inject({ method: 'POST', url: `/redazione/posta/${id}`, headers })
  expect(sent.body).toContain('La lettera è di nuovo in partenza.')
  expect(await button()).toEqual([])
})

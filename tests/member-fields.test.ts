import { expect, test } from 'vitest'
import { MEMBER_FIELD_NAMES, MEMBER_FIELDS } from '#areas/account/member-field-rules.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { STAFF } from './support/visitors.ts'

/** Whatever is declared of a member is wherever a member's data are. */
const club = useClub()
const MEMBER = 1003
const DESK_PATH = '/redazione/iscritti'

async function main(url: string, as: number) {
  const { statusCode, body } = await club.app.inject({ url, headers: await club.cookieOf(as) })
  expect(statusCode, url).toBe(200)
  return documentOf(body).querySelector('main')
}

test.each(MEMBER_FIELD_NAMES)('%s is on the page of the member, at the desk, and in the calls', async (name) => {
  const { title } = MEMBER_FIELDS[name].look
  const labels = (root: Element | null) =>
    [...(root?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)
  expect(labels(await main('/profilo/dati-personali', MEMBER))).toContain(title)
  expect((await main(`${DESK_PATH}/${MEMBER}/dati`, STAFF.operator))?.querySelector(`[name="${name}"]`)).not.toBeNull()
  const { paths } = (await club.app.inject('/api/openapi.json')).json()
  expect(JSON.stringify(paths['/contact/account'].put.requestBody)).toContain(`"${name}"`)
  const told = await club.app.inject({ url: '/api/CRM/Utente/DatiContatto', headers: await club.cookieOf(MEMBER) })
  expect(told.json().datiContatto).toHaveProperty(name === 'phone' ? 'cellulare' : name)
})

test('what a call leaves out stays as it is', async () => {
  const headers = { ...(await club.cookieOf(MEMBER)), 'sec-fetch-site': 'same-origin' }
  const put = async (payload: object) =>
    (await club.app.inject({ method: 'PUT', url: '/api/contact/account', headers, payload })).statusCode
  const contact = async () =>
    (await club.app.inject({ url: '/api/CRM/Utente/DatiContatto', headers })).json().datiContatto
  expect(await put({ phone: '3331112223', prefix: '0041' })).toBe(200)
  expect(await put({ prefix: '0039' })).toBe(200)
  expect(await contact()).toMatchObject({ cellulare: '3331112223', prefix: '0039' })
  expect(await put({ prefix: '0000' })).toBe(400)
  expect(await put({ phone: '' })).toBe(200)
  expect(await contact()).toMatchObject({ cellulare: null, prefix: '0039' })
})

import { expect, test } from 'vitest'
import { useClub } from '../../../tests/support/club.ts'
import { aRequest, QUEUE, requestDesk } from '../../../tests/support/requests.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { fillPlaces, placesIn } from './rules.ts'

/** Answers that are ready: kept by the team, filled with what is known of the person. */
const club = useClub()
const desk = requestDesk(club)
const PATH = `${QUEUE}/risposte`
const MEMBER = 1003

async function save(id: string, fields: Record<string, string>, who: number = STAFF.operator) {
  const { page } = await desk.open(`${PATH}/${id}`, who)
  const form = [...page.querySelectorAll('form')].find((each) => each.querySelector('[name=title]'))
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])]
  const ticked = [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox][checked]') ?? [])]
  const values = {
    ...Object.fromEntries([...hidden, ...ticked].map(({ name, value }) => [name, value])),
    title: form?.querySelector<HTMLInputElement>('[name=title]')?.value ?? '',
    text: form?.querySelector('textarea')?.textContent ?? '',
    act: 'save',
    ...fields,
  }
  return desk.post(`${PATH}/${id}`, values, who)
}

test('[DSK-042] are filled with what is known of the person; what is not known stays in sight', () => {
  const text = 'Gentile {nome} {cognome}, codice { codice cliente }, fino al {scadenza}. {chi risponde}'
  expect(placesIn(text)).toEqual(['nome', 'cognome', 'codice cliente', 'scadenza', 'chi risponde'])
  expect(fillPlaces(text, { nome: 'Anna', cognome: 'Bianchi', 'codice cliente': 'C1', 'chi risponde': 'Ugo' })).toBe(
    'Gentile Anna Bianchi, codice C1, fino al {scadenza}. Ugo',
  )
})

test('[DSK-042] are of the team, for kinds of requests, and say who changed them last and how often they were used', async () => {
  expect((await desk.open(PATH, STAFF.editor)).status).toBe(403)
  const { text } = await desk.open(PATH)
  expect(text).toContain('Rientrare nell’account')
  expect(text).toContain('0 volte')
  const id = '5e5d0000-0000-4000-8008-000000000001'
  const refused = await save(id, { text: 'Buongiorno {nome}, il suo {soprannome}.' })
  expect(refused.text).toContain('{soprannome} non esiste')
  expect((await save(id, { text: 'Buongiorno {nome}, ecco come rientrare.' })).status).toBe(302)
  const requestId = await aRequest(club, { username: MEMBER })
  await desk.answer(requestId, 'Buongiorno Anna, ecco come rientrare.', { pronta: id } as object)
  const list = await desk.open(PATH, STAFF.administrator)
  const row = [...list.page.querySelectorAll('tbody tr')].find((each) => each.textContent?.includes('Rientrare'))
  expect(row?.textContent).toMatch(/una volta.*Matteo Greco/)
})

test('[DSK-042] are offered with the answer to a request of their kind alone, already filled', async () => {
  const { rows } = await club.database.pool.query('select name, client_code from members where username = $1', [MEMBER])
  const offeredFor = async (formType: string, username?: number) => {
    const id = await aRequest(club, { formType, ...(username && { username }) })
    const { body } = await club.app.inject({ url: `${QUEUE}/${id}.data`, headers: await club.cookieOf(STAFF.operator) })
    return body
  }
  const renewal = await offeredFor('rinnovo', MEMBER)
  expect(renewal).toContain(`codice cliente ${rows[0].client_code}`)
  expect(renewal).toContain('Matteo Greco')
  expect(renewal).not.toContain('Rientrare nell’account')
  expect(await offeredFor('rinnovo'), 'of whoever has no account').toContain('codice cliente {codice cliente}')
  expect(await offeredFor('lettera-diffida', MEMBER)).not.toContain('La richiamiamo noi')
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'

/** What staff say to one member, by letter or by telephone, and where it stands afterwards. */
const club = useClub()
const PAGE = `/redazione/iscritti/${VISITORS.PREMIUM}`
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

const post = async (url: string, who: number, fields: Record<string, string>) =>
  club.app.inject({
    method: 'POST',
    url,
    headers: { ...(await club.cookieOf(who)), ...SENT },
    payload: new URLSearchParams(fields).toString(),
  })
const pageAt = async (url: string) =>
  documentOf((await club.app.inject({ url, headers: await club.cookieOf(STAFF.operator) })).body)
async function member() {
  const found = await findMemberByUsername(club.database.db, VISITORS.PREMIUM ?? 0)
  if (!found) throw new Error('There is no such member.')
  return found
}
const linesOf = async (what: string) =>
  (await listMemberTrail(club.database.db, (await member()).id)).filter(({ facts }) => facts.what === what)
const lettersOf = async (subject: string) =>
  (await club.database.pool.query('select recipient, text, html from outbox where subject = $1', [subject])).rows

test('a letter leaves once for one form, in the club’s clothes, and stands in the story and in the trail', async () => {
  const { email, name } = await member()
  const page = await pageAt(`${PAGE}/scrivi`)
  const key = page.querySelector('input[name=key]')?.getAttribute('value') ?? ''
  const fields = { act: 'letter', subject: 'Il suo attestato', risposta: 'È pronto.\n\n<b>Grazie</b>', pronta: '', key }
  const [first, second] = await Promise.all([1, 2].map(() => post(`${PAGE}/scrivi`, STAFF.operator, fields)))
  expect([first?.headers.location, second?.headers.location]).toEqual(Array(2).fill(`${PAGE}?fatto=letter`))
  const letters = await lettersOf('Il suo attestato')
  expect(letters.map(({ recipient }) => recipient)).toEqual([email])
  expect(letters[0].text).toContain(`Ciao ${name},`)
  expect(letters[0].html).toContain('&lt;b&gt;Grazie')
  expect(await linesOf('letter')).toHaveLength(1)
  const story = (await pageAt(`${PAGE}/storia`)).body.textContent
  for (const words of ['Il suo attestato', 'E-mail scritta dalla redazione']) expect(story).toContain(words)
})

test.each([
  ['without a subject', { subject: ' ' }, 'Scrivi l’oggetto.'],
  ['without words', { risposta: ' ' }, 'Scrivi il testo.'],
  ['with a place that nobody filled', { risposta: 'Scade il {scadenza}.' }, 'è rimasto {scadenza}'],
  ['with a subject that has no end', { subject: 'a'.repeat(400) }, 'al massimo 120 caratteri'],
])('a letter %s does not leave, and its words stay', async (_, wrong, said) => {
  const fields = { subject: 'Non parte', risposta: 'Resta tutto qui.', pronta: '', key: randomUUID(), ...wrong }
  const { statusCode, body } = await post(`${PAGE}/scrivi`, STAFF.operator, fields)
  expect(statusCode).toBe(400)
  expect(body).toContain(said)
  expect(body).toContain(fields.risposta.trim() || fields.subject)
  expect(await lettersOf('Non parte')).toEqual([])
})

test('a subject of two lines would be another header, and is refused', async () => {
  const fields = { subject: 'Una riga\r\nBcc: altri@posta.example', risposta: 'Ciao.', pronta: '', key: randomUUID() }
  expect((await post(`${PAGE}/scrivi`, STAFF.operator, fields)).statusCode).toBe(400)
  const { rows } = await club.database.pool.query("select 1 from outbox where subject like 'Una riga%'")
  expect(rows).toEqual([])
})

test('whoever does not write members writes to none, and nobody of the desk to the accounts of the others', async () => {
  const fields = { subject: 'Vietata', risposta: 'Ciao.', pronta: '', key: randomUUID() }
  expect((await post(`${PAGE}/scrivi`, STAFF.editor, fields)).statusCode).toBe(403)
  expect((await post(`/redazione/iscritti/${STAFF.editor}/scrivi`, STAFF.operator, fields)).statusCode).toBe(403)
  expect((await post(`${PAGE}/scrivi`, STAFF.operator, { ...fields, key: 'sempre-la-stessa' })).statusCode).toBe(400)
  expect(await lettersOf('Vietata')).toEqual([])
})

test('a call is a note that says how it went, with or without words, once for one form', async () => {
  const form = (await pageAt(`${PAGE}?segna=chiamata`)).querySelector('#nota')
  expect(form?.hasAttribute('open')).toBe(true)
  expect(form?.querySelector('select[name=call] option[selected]')?.getAttribute('value')).toBe('answered')
  const key = form?.querySelector('input[name=key]')?.getAttribute('value') ?? ''
  const call = { call: 'unanswered', note: '', key }
  const both = await Promise.all([1, 2].map(() => post(PAGE, STAFF.operator, call)))
  expect(both.map(({ headers }) => headers.location)).toEqual(Array(2).fill(`${PAGE}?fatto=call`))
  const [line, ...others] = await linesOf('call')
  expect([line?.kind, line?.facts.changes, others]).toEqual(['member-noted', [{ field: 'Non ha risposto' }], []])
  expect((await pageAt(PAGE)).querySelector('blockquote')?.textContent).toContain('Telefonata: Non ha risposto')
  expect((await post(PAGE, STAFF.operator, { call: 'inventato', note: '', key: randomUUID() })).statusCode).toBe(400)
})

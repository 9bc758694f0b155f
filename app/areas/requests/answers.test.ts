import { describe, expect, test } from 'vitest'
import { findLead } from '#areas/leads/store.server.ts'
import { daysAfter } from '#platform/pure/dates.ts'
import { archiveOf } from '../../../tests/support/archives.ts'
import { useClub } from '../../../tests/support/club.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { aRequest, QUEUE, requestDesk } from '../../../tests/support/requests.ts'
import { STAFF } from '../../../tests/support/visitors.ts'

/** What is written back, to whom it goes, and what is written for the team alone. */
const club = useClub()
const desk = requestDesk(club)
const WORDS = 'Il nuovo attestato è pronto: lo trova tra i suoi corsi.'
const MEMBER = 1003

const memberIn = async () => {
  const { rows } = await club.database.pool.query('select id from members where username = $1', [MEMBER])
  return { username: MEMBER, memberId: rows[0].id as string }
}
const leadOf = (id: string) => findLead(club.database.db, id)
async function lettersOf(id: string) {
  const { rows } = await club.database.pool.query(
    `select recipient, text, attachments, state from outbox where idempotency_key in
     (select 'request-answer:' || a.id from request_answers a where a.request_id = $1) order by created_at`,
    [id],
  )
  return rows
}

describe('[DSK-041] an answer', () => {
  test('reaches a member by e-mail and in their own area, with what went before', async () => {
    const id = await aRequest(club, { username: MEMBER, note: 'Il cognome è sbagliato.' })
    expect((await desk.answer(id, WORDS)).location).toBe(`${QUEUE}/${id}?fatto=risposta`)
    expect((await desk.answer(id, 'E il vecchio non vale più.')).status).toBe(302)
    const [first, second] = await lettersOf(id)
    expect(first.text).toContain(WORDS)
    expect(first.text).toContain('ci avevi scritto: «Il cognome è sbagliato.»')
    expect(second.text).toContain(`ti avevamo risposto: «${WORDS}»`)
    expect(first.text).toContain(`${ORIGIN}/profilo/richieste`)
    const mine = await desk.open('/profilo/richieste', MEMBER)
    for (const words of [WORDS, 'E il vecchio non vale più.', 'Assistenza', 'In lavorazione'])
      expect(mine.text).toContain(words)
    expect((await desk.open('/profilo/richieste', 1006)).text).not.toContain(WORDS)
    const lead = await leadOf(id)
    expect(lead).toMatchObject({ state: 'taken' })
    expect(lead?.answeredAt).not.toBeNull()
    const bell = await club.app.inject({ url: '/api/me', headers: await club.cookieOf(MEMBER) })
    expect(bell.statusCode).toBe(200)
    const { rows } = await club.database.pool.query(
      "select text from member_notices where title = 'C’è una risposta per te'",
    )
    expect(rows[0].text).toBe('Abbiamo risposto alla tua richiesta: Assistenza.')
  })

  test('reaches whoever has no account by e-mail alone', async () => {
    const id = await aRequest(club, { email: 'carla@posta.example', note: 'Vorrei un preventivo.' })
    await desk.answer(id, WORDS, { act: 'answer-close' })
    const [letter] = await lettersOf(id)
    expect(letter.recipient).toBe('carla@posta.example')
    expect(letter.text).toContain(WORDS)
    expect(letter.text).not.toContain('/profilo/richieste')
    expect(await leadOf(id)).toMatchObject({ state: 'closed' })
  })

  test('sent twice by a double press is one letter', async () => {
    const id = await aRequest(club)
    const { page } = await desk.open(`${QUEUE}/${id}`)
    const key =
      page.querySelector<HTMLInputElement>('form[aria-label="Rispondi alla richiesta"] input[name=key]')?.value ?? ''
    const press = () => desk.act(id, 'answer', { key, seen: '0', risposta: WORDS })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
    expect(await lettersOf(id)).toHaveLength(1)
    const other = await aRequest(club)
    expect((await desk.act(other, 'answer', { key, seen: '0', risposta: WORDS })).status, 'of another request').toBe(
      409,
    )
    expect((await desk.act(other, 'answer', { key: 'x', seen: '0', risposta: WORDS })).status).toBe(400)
  })

  test('[DSK-040] that a colleague sent meanwhile makes ours be asked again, with its words kept', async () => {
    const id = await aRequest(club)
    const { page } = await desk.open(`${QUEUE}/${id}`)
    const hidden = (name: string) =>
      page.querySelector<HTMLInputElement>(`form[aria-label="Rispondi alla richiesta"] input[name=${name}]`)?.value ??
      ''
    await desk.answer(id, 'Rispondo io.', { who: STAFF.administrator })
    const mine = { key: hidden('key'), seen: hidden('seen'), risposta: 'Le mie parole.' }
    const refused = await desk.act(id, 'answer', mine)
    expect(refused.status).toBe(409)
    expect(refused.text).toMatch(/ha appena risposto/)
    expect(refused.body).toContain('Le mie parole.')
    expect(await lettersOf(id)).toHaveLength(1)
    expect((await desk.answer(id, 'Le mie parole.')).status, 'pressed again, having seen').toBe(302)
    await desk.act(id, 'close')
    expect(
      (await desk.act(id, 'answer', { ...mine, seen: '2', key: '5e5d0000-0000-4000-8000-00000000abcd' })).status,
    ).toBe(409)
  })

  test('leads to the nearest deadline of the view one came from', async () => {
    const now = club.clock.now()
    const due = (days: number) => ({ formType: 'appuntamento', dueAt: daysAfter(now, days) })
    const here = await aRequest(club, due(4))
    const far = await aRequest(club, due(9))
    const near = await aRequest(club, due(5))
    const aside = await aRequest(club, due(3))
    await desk.act(aside, 'aside', { giorno: '2099-01-01'.replace('2099', String(now.getUTCFullYear() + 1)) })
    const elsewhere = await aRequest(club, { formType: 'rinnovo', dueAt: daysAfter(now, 1) })
    const { rows: old } = await club.database.pool.query(
      "update leads set state = 'closed' where form_type = 'appuntamento' and id <> all($1) returning id",
      [[here, far, near, aside]],
    )
    expect(old.length).toBeGreaterThan(0)
    const from = 'tipo=appuntamento'
    const next = async (id: string) => (await desk.answer(id, WORDS, { act: 'answer-next', from })).location
    const placeOf = (id: string) => `${QUEUE}/${id}?da=tipo%3Dappuntamento&fatto=risposta`
    if ((await leadOf(aside))?.asideUntil === null) throw new Error('It was not put aside.')
    expect(await next(here)).toBe(placeOf(near))
    expect(await next(near)).toBe(placeOf(far))
    expect(await next(far)).toBe(`${QUEUE}?${from}&fatto=ultima`)
    expect((await leadOf(elsewhere))?.answeredAt).toBeNull()
  })

  test('that the mail server refuses opens the request again', async () => {
    const id = await aRequest(club)
    await desk.answer(id, WORDS, { act: 'answer-close' })
    await club.database.pool.query(
      "update outbox set state = 'failed', failure = 'SMTP 550' where idempotency_key like 'request-answer:%' and recipient = 'bruna@posta.example'",
    )
    const { text } = await desk.open(`${QUEUE}/${id}`)
    expect(text).toContain('La risposta non è arrivata')
    expect(await leadOf(id)).toMatchObject({ state: 'taken', answeredAt: null })
    expect(await desk.ids('?stato=new,taken')).toContain(id)
    const { rows } = await club.database.pool.query('select text from member_notices where title = $1 and link = $2', [
      'La risposta non è arrivata',
      `${QUEUE}/${id}`,
    ])
    expect(rows, 'told once, however often it is looked at').toHaveLength(1)
    await desk.act(id, 'close')
    await desk.open(QUEUE)
    expect((await leadOf(id))?.state, 'known once, it does not open what was closed again').toBe('closed')
  })

  test.each([
    ['nothing', '   ', 'Scrivi la risposta.'],
    ['too many words', 'a'.repeat(5001), 'al massimo 5000 caratteri'],
    [
      '[DSK-042] a place that nobody filled',
      'Gentile {nome}, il codice è {codice cliente}.',
      '{nome}, {codice cliente}',
    ],
    ['[DSK-043] what begins as a note', '@Matteo Greco senti lui prima', 'Comincia come una nota'],
  ])('is stopped and given back: %s', async (_name, risposta, sentence) => {
    const id = await aRequest(club)
    const refused = await desk.answer(id, risposta)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(sentence)
    if (risposta.trim()) expect(refused.body).toContain(risposta.slice(0, 20).replace('@', '@'))
    expect(await lettersOf(id)).toEqual([])
  })
})

describe('[DSK-041] attachments', () => {
  const PDF = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'
  async function send(id: string, files: { name: string; content: string }[], who: number = STAFF.operator) {
    const { page } = await desk.open(`${QUEUE}/${id}`, who)
    const form = page.querySelector('form[aria-label="Rispondi alla richiesta"]')
    const body = new FormData()
    for (const name of ['key', 'seen'])
      body.set(name, form?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '')
    body.set('act', 'answer')
    body.set('risposta', WORDS)
    for (const { name, content } of files) body.append('file', new File([content], name, { type: 'application/pdf' }))
    const request = new Request(ORIGIN, { method: 'POST', body })
    const headers = {
      ...(await club.cookieOf(who)),
      'content-type': request.headers.get('content-type') ?? '',
      origin: ORIGIN,
    }
    const payload = Buffer.from(await request.arrayBuffer())
    return club.app.inject({ method: 'POST', url: `${QUEUE}/${id}`, headers, payload })
  }
  const pathOf = async (id: string) => {
    const { rows } = await club.database.pool.query(
      'select path from request_files f join request_answers a on a.id = f.answer_id where a.request_id = $1',
      [id],
    )
    return rows.map(({ path }) => path as string)
  }
  const read = async (url: string, who: number | null) =>
    (await club.app.inject({ url, headers: await club.cookieOf(who) })).statusCode

  test('leave with the letter, and are read by the person and by the desk alone', async () => {
    const id = await aRequest(club, { username: MEMBER })
    expect((await send(id, [{ name: 'modulo.pdf', content: PDF }])).statusCode).toBe(302)
    const [path = ''] = await pathOf(id)
    expect((await lettersOf(id))[0].attachments).toEqual([path])
    expect((await desk.open('/profilo/richieste', MEMBER)).text).toContain('modulo.pdf')
    expect(await Promise.all([MEMBER, STAFF.operator, STAFF.editor, 1006, null].map((who) => read(path, who)))).toEqual(
      [200, 200, 404, 404, 404],
    )
    const { files } = await archiveOf(club, await memberIn())
    expect(Object.keys(files).some((name) => name.startsWith('risposte/') && name.endsWith('modulo.pdf'))).toBe(true)
  })

  test('are up to 15 MB together; what is larger, of another kind or too many is refused with the words kept', async () => {
    const id = await aRequest(club)
    const large = PDF + ' '.repeat(15 * 1024 * 1024 - PDF.length)
    expect((await send(id, [{ name: 'grande.pdf', content: large }])).statusCode).toBe(302)
    const other = await aRequest(club)
    const half = PDF + ' '.repeat(8 * 1024 * 1024)
    for (const files of [
      [1, 2].map((place) => ({ name: `${place}.pdf`, content: half })),
      [{ name: 'virus.exe', content: 'MZ nothing' }],
      Array.from({ length: 6 }, (_, place) => ({ name: `${place}.pdf`, content: PDF })),
    ]) {
      const refused = await send(other, files)
      expect([413, 400]).toContain(refused.statusCode)
    }
    expect(await lettersOf(other)).toEqual([])
    expect(await pathOf(other)).toEqual([])
  })
})

describe('[DSK-043] notes for the team', () => {
  const note = (id: string, text: string, who: number = STAFF.operator, key = crypto.randomUUID() as string) =>
    desk.act(id, 'note', { key, note: text }, who)

  test('call a colleague with @ and never leave to the person, but in the data they download', async () => {
    const id = await aRequest(club, { username: MEMBER })
    const admin = await club.database.pool.query('select id, name, surname from members where username = 9003')
    const { name, surname, id: adminId } = admin.rows[0]
    const words = `@${name} ${surname} al telefono era seccato.`
    expect((await note(id, words)).location).toBe(`${QUEUE}/${id}?fatto=nota`)
    await desk.answer(id, WORDS)
    const { page, text } = await desk.open(`${QUEUE}/${id}`)
    expect(text).toContain(words)
    const form = page.querySelector('form[aria-label="Nota per la squadra"]')
    expect(form?.querySelector('button')?.textContent).toBe('Annota per la squadra')
    expect(form?.textContent).toContain('Se la persona scarica i suoi dati, la trova lì.')
    expect(form?.className).toContain('bg-warning-tint')
    expect(page.querySelector('form[aria-label="Rispondi alla richiesta"]')?.className).not.toContain('bg-warning-tint')
    const { rows } = await club.database.pool.query(
      'select title, text from member_notices where member_id = $1 and link = $2',
      [adminId, `${QUEUE}/${id}`],
    )
    expect(rows).toEqual([
      { title: 'Ti hanno chiamato in una nota', text: 'Matteo Greco ti ha chiamato in una richiesta: Assistenza.' },
    ])
    for (const path of ['/profilo/richieste', '/profilo/richieste.data', '/api/Servizi/Richieste', '/api/me'])
      expect((await desk.open(path, MEMBER)).body, path).not.toContain('seccato')
    const outbox = await club.database.pool.query(
      "select count(*)::int as n from outbox where text like '%seccato%' or html like '%seccato%'",
    )
    const notices = await club.database.pool.query(
      "select count(*)::int as n from member_notices where text like '%seccato%'",
    )
    const trail = await club.database.pool.query(
      "select count(*)::int as n from audit_events where details::text like '%seccato%'",
    )
    expect([outbox, notices, trail].map((found) => found.rows[0].n)).toEqual([0, 0, 0])
    expect((await archiveOf(club, await memberIn())).text).toContain('seccato')
  })

  test('are written once by a double press, and a name that may not read it is refused with the words kept', async () => {
    const id = await aRequest(club)
    const key = '5e5d0000-0000-4000-8000-00000000aaaa'
    await Promise.all([note(id, 'Una volta.', STAFF.operator, key), note(id, 'Una volta.', STAFF.operator, key)])
    const { rows } = await club.database.pool.query(
      'select count(*)::int as n from request_notes where request_id = $1',
      [id],
    )
    expect(rows[0].n).toBe(1)
    const editor = await club.database.pool.query('select name, surname from members where username = 9001')
    const refused = await note(id, `@${editor.rows[0].name} ${editor.rows[0].surname} guarda`)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('non è una persona che può leggere questa richiesta')
    expect(refused.body).toContain('guarda</textarea>')
    expect((await note(id, ' ')).status).toBe(400)
    expect((await note(id, 'Scrivi a mario@posta.example')).status, 'an address calls nobody').toBe(302)
  })

  test('a text that begins as a note is not an answer by one press, and is by two', async () => {
    const id = await aRequest(club)
    const words = 'Nota: chiamarla domani'
    const { status, body } = await desk.answer(id, words)
    expect([status, body.includes('name="conferma"')]).toEqual([400, true])
    expect((await desk.answer(id, words, { conferma: 'on' } as object)).status).toBe(302)
  })
})

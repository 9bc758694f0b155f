import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findDetails, upsertDetails } from '#areas/account/details-store.server.ts'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listPersonalCourses } from '#areas/courses/enrolment-store.server.ts'
import { findCourseBySlug, searchCourses } from '#areas/courses/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { sendFilmAndCaptions, watches } from '../../../tests/support/films.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import type { ShownQuestion } from './model.ts'
import { isMaterialReady } from './store.server.ts'

const club = useClub()

async function get(url: string, username: number | null = null) {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: answer.statusCode, html: answer.body.replaceAll('<!-- -->', ''), answer }
}

async function post(url: string, username: number, fields: Record<string, string>) {
  const { cookie = '' } = await club.cookieOf(username)
  return club.app.inject({
    method: 'POST',
    url,
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

const courseId = async (slug: string) => (await findCourseBySlug(club.database.db, slug))?.id ?? 0
let hands = 0
beforeAll(async () => {
  hands = await courseId('igiene-delle-mani-il-gesto-che-salva')
})

async function spentBy(username: number): Promise<number> {
  const { rows } = await club.database.db.execute<{ used_credits: number }>(
    sql`select used_credits::float8 as used_credits from wallets w join members m on m.id = w.member_id where m.username = ${username} and w.tag = 'ecm'`,
  )
  return rows[0]?.used_credits ?? 0
}

/** A course this demo member has passed. */
async function passedBy(username: number): Promise<number> {
  const { db } = club.database
  const member = await findMemberByUsername(db, username)
  const asked = { memberId: member?.id ?? '', status: 2, page: 0, limit: 1 } as const
  return (await listPersonalCourses(db, asked, club.clock.now())).list[0]?.id ?? 0
}

const certificateOf = async (username: number, id: number) => {
  const { answer, status } = await get(`/api/FAD/Corsi/${id}/Certificato`, username)
  return { status, code: /attestato-ecm-([\w-]+)\.pdf/.exec(answer.body)?.[1] ?? '' }
}

describe('the room', () => {
  test('a trial member is told the credits, enrols once however often it is pressed, and begins at the first lesson', async () => {
    const spent = await spentBy(1002)
    const before = await get(`/aula/${hands}`, 1002)
    expect(before.html).toMatch(/L’iscrizione usa <strong>2 crediti<\/strong>: adesso ne hai \d+, dopo ne avrai \d+\./)
    for (const _press of [1, 2, 3]) expect((await post(`/aula/${hands}`, 1002, {})).statusCode).toBe(302)
    expect(await spentBy(1002)).toBe(spent + 2)
    const { html } = await get(`/aula/${hands}`, 1002)
    expect(html).toContain('Inizia dalla prima lezione')
    expect(html.match(/si apre dopo la precedente/g)?.length).toBe(3)
    const lessons = [...html.matchAll(/\/lezione\/(\d+)"/g)].map(([, id]) => Number(id))
    expect((await get(`/aula/${hands}/lezione/${lessons[0]}`, 1002)).status).toBe(200)
    // No skipping, by address.
    expect((await get(`/aula/${hands}/lezione/${(lessons[0] ?? 0) + 1}`, 1002)).status).toBe(409)
    expect((await get(`/aula/${hands}/prova`, 1002)).status).toBe(302)
  })

  test('a lesson is resumed at its second on another device', async () => {
    const { html } = await get(`/aula/${hands}`, 1002)
    const lessonId = Number(/\/lezione\/(\d+)"/.exec(html)?.[1])
    const { cookie = '' } = await club.cookieOf(1002)
    const beat = (positionSeconds: number) =>
      club.app.inject({
        method: 'POST',
        url: `/api/FAD/Aula/${hands}/Progresso`,
        headers: { cookie, origin: ORIGIN },
        payload: { lessonId, positionSeconds },
      })
    await beat(0)
    club.clock.advance(17_000)
    expect((await beat(17)).json()).toMatchObject({ positionSeconds: 17, isDone: false })
    const page = await club.app.inject({ url: `/aula/${hands}/lezione/${lessonId}.data`, headers: { cookie } })
    expect(page.body).toMatch(/"position",17\b/)
  })

  test('every course of the catalogue can be followed, and two are, to the certificate', async () => {
    const { db } = club.database
    const { list } = await searchCourses(db, { page: 0, limit: 100 }, club.clock.now())
    const ready = await Promise.all(list.map((course) => isMaterialReady(db, course)))
    expect(list.filter((_, index) => !ready[index]).map(({ title }) => title)).toEqual([])
    const memberId = (await findMemberByUsername(db, 1003))?.id ?? ''
    for (const slug of ['antibiotici-usarli-meno-usarli-meglio', 'gestire-il-tempo-in-ambulatorio']) {
      const id = await courseId(slug)
      expect((await post(`/aula/${id}`, 1003, {})).headers.location).toMatch(new RegExp(`^/aula/${id}/lezione/\\d+$`))
      // Time itself is proved elsewhere: here it has passed.
      await db.execute(sql`insert into lesson_progress (member_id, course_id, lesson_id, completed_at, updated_at)
        select ${memberId}, course_id, id, now(), now() from lessons where course_id = ${id}`)
      expect((await get(`/aula/${id}/prova.data`, 1003)).status).toBe(200)
      const { rows } = await db.execute<{ shown: ShownQuestion[] }>(
        sql`select shown from test_attempts where member_id = ${memberId} and course_id = ${id}`,
      )
      const right = rows[0]?.shown.map((question) => [`q${question.id}`, String(question.right)]) ?? []
      const passed = await post(`/aula/${id}/prova`, 1003, Object.fromEntries(right))
      expect(passed.headers.location).toBe(`/aula/${id}/questionario`)
      const grades = { relevance: '4', quality: '5', usefulness: '4', sponsor: 'no' }
      expect((await post(`/aula/${id}/questionario`, 1003, grades)).headers.location).toBe(`/aula/${id}`)
      expect((await certificateOf(1003, id)).status).toBe(200)
    }
  })

  test('a course without its material costs nothing and says so', async () => {
    const empty = await courseId('asma-in-eta-pediatrica')
    for (const table of ['questions', 'lessons'])
      await club.database.db.execute(sql`delete from ${sql.identifier(table)} where course_id = ${empty}`)
    expect((await get(`/aula/${empty}`, 1013)).html).toContain('Il materiale di questo corso è in preparazione')
    expect((await post(`/aula/${empty}`, 1013, {})).statusCode).toBe(409)
  })
})

describe('the certificate', () => {
  test('[ACC-001] asks what is missing, beside each field, then is printed with it', async () => {
    const id = await passedBy(1004)
    expect((await certificateOf(1004, id)).status).toBe(409)
    expect((await get(`/aula/${id}`, 1004)).html).toContain('Completa i dati per l’attestato')
    const wrong = await post(`/aula/${id}/dati-attestato`, 1004, {
      fiscalCode: 'ABC',
      birthDate: '2020-01-01',
      birthPlace: 'X',
      employment: 'Z',
    })
    for (const words of [
      'Inserisci un codice fiscale valido',
      'Inserisci una data di nascita valida.',
      'Scrivi il comune di nascita',
      'Scegli come lavori.',
      'value="ABC"',
    ])
      expect(wrong.body).toContain(words)
    for (const [fiscalCode, sentence] of [
      ['gllsra85d45l219z', 'Il codice fiscale non è valido: l’ultima lettera non corrisponde.'],
      ['rssmra80b30h501x', 'Il codice fiscale non è valido: contiene una data di nascita che non esiste.'],
    ] as const)
      expect((await post(`/aula/${id}/dati-attestato`, 1004, { fiscalCode })).body).toContain(sentence)
    const right = { fiscalCode: 'gllsra85d45l219m', birthDate: '1985-04-05', birthPlace: ' Torino ', employment: 'L' }
    expect((await post(`/aula/${id}/dati-attestato`, 1004, right)).statusCode).toBe(302)
    const { status, code } = await certificateOf(1004, id)
    expect(status).toBe(200)
    const { html } = await get(`/verifica-attestato/${code}`)
    expect(html).toContain('Torino, 1985')
  })

  test('[ACC-001] [IDN-029] a wrong code that is stored is shown again and mended before the certificate', async () => {
    const { db } = club.database
    const { id: memberId = '' } = (await findMemberByUsername(db, 1005)) ?? {}
    const { fiscalCode: before } = await findDetails(db, memberId)
    const id = await passedBy(1005)
    await upsertDetails(db, memberId, { fiscalCode: 'RVIPLA65M04L219A' })
    await db.execute(sql`delete from certificates where member_id = ${memberId}`)
    expect((await certificateOf(1005, id)).status).toBe(409)
    const { html } = await get(`/aula/${id}/dati-attestato`, 1005)
    expect(html).toContain('value="RVIPLA65M04L219A"')
    expect(html).toContain('l’ultima lettera non corrisponde.')
    const typed = { birthPlace: 'Torino', employment: 'D' }
    const same = await post(`/aula/${id}/dati-attestato`, 1005, { ...typed, fiscalCode: 'RVIPLA65M04L219A' })
    expect(same.statusCode).toBe(400)
    const mended = await post(`/aula/${id}/dati-attestato`, 1005, { ...typed, fiscalCode: before ?? '' })
    expect(mended.statusCode).toBe(302)
    expect((await findDetails(db, memberId)).fiscalCode).toBe(before)
    expect((await certificateOf(1005, id)).status).toBe(200)
  })

  test('[CRS-042] [CRS-036] anyone can check it: every printed field, and when it was revoked and by what replaced', async () => {
    const id = await passedBy(1003)
    const { code } = await certificateOf(1003, id)
    const page = `/verifica-attestato/${code}`
    const { html } = await get(page)
    for (const words of [
      'Autentico e valido',
      'Elena Moretti',
      'Firenze, 1979',
      'Medico chirurgo',
      'Cardiologia',
      'edizione 1',
      'Obiettivo formativo',
      'n. 2506',
      'Acquisiti il',
      code,
    ])
      expect(html).toContain(words)
    expect(html, 'the day of a birth is for whoever has the paper').not.toContain('13/06/1979')
    expect(html).toMatch(/\d+ \([a-zé]+\)/)
    // However it was typed.
    expect((await get(`/verifica-attestato/${code.toLowerCase().replaceAll('-', ' ')}`)).html).toContain(
      'Elena Moretti',
    )

    const staff = `/redazione/attestati/${code}`
    expect((await get(staff, 1003)).status).toBe(403)
    expect((await get(staff, STAFF.editor)).status).toBe(403)
    expect((await post(staff, STAFF.editor, { che: 'revoca', motivo: 'Una prova di nascosto' })).statusCode).toBe(403)
    for (const typed of ['moretti', 'Moretti Elena', 'C00001003'])
      expect(
        (await get(`/redazione/attestati?cerca=${encodeURIComponent(typed)}`, STAFF.operator)).html,
        typed,
      ).toContain(code)
    for (const way of ['/redazione/iscritti/1003', `/redazione/corsi/${id}`])
      expect((await get(staff, STAFF.operator)).html, way).toContain(`href="${way}"`)
    expect((await post(staff, STAFF.operator, { che: 'revoca', motivo: 'no' })).body).toContain('Scrivi il motivo')
    const again = await post(staff, STAFF.operator, { che: 'riemetti', motivo: 'Il luogo di nascita era sbagliato' })
    const fresh = /attestati\/([\w-]+)/.exec(String(again.headers.location))?.[1] ?? ''
    const told = `Il precedente, ${code}, è revocato`
    expect(
      (await get(String(again.headers.location), STAFF.operator)).html,
      'what has just happened is said',
    ).toContain(told)
    expect((await get(`${staff}?sostituisce=${fresh}`, STAFF.operator)).html, 'and only if it has').not.toContain(
      'revocato e chi',
    )
    const revoked = (await get(page)).html
    for (const words of ['Revocato il', 'Il luogo di nascita era sbagliato', fresh]) expect(revoked).toContain(words)
    expect((await certificateOf(1003, id)).code).toBe(fresh)
    await post(`/redazione/attestati/${fresh}`, STAFF.operator, { che: 'revoca', motivo: 'Emesso per errore' })
    expect((await certificateOf(1003, id)).status).toBe(409)
    expect((await get(`/aula/${id}`, 1003)).html).toContain('è stato revocato')
  })

  test('operators see the closed events and who cannot be told yet', async () => {
    const { html } = await get('/redazione/eventi-ecm', STAFF.operator)
    const id = /evento=(\d+)/.exec(html)?.[1]
    const checked = (await get(`/redazione/eventi-ecm?evento=${id}`, STAFF.operator)).html
    expect(checked).toContain('partecipanti da comunicare, 1 ancora no')
    expect(checked).toContain('Non ha detto come lavora.')
    expect((await get('/redazione/eventi-ecm', 1003)).status).toBe(403)
  })
})

describe('files of a course', () => {
  test('[CRS-038] anybody may preview the plan and the opening, and nothing more', async () => {
    const { status, answer } = await get(`/api/FAD/Corsi/${hands}/Anteprima`)
    expect(status).toBe(200)
    const { titolo, lezioni, inizio } = answer.json()
    expect(titolo).toBe('Igiene delle mani: il gesto che salva')
    expect(lezioni).toHaveLength(4)
    expect(inizio).toHaveLength(2)
    const { rows } = await club.database.db.execute<{ paragraphs: string[] }>(
      sql`select paragraphs from lessons where course_id = ${hands}`,
    )
    const rest = rows.flatMap(({ paragraphs }) => paragraphs).filter((text) => !inizio.includes(text))
    for (const text of rest) expect(answer.body).not.toContain(text.slice(0, 60))
  })

  test('[CRS-016] [CRS-039] the book of an e-book course, as PDF and EPUB, is of who is enrolled', async () => {
    const id = await courseId('vaccini-a-mrna-come-funzionano-e-come-spiegarli')
    const book = (format: string, username: number | null, course = id) =>
      get(`/api/FAD/Corsi/${course}/Ebook/${format}`, username)
    expect((await book('pdf', 1013)).status).toBe(403)
    await post(`/aula/${id}`, 1013, {})
    expect((await book('pdf', 1013)).answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await book('epub', 1013)).answer.rawPayload.subarray(30, 58).toString()).toBe(
      'mimetypeapplication/epub+zip',
    )
    expect((await book('pdf', null)).status).toBe(401)
    expect((await book('pdf', 1002, hands)).status).toBe(404)
    // An e-book may be opened at any chapter.
    expect((await get(`/aula/${id}`, 1013)).html).not.toContain('si apre dopo la precedente')
  })
})

describe('the desk of courses', () => {
  const DESK = '/redazione/corsi'
  const fields = {
    isWhole: 'on',
    title: 'Sonno e turni di notte',
    eventId: '490001',
    edition: '1',
    credits: '1',
    hours: '1',
    opensOn: '2026-01-01',
    expiresOn: '2099-12-31',
    objectiveNumber: '27',
    objective: 'Sicurezza negli ambienti di lavoro',
    model: 'Multimediale',
    professions: '*',
    series: '1',
    shown: 'people',
    lead: 'agnese-todaro',
    people: 'agnese-todaro',
    description: 'Come dormire quando gli altri lavorano, e viceversa.',
  }
  const editor = STAFF.editor
  const LINES = ['Quanto dura il sonno?', 'Quando si dorme meglio?', 'Chi decide i turni?']

  test('written without JavaScript by an editor: nothing typed is lost, nothing is opened too soon, then everybody sees it', async () => {
    const wrong = await post(`${DESK}/nuovo`, editor, { ...fields, credits: '0' })
    expect(wrong.body).toContain('Un evento vale da 0,1 a 50 crediti.')
    expect(wrong.body).toContain('value="Sonno e turni di notte"')
    expect(wrong.body).toContain('Come dormire quando gli altri lavorano')
    const made = await post(`${DESK}/nuovo`, editor, fields)
    expect(made.statusCode).toBe(302)
    const path = String(made.headers.location)
    const page = '/corsi-ecm-fad/sonno-e-turni-di-notte'
    expect((await get(page)).status).toBe(404)
    // [CRS-034] Who prepares it sees the page before anybody else, as each type would.
    const preview = (query: string, who: number = editor) => get(`${path}/anteprima?tipo=${query}`, who)
    for (const type of SUBSCRIPTION_TYPES) expect((await preview(type)).html).toContain('Sonno e turni di notte</h1>')
    expect((await preview('PREMIUM')).html).toContain('Effettua l&#x27;upgrade')
    expect((await preview('PREMIUM&portafogli=si')).html).toContain('Iscriviti al corso')
    expect((await preview('PREMIUM', 1003)).status).toBe(403)
    const programme = `/api/FAD/Corsi/${path.split('/').at(-1)}/Anteprima`
    expect([(await get(programme, 1003)).status, (await get(programme, editor)).status]).toEqual([404, 200])
    expect((await get(path, editor)).html).toContain('Mancano 3 domande: ne servono 3 per ogni credito, 3 in tutto.')
    const early = await post(path, editor, { move: 'opens', version: '1' })
    expect(early.statusCode).toBe(409)
    const lesson = {
      seen: '0',
      title: 'Il ritmo del giorno',
      kind: 'text',
      duration: '60',
      text: 'Si dorme di notte.',
    }
    expect((await post(`${path}/lezioni/nuova`, editor, { ...lesson, duration: 'x' })).body).toContain(
      'Si dorme di notte.',
    )
    expect((await post(`${path}/lezioni/nuova`, editor, lesson)).statusCode).toBe(302)
    const text = LINES.map((words) => `${words};a;b;c;d;A`).join('\n')
    const refused = await post(`${path}/domande/importa`, editor, { text: text.replace(';A', ';F') })
    expect(refused.statusCode).toBe(400)
    expect(refused.body.replaceAll('<!-- -->', '')).toMatch(/Riga 1\.<\/strong> La risposta esatta è «F»/)
    expect(refused.body).toContain('Quando si dorme meglio?;a;b;c;d;A')
    expect((await post(`${path}/domande/importa`, editor, { text })).headers.location).toBe(
      `${path}/domande?importate=3`,
    )
    const found = async () => (await get('/corsi-ecm-fad?cerca=turni+di+notte')).html.includes(fields.title)
    expect(await found()).toBe(false)
    expect((await post(path, editor, { move: 'opens', version: '1' })).statusCode).toBe(302)
    // The page that was kept a moment ago is forgotten as soon as the news has arrived.
    await vi.waitFor(async () => expect(await found()).toBe(true))
    expect((await get(page)).html).toContain('Tutte le professioni sanitarie')
    // Opened: the form no longer asks what may not change, and who posts it is refused.
    const frozen = await post(`${path}/dati`, editor, { ...fields, seen: '2', credits: '2' })
    expect(frozen.body).toContain('Il corso è stato aperto: questo non cambia più.')
    expect((await post(path, editor, { move: 'withdraw', version: '2' })).statusCode).toBe(302)
    await vi.waitFor(async () => expect(await found()).toBe(false))
    expect((await get(page)).html).toContain('Il corso non accetta nuove iscrizioni.')
    expect((await post(path, editor, { move: 'draft', version: '2' })).statusCode).toBe(409)
  })

  test('the film of a lesson is sent at the desk, also of a course that was opened, and watched by who has come that far', async () => {
    const { db } = club.database
    await db.execute(sql`update lessons set kind = 'video' where course_id = ${hands}`)
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from lessons where course_id = ${hands} order by position limit 2`,
    )
    const films: string[] = []
    for (const { id } of rows) {
      const desk = `${DESK}/${hands}/lezioni/${id}`
      const seen = /name="seen" value="(\d+)"/.exec((await get(desk, editor)).html)?.[1] ?? ''
      const { film, captions } = await sendFilmAndCaptions(club)
      const typed = { title: 'Il gesto', text: 'Si comincia dal palmo.', seen, filmPath: film }
      const silent = await post(desk, editor, typed)
      expect([silent.statusCode, silent.body.includes('Un filmato ha sempre i sottotitoli')]).toEqual([400, true])
      expect((await post(desk, editor, { ...typed, captionsPath: captions })).statusCode).toBe(302)
      const late = await post(desk, STAFF.administrator, { ...typed, captionsPath: captions, title: 'Il mio titolo' })
      expect([late.statusCode, late.body.includes('value="Il mio titolo"')]).toEqual([409, true])
      films.push(film)
    }
    const [first = '', second = ''] = films
    // Enrolled above: the first lesson is open, the second is not yet.
    expect((await get(`/aula/${hands}/lezione/${rows[0]?.id}`, 1002)).html).toContain(`src="${first}"`)
    expect([await watches(club, first, 1002), await watches(club, second, 1002)]).toEqual([206, 404])
    for (const other of [null, 1001, STAFF.operator]) expect(await watches(club, first, other)).toBe(404)
    expect(await watches(club, second, editor)).toBe(206)
    // A new edition begins with the same films.
    const edition = String((await post(`${DESK}/${hands}`, editor, { move: 'edition', version: '1' })).headers.location)
    expect((await get(`${edition}/lezioni`, editor)).status).toBe(200)
    const copied = await db.execute<{ film_path: string | null }>(
      sql`select film_path from lessons where course_id = ${Number(edition.split('/').at(-1))} order by position limit 2`,
    )
    expect(copied.rows.map((row) => row.film_path)).toEqual(films)
    await post(edition, editor, { move: 'discard', version: '1' })
  })

  test('a question is written and corrected by hand: what is refused stays in sight, and of two editors the second decides', async () => {
    const list = `${DESK}/${hands}/domande`
    const question = {
      words: 'Quanto dura il gesto?',
      A: 'Un minuto',
      B: 'Un’ora',
      C: 'Un giorno',
      D: 'Mai',
      right: 'A',
    }
    const wrong = await post(`${list}/nuova`, editor, { ...question, B: '' })
    expect([wrong.statusCode, wrong.body.includes('Quanto dura il gesto?</textarea>')]).toEqual([400, true])
    expect((await post(`${list}/nuova`, editor, question)).headers.location).toBe(list)
    const again = await post(`${list}/nuova`, editor, question)
    expect(again.body).toContain('La stessa domanda è già nella banca del corso.')
    const { rows } = await club.database.db.execute<{ id: number; version: number }>(
      sql`select id, version from questions where course_id = ${hands} and words = ${question.words}`,
    )
    const desk = `${list}/${rows[0]?.id}`
    const seen = String(rows[0]?.version)
    expect((await post(desk, STAFF.administrator, { ...question, A: 'Venti secondi', seen })).statusCode).toBe(302)
    const late = await post(desk, editor, { ...question, A: 'Quaranta secondi', seen })
    expect([late.statusCode, late.body.includes('value="Quaranta secondi"')]).toEqual([409, true])
    const over = /value="([^"]+)" name="over"/.exec(late.body)?.[1] ?? ''
    expect((await post(desk, editor, { act: 'withdraw', seen })).statusCode).toBe(409)
    expect((await post(desk, editor, { ...question, A: 'Quaranta secondi', over })).headers.location).toBe(list)
    const now = /name="seen" value="(\d+)"/.exec((await get(desk, editor)).html)?.[1] ?? ''
    expect((await post(desk, editor, { act: 'withdraw', seen: now })).headers.location).toBe(list)
    const gone = await post(desk, editor, { ...question, A: 'Un soffio', seen: String(Number(now) + 1) })
    expect([gone.body.includes('non si modifica più'), gone.body.includes('value="Un soffio"')]).toEqual([true, true])
    expect((await get(desk, editor)).html).toContain('Rimetti nella prova')
  })

  test('editors write, operators look at the course and at who follows it, nobody else enters', async () => {
    const path = `${DESK}/${hands}`
    const pages = ['', '/dati', '/lezioni', '/lezioni/nuova', '/domande', '/domande/nuova', '/domande/importa']
    for (const page of pages) {
      expect((await get(path + page, editor)).status, page).toBe(200)
      expect((await get(path + page, STAFF.operator)).status, page).toBe(page === '' ? 200 : 403)
      expect((await get(path + page, 1003)).status, page).toBe(403)
    }
    expect((await get(`${path}/partecipanti`, STAFF.operator)).status).toBe(200)
    expect((await get(`${path}/partecipanti`, editor)).status).toBe(403)
    expect((await get(`${path}/partecipanti?stato=1`, STAFF.administrator)).status).toBe(200)
    const before = await get(path, editor)
    for (const username of [STAFF.operator, 1003]) {
      expect((await post(path, username, { move: 'withdraw', version: '1' })).statusCode).toBe(403)
      expect((await post(`${path}/dati`, username, { seen: '1', sponsor: 'X' })).statusCode).toBe(403)
      expect((await post(`${path}/lezioni`, username, { lesson: '1', move: 'remove' })).statusCode).toBe(403)
      expect((await post(`${path}/domande/importa`, username, { text: 'x' })).statusCode).toBe(403)
      expect((await post(`${DESK}/nuovo`, username, fields)).statusCode).toBe(403)
    }
    expect((await get(path, editor)).html.length).toBe(before.html.length)
    expect((await get(`${DESK}?stato=draft&cerca=mani`, editor)).html).toContain('Nessun corso trovato')
    expect((await get(`${DESK}?stato=open&cerca=mani`, editor)).html).toContain(`href="${path}"`)
  })
})

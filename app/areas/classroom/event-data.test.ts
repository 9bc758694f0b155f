import { describe, expect, test } from 'vitest'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { insertEnrolments } from '#areas/courses/enrolment-store.server.ts'
import { findCourseBySlug } from '#areas/courses/store.server.ts'
import { upsertTrainee } from '#areas/courses/trainee-store.server.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { fiscalCodeControl } from '#platform/pure/fiscal-code.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { askAllParticipants } from './data-request-commands.server.ts'
import { askParticipantsJob } from './jobs.server.ts'
import { reportDeadline } from './report-rules.ts'

/** DSK-033. Whoever cannot be reported, and how they come to be. */
const club = useClub()
const DAY_MS = 24 * 3_600_000

let made = 2500
async function eventId() {
  const course = await findCourseBySlug(club.database.db, 'influenza-stagionale-la-campagna-vaccinale-2025')
  return course?.id ?? 0
}

/** Somebody who passed the event and has not said how they work. */
async function participant({ hasCode = true } = {}) {
  made += 1
  const { db } = club.database
  const now = club.clock.now()
  const person = {
    username: made,
    name: 'Dora',
    surname: `Prova${made}`,
    email: `dora${made}@posta.example`,
    profession: 'Farmacista',
  }
  const id = await makeMember(db, { now, person })
  const body = `PRVDRO80A41H${String(made).slice(-3)}`
  const fiscalCode = hasCode ? `${body}${fiscalCodeControl(body)}` : null
  await upsertDetails(db, id, { fiscalCode, birthDate: '1980-01-01' })
  await upsertTrainee(db, id, { birthPlace: 'Roma', employment: null }, now)
  const courseId = await eventId()
  const passed = { status: 2 as const, subscribedAt: now, startedAt: now, endedAt: now, score: 90 }
  await insertEnrolments(db, [{ memberId: id, courseId, ...passed }])
  return { id, courseId, fiscalCode, ...person }
}

const EVENTS = '/redazione/eventi-ecm'
async function read(url: string, who: number = STAFF.operator) {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(who) })
  return { answer, status: answer.statusCode, document: documentOf(answer.body) }
}
async function post(url: string, fields: Record<string, string>, who: number = STAFF.operator) {
  const headers = {
    ...(await club.cookieOf(who)),
    origin: ORIGIN,
    'content-type': 'application/x-www-form-urlencoded',
  }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const lettersTo = async (email: string) =>
  (await club.database.pool.query('select subject, text from outbox where recipient = $1', [email])).rows
const rowOf = (document: Document, surname: string) =>
  [...document.querySelectorAll('tr')].find((row) => row.textContent.includes(surname))

describe('[DSK-033] whoever cannot be reported', () => {
  test('is a row with all that is missing, each a link to its field, which comes back to the event', async () => {
    const { courseId, username, surname } = await participant({ hasCode: false })
    const url = `${EVENTS}?evento=${courseId}`
    const row = rowOf((await read(url)).document, surname)
    const links = [...(row?.querySelectorAll('li a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    const section = `/redazione/iscritti/${username}/formazione?evento=${courseId}`
    expect(links).toEqual([
      ['Manca il codice fiscale.', `${section}#campo-codice-fiscale`],
      ['Non ha detto come lavora.', `${section}#campo-come-lavora`],
    ])
    const { document } = await read(section)
    expect(document.querySelector('#campo-codice-fiscale input[name=fiscalCode]')).not.toBeNull()
    expect(document.querySelector('#campo-come-lavora input[name=employment]')).not.toBeNull()
    const typed = {
      act: 'training',
      birthDate: '1980-01-01',
      birthPlace: 'Roma',
      employment: 'L',
      reason: 'Al telefono',
    }
    const code = 'PRVDRO80A41H001'
    const seen = await post(section, { ...typed, fiscalCode: `${code}${fiscalCodeControl(code)}` })
    const form = documentOf(seen.body).querySelector('input[name=seen]')?.closest('form')
    const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])]
    const confirm = Object.fromEntries(hidden.map(({ name, value }) => [name, value]))
    const done = await post(section, { ...confirm, step: 'confirm' })
    expect(done.headers.location).toBe(`${url}&fatto=corretto`)
    const again = (await read(String(done.headers.location))).document
    expect(again.body.textContent).toContain('l’evento è controllato di nuovo')
    expect(rowOf(again, surname)).toBeUndefined()
  })

  test('is asked with a link to where it is told, at most once in seven days for the event', async () => {
    const { courseId, username, surname, email } = await participant()
    const url = `${EVENTS}?evento=${courseId}`
    const asked = await post(url, { act: 'ask', username: String(username) })
    expect(asked.headers.location).toBe(`${url}&fatto=chiesto`)
    const again = await Promise.all([1, 2].map(() => post(url, { act: 'ask', username: String(username) })))
    expect(again.map(({ statusCode }) => statusCode)).toEqual([409, 409])
    expect(again[0]?.body).toContain('Gliel’abbiamo già chiesto negli ultimi sette giorni.')
    const letters = await lettersTo(email)
    expect(letters).toHaveLength(1)
    expect(letters[0].text).toContain(`${ORIGIN}/aula/${courseId}/dati-attestato`)
    expect((await read(`/aula/${courseId}/dati-attestato`, username)).document.body.textContent).toContain(
      'Come lavori?',
    )
    const row = rowOf((await read(url)).document, surname)
    expect(row?.textContent).toContain('Chiesto il')
    expect(row?.querySelector('button')).toBeNull()
    const { rows } = await club.database.pool.query(
      "select 1 from audit_events e join members m on m.id = e.member_id where m.username = $1 and details ->> 'what' = 'data-asked'",
      [username],
    )
    expect(rows).toHaveLength(1)
    club.clock.advance(8 * DAY_MS)
    expect((await post(url, { act: 'ask', username: String(username) })).statusCode).toBe(302)
    expect(await lettersTo(email)).toHaveLength(2)
    club.clock.reset()
  })

  test('is asked with all the others by one press, whoever was asked this week being left in peace', async () => {
    const [first, second] = [await participant(), await participant()]
    const url = `${EVENTS}?evento=${first.courseId}`
    await post(url, { act: 'ask', username: String(first.username) })
    await installJobs({ url: club.database.url, jobs: [askParticipantsJob] })
    const all = await post(url, { act: 'ask-all' })
    expect(all.headers.location).toBe(`${url}&fatto=chiesto-a-tutti`)
    const staff = await club.database.pool.query('select id from members where username = $1', [STAFF.operator])
    const by = { staffId: staff.rows[0].id, now: club.clock.now(), sender: { club: club.env.club, origin: ORIGIN } }
    await askAllParticipants(club.database.db, first.courseId, by)
    expect(await askAllParticipants(club.database.db, first.courseId, by), 'nobody twice').toBe(0)
    expect([await lettersTo(first.email), await lettersTo(second.email)].map(({ length }) => length)).toEqual([1, 1])
    const jobs = await club.database.pool.query("select data from pgboss.job where name = 'ask-participants'")
    expect(jobs.rows).toEqual([{ data: { courseId: first.courseId, staffId: by.staffId } }])
  })

  test('is exported, however many they are, and the page has them fifty at a time', async () => {
    for (let many = 0; many < 51; many += 1) await participant()
    const { courseId, surname, username } = await participant()
    const { document } = await read(`${EVENTS}?evento=${courseId}`)
    const table = [...document.querySelectorAll('table')].find((each) =>
      each.textContent.includes('Chi non si può ancora comunicare'),
    )
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(50)
    expect(document.querySelector(`a[href="${EVENTS}?evento=${courseId}&persone=2"]`)).not.toBeNull()
    const count = Number(/, (\d+) ancora no/.exec(document.body.textContent)?.[1])
    const { answer } = await read(`/api/FAD/Eventi/${courseId}/Mancanti`)
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.body.trim().split('\r\n')).toHaveLength(count + 1)
    expect(answer.body).toContain(`"${surname}";"Dora";"${username}";`)
  })

  test('is nobody else’s to see or to ask', async () => {
    const { courseId, username, email } = await participant()
    const url = `${EVENTS}?evento=${courseId}`
    for (const who of [STAFF.editor, username]) {
      expect((await read(url, who)).status).toBe(403)
      expect((await post(url, { act: 'ask', username: String(username) }, who)).statusCode).toBe(403)
      expect((await post(url, { act: 'ask-all' }, who)).statusCode).toBe(403)
      expect([403, 404]).toContain((await read(`/api/FAD/Eventi/${courseId}/Mancanti`, who)).status)
    }
    expect((await post(url, { act: 'ask', username: '1003' })).statusCode, 'not of this event').toBe(404)
    expect(await lettersTo(email)).toEqual([])
  })

  test.each([
    [-76, 'near'],
    [-74, 'far'],
    [-75, 'near'],
    [-90, 'near'],
    [-91, 'over'],
  ])('an event that ended %i days from now says its last day, which is %s', (days, state) => {
    const today = romeDayOf(new Date('2026-11-18T12:00:00Z'))
    expect(reportDeadline(addRomeDays(today, days), today)).toEqual({
      day: addRomeDays(today, days + 90),
      state,
    })
  })

  test('the list says the last day of each event, red when it is near', async () => {
    const courseId = await eventId()
    const today = romeDayOf(club.clock.now())
    const cell = async (ended: string) => {
      await club.database.pool.query('update courses set expiry_date = $1 where id = $2', [ended, courseId])
      const { document } = await read(`${EVENTS}?evento=${courseId}`)
      return document.querySelector('section[aria-labelledby=rapporto]')?.innerHTML.includes('danger')
    }
    expect(await cell(addRomeDays(today, -80))).toBe(true)
    expect(await cell(addRomeDays(today, -20))).toBe(false)
  })
})

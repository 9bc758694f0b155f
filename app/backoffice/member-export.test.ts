import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { askExport, forgetExports, makeLongExport } from '#areas/lists/export-commands.server.ts'
import { makeExportJob } from '#areas/lists/jobs.server.ts'
import { askRows } from '#areas/lists/question-context.server.ts'
import { eachRowAsked } from '#areas/lists/row-store.server.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { listLettersTo } from '#platform/mail/store.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { setRole } from '../../tests/support/roles.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'
import { MADE_EXPORTS } from './lists/made-exports.server.ts'

/** Members that leave as a file: exactly those asked for, with a reason, written down. */
const club = useClub()
const PATH = '/redazione/esporta/iscritti'
const FILES = '/redazione/file-usciti'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const why = { reason: 'Per il convegno di primavera' }

async function post(query: string, fields: Record<string, string>, who: number = STAFF.operator) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  return club.app.inject({
    method: 'POST',
    url: `${PATH}${query}`,
    headers,
    payload: new URLSearchParams(fields).toString(),
  })
}
const read = async (url: string, who: number = STAFF.operator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const rowsOf = (body: string) => body.trimEnd().split('\r\n')
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows

beforeAll(async () => {
  await makeMember(club.database.db, {
    now: club.clock.now(),
    person: {
      name: '=1+1',
      surname: 'Formula; "Rossi"',
      email: 'formula@posta.example',
      phone: '+39 333 1',
      profession: 'Biologa',
    },
  })
})

describe('[DSK-016, DSK-017] a file of members', () => {
  test('holds the rows of the question in its order, as Italian sheets read them', async () => {
    const asked = await post('?cognome=contiene:formula', { ...why, columns: 'all' })
    const file = await read(String(asked.headers.location))
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="iscritti-\d{4}-\d\d-\d\d\.csv"$/)
    expect(file.body.startsWith('\uFEFF')).toBe(true)
    const [head, row] = rowsOf(file.body.slice(1))
    expect(head).toBe(MEMBERS.columns.map(({ title }) => `"${title}"`).join(';'))
    expect(row).toMatch(/^"Formula; ""Rossi""";"'=1\+1";"Registrato";"";"Biologa";"";"";"";/)
    expect(row).toMatch(/;"formula@posta\.example";"'\+39 333 1";"\d\d\/\d\d\/\d{4}"$/)
    const shown = await read(String((await post('?tipo=PREMIUM&ordina=-cognome', why)).headers.location))
    const [, ...people] = rowsOf(shown.body.slice(1))
    const listed = documentOf((await read('/redazione/iscritti?tipo=PREMIUM&ordina=-cognome&righe=200')).body)
    const names = [...listed.querySelectorAll('tbody th')].map((cell) => cell.textContent)
    expect(
      people.map((line) =>
        line
          .split(';')
          .slice(0, 2)
          .map((cell) => cell.slice(1, -1))
          .join(' '),
      ),
    ).toEqual(names)
    expect(people[0]).toMatch(/;"\d\d\/\d\d\/\d{4}";/)
  })

  test('is refused without a reason, with a broken condition, and to whoever may not', async () => {
    const before = await query('select count(*)::int as count from list_exports')
    const refused = await post('?tipo=PREMIUM', { reason: ' ', columns: 'all' })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Scrivi perché, in poche parole.')
    expect(documentOf(refused.body).querySelector('input[value=all]')?.hasAttribute('checked')).toBe(true)
    for (const broken of ['?stipendio=alto', '?tipo=altro'])
      expect((await post(broken, why)).statusCode, broken).toBe(409)
    expect(documentOf((await read(`${PATH}?tipo=altro`)).body).querySelector('input[name=reason]')).toBeNull()
    for (const who of [STAFF.editor, VISITORS.PREMIUM ?? 0])
      for (const answer of [await post('?tipo=PREMIUM', why, who), await read(PATH, who)])
        expect(answer.statusCode).toBe(403)
    expect((await read(FILES, VISITORS.PREMIUM ?? 0)).statusCode).toBe(403)
    expect(documentOf((await read(FILES, STAFF.editor)).body).querySelectorAll('tbody tr'), 'of others').toHaveLength(0)
    expect(await query('select count(*)::int as count from list_exports')).toEqual(before)
  })

  test('is on the trail and among the files that left: who, the question in words, columns, rows, why, and whether it was taken', async () => {
    const asked = await post('?tipo=TRIAL&email-confermata=si', { reason: 'Promemoria della prova' })
    const files = documentOf((await read(FILES, STAFF.administrator)).body)
    const row = [...files.querySelectorAll('tbody tr')].find((each) =>
      each.textContent?.includes('Promemoria della prova'),
    )
    const words = row?.textContent ?? ''
    for (const told of ['Tipo è In prova e E-mail confermata è sì', 'Cognome, Nome, Tipo', 'Mai scaricato'])
      expect(words).toContain(told)
    expect(words).not.toContain('posta.example')
    await read(String(asked.headers.location))
    expect((await read(FILES, STAFF.administrator)).body).toContain('Scaricato il')
    const lines = await query(
      "select details->>'what' as what, details->>'reason' as reason, (details->>'count')::int as count, details->>'changes' as changes from audit_events where kind = 'list-exported' order by at desc limit 2",
    )
    expect(lines.map(({ what }) => what)).toEqual(['downloaded', 'asked'])
    expect(lines[1]).toMatchObject({ reason: 'Promemoria della prova' })
    expect(lines[1]?.changes).toContain('Tipo è In prova e E-mail confermata è sì')
    expect(lines[1]?.count).toBeGreaterThan(0)
  })

  test('is of whoever asked alone, for 24 hours and while they may', async () => {
    const url = String((await post('?tipo=EX_TRIAL', why)).headers.location)
    expect((await read(url)).statusCode).toBe(200)
    for (const who of [STAFF.administrator, STAFF.editor])
      expect((await read(url, who)).statusCode).toBeGreaterThan(400)
    expect((await read(FILES, STAFF.operator)).body).toContain(url)
    expect((await read(FILES, STAFF.administrator)).body).not.toContain(url)
    club.clock.advance(24 * 3_600_000 + 1000)
    expect((await read(url)).statusCode).toBe(404)
    club.clock.reset()
  })

  test('is not given to whoever lost the permission since, though they still work here', async () => {
    const { db } = club.database
    const username = 9761
    const now = club.clock.now()
    const person = { username, name: 'Pia', surname: 'Permessi', staffRole: 'operator' as const }
    const id = await makeMember(db, { now, person })
    const url = String((await post('?tipo=EX_TRIAL', why, username)).headers.location)
    expect((await read(url, username)).statusCode).toBe(200)
    await setRole(db, id, 'editor')
    const { name, value } = await club.enter(username)
    const file = await club.app.inject({ url, headers: { cookie: `${name}=${value}` } })
    expect(file.statusCode).toBe(404)
  })

  test('asked twice within a minute is the same file, also by two presses at once', async () => {
    const pressed = await Promise.all([post('?tipo=EX_PREMIUM', why), post('?tipo=EX_PREMIUM', why)])
    expect(pressed[0].headers.location).toBe(pressed[1].headers.location)
    expect((await post('?tipo=EX_PREMIUM', { ...why, columns: 'all' })).headers.location).not.toBe(
      pressed[0].headers.location,
    )
    club.clock.advance(61_000)
    expect((await post('?tipo=EX_PREMIUM', why)).headers.location).not.toBe(pressed[0].headers.location)
    club.clock.reset()
  })
})

describe('[DSK-016, DSK-017] a file of more than 5.000 members', () => {
  const folder = mkdtempSync(join(tmpdir(), 'camice-export-'))
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))

  beforeAll(async () => {
    await installJobs({ url: club.database.url, jobs: [makeExportJob(disk, MADE_EXPORTS)] })
    await club.database.pool.query(`insert into members (username, email, name, surname, client_code, registration_date)
      select 72000000 + n, 'lungo' || n || '@posta.example', 'Ada', 'Lunghissimi', 'L' || n, now() from generate_series(1, 5001) n`)
  })

  test('is made by a job, which tells whoever asked; the other administrators are told by a letter, once a day', async () => {
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { db } = club.database
    const asked = await post('?cognome=lunghissimi', why)
    expect(asked.headers.location).toBe(`${FILES}?fatto=preparo`)
    expect((await read(FILES)).body).toContain('Si prepara')
    const [{ id }] = await query("select id from list_exports where state = 'preparing'")
    await makeLongExport(db, disk, id, club.clock.now(), MADE_EXPORTS)
    const [made] = await query(
      'select state, row_count as count, byte_size::int as size from list_exports where id = $1',
      [id],
    )
    expect(made).toMatchObject({ state: 'ready', count: 5001 })
    const bytes = await disk.getBytes((await allKeys(disk))[0] ?? '')
    expect([bytes.byteLength, rowsOf(new TextDecoder().decode(bytes)).length]).toEqual([made.size, 5002])
    const operator = await findMemberByUsername(db, STAFF.operator)
    expect(
      await query("select title from member_notices where member_id = $1 and title = 'Il tuo file è pronto'", [
        operator?.id,
      ]),
    ).toHaveLength(1)
    await makeLongExport(db, disk, id, club.clock.now(), MADE_EXPORTS)
    expect(await query("select title from member_notices where title = 'Il tuo file è pronto'"), 'once').toHaveLength(1)
    const administrator = await findMemberByUsername(db, STAFF.administrator)
    const letters = async () =>
      (await listLettersTo(db, administrator?.email ?? '')).filter(
        ({ subject }) => subject === 'Sono usciti i dati di molti iscritti',
      )
    expect(await letters()).toHaveLength(1)
    await post('?tipo=PREMIUM&ordina=cognome', why)
    expect(await letters(), 'once a day').toHaveLength(1)
    await forgetExports(db, disk, new Date(club.clock.now().getTime() + 25 * 3_600_000))
    expect(await allKeys(disk)).toEqual([])
  })

  test('holds each row once, as it was when it began, whatever changes and goes meanwhile', async () => {
    const { db } = club.database
    const now = club.clock.now()
    const { question, order } = await askRows(db, MEMBERS, new URLSearchParams('cognome=lunghissimi&ordina=cognome'))
    const seen: string[] = []
    const batches: number[] = []
    await eachRowAsked(db, MEMBERS, { question, order, now }, async (rows) => {
      if (batches.length === 1) {
        await query("update members set surname = 'Aaa' where surname = 'Lunghissimi' and username % 3 = 0")
        await query("delete from members where surname = 'Lunghissimi' and username % 3 = 1 and username > 72004000")
      }
      batches.push(rows.length)
      seen.push(...rows.map(({ id }) => id))
    })
    expect([seen.length, new Set(seen).size]).toEqual([5001, 5001])
    expect(Math.max(...batches), 'no more than a batch is taken at once').toBe(2000)
  })

  test('an export of a broken question is refused also by the command', async () => {
    const { db } = club.database
    const staff = await findMemberByUsername(db, STAFF.operator)
    const asked = await askRows(db, MEMBERS, new URLSearchParams('gruppo=1'))
    const by = { staff: staff as never, now: club.clock.now() }
    const wanted = { asked, columns: MEMBERS.columns, reason: 'Prova' }
    await expect(askExport(db, MEMBERS, wanted, by, { later: async () => null })).rejects.toThrow(
      'Una condizione non esiste più',
    )
  })
})

async function allKeys(disk: Disk): Promise<string[]> {
  const found = await disk.listAll('', { recursive: true })
  return [...found.objects].flatMap((each) => (each.isFile ? [each.key] : []))
}

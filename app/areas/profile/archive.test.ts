import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { Disk } from 'flydrive'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { accountCalls } from '#areas/account/api.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { fileKey } from '#platform/files/model.ts'
import { insertFile } from '#platform/files/store.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { workArchives } from '../../../tests/support/archives.ts'
import { TEST_DATA_FOLDER, useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { profileCalls } from './api.server.ts'
import { askArchive } from './archive-commands.server.ts'
import { listArchives } from './archive-store.server.ts'

const database = useTestDatabase()
const club = useCalls(database, [...profileCalls, ...accountCalls])
const PASSWORD = 'tramonto-sul-lago-42'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MEGABYTE = 1024 * 1024
let disk: Disk
let memberId: string
let cookie: string
let failures: unknown[]
let keys: string[]

beforeEach(async () => {
  disk = await openDisk({ files: { driver: 'local' }, dataFolder: TEST_DATA_FOLDER })
  const person = { username: 4242, name: 'Anna', surname: 'Neri', email: 'anna@posta.example' }
  memberId = await makeMember(database.db, { now: club.clock.now(), password: PASSWORD, person })
  cookie = await club.cookieOf(memberId)
  failures = []
  keys = []
})

afterEach(async () => {
  for (const key of keys) await disk.delete(key)
  // A week later the job removes what was made.
  club.clock.advance(8 * DAY_MS)
  await work()
})

const ask = (as = cookie) => club.ask('POST', '/Privacy/Esporta', undefined, { cookie: as })
const download = (id: string, as = cookie) => club.ask('GET', `/Privacy/Esporta/${id}`, undefined, { cookie: as })
const lastArchive = async () => (await listArchives(database.db, memberId))[0]
const prove = async () =>
  club.ask('POST', '/Auth/SeiAncoraTu', { currentPassword: await club.closed(PASSWORD) }, { cookie })

const work = (on = disk) =>
  workArchives({ db: database.db, clock: club.clock, disk: on, onFailure: (facts) => failures.push(facts) })

async function made(): Promise<string> {
  expect((await ask()).statusCode).toBe(200)
  await work()
  expect(failures).toEqual([])
  return (await lastArchive())?.id ?? ''
}

async function upload(name: string, bytes: Uint8Array): Promise<void> {
  const file = { id: randomUUID(), contentType: 'application/pdf' as const, byteSize: bytes.byteLength }
  await disk.put(fileKey(file), bytes)
  keys.push(fileKey(file))
  await insertFile(database.db, { ...file, name, ownerId: memberId, isPublic: false })
}

async function opened(id: string) {
  const answer = await download(id)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(answer.headers['content-disposition']).toBe('attachment; filename="i-miei-dati.zip"')
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  const text = strFromU8(files['i-miei-dati.json'] ?? new Uint8Array())
  return { files, text, json: JSON.parse(text) }
}

const piecesOf = async (id: string) => {
  const found = await Promise.all([1, 2, 3].map((attempt) => disk.exists(`${id.slice(0, 2)}/${id}-${attempt}/0`)))
  return found.filter(Boolean).length
}

describe('[IDN-051] the archive of a member', () => {
  test('holds everything: person, consents, sessions, trail, the bytes of uploads, and no secret', async () => {
    const { pool } = database
    const bytes = randomBytes(5000)
    await upload('tesserino.pdf', bytes)
    await pool.query(
      `insert into audit_events (at, kind, member_id, details)
        select now(), 'member-noted', $1, jsonb_build_object('reason', line) from generate_series(1, 450) line`,
      [memberId],
    )
    await pool.query(
      "insert into payment_customers select 'stripe', client_code, 'cus_anna' from members where id = $1",
      [memberId],
    )
    const { files, json, text } = await opened(await made())
    expect(json.persona).toMatchObject({ username: 4242, email: 'anna@posta.example' })
    expect(json.iscritto).toEqual([expect.objectContaining({ id: memberId, surname: 'Neri' })])
    expect(json.consensi).toHaveLength(3)
    expect(json.sessioni).toHaveLength(1)
    const notes = json.registroDelleAttivita.filter(({ kind }: { kind: string }) => kind === 'member-noted')
    expect(new Set(notes.map(({ details }: { details: { reason: string } }) => details.reason)).size).toBe(450)
    expect(json.clienteDeiPagamenti).toEqual([expect.objectContaining({ provider_id: 'cus_anna' })])
    expect(json.fileCaricati).toEqual([expect.objectContaining({ name: 'tesserino.pdf', byte_size: 5000 })])
    const uploaded = Object.entries(files).find(([name]) => name.startsWith('caricati/'))
    expect(uploaded?.[0]).toMatch(/^caricati\/[0-9a-f]{8} tesserino\.pdf$/)
    expect(Buffer.from(uploaded?.[1] ?? []).equals(bytes)).toBe(true)
    expect(json.nonCompresi).toEqual(memberData.exceptions)
    expect(text).not.toMatch(/argon2|password_hash|token_hash|public_key/)
  })

  test('holds the papers of cases as files and not as text', async () => {
    const { pool } = database
    const paper = Buffer.from('%PDF-1.4 atto')
    await pool.query(
      `with c as (insert into legal_cases (member_id, name, court, seat, section, status, business_line, specialization, opened_at)
          values ($1, 'Causa', 'Tribunale', 'Roma', 'I', 'In corso', 'Civile', 'Lavoro', now()) returning id),
        h as (insert into legal_hearings (case_id, type, held_at) select id, 'Prima', now() from c returning id)
        insert into legal_documents (hearing_id, name, content) select id, 'Atto di citazione.pdf', $2 from h`,
      [memberId, paper],
    )
    const { files, json } = await opened(await made())
    expect(json.documentiDelleCause).toEqual([expect.not.objectContaining({ content: expect.anything() })])
    const [name, bytes] = Object.entries(files).find(([each]) => each.startsWith('documentiDelleCause/')) ?? []
    expect([name?.endsWith('Atto di citazione.pdf'), Buffer.from(bytes ?? []).equals(paper)]).toEqual([true, true])
  })

  test('says which file is no longer there instead of failing', async () => {
    await upload('perso.pdf', Buffer.from('%PDF-'))
    const { rows } = await database.pool.query('select id, content_type as "contentType" from files')
    await disk.delete(fileKey(rows[0]))
    const { json } = await opened(await made())
    expect(json.documentiMancanti).toEqual([expect.stringMatching(/perso\.pdf$/)])
  })

  test('is made by a job and announced by an e-mail that leads to the page and holds no key', async () => {
    expect((await ask()).statusCode).toBe(200)
    expect(await lastArchive()).toMatchObject({ state: 'preparing', byteSize: null })
    expect((await download((await lastArchive())?.id ?? '')).statusCode).toBe(404)
    await work()
    expect(await lastArchive()).toMatchObject({ state: 'ready', byteSize: expect.any(Number) })
    const [line, more] = await listOutbox(database.db)
    const email = await getLetter(database.db, line?.id ?? '')
    expect([more, email.to, email.subject]).toEqual([undefined, 'anna@posta.example', 'Il tuo archivio è pronto'])
    expect(email.text).toContain('/profilo/privacy#i-tuoi-dati')
    expect(email.text).not.toContain((await lastArchive())?.id ?? '')
  })

  test('is downloaded by its owner alone, after a proof, and the download is told and recorded', async () => {
    const id = await made()
    const other = await makeMember(database.db, { now: club.clock.now() })
    expect((await download(id, await club.cookieOf(other))).statusCode).toBe(404)
    expect((await download(id, '')).statusCode).toBe(401)
    club.clock.advance(6 * MINUTE_MS)
    expect((await download(id)).json().error.kind).toBe('prova-richiesta')
    const kinds = async () => (await listMemberTrail(database.db, memberId)).map(({ kind }) => kind)
    expect(await kinds()).not.toContain('data-exported')
    expect((await prove()).statusCode).toBe(200)
    expect((await download(id)).statusCode).toBe(200)
    expect(await kinds()).toEqual(expect.arrayContaining(['archive-requested', 'data-exported']))
    expect((await listOutbox(database.db)).map(({ subject }) => subject)).toContain('I tuoi dati sono stati scaricati')
  })

  test('is downloadable for seven days; then it is gone from the disk too', async () => {
    const id = await made()
    club.clock.advance(7 * DAY_MS - 2 * MINUTE_MS)
    cookie = await club.cookieOf(memberId)
    expect((await download(id)).statusCode).toBe(200)
    expect(await piecesOf(id)).toBe(1)
    club.clock.advance(3 * MINUTE_MS)
    expect((await download(id)).statusCode).toBe(404)
    await work()
    expect([await piecesOf(id), await lastArchive()]).toEqual([0, undefined])
  })

  test('is one at a time, whichever node is asked', async () => {
    const now = club.clock.now()
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => askArchive(database.db, memberId, { now })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const busy = await ask()
    expect([busy.statusCode, busy.json().message]).toEqual([
      409,
      'L’archivio è già in preparazione: un’e-mail dirà quando si può scaricare.',
    ])
  })

  test('is made three times a day, counted in the database', async () => {
    for (let turn = 1; turn <= 3; turn += 1) await made()
    const refused = await ask()
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 86_000]).toEqual([429, true])
    club.clock.advance(DAY_MS + MINUTE_MS)
    cookie = await club.cookieOf(memberId)
    expect((await ask()).statusCode).toBe(200)
  })
})

describe('[IDN-051] a job that makes an archive', () => {
  class BrokenDisk extends Disk {
    override async put(): Promise<void> {
      throw new Error('disk full')
    }
  }

  test('tries three times, ten minutes apart, then says that it could not', async () => {
    await ask()
    const broken = new BrokenDisk(disk.driver)
    for (let turn = 1; turn <= 3; turn += 1) {
      await work(broken)
      expect([(await lastArchive())?.state, failures.length]).toEqual([turn < 3 ? 'preparing' : 'failed', turn])
      await work(broken)
      expect(failures).toHaveLength(turn)
      club.clock.advance(11 * MINUTE_MS)
    }
    cookie = await club.cookieOf(memberId)
    expect((await ask()).statusCode).toBe(200)
  })

  test('keeps a bounded part of it in memory, however much there is', async () => {
    const COUNT = 24
    for (let count = 0; count < COUNT; count += 1) await upload(`${count}.pdf`, randomBytes(MEGABYTE))
    let held = 0
    let peak = 0
    let written = 0
    const count = (bytes: number) => {
      held += bytes
      peak = Math.max(peak, held)
    }
    /** Counts what was read from the disk and is not yet written to it. */
    class CountingDisk extends Disk {
      override async getStream(key: string) {
        const stream = await super.getStream(key)
        async function* counted() {
          for await (const chunk of stream) {
            count(chunk.length)
            yield chunk
          }
        }
        return Readable.from(counted(), { objectMode: false, highWaterMark: 64 * 1024 })
      }
      override async put(...given: Parameters<Disk['put']>) {
        await super.put(...given)
        written += given[1].length
        count(-given[1].length)
      }
    }
    await ask()
    await work(new CountingDisk(disk.driver))
    expect(failures).toEqual([])
    expect(written).toBeGreaterThan(COUNT * MEGABYTE)
    // A piece being filled, one being written, and what the streams between them hold.
    expect(peak).toBeGreaterThan(MEGABYTE)
    expect(peak).toBeLessThan(12 * MEGABYTE)
    expect(Object.keys((await opened((await lastArchive())?.id ?? '')).files)).toHaveLength(COUNT + 1)
  })
})

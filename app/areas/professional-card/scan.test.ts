// reads: only what it writes
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import type { Disk } from 'flydrive'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mayReadFile } from '#app/private-files.server.ts'
import { ANONYMOUS, type Viewer } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { movableClock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { lendDisk } from '#platform/files/lent-disk.server.ts'
import { scanAll } from '#platform/files/scan-commands.server.ts'
import { serveFiles } from '#platform/files/serve-files.server.ts'
import { listFilesOf } from '#platform/files/store.server.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import type { JobContext } from '#platform/jobs/define-job.ts'
import { lendOutside, standInOutside } from '#platform/outside/outside.server.ts'
import { clamdScanner } from '#platform/outside/scanner/client.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { type Clamd, EICAR, openClamd } from '../../../tests/support/clamd.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { professionalCardCalls } from './api.server.ts'
import { scanAwaitingFilesJob } from './jobs.server.ts'
import { YES } from './model.ts'
import { removeInfectedFile } from './scan-commands.server.ts'
import { findCardOf } from './store.server.ts'
import { shownPicturePath } from './wire.ts'

const database = useTestDatabase()
let db: Db
const clock = movableClock()
const app = fastify()
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'
let clamd: Clamd
let folder = ''
let disk: Disk
let owner = ''
let outside = standInOutside()

beforeAll(async () => {
  db = database.db
  clamd = await openClamd()
  folder = await mkdtemp(path.join(tmpdir(), 'camice-scan-'))
  disk = await openDisk({ files: { driver: 'local' }, dataFolder: folder })
  // Only who never answers is not waited for: on a busy machine the others may be slow.
  const scan = (bytes: Uint8Array) =>
    clamdScanner({ url: clamd.url, timeoutMs: clamd.mood === 'silent' ? 300 : 60_000 }).scan(bytes)
  outside = { ...standInOutside(), scanner: { name: 'clamd', scan } }
  registerErrors(app)
  lendDisk(app, disk)
  lendOutside(app, outside)
  const viewerIn = ({ headers }: { headers: Record<string, unknown> }) => viewerOf(headers['x-member'])
  serveFiles(app, {
    db,
    disk,
    mayRead: async (request, file) => mayReadFile(db, await viewerIn(request), file, clock.now()),
  })
  await registerCalls(app, professionalCardCalls, {
    db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer: viewerIn,
  })
})
afterAll(async () => {
  await app.close()
  await clamd.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await database.clear()
  Object.assign(clamd, { mood: 'well', mostBytes: 1024 * 1024, alsoKnows: [] })
  owner = await makeMember(db, { now: clock.now(), person: { username: 4242 } })
})

async function viewerOf(memberId: unknown): Promise<Viewer> {
  const view = typeof memberId === 'string' ? await findViewerByMemberId(db, memberId, clock.now()) : null
  return view ? { ...view, sessionId: 'test' } : ANONYMOUS
}

async function upload(name: 'foto' | 'documenti', bytes: string | Uint8Array) {
  const form = new FormData()
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'file.pdf'))
  const body = new Response(form)
  const headers = {
    'x-member': owner,
    origin: 'http://localhost',
    'content-type': body.headers.get('content-type') ?? '',
  }
  const payload = Buffer.from(await body.arrayBuffer())
  return app.inject({ method: 'POST', url: `/api/professionallist/professionalcards/me/${name}`, headers, payload })
}
const save = (patch: object) =>
  app.inject({
    method: 'PATCH',
    url: '/api/professionallist/professionalcards',
    headers: { 'x-member': owner, origin: 'http://localhost' },
    payload: { privacyFlag: YES, termsOfServiceFlag: YES, ...patch },
  })
const read = async (url: string, memberId: string) =>
  (await app.inject({ url, headers: { 'x-member': memberId } })).statusCode
const operator = () => makeMember(db, { now: clock.now(), person: { username: 5353, staffRole: 'operator' } })
const trail = async () =>
  (
    await database.pool.query<{ kind: string; member_id: string }>(
      "select kind, member_id from audit_events where kind::text like 'infected%'",
    )
  ).rows
const bytesOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
const certificate = (fileId: string) => ({
  id: randomUUID(),
  title: 'BLSD',
  issuer: 'Croce',
  year: 2024,
  document: { mimeType: 'application/pdf', documentBody: fileId },
})
const runJob = () =>
  scanAwaitingFilesJob(disk).handle(
    { db, clock, outside, log: { debug() {}, info() {}, warn() {}, error() {} } } as unknown as JobContext,
    {},
    { retryCount: 0, signal: new AbortController().signal },
  )

describe('[IDN-053] what a member sends', () => {
  test.each([
    ['the EICAR file', EICAR],
    ['a document that holds it', `${PDF}${EICAR}`],
  ])('is refused when it is %s, kept nowhere and on the trail', async (_what, bytes) => {
    const before = await bytesOnDisk()
    const answer = await upload('documenti', bytes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual({ file: 'Il file contiene un virus e non è stato accettato.' })
    expect([await listFilesOf(db, owner), await bytesOnDisk()]).toEqual([[], before])
    expect(await trail()).toEqual([{ kind: 'infected-file-refused', member_id: owner }])
  })

  test('is read by whoever may once the scanner has nothing against it', async () => {
    const sent = (await upload('documenti', PDF)).json()
    expect(sent.status).toBeUndefined()
    await save({ certifications: [certificate(sent.id)] })
    expect(await read(sent.url, await operator())).toBe(200)
  })

  test.each([
    ['silent', { mood: 'silent' }],
    ['broken', { mood: 'broken' }],
    ['closing', { mood: 'closing' }],
    ['too small for it', { mostBytes: 10 }],
  ] as const)(
    'waits as «In verifica» for its owner alone while clamd is %s, and is open once it answers',
    async (_what, state) => {
      Object.assign(clamd, state)
      const sent = (await upload('documenti', PDF)).json()
      expect(sent.status).toBe('In verifica')
      const saved = (await save({ certifications: [certificate(sent.id)] })).json()
      expect(saved.data.certifications[0].documentStatus).toBe('In verifica')
      const staff = await operator()
      expect([await read(sent.url, owner), await read(sent.url, staff)]).toEqual([200, 404])
      await runJob()
      expect(await read(sent.url, staff)).toBe(404)
      Object.assign(clamd, { mood: 'well', mostBytes: 1024 * 1024 })
      await runJob()
      expect(await read(sent.url, staff)).toBe(200)
    },
  )

  test('as a picture that waits is not shown on the card', async () => {
    clamd.mood = 'broken'
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const sent = (await upload('foto', png)).json()
    const saved = (await save({ profilePicture: sent.id })).json()
    expect(saved.data.profilePictureStatus).toBe('In verifica')
    const card = await findCardOf(db, owner)
    expect(card && shownPicturePath(card)).toBeNull()
    clamd.mood = 'well'
    await runJob()
    const later = await findCardOf(db, owner)
    expect(later && shownPicturePath(later)).toContain(sent.id)
  })

  test('and turns out infected while it waits leaves the card and the disk', async () => {
    clamd.mood = 'broken'
    const before = await bytesOnDisk()
    const sent = (await upload('documenti', `${PDF}${EICAR}`)).json()
    await save({ certifications: [certificate(sent.id)] })
    clamd.mood = 'well'
    await runJob()
    expect([await listFilesOf(db, owner), await bytesOnDisk()]).toEqual([[], before])
    expect((await findCardOf(db, owner))?.details.certifications[0]).toMatchObject({ title: 'BLSD', fileId: null })
    expect(await trail()).toEqual([{ kind: 'infected-file-removed', member_id: owner }])
  })

  test('is asked about for 24 hours, and then by hand', async () => {
    clamd.mood = 'broken'
    const sent = (await upload('documenti', PDF)).json()
    await database.pool.query("update files set created_at = created_at - interval '25 hours'")
    Object.assign(clamd, { mood: 'well', shown: [] })
    await runJob()
    expect(clamd.shown).toEqual([])
    const remove = async () => undefined
    const scanner = clamdScanner({ url: clamd.url })
    expect(await scanAll({ db, disk, scanner, remove })).toEqual({ clean: 1, infected: 0, unanswered: 0 })
    await save({ certifications: [certificate(sent.id)] })
    expect(await read(sent.url, await operator())).toBe(200)
  })

  test('long ago is found by a later signature', async () => {
    const [sent, other] = [(await upload('documenti', `${PDF}nuovo-virus`)).json(), await upload('documenti', PDF)]
    expect(other.statusCode).toBe(200)
    await save({ certifications: [certificate(sent.id)] })
    clamd.alsoKnows = ['nuovo-virus']
    const counts = await scanAll({
      db,
      disk,
      scanner: clamdScanner({ url: clamd.url }),
      remove: (file, signature) => removeInfectedFile(db, disk, { file, signature, now: clock.now() }),
    })
    expect(counts).toEqual({ clean: 1, infected: 1, unanswered: 0 })
    expect(await read(sent.url, owner)).toBe(404)
    expect(await trail()).toHaveLength(1)
  })
})

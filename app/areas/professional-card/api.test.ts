// reads: only what it writes
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import type { Disk } from 'flydrive'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { ANONYMOUS, type SubscriptionType, type Viewer } from '#areas/audience/model.ts'
import { findViewerByMemberId, listWallets } from '#areas/audience/store.server.ts'
import { directoryCalls } from '#areas/directory/api.server.ts'
import { fixedClock } from '#platform/clock.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { lendDisk } from '#platform/files/lent-disk.server.ts'
import { fileKey } from '#platform/files/model.ts'
import { findFile, insertFile } from '#platform/files/store.server.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { lendOutside, standInOutside } from '#platform/outside/outside.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { countChanges } from '../../../tests/support/changes.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { holdMonotonicClock } from '../../../tests/support/hold-timers.ts'
import { professionalCardCalls } from './api.server.ts'
import { mayReadCardFile } from './file-store.server.ts'
import { NO, YES } from './model.ts'
import { blankCardWire } from './wire.ts'

const database = useTestDatabase()
const clock = fixedClock('2026-11-15T12:00:00Z')
const now = clock.now()
const calls = fastify()
let folder = ''
let disk: Disk

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'camice-cards-'))
  disk = await openDisk({ files: { driver: 'local' }, dataFolder: folder })
  registerErrors(calls)
  lendDisk(calls, disk)
  lendOutside(calls, standInOutside())
  await registerCalls(calls, [...professionalCardCalls, ...directoryCalls], {
    db: database.db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer: ({ headers }) => viewerOf(headers['x-member']),
  })
})
beforeEach(() => database.clear())
afterAll(async () => {
  await calls.close()
  await rm(folder, { recursive: true, force: true })
})

async function viewerOf(memberId: unknown): Promise<Viewer> {
  const view = typeof memberId === 'string' ? await findViewerByMemberId(database.db, memberId, now) : null
  return view ? { ...view, sessionId: 'test' } : ANONYMOUS
}

const PATH = '/api/professionallist/professionalcards'
const asMember = (memberId: string) => ({ 'x-member': memberId })
const own = (memberId: string) => calls.inject({ url: `${PATH}/me`, headers: asMember(memberId) })
const patch = (memberId: string, payload: object) =>
  calls.inject({ method: 'PATCH', url: PATH, headers: asMember(memberId), payload })
const list = (query = '', memberId?: string) =>
  calls.inject({ url: `${PATH}?${query}`, headers: memberId ? asMember(memberId) : {} })
const member = (type: Exclude<SubscriptionType, 'SUSPECT'> = 'PREMIUM', person = {}) =>
  makeMember(database.db, { now, type, person })

const accepted = { privacyFlag: YES, termsOfServiceFlag: YES }
const nurse = {
  professionType: 857920006,
  profession: 'Infermiera',
  specialization: '',
  city: 'Torino',
  province: 'TO',
  mainProfession: true,
}
const doctor = { ...nurse, professionType: 857920003, profession: 'Medico chirurgo', specialization: 'Cardiologia' }
const published = { ...accepted, professions: [nurse], visibility: 'Pubblica' }

function upload(memberId: string | null, name: string, bytes: Uint8Array, field = 'file') {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], 'foto.png'))
  return sendForm(memberId, name, form)
}
async function sendForm(memberId: string | null, name: string, form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const headers = {
    origin: 'http://localhost',
    'content-type': request.headers.get('content-type') ?? '',
    ...(memberId && asMember(memberId)),
  }
  return calls.inject({
    method: 'POST',
    url: `${PATH}/me/${name}`,
    headers,
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

describe('reading and saving', () => {
  test('[API-229, CRD-006] who has no card is answered 204, and the first save makes it', async () => {
    const id = await member()
    expect((await own(id)).statusCode).toBe(204)
    expect((await patch(id, { ...accepted, step: 2 })).statusCode).toBe(200)
    const answer = await own(id)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().status).toBeGreaterThan(0)
  })

  test('[API-230, CRD-003] a save answers the whole card, with every field of the entity', async () => {
    const id = await member('PREMIUM', { name: 'Ada', surname: 'Rossi' })
    await upsertDetails(database.db, id, { fiscalCode: 'RSSDAA80A41F205L' })
    const { data } = (await patch(id, { ...published, presentationText: 'Ciao' })).json()
    expect(Object.keys(data).sort()).toEqual(
      (
        'step status slug firstName lastName fiscalCode profilePicture profilePictureUrl professions presentationText privacyFlag ' +
        'termsOfServiceFlag isHiddenFlags contacts contactDataVisibility training workExperience certifications ' +
        'scientificPublications pharmaCare changeRequests visibility createBonus patchFrom'
      )
        .split(' ')
        .sort(),
    )
    expect(data).toMatchObject({
      firstName: 'Ada',
      fiscalCode: 'RSSDAA80A41F205L',
      presentationText: 'Ciao',
      slug: 'ada-rossi',
      isHiddenFlags: true,
    })
  })

  test('[CRD-012] twenty first saves at once make one card', async () => {
    const id = await member()
    const answers = await Promise.all(Array.from({ length: 20 }, () => patch(id, accepted)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    const { rows } = await database.db.execute(sql`select 1 from professional_cards`)
    expect(rows).toHaveLength(1)
  })

  test('[CRD-012] namesakes who save at once get a card and an address each', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => member()))
    const answers = await Promise.all(ids.map((id) => patch(id, accepted)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
    const { rows } = await database.db.execute(sql`select distinct slug from professional_cards`)
    expect(rows).toHaveLength(5)
  })

  test('[CRD-023] both flags are needed to save, and once stored need not be sent again', async () => {
    const id = await member()
    const refused = await patch(id, { presentationText: 'Ciao', privacyFlag: YES, termsOfServiceFlag: NO })
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().error.fields)).toEqual(['termsOfServiceFlag'])
    expect((await own(id)).statusCode).toBe(204)
    await patch(id, accepted)
    expect((await patch(id, { presentationText: 'Ciao' })).statusCode).toBe(200)
  })

  test('a patch changes what it names and nothing else', async () => {
    const id = await member()
    await patch(id, { ...published, presentationText: 'Prima' })
    const { data } = (
      await patch(id, {
        step: 3,
        training: [{ degreeType: 'Master', title: 'Wound care', institution: 'Ateneo', year: 2020 }],
      })
    ).json()
    expect(data).toMatchObject({
      presentationText: 'Prima',
      visibility: 'Pubblica',
      step: 3,
      training: [{ degreeType: 'Master' }],
    })
  })

  test('[CRD-004] degrees are the six, and a field that does not exist is refused', async () => {
    const id = await member()
    const training = [{ degreeType: 'Diploma', title: 'x', institution: 'y', year: 2020 }]
    expect((await patch(id, { ...accepted, training })).statusCode).toBe(400)
    expect((await patch(id, { ...accepted, fiscalCode: 'X' })).statusCode).toBe(400)
  })

  test('[CRD-021] a line left empty, or a place nobody could find, is refused in words that say so', async () => {
    const id = await makeMember(database.db, { now })
    const professions = [
      {
        professionType: 857920003,
        profession: ' ',
        specialization: '',
        city: '',
        province: 'XX',
        mainProfession: true,
      },
    ]
    expect((await patch(id, { ...accepted, professions })).json().error.fields).toEqual({
      'professions.0.profession': 'Campo obbligatorio',
      'professions.0.province': 'Scegli una delle province.',
    })
  })

  test('an anonymous visitor is asked to sign in', async () => {
    expect((await calls.inject({ url: `${PATH}/me` })).statusCode).toBe(401)
    expect((await calls.inject({ method: 'PATCH', url: PATH, payload: accepted })).statusCode).toBe(401)
  })

  test.each([
    ['REGISTRATO', 403],
    ['TRIAL', 403],
    ['PREMIUM', 200],
    ['EX_TRIAL', 403],
    ['EX_PREMIUM', 403],
  ] as const)('[CRD-002] %s saves contacts: %i, and may publish without them', async (type, status) => {
    const id = await member(type)
    const contacts = { email: 'ada@example.it', phone: '011 555', website: '', address: '' }
    expect((await patch(id, { ...accepted, contacts })).statusCode).toBe(status)
    expect((await patch(id, published)).statusCode).toBe(200)
  })

  test('[CRD-013] a minor may compose and not publish', async () => {
    const id = await member()
    await upsertDetails(database.db, id, { birthDate: '2009-01-01' })
    expect((await patch(id, { ...accepted, professions: [nurse] })).statusCode).toBe(200)
    expect((await patch(id, { visibility: 'Pubblica' })).statusCode).toBe(403)
    expect((await list()).json().totalRecords).toBe(0)
  })

  test('[CRD-010, CRD-027] Pharmacare is for nurses of PREMIUM, shows in its list, and outlives a private card', async () => {
    const [nurseId, doctorId] = [await member(), await member()]
    expect((await patch(doctorId, { ...published, professions: [doctor], pharmaCareActive: true })).statusCode).toBe(
      403,
    )
    const { data } = (await patch(nurseId, { ...published, pharmaCareActive: true })).json()
    expect(data.pharmaCare).toMatchObject({ status: 1, createdOn: now.toISOString() })
    expect((await list('isPharmacare=true')).json().totalRecords).toBe(1)
    const hidden = (await patch(nurseId, { visibility: 'Privata' })).json().data
    expect(hidden.pharmaCare).toEqual(data.pharmaCare)
  })

  test('[CRD-015] the bonus is given once for a subscription, and only with a card somebody sees', async () => {
    const id = await member()
    const bonus = async () =>
      (await listWallets(database.db, id, now)).find(({ tag }) => tag === 'ecm')?.bonusCredits ?? 0
    const before = await bonus()
    await patch(id, { ...accepted, professions: [nurse], createBonus: true })
    expect(await bonus()).toBe(before)
    await Promise.all(
      Array.from({ length: 10 }, () => patch(id, { visibility: 'Qualsiasi utente', createBonus: true })),
    )
    expect(await bonus()).toBe(before + 5)
    await patch(id, { visibility: 'Privata' })
    await patch(id, { visibility: 'Pubblica', createBonus: true })
    expect(await bonus()).toBe(before + 5)
  })

  test('kept lists become old when a card appears, changes there or is hidden, and not before', async () => {
    const id = await member()
    const revision = () => countChanges(database.db)
    await patch(id, { ...accepted, professions: [nurse] })
    const first = await revision()
    await patch(id, { presentationText: 'Bozza' })
    expect(await revision()).toBe(first)
    await patch(id, { visibility: 'Pubblica' })
    const second = await revision()
    expect(second).toBeGreaterThan(first)
    await patch(id, { presentationText: 'Non si vede nelle liste' })
    expect(await revision()).toBe(second)
    await patch(id, { visibility: 'Privata' })
    expect(await revision()).toBeGreaterThan(second)
  })

  test('who changes what lists show over and over waits, and hides the card all the same', async () => {
    holdMonotonicClock()
    const id = await member()
    await patch(id, published)
    for (let turn = 1; turn < 30; turn += 1) await patch(id, { visibility: turn % 2 ? 'Qualsiasi utente' : 'Pubblica' })
    const refused = await patch(id, { visibility: 'Pubblica' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await patch(id, { presentationText: 'Non si vede nelle liste' })).statusCode).toBe(200)
    expect((await patch(id, { visibility: 'Privata' })).json().data.visibility).toBe('Privata')
  })
})

describe('uploads', () => {
  const picture = () =>
    sharp({ create: { width: 400, height: 200, channels: 3, background: '#12558f' } })
      .png()
      .toBuffer()

  test('a photo is cropped square, says no longer where it was taken, belongs to its owner, and follows the visibility of the card', async () => {
    const [id, other] = [await member(), await member()]
    const photo = await sharp(await picture())
      .jpeg()
      .withExif({ IFD0: { Model: 'Canarino' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 4/1 0/1' } })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Canarino')
    const sent = await upload(id, 'foto', photo)
    expect(sent.statusCode).toBe(200)
    const file = await findFile(database.db, sent.json().id)
    if (!file) throw new Error('no file')
    const stored = Buffer.from(await disk.getBytes(fileKey(file)))
    const { width, height, exif } = await sharp(stored).metadata()
    expect([width, height, exif]).toEqual([640, 640, undefined])
    expect(stored.includes('Canarino') || stored.includes('Exif')).toBe(false)
    expect((await patch(other, { ...accepted, profilePicture: file.id })).statusCode).toBe(400)
    await patch(id, { ...accepted, profilePicture: file.id, professions: [nurse] })
    const mayRead = async () => [
      await mayReadCardFile(database.db, await viewerOf(id), file),
      await mayReadCardFile(database.db, await viewerOf(other), file),
      await mayReadCardFile(database.db, ANONYMOUS, file),
    ]
    expect(await mayRead()).toEqual([true, false, false])
    await patch(id, { visibility: 'Qualsiasi utente' })
    expect(await mayRead()).toEqual([true, true, false])
    await patch(id, { visibility: 'Pubblica' })
    expect(await mayRead()).toEqual([true, true, true])
  })

  test('[CRD-008] a certification sent without its document keeps the stored one', async () => {
    const id = await member()
    const sent = (await upload(id, 'documenti', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'))).json()
    const certification = { id: '33333333-3333-4333-8333-333333333333', title: 'BLSD', issuer: 'Croce', year: 2024 }
    const document = { mimeType: sent.mimeType, documentBody: sent.id }
    await patch(id, { ...accepted, certifications: [{ ...certification, document }] })
    const { data } = (await patch(id, { certifications: [{ ...certification, title: 'BLSD avanzato' }] })).json()
    expect(data.certifications).toEqual([
      { ...certification, title: 'BLSD avanzato', documentUrl: expect.stringContaining(sent.id) },
    ])
  })

  test.each([
    ['sixty files', { count: 60, byteSize: 1 }],
    ['the bytes of eight large documents', { count: 8, byteSize: 15 * 1024 * 1024 }],
  ])('after %s a member must wait for the night', async (_what, { count, byteSize }) => {
    const id = await member()
    const file = { name: 'x.pdf', contentType: 'application/pdf' as const, byteSize, ownerId: id, isPublic: false }
    for (let n = 1; n < count; n += 1) await insertFile(database.db, { ...file, id: randomUUID() })
    expect((await upload(id, 'foto', await picture())).statusCode).toBe(200)
    await insertFile(database.db, { ...file, id: randomUUID() })
    expect((await upload(id, 'foto', await picture())).statusCode).toBe(409)
    expect((await upload(await member(), 'foto', await picture())).statusCode).toBe(200)
  })

  test('what is no file, too large, of another kind or from nobody is refused', async () => {
    const id = await member()
    expect((await upload(null, 'foto', await picture())).statusCode).toBe(401)
    expect((await upload(id, 'foto', await picture(), 'altro')).statusCode).toBe(400)
    expect((await upload(id, 'foto', Buffer.from('<svg/>'))).statusCode).toBe(400)
    expect((await upload(id, 'foto', Buffer.alloc(9 * 1024 * 1024))).statusCode).toBe(413)
    const two = new FormData()
    two.append('file', new File(['a'], 'a'))
    two.append('file', new File(['b'], 'b'))
    expect((await sendForm(id, 'foto', two)).statusCode).toBe(400)
    const json = await calls.inject({ method: 'POST', url: `${PATH}/me/foto`, headers: asMember(id), payload: {} })
    expect(json.statusCode).toBe(415)
    const form = await calls.inject({
      method: 'PATCH',
      url: PATH,
      headers: { ...asMember(id), origin: 'http://localhost', 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    })
    expect(form.statusCode).toBe(415)
  })
})

describe('GET /professionallist/professionalcards', () => {
  async function publish(name: string, surname: string, profession: object, change: object = {}) {
    const id = await member('PREMIUM', { name, surname })
    await patch(id, { ...accepted, professions: [profession], visibility: 'Pubblica', ...change })
    return id
  }
  const names = (answer: Awaited<ReturnType<typeof list>>) =>
    answer.json().professionalCards.map(({ name }: { name: string }) => name)

  test('[API-001, API-240, DIR-008, SHL-007] answers cards with their slug, suggested, pages counted from 0 and totalRecords', async () => {
    for (let index = 0; index < 5; index += 1) await publish('Ada', `Rossi${index}`, nurse)
    const answer = (await list('take=4')).json()
    expect(answer).toMatchObject({ pages: 2, totalRecords: 5, suggested: [] })
    expect(answer.professionalCards).toHaveLength(4)
    expect(answer.professionalCards[0]).toMatchObject({
      slug: expect.stringMatching(/^ada-rossi/),
      profession: 'Infermiera',
      city: 'Torino',
    })
    expect((await list('take=4&page=0')).json()).toEqual(answer)
    expect((await list('take=4&page=1')).json().professionalCards).toHaveLength(1)
  })

  test.each([
    ['rossetti', ['Nicolò Rossetti']],
    ['roseti', ['Nicolò Rossetti']],
    ['NICOLO', ['Nicolò Rossetti']],
    ['cardiologo torino', ['Nicolò Rossetti']],
    ['cardiologia', ['Nicolò Rossetti']],
    ['sassari', ['Maria Piras']],
    ['%', []],
    ['zzzz', []],
  ])('a search for “%s” ignores accents and forgives typing', async (text, found) => {
    await publish('Nicolò', 'Rossetti', doctor)
    await publish('Maria', 'Piras', { ...nurse, city: 'Sassari', province: 'SS' })
    const answer = await list(`text=${encodeURIComponent(text)}`)
    if (text !== '%') expect(names(answer)).toEqual(found)
    else expect(answer.statusCode).toBe(200)
  })

  test('filters by kind of profession and by province', async () => {
    await publish('Nicolò', 'Rossetti', doctor)
    await publish('Maria', 'Piras', { ...nurse, province: 'SS' })
    expect(names(await list('professionType=857920003'))).toEqual(['Nicolò Rossetti'])
    expect(names(await list('province=ss'))).toEqual(['Maria Piras'])
    expect(names(await list('professionType=857920003&province=SS'))).toEqual([])
    expect((await list('professionType=1')).statusCode).toBe(400)
  })

  test('[CRD-024, CRD-025] private cards are nowhere, members’ cards only for members, and nothing private is in the bytes', async () => {
    const contacts = { email: 'segreto@example.it', phone: '011 555', website: '', address: '' }
    const open = await publish('Ada', 'Aperta', nurse, { contacts, contactDataVisibility: 'Pubblica' })
    await upsertDetails(database.db, open, { fiscalCode: 'RSSDAA80A41F205L' })
    await publish('Bea', 'Soci', nurse, { visibility: 'Qualsiasi utente' })
    await publish('Ciro', 'Privato', nurse, { visibility: 'Privata' })
    expect(names(await list())).toEqual(['Ada Aperta'])
    expect(names(await list('', open)).sort()).toEqual(['Ada Aperta', 'Bea Soci'])
    expect((await list()).body).not.toMatch(/RSSDAA80A41F205L|segreto/)
    expect(names(await list('text=segreto'))).toEqual([])
  })
})

describe('[CRD-005] the codes of the wire', () => {
  test.each([
    [857920003, 200, 'Medico'],
    [857920006, 200, 'Altro professionista sanitario'],
    [857920000, 400, 'nothing'],
    [1, 400, 'nothing'],
  ])('the profession type %i answers %i: %s', async (professionType, status) => {
    const memberId = await member()
    const answer = await patch(memberId, { ...accepted, professions: [{ ...nurse, professionType }] })
    expect(answer.statusCode).toBe(status)
    if (status !== 200) return
    expect(answer.json().data.professions[0].professionType).toBe(professionType)
    await patch(memberId, { visibility: 'Pubblica' })
    expect((await list(`professionType=${professionType}`)).json().totalRecords).toBe(1)
  })

  test.each([
    [857920000, 857920000],
    [857920001, null],
    [857920002, null],
  ])('the answer %i to the privacy notice is kept as %s', async (flag, kept) => {
    const answer = await patch(await member(), { privacyFlag: flag, termsOfServiceFlag: 857920000 })
    if (kept === null) expect(answer.json().error.fields).toHaveProperty('privacyFlag')
    else expect(answer.json().data.privacyFlag).toBe(kept)
  })

  test('a fresh card has selected nothing', async () => {
    expect(blankCardWire({ name: 'Ada', surname: 'Rossi' }, null)).toMatchObject({
      privacyFlag: 857920002,
      termsOfServiceFlag: 857920002,
    })
  })
})

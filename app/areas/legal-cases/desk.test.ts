import { describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { listLettersTo } from '#platform/mail/store.server.ts'
import { plainPdf } from '#platform/pure/plain-pdf.ts'
import { useClub } from '../../../tests/support/club.ts'
import { formRefusal, STAFF, VISITORS } from '../../../tests/support/visitors.ts'

const club = useClub()
const DESK = '/redazione/cause'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const OWNER = VISITORS.PREMIUM ?? 0

async function post(url: string, who: number | null, fields: Record<string, string>) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const read = async (url: string, who: number | null) => club.app.inject({ url, headers: await club.cookieOf(who) })

async function send(url: string, who: number, name: string, bytes: Uint8Array) {
  const form = new FormData()
  form.append('act', 'document')
  form.append('file', new File([new Uint8Array(bytes)], name))
  const body = new Response(form)
  const headers = {
    ...(await club.cookieOf(who)),
    'sec-fetch-site': 'same-origin',
    'content-type': body.headers.get('content-type') ?? '',
  }
  return club.app.inject({ method: 'POST', url, headers, payload: Buffer.from(await body.arrayBuffer()) })
}

const memberOf = async (username: number) => {
  const member = await findMemberByUsername(club.database.db, username)
  if (!member) throw new Error(`There is no member ${username}.`)
  return member
}

const fields = {
  name: 'Pratica di prova',
  court: 'Tribunale civile',
  seat: 'Pavia',
  section: '',
  status: 'In corso',
  businessLine: 'Responsabilità professionale',
  specialization: '',
  'rulingType-0': 'Ordinanza istruttoria',
  'rulingValue-0': 'Ammessi i testimoni',
  'rulingType-1': 'Nota interna',
  'rulingValue-1': 'Da non dire',
}
const hearing = { type: 'Prima comparizione', day: '2027-03-10', time: '09:30', place: 'Aula 4', outcome: '' }

const codeOf = (username: number) => `C${String(username).padStart(8, '0')}`

async function openCase(name: string, username = OWNER): Promise<string> {
  const answer = await post(`${DESK}/nuova?iscritto=${username}`, STAFF.operator, {
    ...fields,
    iscritto: codeOf(username),
    name,
  })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(302)
  return String(answer.headers.location).split('?')[0] ?? ''
}
const addHearing = async (desk: string, change: Partial<typeof hearing> = {}) => {
  const answer = await post(`${desk}/udienze/nuova`, STAFF.operator, { ...hearing, ...change })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(302)
  return String(answer.headers.location)
}
const hearingsOf = async (name: string, who = OWNER) =>
  read(`/api/CRM/CauseLegaliAttive/${encodeURIComponent(name)}/Udienze`, who)
const bell = async (who = OWNER) =>
  (await read('/api/notices', who)).json().personal as { title: string; text: string }[]

test.each([
  ['a visitor', null, 302],
  ['PREMIUM', OWNER, 403],
  ['an editor', STAFF.editor, 403],
])('%s neither opens nor changes a case at the desk', async (_who, username, status) => {
  const desk = await openCase(`Non tua ${username}`)
  const page = (await addHearing(desk)).split('?')[0] ?? ''
  for (const path of [DESK, `${DESK}/nuova?iscritto=${OWNER}`, desk, page])
    expect((await read(path, username)).statusCode, path).toBe(status)
  for (const path of [`${DESK}/nuova?iscritto=${OWNER}`, desk, page, `${desk}/udienze/nuova`])
    expect((await post(path, username, { ...fields, ...hearing, name: 'Presa', act: 'remove' })).statusCode).toBe(
      formRefusal(status),
    )
  const names = (await read('/api/CRM/CauseLegaliAttive', OWNER)).json()
  expect(names.map(({ pratica }: { pratica: { nome: string } }) => pratica.nome)).not.toContain('Presa')
})

describe('a case', () => {
  test('[CAU-003] [CAU-004] is found by its member, opened, changed, closed and opened again; only its member sees it', async () => {
    const search = await post(`${DESK}/nuova`, STAFF.operator, { ...fields, 'cerca-iscritto': String(OWNER) })
    expect(search.statusCode).toBe(400)
    expect(search.body).toContain(`value="${codeOf(OWNER)}"`)
    expect(search.body, 'what was typed is kept').toContain('value="Pavia"')
    expect((await read(`${DESK}/nuova?iscritto=${OWNER}`, STAFF.operator)).body).toContain(`value="${codeOf(OWNER)}"`)
    expect((await post(`${DESK}/nuova?iscritto=${OWNER}`, STAFF.operator, fields)).body).toContain(
      'Scegli di chi è la causa.',
    )
    const desk = await openCase('Pratica mia')
    const mine = async (who: number) => (await read('/api/CRM/CauseLegaliAttive', who)).body
    expect(await mine(OWNER)).toContain('Ammessi i testimoni')
    expect(await mine(OWNER)).not.toContain('Da non dire')
    expect(await mine(VISITORS.TRIAL ?? 0)).not.toContain('Pratica mia')
    const changed = { ...fields, name: 'Pratica mia', 'rulingType-1': '', 'rulingValue-1': '', seat: 'Lodi' }
    expect((await post(desk, STAFF.operator, { ...changed, seen: '1' })).statusCode).toBe(302)
    expect(await mine(OWNER)).toContain('Lodi')
    await post(desk, STAFF.operator, { act: 'close' })
    expect(await mine(OWNER)).toContain('Chiusa')
    expect((await read(`${DESK}?stato=chiuse`, STAFF.operator)).body).toContain('Pratica mia')
    await post(desk, STAFF.operator, { act: 'reopen' })
    expect((await read(`${DESK}?stato=chiuse`, STAFF.operator)).body).not.toContain('Pratica mia')
  })

  test('that is wrong is refused beside each field, its name is one for a member, and a conflict loses nothing', async () => {
    const path = `${DESK}/nuova?iscritto=${OWNER}`
    const wrong = await post(path, STAFF.operator, {
      ...fields,
      iscritto: codeOf(OWNER),
      name: '',
      seat: ' ',
      'rulingValue-0': '',
      specialization: 'La mia nota',
    })
    expect(wrong.statusCode).toBe(400)
    for (const words of ['Scrivi il nome della pratica.', 'Scrivi la sede.', 'Scrivi che cosa dice.', 'La mia nota'])
      expect(wrong.body, words).toContain(words)
    const desk = await openCase('Una sola')
    const twin = await post(path, STAFF.operator, { ...fields, iscritto: codeOf(OWNER), name: 'Una sola' })
    expect(twin.statusCode).toBe(400)
    expect(twin.body).toContain('ha già una causa con questo nome')
    await post(desk, STAFF.administrator, { ...fields, name: 'Una sola', seat: 'La sua', seen: '1' })
    const late = await post(desk, STAFF.operator, { ...fields, name: 'Una sola', seat: 'La mia', seen: '1' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('qualcun altro ha salvato')
    expect(late.body).toContain('value="La mia"')
  })
})

test('[CAU-005] a hearing is told once by the bell and by a letter that names no case, and again when it is moved', async () => {
  const { id, email } = await memberOf(OWNER)
  const letters = async () =>
    (await listLettersTo(club.database.db, email)).filter(({ subject }) => subject.endsWith('in una tua causa'))
  const before = (await letters()).length
  const desk = await openCase('Con udienza')
  const wrong = await post(`${desk}/udienze/nuova`, STAFF.operator, { ...hearing, type: '', day: 'ieri', time: '9' })
  expect(wrong.statusCode).toBe(400)
  for (const words of ['Scrivi che udienza è', 'Scrivi il giorno.', 'Scrivi l’ora', 'Aula 4'])
    expect(wrong.body, words).toContain(words)
  const [once, twice] = [await addHearing(desk), await addHearing(desk)]
  expect(once.split('?')[0]).toBe(twice.split('?')[0])
  expect((await hearingsOf('Con udienza')).json()).toMatchObject([
    { tipoUdienzaDesc: 'Prima comparizione', dataUdienza: '2027-03-10T08:30:00.000Z', luogo: 'Aula 4' },
  ])
  const told = await letters()
  expect(told).toHaveLength(before + 1)
  expect(JSON.stringify(told.at(-1))).not.toContain('Con udienza')
  expect((await bell())[0]).toMatchObject({
    title: 'È stata fissata un’udienza',
    text: 'Con udienza. È il 10/03/2027, 09:30.',
  })
  expect(JSON.stringify(await bell(VISITORS.TRIAL ?? 0))).not.toContain('Con udienza')
  const page = once.split('?')[0] ?? ''
  // What is not about when is not told; when it is, it is.
  await post(page, STAFF.operator, { ...hearing, outcome: 'Rinviata per la perizia.', seen: '1' })
  expect(await letters()).toHaveLength(before + 1)
  expect((await hearingsOf('Con udienza')).body).toContain('Rinviata per la perizia.')
  await post(page, STAFF.operator, { ...hearing, time: '11:00', seen: '2' })
  expect(await letters()).toHaveLength(before + 2)
  expect((await bell())[0]?.title).toBe('Un’udienza è stata spostata')
  expect((await post(page, STAFF.operator, { ...hearing, seen: '1' })).statusCode).toBe(409)
  const trail = (await listMemberTrail(club.database.db, id)).filter(({ facts }) =>
    String(facts.about).endsWith(desk.split('/').at(-1) ?? ' '),
  )
  const done = trail.filter(({ kind }) => kind === 'legal-case-edited').map(({ facts }) => facts.what)
  expect(done.toReversed()).toEqual(['opened', 'hearing-added', 'hearing-corrected', 'hearing-corrected'])
  await read(desk, STAFF.operator)
  expect((await listMemberTrail(club.database.db, id))[0]).toMatchObject({ kind: 'legal-case-viewed' })
  await post(page, STAFF.operator, { act: 'remove' })
  expect((await hearingsOf('Con udienza')).json()).toEqual([])
})

test('[CAU-006] a paper is a PDF by its bytes, told to its member, read by them and, on the trail, by an operator, and by nobody else', async () => {
  const desk = await openCase('Con documento')
  const page = (await addHearing(desk)).split('?')[0] ?? ''
  const false_ = await send(page, STAFF.operator, 'verbale.pdf', new TextEncoder().encode('<script>alert(1)</script>'))
  expect(false_.statusCode).toBe(400)
  expect(false_.body).toContain('Il file deve essere un PDF.')
  const pdf = plainPdf({ title: 'Verbale', paragraphs: ['Segreto.'] })
  expect((await send(page, STAFF.operator, '../verbale.exe', pdf)).headers.location).toContain('fatto=document')
  expect((await send(page, STAFF.operator, '../verbale.exe', pdf)).headers.location).toContain('fatto=document-kept')
  expect((await bell())[0]).toMatchObject({ title: 'C’è un nuovo documento', text: 'Con documento.' })
  const papers = (await hearingsOf('Con documento')).json()[0].documentazioni
  expect(papers).toMatchObject([{ nome: 'verbale.pdf' }])
  const paper = papers[0] as { id: string; fileSharePoint: string }
  expect((await read(paper.fileSharePoint, OWNER)).rawPayload.equals(Buffer.from(pdf))).toBe(true)
  expect((await read(paper.fileSharePoint, VISITORS.TRIAL ?? 0)).statusCode).not.toBe(200)
  const staffPath = `/api/CRM/CauseLegali/Documenti/${paper.id}`
  for (const who of [null, OWNER, STAFF.editor]) expect((await read(staffPath, who)).statusCode).not.toBe(200)
  expect((await read(staffPath, STAFF.operator)).headers['content-type']).toBe('application/pdf')
  const { id } = await memberOf(OWNER)
  expect((await listMemberTrail(club.database.db, id))[0]?.facts.what).toBe('document-read')
  await post(page, STAFF.operator, { act: `remove-${paper.id}` })
  expect((await read(paper.fileSharePoint, OWNER)).statusCode).toBe(404)
})

test('[CAU-002] who may not see the cases is told nothing, and whoever writes one is told that', async () => {
  const username = VISITORS.REGISTRATO ?? 0
  const { email } = await memberOf(username)
  const desk = await openCase('Di chi non la vede', username)
  expect((await read(desk, STAFF.operator)).body).toContain('non comprende l’area legale')
  const before = (await listLettersTo(club.database.db, email)).length
  expect(await addHearing(desk)).toContain('fatto=hearing-kept')
  expect(await listLettersTo(club.database.db, email)).toHaveLength(before)
  expect(JSON.stringify(await bell(username))).not.toContain('Di chi non la vede')
})

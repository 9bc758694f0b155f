import { beforeAll, describe, expect, test } from 'vitest'
import { insertOwnRole, replaceRoles } from '#areas/audience/role-store.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { plainPdf } from '#platform/pure/plain-pdf.ts'
import { useClub } from '../../../tests/support/club.ts'
import { requestDesk } from '../../../tests/support/requests.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { insertCase } from './store.server.ts'

/** DSK-045. Who of the desk reads a case. */
const club = useClub()
const { open, post } = requestDesk(club)
const DESK = '/redazione/cause'
const OWNER = 1003
/** Reads and exports members and reads nothing of lawyers; and the ready role Legale. */
const [CLERK, LAWYER] = [1001, 1002]
const WORDS = [
  'Contro la clinica',
  'Tribunale di Segreto',
  'Materia taciuta',
  'Perizia nascosta',
  'perizia.pdf',
  'Esito taciuto',
]
let [theirs, another, paper, lawyerId] = ['', '', '', '']

const rows = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows
const idOf = async (username: number) => (await findMemberByUsername(club.database.db, username))?.id ?? ''

beforeAll(async () => {
  const { db } = club.database
  const now = club.clock.now()
  const permissions = ['members.read', 'members.export', 'requests.read', 'requests.answer', 'trail.read'] as const
  const clerk = await insertOwnRole(db, { name: 'Sportello', permissions: [...permissions] })
  await replaceRoles(db, await idOf(CLERK), [{ role: clerk, since: now, until: null }])
  await replaceRoles(db, await idOf(LAWYER), [{ role: 'legal', since: now, until: null }])
  lawyerId = await idOf(LAWYER)
  const content = plainPdf({ title: 'Perizia', paragraphs: ['Segreto.'] })
  const sketch = {
    memberId: await idOf(OWNER),
    court: 'Tribunale di Segreto',
    seat: 'Pavia',
    section: '',
    status: 'In corso',
    businessLine: 'Materia taciuta',
    specialization: '',
    rulings: [{ type: 'Ordinanza', value: 'Perizia nascosta' }],
    openedAt: now,
    hearings: [
      {
        type: 'Prima',
        heldAt: now,
        place: '',
        outcome: 'Esito taciuto',
        documents: [{ name: 'perizia.pdf', content }],
      },
    ],
  }
  await insertCase(db, { ...sketch, name: 'Contro la clinica' })
  await insertCase(db, { ...sketch, name: 'Quella assegnata' })
  const found = await rows('select id, name from legal_cases where court = $1 order by name', [sketch.court])
  ;[another, theirs] = found.map(({ id }) => id)
  paper = (
    await rows('select d.id from legal_documents d join legal_hearings h on h.id = d.hearing_id where h.case_id = $1', [
      another,
    ])
  )[0].id
})

const linesAbout = async (id: string) =>
  rows("select kind, details from audit_events where details ->> 'about' = $1 order by at, id", [`case ${id}`])
const assign = (id: string, to: string, seen = '', who: number = STAFF.operator) =>
  post(`${DESK}/${id}`, { act: 'assign', handledBy: to, seen }, who)

describe('[DSK-045] a case', () => {
  test('is assigned to whoever may follow it, who is told by the bell without a word of it', async () => {
    expect((await assign(theirs, await idOf(CLERK))).status).toBe(400)
    expect((await assign(theirs, lawyerId)).status).toBe(302)
    expect((await assign(theirs, await idOf(STAFF.operator))).status, 'somebody took it meanwhile').toBe(409)
    const [line] = (await linesAbout(theirs)).filter(({ details }) => details.what === 'assigned')
    expect(line.details).toMatchObject({ name: `del ${formatDateIt(club.clock.now())}` })
    expect(line.details.changes[0]).toMatchObject({ field: 'Chi la segue', from: null })
    const [notice] = await rows('select title, text from member_notices where member_id = $1', [lawyerId])
    expect(notice.title).toBe('Ti è stata assegnata una causa')
    expect(JSON.stringify(notice)).not.toContain('Quella assegnata')
    expect((await open(DESK)).text).toContain('Contro la clinica')
  })

  test('is read, found and changed by the role Legale only where it is assigned', async () => {
    const list = await open(DESK, LAWYER)
    expect(list.text).toContain('Quella assegnata')
    for (const path of [
      DESK,
      `${DESK}.data`,
      `${DESK}?cerca=clinica`,
      '/redazione',
      '/redazione/trova.data?cerca=clinica',
    ])
      expect((await open(path, LAWYER)).body, path).not.toContain('Contro la clinica')
    expect((await open('/redazione/trova.data?cerca=clinica')).body).toContain('Contro la clinica')
    expect((await open(`${DESK}/${theirs}`, LAWYER)).text).toContain('Quella assegnata')
    const hearing = (await rows('select id from legal_hearings where case_id = $1', [another]))[0].id
    const before = (await linesAbout(another)).length
    for (const path of ['', `/udienze/${hearing}`, '/udienze/nuova'])
      for (const at of [`${DESK}/${another}${path}`, `${DESK}/${another}${path}.data`])
        expect((await open(at, LAWYER)).status, at).toBe(404)
    expect((await open(`/api/CRM/CauseLegali/Documenti/${paper}`, LAWYER)).status).toBe(404)
    const fields = { name: 'Presa', type: 'Presa', day: '2027-03-10', time: '09:30', seen: '1' }
    for (const [path, act] of [
      ['', 'save'],
      ['', 'close'],
      ['', 'assign'],
      [`/udienze/${hearing}`, 'save'],
      [`/udienze/${hearing}`, 'remove'],
      [`/udienze/${hearing}`, `remove-${paper}`],
      ['/udienze/nuova', 'save'],
    ] as const) {
      const court = { court: 'x', seat: 'x', status: 'x', businessLine: 'x', handledBy: lawyerId }
      expect(
        (await post(`${DESK}/${another}${path}`, { ...fields, ...court, act }, LAWYER)).status,
        `${path} ${act}`,
      ).toBe(404)
    }
    expect((await linesAbout(another)).length, 'neither read nor changed').toBe(before)
  })

  test('that whoever has the role Legale opens is theirs, and is no longer once they give it away', async () => {
    const fields = { name: 'Aperta da me', court: 'x', seat: 'x', status: 'In corso', businessLine: 'x' }
    const iscritto = `C${String(OWNER).padStart(8, '0')}`
    const opened = await post(`${DESK}/nuova`, { ...fields, iscritto }, LAWYER)
    const at = String(opened.location).split('?')[0] ?? ''
    expect((await open(at, LAWYER)).status).toBe(200)
    const given = await assign(at.split('/').at(-1) ?? '', await idOf(STAFF.operator), lawyerId, LAWYER)
    expect([given.status, given.location]).toEqual([302, DESK])
    expect((await open(at, LAWYER)).status).toBe(404)
  })

  test('is known to others by its kind and day, and by nothing else, wherever they look', async () => {
    const day = formatDateIt(club.clock.now())
    expect((await open(`/redazione/iscritti/${OWNER}`, CLERK)).text).toContain(`Cause, l’ultima del ${day}`)
    await open(`${DESK}/${another}`)
    for (const path of [
      '/redazione',
      '/redazione?cerca=clinica',
      '/redazione/trova.data?cerca=clinica',
      `/redazione/iscritti/${OWNER}`,
      `/redazione/iscritti/${OWNER}.data`,
      `/redazione/iscritti/${OWNER}/storia?righe=200`,
      `/redazione/iscritti/${OWNER}/storia.csv`,
      '/redazione/registro?cosa=case',
      '/redazione/registro/foglio?cosa=case',
      '/redazione/richieste?cerca=clinica',
    ]) {
      const { status, body } = await open(path, CLERK)
      expect(status, path).toBe(200)
      for (const word of WORDS) expect(body, `${word} at ${path}`).not.toContain(word)
    }
    for (const path of [DESK, `${DESK}/${another}`]) expect((await open(path, CLERK)).status).toBe(403)
    expect((await open(`/api/CRM/CauseLegali/Documenti/${paper}`, CLERK)).status).toBe(404)
    expect((await open('/redazione/registro?cosa=case', CLERK)).text).toContain(`Causa vista: del ${day}`)
  })

  test('is changed on the trail by the names of its fields, without what they hold', async () => {
    const fields = {
      name: 'Contro la clinica',
      court: 'Altro segreto',
      seat: 'Pavia',
      status: 'In corso',
      businessLine: 'Materia taciuta',
      seen: '1',
    }
    expect((await post(`${DESK}/${another}`, { act: 'save', ...fields })).status).toBe(302)
    const line = (await linesAbout(another)).at(-1)
    expect(line.details.changes).toEqual([{ field: 'Organo giudicante' }, { field: 'Provvedimenti' }])
  })

  test('leaves a line each time it is read, also of a paper', async () => {
    const reads = async () => (await linesAbout(another)).filter(({ kind }) => kind === 'legal-case-viewed').length
    const before = await reads()
    await open(`${DESK}/${another}`)
    await open(`/api/CRM/CauseLegali/Documenti/${paper}`)
    expect(await reads()).toBe(before + 2)
  })
})

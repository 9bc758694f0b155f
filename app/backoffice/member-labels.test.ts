import { describe, expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { giveLabel } from '#areas/segments/label-commands.server.ts'
import { listMemberTables, memberRows } from '#platform/db/member-rows.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'

/** Labels: free words that staff give to members. */
const club = useClub()
const LIST = '/redazione/iscritti/etichette'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

async function post(url: string, fields: Record<string, string>, who: number = STAFF.operator) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const read = async (url: string, who: number = STAFF.operator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const pageOf = (username: number | null) => `/redazione/iscritti/${username}/etichette`
const give = (username: number | null, name: string, who: number = STAFF.operator) =>
  post(pageOf(username), { act: 'give', name }, who)
const labelsOf = async (username: number | null) =>
  [...documentOf((await read(pageOf(username))).body).querySelectorAll('main ul a[href*="?etichetta="]')].map(
    (link) => link.textContent,
  )
const idOf = async (name: string) =>
  (await club.database.pool.query('select id from labels where name = $1', [name])).rows[0]?.id as string
const trail = async () =>
  (
    await club.database.pool.query(
      "select details->>'what' as what, details->>'name' as name, m.username from audit_events e left join members m on m.id = e.member_id where kind = 'label-edited' order by e.at, e.id",
    )
  ).rows.map(({ what, name, username }) => `${what} ${name} ${username ?? ''}`.trim())

describe('[DSK-026] labels', () => {
  test('are given and taken one by one, the same word being one label, and the trail says so', async () => {
    const { PREMIUM, TRIAL } = VISITORS
    expect((await give(PREMIUM, ' Relatore   2026 ')).headers.location).toBe(`${pageOf(PREMIUM)}?fatto=data`)
    await give(TRIAL, 'RELATORE 2026')
    await give(TRIAL, 'rélatore 2026')
    expect([await labelsOf(PREMIUM), await labelsOf(TRIAL)]).toEqual([['Relatore 2026'], ['Relatore 2026']])
    const found = documentOf((await read(`/redazione/iscritti?etichetta=${await idOf('Relatore 2026')}`)).body)
    expect(found.querySelectorAll('tbody tr').length).toBe(2)
    expect(found.body.textContent).toContain('Etichetta è Relatore 2026')
    await post(pageOf(TRIAL), { act: 'take', label: await idOf('Relatore 2026') })
    await post(pageOf(TRIAL), { act: 'take', label: await idOf('Relatore 2026') })
    expect(await labelsOf(TRIAL)).toEqual([])
    expect(await trail()).toEqual([
      `given Relatore 2026 ${PREMIUM}`,
      `given Relatore 2026 ${TRIAL}`,
      `taken Relatore 2026 ${TRIAL}`,
    ])
  })

  test.each(['x', ' ', 'n'.repeat(41)])(
    '“%s” is refused, and stays in its field beside what it may not hold',
    async (name) => {
      const refused = await give(VISITORS.PREMIUM, name)
      expect(refused.statusCode).toBe(400)
      const document = documentOf(refused.body)
      expect(document.body.textContent).toContain('Un’etichetta ha da 2 a 40 caratteri.')
      expect(document.body.textContent).toContain(
        'Niente salute, opinioni o giudizi: l’iscritto le legge se scarica i suoi dati',
      )
      expect(document.querySelector('input[name=name]')?.getAttribute('value')).toBe(name)
    },
  )

  test('are read by the member in their archive, and go with the account', async () => {
    const { db } = club.database
    const now = club.clock.now()
    const id = await makeMember(db, { now })
    await giveLabel(db, id, 'Ospite d’onore', { staffId: id, now })
    const tables = await listMemberTables(db)
    const told: string[] = []
    for (const table of tables.filter((each) => each.table === 'labels'))
      for await (const row of memberRows(db, table, id))
        told.push(`${memberData.tables.labels?.name} ${JSON.stringify(row)}`)
    expect(told).toEqual([expect.stringMatching(/^etichette .*"Ospite d’onore"/)])
    expect(memberData.tables.member_labels?.atErasure).toBe('delete')
  })

  test('are renamed for everybody, and two that are the same are joined into one', async () => {
    const { PREMIUM, REGISTRATO, EX_TRIAL } = VISITORS
    await give(REGISTRATO, 'Docente')
    await give(PREMIUM, 'Docente')
    await give(EX_TRIAL, 'Insegnante')
    const [docente, insegnante] = [await idOf('Docente'), await idOf('Insegnante')]
    const taken = await post(`${LIST}?apri=${docente}`, { act: 'rename', label: docente, name: 'INSEGNANTE' })
    expect([taken.statusCode, taken.body.includes('C’è già «Insegnante»: uniscile, se sono la stessa.')]).toEqual([
      400,
      true,
    ])
    await post(LIST, { act: 'rename', label: docente, name: 'Docente 2027' })
    expect(await labelsOf(REGISTRATO)).toEqual(['Docente 2027'])
    expect((await post(LIST, { act: 'join', label: docente, into: docente })).statusCode).toBe(400)
    await give(PREMIUM, 'Insegnante')
    await post(LIST, { act: 'join', label: docente, into: insegnante })
    for (const username of [REGISTRATO, EX_TRIAL]) expect(await labelsOf(username)).toEqual(['Insegnante'])
    expect(await labelsOf(PREMIUM)).toEqual(['Insegnante', 'Relatore 2026'])
    expect(await idOf('Docente 2027')).toBeUndefined()
    expect((await read(`/redazione/iscritti?etichetta=${docente}`)).body).toContain('Questa condizione non esiste più')
    await post(LIST, { act: 'delete', label: insegnante })
    expect(await labelsOf(EX_TRIAL)).toEqual([])
    expect((await trail()).slice(-4)).toEqual([
      'renamed Docente',
      `given Insegnante ${PREMIUM}`,
      'joined Docente 2027',
      'removed Insegnante',
    ])
  })

  test('are at most thirty on a person and five hundred in a club, also when many are given at once', async () => {
    const { db, pool } = club.database
    const now = club.clock.now()
    const operator = await findMemberByUsername(db, STAFF.operator)
    const by = { staffId: operator?.id ?? '', now }
    const id = await makeMember(db, { now })
    const answers = await Promise.all(Array.from({ length: 33 }, (_, n) => giveLabel(db, id, `Numero ${n}`, by)))
    expect(answers.filter(({ kind }) => kind === 'refused')).toHaveLength(3)
    expect(answers).toContainEqual({ kind: 'refused', problem: 'Una persona ha al massimo 30 etichette: togline una.' })
    await pool.query(
      "insert into labels (name, key, created_at) select 'z' || n, 'z' || n, now() from generate_series(1, 500 - (select count(*)::int from labels)) n",
    )
    const other = await makeMember(db, { now })
    expect(await giveLabel(db, other, 'Una di troppo', by)).toMatchObject({ kind: 'refused' })
    expect(await giveLabel(db, other, 'numero 1', by)).toEqual({ kind: 'done' })
  })

  test('are of operators: not of editors and members, and those of the staff of administrators alone', async () => {
    const label = await idOf('Relatore 2026')
    for (const who of [STAFF.editor, VISITORS.PREMIUM ?? 0])
      for (const answer of [
        await give(VISITORS.TRIAL, 'Di nessuno', who),
        await post(LIST, { act: 'delete', label }, who),
        await read(LIST, who),
        await read(pageOf(VISITORS.TRIAL), who),
      ])
        expect(answer.statusCode).toBe(403)
    expect((await give(STAFF.administrator, 'Capo')).statusCode).toBe(403)
    expect((await give(STAFF.editor, 'Relatore 2026', STAFF.administrator)).statusCode).toBe(302)
    for (const strange of ['', 'altro', "'; drop table labels"])
      expect((await post(LIST, { act: 'delete', label: strange })).statusCode).toBe(400)
    expect(await idOf('Relatore 2026')).toBe(label)
  })
})

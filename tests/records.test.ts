import { describe, expect, test } from 'vitest'
import { STAFF_ROLES, type StaffRole } from '#areas/audience/model.ts'
import { permissionsOf } from '#areas/audience/staff-permission-rules.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { listOf, newSegment } from '#platform/records/record.ts'
import { RECORDS } from '../app/backoffice/records/contents.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { formRefusal, STAFF, VISITORS } from './support/visitors.ts'

/** What every record of the desk does, whatever it holds: a new one in the contents is tried here without a line. */
const club = useClub()

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

async function read(url: string, who: number | null) {
  return club.app.inject({ url, headers: await club.cookieOf(who) })
}

async function post(url: string, who: number | null, fields: Record<string, string>) {
  const headers = { ...(await club.cookieOf(who)), ...sameOrigin, 'content-type': 'application/x-www-form-urlencoded' }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}

async function send(url: string, who: number | null, text: string, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([text], 'foglio.csv'))
  const body = new Response(form)
  const headers = {
    ...(await club.cookieOf(who)),
    ...sameOrigin,
    'content-type': body.headers.get('content-type') ?? '',
  }
  return club.app.inject({ method: 'POST', url, headers, payload: Buffer.from(await body.arrayBuffer()) })
}

/** The form of a record as its page sends it back when nothing was changed. */
async function formAt(url: string, who: number) {
  const { body } = await read(url, who)
  const document = documentOf(body)
  const form = document.querySelector('form[aria-label="Modifica"]')
  const fields: Record<string, string> = {}
  for (const input of form?.querySelectorAll('input[name], textarea[name], select[name]') ?? []) {
    const name = input.getAttribute('name') ?? ''
    const type = input.getAttribute('type')
    if (type === 'file' || (type === 'checkbox' && !input.hasAttribute('checked'))) continue
    fields[name] =
      input.tagName === 'SELECT'
        ? (input.querySelector('option[selected]')?.getAttribute('value') ?? '')
        : input.tagName === 'TEXTAREA'
          ? (input.textContent ?? '')
          : (input.getAttribute('value') ?? 'on')
  }
  return fields
}

describe.each(RECORDS.map((record) => [record.words.title, record] as const))('%s', (_title, record) => {
  const { path, name, permission } = record
  const holds = (role: StaffRole) => permissionsOf(role).includes(permission)
  const list = listOf(record)
  const who = STAFF[STAFF_ROLES.find(holds) ?? 'administrator']
  const api = `/api${path.replace('/redazione', '/Redazione')}`
  /** One of the staff who may not; what each role may is in `tests/staff-access.test.ts`. */
  const strangers = Object.entries(STAFF)
    .filter(([role]) => !holds(role as StaffRole))
    .slice(0, 1)
  const firstLine = Object.keys(record.fields).find((field) => record.fields[field].look.kind === 'line') ?? ''
  const firstTitle = record.fields[firstLine].look.title as string
  const sheet = async () => (await read(`${path}/foglio`, who)).body
  const firstId = async () => (await sheet()).split('\r\n')[1]?.split(';')[0]?.replaceAll('"', '') ?? ''
  /** One that nothing else needs: a copy of the first under other words. */
  const copyId = async () => {
    const { id: _id, seen: _seen, ...fields } = await formAt(`${path}/${await firstId()}`, who)
    const field = record.fields[firstLine].formName ?? firstLine
    const sent = { ...fields, slug: 'di-prova', act: 'save', [field]: 'Una di prova' }
    const made = await post(`${path}/${newSegment(record)}`, who, sent)
    if (made.statusCode !== 302) return firstId()
    return /^"([^"]+)";.*"Una di prova"/m.exec(await sheet())?.[1] ?? ''
  }

  test('is neither opened nor changed by whoever may not', async () => {
    const id = await firstId()
    const under = [newSegment(record), 'foglio', 'importa', 'cestino', id].map((last) => `${path}/${last}`)
    const pages = [list, ...under]
    const others = [[null, 302], [VISITORS.PREMIUM, 403], ...strangers.map(([, other]) => [other, 403])] as const
    for (const [other, status] of others) {
      for (const page of pages) expect((await read(page, other)).statusCode, page).toBe(status)
      for (const page of pages.filter((each) => !each.endsWith('/foglio')))
        expect((await post(page, other, { act: 'remove', id, slug: id, move: 'later' })).statusCode).toBe(
          formRefusal(status),
        )
      for (const call of [api, `${api}/${id}`]) expect([401, 403, 404]).toContain((await read(call, other)).statusCode)
    }
    expect((await read(`${path}/${id}`, who)).statusCode).toBe(200)
  })

  test('is a list that is searched, and found from the desk', async () => {
    const id = await firstId()
    const title = documentOf((await read(`${path}/${id}`, who)).body).querySelector('h1')?.textContent ?? ''
    const words = new URLSearchParams({ cerca: title }).toString()
    expect((await read(`${list}?${words}`, who)).body).toContain(`href="${path}/${id}"`)
    expect((await read(`/redazione?${words}`, who)).body).toContain(`href="${path}/${id}"`)
  })

  test('goes out as a sheet that comes in again as it was, and a changed cell changes that field alone', async () => {
    const whole = await sheet()
    const lines = whole.trim().split('\r\n').length - 1
    expect(lines).toBeGreaterThan(0)
    const again = await send(`${path}/importa`, who, whole, { act: 'rehearse' })
    expect(again.body).toContain(`Uguale: ${lines}`)
    const id = await firstId()
    const before = (await formAt(`${path}/${id}`, who))[record.fields[firstLine].formName ?? firstLine] ?? ''
    const changed = whole.replace(`"${before}"`, `"${before} bis"`)
    const rehearsal = await send(`${path}/importa`, who, changed, { act: 'rehearse' })
    expect(rehearsal.body).toContain('Cambia: 1')
    expect(await sheet(), 'a rehearsal writes nothing').toBe(whole)
    const digest = /name="digest" value="([^"]+)"/.exec(rehearsal.body)?.[1] ?? ''
    const forged = await send(`${path}/importa`, who, changed, { act: 'take', digest: 'x'.repeat(43) })
    expect(forged.statusCode).toBe(409)
    const taken = await send(`${path}/importa`, who, changed, { act: 'take', digest })
    expect(taken.headers.location).toBe(`${path}/importa?importati=1`)
    const [line] = await listTrailAbout(club.database.db, name, id, 1)
    expect(line?.facts.changes).toEqual([{ field: firstTitle, from: before, to: `${before} bis` }])
    const slipped = whole.replace(/"(?=;)/, '')
    expect((await send(`${path}/importa`, who, slipped, { act: 'rehearse' })).statusCode).toBe(400)
    const strange = whole.replace(`"${firstTitle}"`, '"Altro"')
    expect((await send(`${path}/importa`, who, strange, { act: 'rehearse' })).body).toContain(
      'Non si conoscono le colonne',
    )
    expect(await sheet()).toBe(changed)
  })

  test('keeps what the second of two writers typed, and says what changed from what to what', async () => {
    const url = `${path}/${await firstId()}`
    const field = record.fields[firstLine].formName ?? firstLine
    const form = await formAt(url, who)
    const act = record.publishes ? 'publish' : 'save'
    const first = await post(url, who, { ...form, act, [field]: 'Parole di un altro' })
    expect(first.statusCode).toBe(302)
    const late = await post(url, STAFF.administrator, { ...form, act, [field]: 'Parole mie' })
    expect([late.statusCode, late.body.includes('value="Parole mie"')]).toEqual([409, true])
    const refused = await post(url, who, { ...(await formAt(url, who)), act, [field]: '' })
    expect(refused.statusCode).toBe(400)
    expect((await read(url, who)).body).toContain('→ Parole di un altro')
  })

  test('is not found by a name that none could have', async () => {
    for (const id of ['0', '-1', '1e3', '99999999999999999999', 'x%20y', '%00', '%27;--', 'a'.repeat(5_000)])
      for (const url of [`${path}/${id}`, `${api}/${id}`])
        expect([400, 404, 414], url.slice(0, 80)).toContain((await read(url, who)).statusCode)
    const missing = await post(`${path}/11111111-1111-4111-8111-111111111111`, who, { act: 'save', seen: '1' })
    expect([400, 404]).toContain(missing.statusCode)
  })

  test.runIf(record.states)('stands in one of its states, and the list is narrowed by each', async () => {
    const count = (text: string) => text.trim().split('\r\n').length - 1
    const each = await Promise.all(
      Object.keys(record.states?.words ?? {}).map(async (state) =>
        count((await read(`${path}/foglio?stato=${state}`, who)).body),
      ),
    )
    expect(each.reduce((sum, some) => sum + some, 0)).toBe(count(await sheet()))
    expect(Math.max(...each)).toBeGreaterThan(0)
  })

  const audience = Object.keys(record.fields).find((field) => record.fields[field].look.kind === 'audience')
  test.runIf(audience)('is for nobody that does not exist, and the words of whoever says so are kept', async () => {
    const url = `${path}/${await firstId()}`
    const field = record.fields[firstLine].formName ?? firstLine
    const { plainAudience: _plain, ...form } = await formAt(url, who)
    for (const forged of ['{', 'null', '5', '{"visibility":["NOBODY"]}', '{"visibility":5}', '{"wallet":[{}]}']) {
      const refused = await post(url, who, { ...form, [field]: 'Parole tenute', [audience ?? '']: forged, act: 'save' })
      expect([refused.statusCode, refused.body.includes('value="Parole tenute"')], forged).toEqual([400, true])
    }
  })

  const secret = Object.keys(record.fields).find((field) => record.fields[field].look.isSecret)
  test.runIf(secret)(
    'keeps what is secret in its own form, and a sheet that leaves it out does not lose it',
    async () => {
      const field = record.fields[secret ?? ''].formName ?? secret
      const ids = [...(await sheet()).matchAll(/^"([^"]+)";/gm)].slice(0, 30).map(([, id]) => `${path}/${id}`)
      const forms = await Promise.all(ids.map(async (each) => ({ each, form: await formAt(each, who) })))
      const url = forms.find(({ form }) => form[field])?.each ?? ''
      const code = 'SEGRETO-DI-PROVA'
      const sent = { ...(await formAt(url, who)), act: 'publish', [field]: code }
      expect((await post(url, who, sent)).statusCode).toBe(302)
      expect((await read(url, who)).body.includes(code)).toBe(true)
      for (const open of [list, `${path}/foglio`, `${api}?rows=100`])
        expect((await read(open, who)).body.includes(code), open).toBe(false)
      expect(
        JSON.stringify(await listTrailAbout(club.database.db, name, url.split('/').at(-1) ?? '', 5)),
      ).not.toContain(code)
      const before = (await formAt(url, who))[record.fields[firstLine].formName ?? firstLine] ?? ''
      const changed = (await sheet()).replace(`"${before}"`, `"${before} ter"`)
      const rehearsal = await send(`${path}/importa`, who, changed, { act: 'rehearse' })
      const digest = /name="digest" value="([^"]+)"/.exec(rehearsal.body)?.[1] ?? ''
      expect((await send(`${path}/importa`, who, changed, { act: 'take', digest })).statusCode).toBe(302)
      const { body } = await read(url, who)
      expect([body.includes(code), body.includes(`${before} ter`)]).toEqual([true, true])
    },
  )

  test.runIf(record.address === 'drawn')('is written once by a form that is sent twice', async () => {
    const { seen: _seen, ...fields } = await formAt(`${path}/${await firstId()}`, who)
    const id = '22222222-2222-4222-8222-222222222222'
    for (const _time of [1, 2])
      expect((await post(`${path}/${newSegment(record)}`, who, { ...fields, id, act: 'save' })).statusCode).toBe(302)
    expect((await sheet()).split(id)).toHaveLength(2)
    expect(await listTrailAbout(club.database.db, name, id, 5)).toHaveLength(1)
  })

  test.runIf(record.address === 'asked')('is not called as a page of the desk, nor in other letters', async () => {
    const { seen: _seen, ...fields } = await formAt(`${path}/${await firstId()}`, who)
    for (const slug of ['Con Spazi', 'importa', newSegment(record), await firstId()]) {
      const refused = await post(`${path}/${newSegment(record)}`, who, { ...fields, slug, act: 'save' })
      expect([refused.statusCode, refused.body.includes(`value="${slug}"`)], slug).toEqual([400, true])
    }
  })

  test('goes into the trash and comes out of it as it was', async () => {
    const id = await copyId()
    const before = await formAt(`${path}/${id}`, who)
    const gone = record.after?.word('removed', {}, club.clock.now()) ?? 'removed'
    expect((await post(`${path}/${id}`, who, { act: 'remove' })).headers.location).toBe(`${list}?fatto=${gone}`)
    expect((await read(`${path}/${id}`, who)).statusCode).toBe(404)
    const trash = await read(`${path}/cestino`, who)
    const trashed = /name="id" value="([^"]+)"/.exec(trash.body)?.[1] ?? ''
    for (const wrong of ['', 'x', '11111111-1111-4111-8111-111111111111'])
      expect([302, 404]).toContain((await post(`${path}/cestino`, who, { act: 'restore', id: wrong })).statusCode)
    const restored = await post(`${path}/cestino`, who, { act: 'restore', id: trashed })
    expect(restored.headers.location).toBe(`${path}/${id}?fatto=restored`)
    expect((await post(`${path}/cestino`, who, { act: 'restore', id: trashed })).statusCode).toBe(404)
    expect({ ...(await formAt(`${path}/${id}`, who)), seen: '' }).toEqual({ ...before, seen: '' })
    const acts = (await listTrailAbout(club.database.db, name, id, 2)).map(({ facts }) => facts.what)
    expect(acts).toEqual(['restored', 'removed'])
  })

  test('is read and written by its calls as by its form, and they are published to its role', async () => {
    const id = await firstId()
    const all = (await read(`${api}?rows=100`, who)).json()
    const { version, isHidden: _h, picture: _p, id: _i, ...values } = (await read(`${api}/${id}`, who)).json()
    expect(all.docs.map((doc: { id: string }) => doc.id)).toContain(id)
    const headers = { ...(await club.cookieOf(who)), ...sameOrigin }
    const put = (payload: object) => club.app.inject({ method: 'PUT', url: `${api}/${id}`, headers, payload })
    const written = await put({ version, values: { ...values, [firstLine]: 'Da una chiamata' } })
    expect([written.statusCode, written.json()[firstLine]]).toEqual([200, 'Da una chiamata'])
    expect((await put({ version, values })).statusCode, 'an old version').toBe(409)
    for (const wrong of [
      { ...values, [firstLine]: '' },
      { ...values, extra: 1 },
    ])
      expect((await put({ version: version + 1, values: wrong })).statusCode).toBe(400)
    const documented = async (as: number | null) => (await read('/api/openapi.json', as)).body.includes(api.slice(4))
    expect([await documented(who), await documented(null)]).toEqual([true, false])
  })
})

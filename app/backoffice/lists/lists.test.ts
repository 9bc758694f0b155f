import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#areas/audience/model.ts'
import { findMemberByUsername, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { columnsShown } from '#areas/lists/list-context.server.ts'
import { askRows } from '#areas/lists/question-context.server.ts'
import { countRows, type DeskList, eachRowAsked, findPlace, listRowIds } from '#areas/lists/row-store.server.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { CSV_MARK, csvLines } from '#platform/pure/csv.ts'
import { PAGE_SIZES } from '#platform/pure/list-question.ts'
import { operatorsOf } from '#platform/pure/question.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { fillDeskLists } from '../../../tests/support/fill-desk-lists.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { bulkJob } from '../bulk/contents.server.ts'
import { DESK } from '../desk.ts'
import { placeAt } from '../desk-path.ts'
import { LISTS, listNamed } from './lists.server.ts'
import { TAKING_PERMISSIONS } from './taking.ts'

/** What is true of every list that is asked: one that is added is looked at without writing anything here. */
const club = useClub()
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

let staff: Member
beforeAll(async () => {
  const { db } = club.database
  const found = await findMemberByUsername(db, STAFF.administrator)
  const viewer = await findViewerByMemberId(db, found?.id ?? '', club.clock.now())
  if (!viewer) throw new Error('There is no administrator.')
  staff = viewer.member
  await installJobs({ url: club.database.url, jobs: [bulkJob] })
  for (const at of [1, 2])
    await club.database.pool.query(
      `insert into pgboss.job (name, data, state, created_on, completed_on, retry_count, output)
       values ($1, '{}', 'failed', now() - make_interval(hours => $2), now() - make_interval(hours => $2), $2, '{"message":"TypeError"}')`,
      [bulkJob.name, at],
    )
  await fillDeskLists(club.database.pool, staff.id)
  for (const kind of ['welcome', 'lead', 'nessuno'])
    await sendMail(db, {
      to: `${kind}@posta.example`,
      subject: `Una ${kind}`,
      text: 'Ciao.',
      html: '<p>Ciao.</p>',
      idempotencyKey: `${kind}:${randomUUID()}`,
    })
})

const read = async (url: string, who: number = STAFF.administrator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const pageAt = async (url: string) => documentOf((await read(url)).body)
const post = async (url: string, fields: Record<string, string>) => {
  const headers = { ...(await club.cookieOf(STAFF.administrator)), ...SENT }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const listCalled = async (name: string, who = staff) =>
  LISTS.find((list) => list.name === name)?.listFor(who, { db: club.database.db, now: club.clock.now() })
/** What their first column says is a day, or an act, and they are searched by who and why. */
const NAMED_OTHERWISE = ['azioni', 'file-usciti']
const everything = { words: [], conditions: [], isBroken: false }

test('every permission that a file asks for opens the page of files', () => {
  const asked = LISTS.flatMap(({ taking }) => [...(taking ?? [])])
  expect([...new Set(asked)].toSorted()).toEqual([...TAKING_PERMISSIONS].toSorted())
})

test.each([
  ['ordini', ['stato', 'pagamento', 'prodotto', 'data', 'importo', 'rate-in-ritardo', 'rimborso']],
  ['contenuti', ['tipo', 'categoria', 'stato', 'autore', 'legge', 'uscita']],
  ['requests', ['tipo', 'stato', 'segue', 'scadenza']],
  ['corsi', ['collana', 'stato', 'apertura', 'chiusura']],
  ['posta', ['stato', 'tipo', 'scritta']],
])('[DSK-014] %s are asked at least by %j', async (name, fields) => {
  const known = await listCalled(name)
  expect(known?.fields.map((field) => field.name)).toEqual(expect.arrayContaining(fields))
})

test.each(['contenuti', 'corsi', 'posta', 'schede', 'attestati', 'ordini'])(
  '[DSK-014] of %s each choice finds the rows that say it, and all choices together find all',
  async (name) => {
    const { db } = club.database
    const now = club.clock.now()
    const list = await listCalled(name)
    if (!list) throw new Error('There is no such list.')
    let looked = 0
    for (const field of list.fields.filter(({ kind, mayBeEmpty }) => kind === 'choice' && !mayBeEmpty)) {
      const column = list.columns.find((each) => each.field === field.name)
      if (!column || ['autore', 'prodotto'].includes(field.name)) continue
      let found = 0
      for (const { value, label } of (await field.choices?.(db)) ?? []) {
        const { question, order } = await askRows(db, list, new URLSearchParams([[field.name, value]]))
        expect(question.isBroken, `${field.name}=${value}`).toBe(false)
        const ids = await listRowIds(db, list, question, now, { order, limit: 100_000, offset: 0 })
        for (const row of await list.rowsOf(db, ids, now)) expect(column.says(row)).toBe(label)
        found += ids.length
        looked += 1
      }
      expect(found, field.name).toBe(await countRows(db, list, everything, now))
    }
    expect(looked).toBeGreaterThan(1)
  },
)

test('[DSK-014] contents are found by whoever worked on them, and oneself is “io”', async () => {
  const { db } = club.database
  const count = async (query: string, who: Member) => {
    const list = await listCalled('contenuti', who)
    if (!list) return -1
    const { question } = await askRows(db, list, new URLSearchParams(query))
    return countRows(db, list, question, club.clock.now())
  }
  const [item] = (await club.database.pool.query('select id from content_items limit 1')).rows
  await club.database.pool.query(
    `insert into content_versions (item_id, number, act, draft, author_id, saved_at) values ($1, 9001, 'saved', '{}', $2, now())`,
    [item.id, staff.id],
  )
  expect([await count('autore=io', staff), await count(`autore=${staff.username}`, staff)]).toEqual([1, 1])
  expect(await count('autore=io', { ...staff, id: randomUUID() })).toBe(0)
  expect(await count('autore=123456', staff), 'somebody who wrote nothing').toBe(0)
  await club.database.pool.query('delete from content_versions where number = 9001')
})

/** The bin of each record is the same list; one of them is looked at. And of the lists of one thing, those of the first. */
const [FIRST_BIN] = LISTS.filter(({ name }) => name.startsWith('cestino-'))
const OF_FIRST = [listNamed('partecipanti-1')].filter((known) => known !== null)
const LOOKED_AT = [...LISTS.filter((known) => known === FIRST_BIN || !known.name.startsWith('cestino-')), ...OF_FIRST]

describe.each(LOOKED_AT.map((known) => ({ ...known, toString: () => known.name })))(
  'the list $name',
  ({ name, path, listFor, taking }) => {
    const listOf = async () => listFor(staff, { db: club.database.db, now: club.clock.now() })
    const columnOf = (list: DeskList, order: string) => list.columns.find((column) => column.order === order)

    test('[DSK-012] is one place of the desk, and opens', async () => {
      const list = await listOf()
      expect([list.name, list.path]).toEqual([name, path])
      expect(placeAt(DESK, list.path)).not.toBeNull()
      const page = await pageAt(list.path)
      expect(page.querySelectorAll('tbody tr').length).toBeGreaterThan(0)
    })

    test('[DSK-012] in each order, either way: no row is on two pages or on none, and what is empty comes last', async () => {
      const { db } = club.database
      const now = club.clock.now()
      const list = await listOf()
      const total = await countRows(db, list, everything, now)
      for (const by of Object.keys(list.orders))
        for (const isDescending of [false, true]) {
          const order = { by, isDescending }
          const whole = await listRowIds(db, list, everything, now, { order, limit: 100_000, offset: 0 })
          const pages: string[] = []
          for (let offset = 0; offset < Math.min(total, 400); offset += 37)
            pages.push(...(await listRowIds(db, list, everything, now, { order, limit: 37, offset })))
          const label = `${by} ${isDescending ? 'down' : 'up'}`
          expect(pages, label).toEqual(whole.slice(0, pages.length))
          expect([new Set(whole).size, whole.length], label).toEqual([total, total])
          const column = columnOf(list, by)
          if (!column) continue
          const said = (await list.rowsOf(db, whole, now)).map((row) => column.says(row) === '')
          const firstEmpty = said.indexOf(true)
          expect(firstEmpty === -1 || said.slice(firstEmpty).every(Boolean), `${label}: empty ones last`).toBe(true)
        }
    })

    test('[DSK-012] says its order to whoever cannot see it, and an unknown column is said and ignored', async () => {
      const list = await listOf()
      const sorted = list.columns.find(({ order, isAside, isFileOnly }) => order && !isAside && !isFileOnly)
      const rowsIn = (page: Document) => [...page.querySelectorAll('tbody tr')].map((row) => row.id)
      const up = await pageAt(`${list.path}?ordina=${sorted?.order}`)
      expect(up.querySelectorAll('th[aria-sort=ascending]')).toHaveLength(1)
      const down = await pageAt(`${list.path}?ordina=-${sorted?.order}`)
      expect(down.querySelectorAll('th[aria-sort=descending]')).toHaveLength(1)
      expect(rowsIn(down), 'turned').not.toEqual(rowsIn(up))
      const strange = await pageAt(`${list.path}?ordina=nonesiste`)
      expect(strange.body.textContent).toContain('La colonna «nonesiste» non c’è: l’ordine è quello di sempre')
      expect(rowsIn(strange)).toEqual(rowsIn(await pageAt(list.path)))
    })

    test('[DSK-012] has pages of 25, 50, 100 or 200 rows, kept for whoever chose', async () => {
      const list = await listOf()
      const size = async (address: string) =>
        (await pageAt(address)).querySelector('select[name=righe] option[selected]')?.getAttribute('value')
      for (const each of PAGE_SIZES) {
        await read(`${list.path}?righe=${each}`)
        expect(await size(list.path)).toBe(String(each))
      }
      expect(await size(`${list.path}?righe=7`), 'not a size').toBe('200')
      await read(`${list.path}?righe=50`)
    })

    test('[DSK-055] without scripts it is read, searched, filtered, sorted and turned, and what it lists is opened', async () => {
      const list = await listOf()
      const page = await pageAt(`${list.path}?righe=25`)
      const rowsIn = (from: Document) => [...from.querySelectorAll('tbody tr')].map((row) => row.id)
      const follow = (element: Element | null | undefined) => pageAt(element?.getAttribute('href') ?? 'no such link')
      const formWith = (from: Document, name: string) => {
        const form = [...from.querySelectorAll('main form')].find(
          (each) => each.getAttribute('method') === 'get' && each.querySelector(`[name=${name}]`) !== null,
        )
        if (!form) throw new Error(`No form asks for ${name}.`)
        return form
      }
      /** As a browser sends it: what it holds, what is typed, and the button that is pressed. */
      const ask = (form: Element, typed: Readonly<Record<string, string>>) => {
        const asked = new URLSearchParams()
        for (const field of form.querySelectorAll('input[name], select[name], textarea[name]')) {
          const name = field.getAttribute('name') ?? ''
          const isOff = /checkbox|radio/.test(field.getAttribute('type') ?? '') && !field.hasAttribute('checked')
          const option = field.querySelector('option[selected]') ?? field.querySelector('option')
          if (!isOff && !(name in typed)) asked.append(name, (option ?? field).getAttribute('value') ?? '')
        }
        for (const [name, value] of Object.entries(typed)) asked.set(name, value)
        const [to] = (form.getAttribute('action') ?? list.path).split('?')
        return pageAt(`${to}?${asked}`)
      }
      const [first = ''] = rowsIn(page)
      /** Its name is one of the words that its first column says: others may say what its link does, and more under it. */
      const walk = page.createTreeWalker(page.querySelector('tbody tr th') ?? page, 4)
      const said: string[] = []
      while (walk.nextNode()) said.push(walk.currentNode.nodeValue?.trim() ?? '')
      const searching = formWith(page, 'cerca')
      expect(rowsIn(await ask(searching, { cerca: 'zzqxwvk' })), 'searched for nothing').toEqual([])
      const found: string[] = []
      for (const words of said.flatMap((each) => [each, ...(each.match(/[\p{L}\d]{3,}/u) ?? [])]))
        if (!found.includes(first)) found.push(...rowsIn(await ask(searching, { cerca: words })))
      if (!NAMED_OTHERWISE.includes(list.name)) expect(found, `${said} searched by name`).toContain(first)
      const sorted = await follow(page.querySelector('thead th a[href]'))
      expect(sorted.querySelectorAll('th[aria-sort]'), 'sorted').toHaveLength(1)
      const editor = await follow(page.querySelector('main a[href*="campo="]'))
      const filtered = await ask(formWith(editor, 'operatore'), {})
      expect(filtered.querySelector('h1')?.textContent, 'filtered').toBe(page.querySelector('h1')?.textContent)
      const total = await countRows(club.database.db, list, everything, club.clock.now())
      const [next] = page.querySelectorAll('main a[href*="pagina=2"]')
      expect(next !== undefined, `${total} rows are turned`).toBe(total > 25)
      if (next) expect((await follow(next)).querySelectorAll('tbody tr').length).toBe(Math.min(25, total - 25))
      for (const opened of page.querySelectorAll('tbody th a[href]')) {
        const record = await read(opened.getAttribute('href') ?? '')
        expect([record.statusCode, /<h1\b/.test(record.body)], `${opened.getAttribute('href')}`).toEqual([200, true])
      }
      await read(`${list.path}?righe=50`)
    })

    test('[DSK-014] each operator of each field asks the database something it understands', async () => {
      const { db } = club.database
      const now = club.clock.now()
      const list = await listOf()
      const values: Readonly<Record<string, readonly string[]>> = {
        empty: [],
        before: ['2026-11-01'],
        between: ['2026-01-01', '2026-12-31'],
        last: ['30'],
        next: ['30'],
        least: ['1'],
        most: ['1000'],
      }
      for (const field of list.fields) {
        const choices = (await field.choices?.(db)) ?? []
        const which = (await field.whichChoices?.(db)) ?? []
        for (const operator of operatorsOf(field)) {
          const plain =
            field.kind === 'flag'
              ? ['si']
              : field.kind === 'choice'
                ? choices.slice(0, 2).map(({ value }) => value)
                : ['1']
          const condition = {
            field: field.name,
            isDenied: false,
            operator,
            values: values[operator] ?? plain,
            which: which.slice(0, 1).map(({ value }) => value),
            when: null,
          }
          const meaning = await field.prepare?.(db, condition)
          if (meaning === null) continue
          const ask = (isDenied: boolean) =>
            countRows(db, list, { ...everything, conditions: [{ ...condition, meaning, isDenied }] }, now)
          expect((await ask(false)) + (await ask(true)), `${field.name} ${operator}`).toBe(
            await countRows(db, list, everything, now),
          )
        }
      }
    })

    test.each(['nonesiste=1', 'ordine-di-fantasia=si', 'stato=inventato', '__proto__=x'])(
      '[DSK-014] broken by %s it is empty, says so, and is not taken out',
      async (condition) => {
        const list = await listOf()
        const page = await pageAt(`${list.path}?${condition}`)
        expect(page.body.textContent).toContain('Questa condizione non esiste più')
        expect(page.querySelectorAll('tbody tr')).toHaveLength(0)
        expect([...page.querySelectorAll('a')].some((link) => link.textContent?.startsWith('Esporta'))).toBe(false)
        const { question } = await askRows(club.database.db, list, new URLSearchParams(condition))
        expect(await countRows(club.database.db, list, question, club.clock.now())).toBe(0)
        const taken = await post(`/redazione/esporta/${name}?${condition}`, {
          reason: 'Prova di novembre',
          columns: 'all',
        })
        expect(taken.statusCode).toBe(taking ? 409 : 404)
      },
    )

    test('[DSK-014] asked a thousand conditions it answers, and never with everything', async () => {
      const list = await listOf()
      const [field] = list.fields
      const many = Array.from({ length: 1000 }, (_, at) => `${field?.name}=valore${at}`).join('&')
      const { statusCode, body } = await read(`${list.path}?${many}`)
      expect(statusCode).toBeLessThan(500)
      if (statusCode === 200) expect(documentOf(body).querySelectorAll('tbody tr')).toHaveLength(0)
    })

    test('[DSK-013] a column that is not one is passed over; two that are filtered on are added', async () => {
      const list = await listOf()
      const strange = await read(`${list.path}?colonne=nonesiste,constructor`)
      expect(strange.statusCode).toBe(200)
      expect(documentOf(strange.body).querySelectorAll('tbody tr').length).toBeGreaterThan(0)
      const [first] = list.columns.filter(({ isFileOnly }) => !isFileOnly)
      const asides = list.columns.filter((column) => column.field && column !== first && !column.isFileOnly).slice(0, 3)
      const conditions = await Promise.all(
        asides.map(async ({ field: asked }) => {
          const field = list.fields.find((each) => each.name === asked)
          const [choice] = (await field?.choices?.(club.database.db)) ?? []
          const value =
            field?.kind === 'choice'
              ? choice?.value
              : field?.kind === 'flag'
                ? 'si'
                : field?.kind === 'day'
                  ? 'ultimi:30'
                  : '1'
          return [asked ?? '', value ?? ''] as const
        }),
      )
      const { listed } = await askRows(club.database.db, list, new URLSearchParams(conditions.map((pair) => [...pair])))
      const asked = listed.conditions.map(({ field }) => field)
      const added = asides.filter(({ field }) => asked.includes(field ?? '')).slice(0, 2)
      const bare = columnsShown(list, { ...listed, columns: [first?.key ?? ''] }, null)
      expect(bare.map(({ key }) => key)).toEqual([first?.key, ...added.map(({ key }) => key)])
      expect(added.length).toBeGreaterThan(0)
    })

    test('[DSK-015] another’s view is not there: neither its question nor its name', async () => {
      const list = await listOf()
      const id = randomUUID()
      await club.database.pool.query(
        "insert into list_views (id, list, author_id, is_shared, name, key, query, updated_at) values ($1, $2, $3, false, 'Segretissima', $4, 'cerca=zzz', now())",
        [id, name, randomUUID(), `segretissima ${name}`],
      )
      const page = await pageAt(`${list.path}?vista=${id}`)
      expect(page.body.textContent).not.toContain('Segretissima')
      for (const act of ['update', 'remove'])
        expect((await post(list.path, { act, view: id, seen: '1' })).statusCode, act).toBe(404)
    })

    test('[DSK-016] leaves whole, each row once and in its order', async () => {
      const { db } = club.database
      const now = club.clock.now()
      const list = await listOf()
      const taken: unknown[] = []
      await eachRowAsked(
        db,
        list,
        { question: everything, order: list.usual, now },
        async (rows) => void taken.push(...rows),
      )
      expect(taken).toHaveLength(await countRows(db, list, everything, now))
      const asked = await read(`/redazione/esporta/${name}`)
      expect(asked.statusCode).toBe(taking ? 200 : 404)
      if (!taking) return
      const made = await post(`/redazione/esporta/${name}?ordina=-${list.usual.by}`, {
        reason: 'Prova di novembre',
        columns: 'all',
      })
      const file = await read(String(made.headers.location))
      expect(file.headers['content-disposition'], String(made.statusCode)).toContain(`filename="${name}-`)
      const [head = '', ...lines] = file.body.trimEnd().split('\r\n')
      expect(`${head}\r\n`).toBe(`${CSV_MARK}${csvLines([list.columns.map(({ title }) => title)])}`)
      expect(lines.length).toBeGreaterThanOrEqual(Math.min(taken.length, 5_000))
      expect(file.body).not.toMatch(/\d{4}-\d{2}-\d{2}T\d{2}/)
    })

    test('[DSK-011] knows the place of each row', async () => {
      const { db } = club.database
      const now = club.clock.now()
      const list = await listOf()
      const ids = await listRowIds(db, list, everything, now, { order: list.usual, limit: 3, offset: 0 })
      for (const [at, id] of ids.entries())
        expect(await findPlace(db, list, everything, { id, order: list.usual, now })).toBe(at + 1)
    })
  },
)

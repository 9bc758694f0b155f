// reads: docs/staff-access.md

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#app/api.server.ts'
import { STAFF_ROLES } from '#areas/audience/model.ts'
import { insertOwnRole } from '#areas/audience/role-store.server.ts'
import { permissionsOf } from '#areas/audience/staff-permission-rules.ts'
import { deskOf } from '#backoffice/desk.ts'
import { listNamed } from '#backoffice/lists/lists.server.ts'
import { NO_SUCH_CALL } from '#platform/http/no-such-call.ts'
import { dataPath } from '#platform/page-cache/page-address.ts'
import { STAFF_PERMISSIONS, type StaffPermission } from '#platform/pure/permissions.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'
import { DESK_ACTS, RECORD_PAGES, VIEWS } from './support/desk-acts.ts'
import { deskPages, patternFinder } from './support/desk-routes.ts'
import { documentOf } from './support/document.ts'
import { ORIGIN } from './support/open-club.ts'
import { linksOf } from './support/page-faults.ts'
import { setRole } from './support/roles.ts'
import { STAFF } from './support/visitors.ts'

/**
 * DSK-047. Every page, act and call of the desk, asked for by each role that is ready and by somebody who has one permission and no
 * other. The table is committed, so that a change of access is seen in review.
 * `UPDATE_ACCESS=1 npx vitest run tests/staff-access.test.ts` writes it anew.
 */
const club = useClub()
const TABLE = path.resolve(import.meta.dirname, '../docs/staff-access.md')

type Headers = Record<string, string>
const people = new Map<string, Headers>()

/**
 * Somebody who holds a stretch of the permissions, and whoever holds each half of it, down to one permission alone. One more never opens
 * less: what somebody with a stretch may not do, nobody with a part of it may, and nobody else of that stretch is asked.
 */
type Holder = { permissions: readonly StaffPermission[]; headers: Headers; halves: Holder[] }
let holderOfAll: Holder

beforeAll(async () => {
  for (const role of STAFF_ROLES) people.set(role, await club.cookieOf(STAFF[role]))
  holderOfAll = await makeHolder(STAFF_PERMISSIONS)
})

let lastUsername = 4700
async function makeHolder(permissions: readonly StaffPermission[]): Promise<Holder> {
  const { db } = club.database
  const username = lastUsername++
  const id = await makeMember(db, { now: club.clock.now(), person: { username } })
  await setRole(db, id, await insertOwnRole(db, { name: `Ruolo di prova ${username}`, permissions }))
  const headers = await club.cookieOf(username)
  const middle = Math.ceil(permissions.length / 2)
  const halves: Holder[] = []
  if (permissions.length > 1)
    for (const half of [permissions.slice(0, middle), permissions.slice(middle)]) halves.push(await makeHolder(half))
  return { permissions, headers, halves }
}

/** The permissions that open it alone. */
async function openAlone(asked: Asked, { permissions, headers, halves }: Holder): Promise<readonly StaffPermission[]> {
  if (!(await isOpen(asked, headers))) return []
  if (halves.length === 0) return permissions
  return (await Promise.all(halves.map((half) => openAlone(asked, half)))).flat()
}

type Asked = {
  what: string
  method: string
  url: string
  payload?: string
  isCall?: boolean
  isForRolesAlone?: boolean
}

/** Values that exist nowhere: what is measured is the access and not the content, and nothing is done to anything. */
const addressOf = (pattern: string) =>
  pattern
    .replace(':list', 'iscritti')
    .replace(':section', 'abbonamento')
    .replace(/:\w+\??|\{\w+\}/g, '0')
const actsOf = (pattern: string) => DESK_ACTS[pattern] ?? { field: 'act', acts: [] }

/** The acts of records are in one file: everybody tries all of one record, and of the others the first; the roles try all of all. */
const OTHER_RECORDS = new Set(RECORD_PAGES.slice(1).flat())

async function pagesAndActs(): Promise<Asked[]> {
  return (await deskPages()).flatMap(({ path: pattern, hasAction }) => {
    const url = dataPath(addressOf(pattern))
    const { field, acts, hasViews } = actsOf(pattern)
    const page: Asked = { what: `GET ${pattern}`, method: 'GET', url }
    if (!hasAction) return [page]
    return [
      page,
      ...acts.map((act, at) => ({
        what: actName(pattern, act),
        method: 'POST',
        url,
        payload: `${field}=${act}`,
        isForRolesAlone: at > 0 && OTHER_RECORDS.has(pattern),
      })),
      ...(hasViews
        ? [
            {
              what: actName(pattern, 'views'),
              method: 'POST',
              url,
              payload: 'act=columns',
              isForRolesAlone: OTHER_RECORDS.has(pattern),
            },
          ]
        : []),
    ]
  })
}

/** What a list lets out asks for what the list asks; a reason that cannot be written lets nothing out. */
const ORDERS_OUT = '/redazione/esporta/ordini'
/** Two lists are pressed as everybody; what the others ask for is where they are named. */
const isOtherListOut = (to: string) =>
  to.startsWith('/redazione/esporta/') && to !== ORDERS_OUT && to !== '/redazione/esporta/iscritti'
const ordersOut: Asked = {
  what: `POST ${ORDERS_OUT}`,
  method: 'POST',
  url: dataPath(ORDERS_OUT),
  payload: 'reason=mario@posta.example',
}

const actName = (pattern: string, act: string) => `POST ${pattern}${act && ` ${act}`}`

const deskCalls: Asked[] = calls
  .filter(({ access }) => access !== 'anyone' && access !== 'member')
  .map(({ method, path: pattern }) => ({
    what: `${method} /api${pattern}`,
    method,
    url: addressOf(`/api${pattern}`),
    isCall: true,
    ...(method !== 'GET' && { payload: '{"campo_che_non_esiste":true}' }),
  }))

async function isOpen({ method, url, payload, isCall }: Asked, headers: Headers): Promise<boolean> {
  const type = isCall ? 'application/json' : 'application/x-www-form-urlencoded'
  const sent = payload ? { payload, headers: { ...headers, origin: ORIGIN, 'content-type': type } } : { headers }
  const answer = await club.app.inject({ method: method as 'GET', url, ...sent })
  expect(
    [500, 401, 302].includes(answer.statusCode) &&
      !/redazione(\.data|\/)/.test(String(answer.headers.location ?? '/redazione/')),
    `${method} ${url} answers ${answer.statusCode}`,
  ).toBe(false)
  return isCall ? !answer.body.includes(NO_SUCH_CALL) : answer.statusCode !== 403
}

const written = async () => {
  const { rows } = await club.database.pool.query<{ count: number }>(
    "select count(*)::int as count from audit_events where kind <> 'trail-exported'",
  )
  return rows[0]?.count
}

/** Who may do each thing. */
const may = new Map<string, Set<string>>()

beforeAll(async () => {
  const before = await written()
  for (const asked of [...(await pagesAndActs()), ordersOut, ...deskCalls]) {
    const [roles, permissions] = await Promise.all([
      Promise.all([...people].map(async ([role, headers]) => ((await isOpen(asked, headers)) ? role : ''))),
      asked.isForRolesAlone ? [] : openAlone(asked, holderOfAll),
    ])
    may.set(asked.what, new Set([...roles.filter(Boolean), ...permissions]))
  }
  expect(await written(), 'whoever was refused changed nothing, nor did an act on nothing').toBe(before)
})

test('[DSK-047] every page of the desk that acts says which acts it has', async () => {
  const acting = (await deskPages()).filter(({ hasAction }) => hasAction).map((page) => page.path)
  expect(acting.toSorted(), 'write its acts in tests/support/desk-acts.ts').toEqual(Object.keys(DESK_ACTS).toSorted())
})

test('[DSK-047] who may open and do what at the desk is the committed table', async () => {
  const lines = [
    '# Who may do what at the desk',
    '',
    'Written by `tests/staff-access.test.ts`. In the second column the permissions each of which opens it alone; where there is none it takes more than one. In the third, the roles that are ready. Acts that the same people may do are on one line.',
    '',
    '| what | permission | role |',
    '|---|---|---|',
  ]
  const cells = new Map<string, string[]>()
  for (const [what, who] of may) {
    const [method, pattern, act] = what.split(' ')
    const isKnown = !OTHER_RECORDS.has(pattern ?? '') || act === DESK_ACTS[pattern ?? '']?.acts[0] || method === 'GET'
    const roles = STAFF_ROLES.filter((each) => who.has(each)).join(', ') || '–'
    const alone = STAFF_PERMISSIONS.filter((each) => who.has(each))
    const all = alone.length === STAFF_PERMISSIONS.length ? ['any'] : alone
    // What was not tried with each permission stands with the first act, if the roles that may are the same.
    const key = isKnown ? `${method} ${pattern} | ${all.join(', ') || '–'} | ${roles}` : undefined
    const same =
      key ?? [...cells.keys()].find((each) => each.startsWith(`${method} ${pattern} |`) && each.endsWith(`| ${roles}`))
    const line = same ?? `${method} ${pattern} | ? | ${roles}`
    cells.set(line, [...(cells.get(line) ?? []), act ?? ''])
  }
  for (const [line, acts] of cells) {
    const [what = '', ...rest] = line.split(' | ')
    const named = acts.filter(Boolean).join(', ')
    lines.push(`| ${[named ? `${what}: ${named}` : what, ...rest].join(' | ')} |`)
  }
  const table = `${lines.join('\n')}\n`
  if (process.env.UPDATE_ACCESS) await writeFile(TABLE, table)
  expect(table, 'if it is meant: UPDATE_ACCESS=1 npx vitest run tests/staff-access.test.ts').toBe(
    await readFile(TABLE, 'utf8'),
  )
})

/** What the forms of a page would do: the address they go to, and the act of each of their buttons. */
function actsDrawn(body: string, here: string): { to: string; field: string; act: string }[] {
  return [...documentOf(body).querySelectorAll('form')]
    .filter((form) => form.getAttribute('method')?.toLowerCase() === 'post')
    .flatMap((form) => {
      const to = (form.getAttribute('action') ?? here).split('?')[0] ?? here
      const said = [...form.querySelectorAll('button[name], input[type="hidden"]')]
        .map((each) => ({ field: each.getAttribute('name') ?? '', act: each.getAttribute('value') ?? '' }))
        .filter(({ field }) => ACT_FIELDS.has(field))
      return said.length > 0 ? said.map((each) => ({ to, ...each })) : [{ to, field: '', act: '' }]
    })
}
const ACT_FIELDS = new Set(Object.values(DESK_ACTS).map(({ field }) => field))

describe('[DSK-047] what one may not do is not spoken of', () => {
  test.each(STAFF_ROLES)(
    'no page of the %s leads where it may not go, nor has a button for what it may not do',
    async (role) => {
      const headers = people.get(role) ?? {}
      const places = deskOf({ permissions: permissionsOf(role) }).map((place) => place.path)
      const patternOf = await patternFinder()
      const [seen, opened] = [new Set<string>(), new Set<string>()]
      const faults: string[] = []
      /** Opens a page whole, once for each kind, and looks at its links and its forms. */
      const look = async (address: string) => {
        const { body } = await club.app.inject({ url: address, headers })
        for (const { to, field, act } of actsDrawn(body, address.split('?')[0] ?? '')) {
          const pattern = patternOf(to)
          if (!pattern) continue
          const known = DESK_ACTS[pattern]
          const name = act.startsWith('remove-') ? 'remove-0' : act
          const isView = known?.hasViews && field === VIEWS.field && VIEWS.acts.includes(name)
          const isDeclared = known && (field === '' || isView || (field === known.field && known.acts.includes(name)))
          if (!isDeclared) faults.push(`${address} has an act that is not declared: ${to} ${field}=${act}`)
          else if (isOtherListOut(to)) {
            const taking = listNamed(to.split('/').at(-1) ?? '')?.taking ?? []
            if (!taking.some((permission) => permissionsOf(role).includes(permission)))
              faults.push(`${address} has a button for ${to} ${act}`)
          } else if (
            !may
              .get(
                to === ORDERS_OUT
                  ? ordersOut.what
                  : actName(pattern, field === '' ? (known.acts[0] ?? '') : isView ? 'views' : name),
              )
              ?.has(role)
          )
            faults.push(`${address} has a button for ${to} ${act}`)
        }
        return linksOf(body)
          .filter((link) => link.startsWith('/redazione/') && !seen.has(link))
          .slice(0, 40)
      }
      const visit = async (link: string, from: string) => {
        seen.add(link)
        const [address = '', search = ''] = link.split('#')[0]?.split('?') ?? []
        const answer = await club.app.inject({ url: `${dataPath(address)}${search && `?${search}`}`, headers })
        if (answer.statusCode === 403) faults.push(`${from} leads to ${link}`)
        const pattern = patternOf(address)
        if (answer.statusCode !== 200 || !pattern || opened.has(pattern)) return
        opened.add(pattern)
        await look(link)
      }
      for (const place of ['/redazione', ...places]) {
        opened.add(patternOf(place) ?? place)
        for (const link of await look(place)) await visit(link, place)
      }
      expect(faults).toEqual([])
    },
  )
})

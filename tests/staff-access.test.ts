// reads: docs/staff-access.md
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#app/api.server.ts'
import { STAFF_ROLES } from '#areas/audience/model.ts'
import { insertOwnRole } from '#areas/audience/role-store.server.ts'
import { permissionsOf } from '#areas/audience/staff-permission-rules.ts'
import { deskOf } from '#backoffice/desk.ts'
import { MEMBER_ACTS } from '#backoffice/members/member-rules.ts'
import { NO_SUCH_CALL } from '#platform/http/no-such-call.ts'
import { dataPath } from '#platform/page-cache/page-address.ts'
import { STAFF_PERMISSIONS } from '#platform/pure/permissions.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'
import { ORIGIN } from './support/open-club.ts'
import { linksOf } from './support/page-faults.ts'
import { setRole } from './support/roles.ts'
import { allPages } from './support/routes.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

/**
 * DSK-047. Every page, act and call of the desk, asked for by each role that is ready and by somebody who has one permission and no
 * other. The table is committed, so that a change of access is seen in review.
 * `UPDATE_ACCESS=1 npx vitest run tests/staff-access.test.ts` writes it anew.
 */
const club = useClub()
const TABLE = path.resolve(import.meta.dirname, '../docs/staff-access.md')

type Headers = Record<string, string>
const people = new Map<string, Headers>()

beforeAll(async () => {
  const { db } = club.database
  for (const role of STAFF_ROLES) people.set(role, await club.cookieOf(STAFF[role]))
  for (const [at, permission] of STAFF_PERMISSIONS.entries()) {
    const username = 4700 + at
    const id = await makeMember(db, { now: club.clock.now(), person: { username } })
    await setRole(db, id, await insertOwnRole(db, { name: `Solo ${permission}`, permissions: [permission] }))
    people.set(permission, await club.cookieOf(username))
  }
})

type Asked = { what: string; method: string; url: string; payload?: string; isCall?: boolean }

/** Values that exist nowhere, so that what is measured is the access and not the content. */
const addressOf = (pattern: string) => pattern.replace(':list', 'iscritti').replace(/:\w+\??|\{\w+\}/g, '0')
/** No act is called so: whoever may do something there is refused for it, and nothing is done. */
const NO_ACT = 'act=atto-che-non-esiste'

async function pagesAndActs(): Promise<Asked[]> {
  const desk = (await allPages()).filter(
    (page) => /^\/redazione(\/|$)/.test(page.path) && page.path !== '/redazione/invito',
  )
  // Only whoever develops has the gallery, and this club does not.
  const own = desk
    .filter((page) => !page.path.startsWith('/redazione/galleria'))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return own.flatMap(({ path: pattern, hasAction }) => {
    const url = dataPath(addressOf(pattern))
    const page = { what: `GET ${pattern}`, method: 'GET', url }
    return hasAction ? [page, { what: `POST ${pattern}`, method: 'POST', url, payload: NO_ACT }] : [page]
  })
}

/** Acts that ask for something else than the page they are on: tried on something that is there, and not finished. */
async function otherActs(): Promise<Asked[]> {
  const { rows: items } = await club.database.pool.query(
    "select item_id as id from content_versions where act = 'published' limit 1",
  )
  const { rows: pages } = await club.database.pool.query("select id from pages where path = '/' limit 1")
  const section = `/redazione/iscritti/${VISITORS.PREMIUM}/abbonamento`
  const act = (what: string, url: string, fields: string): Asked => ({
    what,
    method: 'POST',
    url: dataPath(url),
    payload: fields,
  })
  return [
    ...Object.keys(MEMBER_ACTS).map((name) => act(`iscritto: ${name}`, section, `act=${name}`)),
    act('contenuto: publish', `/redazione/contenuti/${items[0]?.id}`, 'act=publish&seen=-1'),
    act('contenuto: withdraw', `/redazione/contenuti/${items[0]?.id}`, 'act=withdraw&seen=-1'),
    act('pagina: publish', `/redazione/pagine/${pages[0]?.id}`, 'act=publish&number=-1'),
  ]
}

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

test('[DSK-047] who may open and do what at the desk is the committed table', async () => {
  const before = await written()
  const lines = [
    '# Who may do what at the desk',
    '',
    'Written by `tests/staff-access.test.ts`. In the second column the permissions each of which opens it alone; where there is none it takes more than one. In the third, the roles that are ready.',
    '',
    '| what | permission | role |',
    '|---|---|---|',
  ]
  for (const asked of [...(await pagesAndActs()), ...(await otherActs()), ...deskCalls]) {
    const answers = await Promise.all(
      [...people].map(async ([who, headers]) => ((await isOpen(asked, headers)) ? who : '')),
    )
    const may = new Set(answers)
    const alone = STAFF_PERMISSIONS.filter((each) => may.has(each))
    const all = alone.length === STAFF_PERMISSIONS.length ? ['any'] : alone
    lines.push(
      `| ${asked.what} | ${all.join(', ') || '–'} | ${STAFF_ROLES.filter((each) => may.has(each)).join(', ') || '–'} |`,
    )
  }
  expect(await written(), 'whoever was refused changed nothing, nor did a request for no act').toBe(before)
  const table = `${lines.join('\n')}\n`
  if (process.env.UPDATE_ACCESS) await writeFile(TABLE, table)
  expect(table, 'if it is meant: UPDATE_ACCESS=1 npx vitest run tests/staff-access.test.ts').toBe(
    await readFile(TABLE, 'utf8'),
  )
}, 240_000)

describe('[DSK-047] what one may not do is not spoken of', () => {
  test.each(STAFF_ROLES)('no page of the %s leads where it may not go', async (role) => {
    const headers = people.get(role) ?? {}
    const places = deskOf({ permissions: permissionsOf(role) }).map((place) => place.path)
    const seen = new Set<string>()
    const refused: string[] = []
    for (const place of ['/redazione', ...places]) {
      const { body } = await club.app.inject({ url: place, headers })
      const shut = await Promise.all(
        linksOf(body)
          .filter((link) => link.startsWith('/redazione/') && !seen.has(link))
          .slice(0, 40)
          .map(async (link) => {
            seen.add(link)
            const [address = '', search = ''] = link.split('#')[0]?.split('?') ?? []
            const answer = await club.app.inject({ url: `${dataPath(address)}${search && `?${search}`}`, headers })
            return answer.statusCode === 403 ? [`${place} leads to ${link}`] : []
          }),
      )
      refused.push(...shut.flat())
    }
    expect(refused).toEqual([])
  })
})

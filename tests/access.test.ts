import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useClub } from './support/club.ts'
import { pagesBelow } from './support/routes.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

/**
 * Who may open what: every page of routes.ts and every call, asked for by the six types and by the staff. The table is
 * committed, so that a change of access is seen in review; a page or a call without a row fails.
 * `UPDATE_ACCESS=1 npx vitest run tests/access.test.ts` writes it anew.
 */
const TABLE = path.resolve(import.meta.dirname, '../docs/access.md')
const PEOPLE = { ...VISITORS, ...STAFF }

const club = useClub()

type OpenApi = { paths: Record<string, Record<string, unknown>> }

/** An address for a pattern: values that exist nowhere, so that what is measured is the access and not the content. */
const addressOf = (pattern: string) => pattern.replace(/:\w+\??|\{\w+\}/g, '0').replace('*', 'pagina-che-non-esiste')

async function rows(): Promise<
  { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; pattern: string; url: string }[]
> {
  const pages = [...(await pagesBelow('public')), ...(await pagesBelow('personal'))].sort()
  const { paths } = (await club.app.inject('/api/openapi.json')).json<OpenApi>()
  const calls = Object.entries(paths).flatMap(([call, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as 'GET',
      pattern: `/api${call}`,
      url: addressOf(`/api${call}`),
    })),
  )
  return [...pages.map((pattern) => ({ method: 'GET' as const, pattern, url: addressOf(pattern) })), ...calls]
}

async function statusFor(username: number | null, method: 'GET', url: string): Promise<number> {
  const headers: Record<string, string> = { ...(await club.cookieOf(username)), 'sec-fetch-site': 'same-origin' }
  if (method !== 'GET') headers['content-type'] = 'application/json'
  // A body that no shape accepts: whoever is let through gets 400, whoever is not gets 401 or 403, and nothing is written.
  const payload = method === 'GET' ? undefined : '{"campo_che_non_esiste":true}'
  return (await club.app.inject({ method, url, headers, payload })).statusCode
}

test('the table of who may open what is the committed one', async () => {
  const lines = [
    '# Who may open what',
    '',
    'Written by `tests/access.test.ts`; statuses of a request with no valid content. 2xx and 3xx: opens, or leads to the page that does; 400: would be let through; 401: must sign in; 403: may not; 404: may, but this example does not exist.',
    '',
    `| what | ${Object.keys(PEOPLE).join(' | ')} |`,
    `|---|${Object.keys(PEOPLE)
      .map(() => '---')
      .join('|')}|`,
  ]
  for (const { method, pattern, url } of await rows()) {
    // Signing everybody out would spoil the rows that follow.
    if (method !== 'GET' && /Logout|EsciOvunque/.test(url)) {
      lines.push(
        `| ${method} ${pattern} | ${Object.keys(PEOPLE)
          .map(() => 'own session')
          .join(' | ')} |`,
      )
      continue
    }
    const statuses = await Promise.all(
      Object.values(PEOPLE).map((username) => statusFor(username, method as 'GET', url)),
    )
    lines.push(`| ${method} ${pattern} | ${statuses.join(' | ')} |`)
  }
  const table = `${lines.join('\n')}\n`
  if (process.env.UPDATE_ACCESS) await writeFile(TABLE, table)
  expect(table).toBe(await readFile(TABLE, 'utf8'))
}, 240_000)

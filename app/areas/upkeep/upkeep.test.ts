import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { jobs, jobsWith } from '../../jobs.server.ts'
import { JOB_TITLES } from './copy.ts'
import { FAILED_RUNS_PATH } from './store.server.ts'

const club = useClub()

beforeAll(async () => {
  const own = jobs.filter(({ name }) => ['turn-prices', 'turn-courses', 'seal-trail'].includes(name))
  const exports = defineJob({ name: 'make-list-export', shape: z.object({}), handle: async () => {} })
  await installJobs({ url: club.database.url, jobs: [...own, exports] })
})

async function failed(name: string, { data = '{}', ago = '1 hour' } = {}): Promise<string> {
  const id = randomUUID()
  await club.database.pool.query(
    `insert into pgboss.job (id, name, data, state, created_on, completed_on, retry_count, output)
     values ($1, $2, $3, 'failed', now() - $4::interval, now() - $4::interval, 5, '{"message":"TypeError"}')`,
    [id, name, data, ago],
  )
  return id
}

const stateOf = async (id: string) =>
  (await club.database.pool.query('select state from pgboss.job where id = $1', [id])).rows[0]?.state

async function open(url: string, username: number) {
  const { statusCode, body } = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { statusCode, page: documentOf(body) }
}

const send = async (username: number, fields: Record<string, string>) =>
  club.app.inject({
    method: 'POST',
    url: FAILED_RUNS_PATH,
    headers: {
      ...(await club.cookieOf(username)),
      'content-type': 'application/x-www-form-urlencoded',
      origin: ORIGIN,
    },
    payload: new URLSearchParams(fields).toString(),
  })

describe('[DSK-003] what the club could not finish by itself', () => {
  test('is named in words, whatever job it is', () => {
    // Nothing of what the server opens is used before a job runs.
    const all = [...jobs, ...jobsWith({ disk: {} as never, secret: '' })].map(({ name }) => name)
    expect(all.filter((name) => JOB_TITLES[name] === undefined)).toEqual([])
    expect(
      Object.keys(JOB_TITLES).filter((name) => ![...all, 'deliver-mail', 'forget-loose-files'].includes(name)),
    ).toEqual([])
  })

  test('waits for administrators alone, until a later run makes it good', async () => {
    await failed('turn-prices')
    await failed('make-list-export', { data: '{"id":"1"}' })
    const old = await failed('seal-trail', { ago: '2 days' })
    await club.database.pool.query(
      `insert into pgboss.job (name, data, state, completed_on) values ('seal-trail', '{}', 'completed', now())`,
    )
    const { page } = await open('/redazione', STAFF.administrator)
    const line = [...page.querySelectorAll('#contenuto [data-row] a')].find((each) =>
      each.textContent?.includes('lavori non riusciti'),
    )
    expect(line?.textContent).toBe('2 lavori non riusciti')
    const list = await open(line?.getAttribute('href') ?? '', STAFF.administrator)
    expect(list.page.querySelector('#contenuto [role="status"]')?.textContent).toMatch(/^2\b/)
    expect(list.page.querySelector('#contenuto table')?.textContent).toContain('Prezzi che cominciano')
    expect(list.page.querySelector('#contenuto table')?.textContent).not.toContain('Sigillo del registro')
    expect(await stateOf(old)).toBe('failed')
    expect((await open(FAILED_RUNS_PATH, STAFF.operator)).statusCode).toBe(403)
    expect((await open('/redazione', STAFF.operator)).page.body.textContent).not.toContain('lavori non riusciti')
  })

  test('a number that cannot be told costs its line and not the page', async () => {
    await club.database.pool.query('alter schema pgboss rename to elsewhere')
    try {
      const { statusCode, page } = await open('/redazione', STAFF.administrator)
      expect(statusCode).toBe(200)
      expect(page.querySelector('#contenuto')?.textContent).toContain('non si riesce a contare: lavori non riusciti.')
      expect(page.querySelector('#contenuto')?.textContent).toContain('schede da rivedere')
    } finally {
      await club.database.pool.query('alter schema elsewhere rename to pgboss')
    }
  })

  test('is put back in its queue once, by whoever may, and it is on the trail', async () => {
    const id = await failed('turn-courses')
    expect((await send(STAFF.operator, { act: 'retry', run: id })).statusCode).toBe(403)
    expect(await stateOf(id)).toBe('failed')
    const both = await Promise.all([1, 2].map(() => send(STAFF.administrator, { act: 'retry', run: id })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([302, 404])
    expect(await stateOf(id)).toBe('retry')
    const { rows } = await club.database.pool.query(
      `select details as facts from audit_events where details ->> 'about' = $1`,
      [`job ${id}`],
    )
    expect(rows.map(({ facts }) => facts)).toEqual([
      { about: `job ${id}`, what: 'retried', name: 'Corsi che aprono e chiudono' },
    ])
    for (const run of ['x', randomUUID()])
      expect((await send(STAFF.administrator, { act: 'retry', run })).statusCode, run).toBe(404)
  })
})

import { type SQL, sql } from 'drizzle-orm'
import { instantField, oneOfField } from '#areas/lists/field-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { JOBS_SCHEMA } from '#platform/jobs/store.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { likeAnywhere } from '#platform/pure/like.ts'
import { JOB_TITLES, jobTitle } from './copy.ts'

/** A run that failed for the last time. Of its failure only the kind is kept: its words may be about a person. */
export type FailedRun = {
  readonly id: string
  readonly job: string
  readonly failedAt: Date
  readonly tries: number
  readonly failure: string
}

const JOB = sql.raw(`${JOBS_SCHEMA}.job`)

/** What runs by itself has nothing to be told, and its next turn does what it had left. */
const isMadeGood = sql`(coalesce(job.data, '{}'::jsonb) = '{}'::jsonb and exists (select from ${JOB} later
  where later.name = job.name and later.state = 'completed' and later.completed_on > job.completed_on))`

const FAILED = sql`job.state = 'failed' and job.name not like '\\_\\_%' and not ${isMadeGood}`

async function listFailedRuns(db: Db, ids: readonly string[]): Promise<FailedRun[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Omit<FailedRun, 'failedAt'> & { failedAt: string }>(sql`
    select job.id, job.name as job, coalesce(job.completed_on, job.created_on) as "failedAt", job.retry_count + 1 as tries,
      coalesce(job.output ->> 'message', '') as failure
    from ${JOB} join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = job.id
    order by chosen.place`)
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }))
}

/** The titles are not in the database: a word is looked for in them here. */
function holdsWord(word: string): SQL {
  const named = Object.keys(JOB_TITLES).filter((name) => jobTitle(name).toLowerCase().includes(word.toLowerCase()))
  return sql`(job.name = any(${sql.param(named)}::text[]) or job.name like ${likeAnywhere(word)})`
}

export const FAILED_RUNS_PATH = '/redazione/lavori'

/** DSK-003. What the club could not finish by itself. */
export const FAILED_RUNS: DeskList<FailedRun> = {
  name: 'lavori',
  path: FAILED_RUNS_PATH,
  title: 'Lavori non riusciti',
  everything: 'tutti i lavori non riusciti',
  fields: [
    oneOfField({
      name: 'lavoro',
      label: 'Lavoro',
      choices: async () => Object.entries(JOB_TITLES).map(([value, label]) => ({ value, label })),
      value: () => sql`job.name`,
    }),
    instantField({ name: 'fallito', label: 'Quando', value: () => sql`coalesce(job.completed_on, job.created_on)` }),
  ],
  offered: ['lavoro', 'fallito'],
  from: sql`${JOB} as job`,
  id: sql`job.id`,
  always: FAILED,
  wordsOf: (typed) => typed.split(/\s+/).filter(Boolean),
  holdsWord,
  orders: {
    data: () => [{ value: sql`coalesce(job.completed_on, job.created_on)`, isAlwaysThere: true }],
    lavoro: () => [{ value: sql`job.name`, isAlwaysThere: true }],
    tentativi: () => [{ value: sql`job.retry_count`, isAlwaysThere: true }],
  },
  usual: { by: 'data', isDescending: true },
  columns: [
    { key: 'job', title: 'Lavoro', order: 'lavoro', field: 'lavoro', says: ({ job }) => jobTitle(job) },
    {
      key: 'when',
      title: 'Quando',
      order: 'data',
      field: 'fallito',
      says: ({ failedAt }) => formatMinuteIt(failedAt),
    },
    { key: 'tries', title: 'Tentativi', order: 'tentativi', says: ({ tries }) => String(tries) },
    { key: 'failure', title: 'Che cosa è andato storto', says: ({ failure }) => failure },
  ],
  rowsOf: listFailedRuns,
}

/** The run to be tried again, locked: two who press at once put it back once. */
export async function lockFailedRun(tx: Db, id: string): Promise<{ job: string } | null> {
  const { rows } = await tx.execute<{ job: string }>(
    sql`select job.name as job from ${JOB} as job where job.id = ${id}::uuid and job.state = 'failed' for update`,
  )
  return rows[0] ?? null
}

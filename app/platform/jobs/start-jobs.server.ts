import { type Job as BossJob, PgBoss } from 'pg-boss'
import { ASK_WHETHER_ALIVE } from '../db/database.server.ts'
import { type Job, type JobContext, queueOptions } from './define-job.ts'
import { JOBS_SCHEMA } from './store.server.ts'

export type Jobs = {
  /** False until the first connection, and after the stop. */
  isWorking(): boolean
  /** Lets what has begun end, then returns; what does not end in time is retried by the next process. */
  stop(options?: { timeoutMs?: number }): Promise<void>
}

export type StartJobsOptions = {
  url: string
  jobs: readonly Job[]
  context: JobContext
  maxConnections?: number
  /** How often to look for what NOTIFY does not announce: retries and jobs whose hour has come. */
  pollSeconds?: number
}

/** Creates or upgrades the library's tables and the queues. Safe to repeat and to run from several nodes at once. */
export async function installJobs({ url, jobs }: { url: string; jobs: readonly Job[] }): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
    application_name: 'camice-install',
  })
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  try {
    await boss.start()
    await createQueues(boss, jobs)
  } finally {
    await boss.stop({ graceful: false })
  }
  if (failures[0]) throw failures[0]
}

/** A database that vanished while the queue asked it says nothing: without an end, letters and jobs would wait a quarter of an hour for it. */
const HEARS_SILENCE = { ...ASK_WHETHER_ALIVE, query_timeout: 60_000 }

/** Works the jobs of the club in this process, woken by NOTIFY, with a slow poll underneath in case a word is lost. */
export async function startJobs({
  url,
  jobs,
  context,
  maxConnections = 4,
  pollSeconds = 10,
}: StartJobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    application_name: 'camice-jobs',
    ...HEARS_SILENCE,
    max: maxConnections,
    useListenNotify: true,
    monitorVacuum: false,
  })
  boss.on('error', (err) => context.log.warn({ err }, 'the job queue stumbled'))
  let isWorking = false
  await boss.start()
  await createQueues(boss, jobs)
  await schedule(boss, jobs)
  for (const job of jobs) {
    const options = {
      localConcurrency: job.concurrency ?? 1,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      includeMetadata: false as const,
    }
    await boss.work(job.name, options, ([delivered]) => run(job, context, delivered))
  }
  isWorking = true
  return {
    isWorking: () => isWorking,
    stop: async ({ timeoutMs = 10_000 } = {}) => {
      isWorking = false
      await boss.stop({ graceful: true, timeout: timeoutMs })
    },
  }
}

async function run(job: Job, context: JobContext, delivered: BossJob<unknown> | undefined): Promise<void> {
  if (!delivered) return
  try {
    const payload = job.shape.parse(delivered.data ?? {})
    await job.handle(context, payload, { retryCount: delivered.retryCount, signal: delivered.signal })
  } catch (err) {
    context.log.error({ err, job: job.name, jobId: delivered.id, retryCount: delivered.retryCount }, 'job failed')
    // The library keeps what is thrown beside the job; only the kind of failure is kept, since messages may quote a person.
    throw new Error(err instanceof Error ? err.constructor.name : 'unknown failure')
  }
}

async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    const { policy, ...changeable } = queueOptions(job)
    await boss.createQueue(job.name, { policy, ...changeable })
    await boss.updateQueue(job.name, changeable)
  }
}

/** A schedule removed from the code must stop: the database remembers what an older version asked for. */
async function schedule(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Set(jobs.filter((job) => job.cron).map((job) => job.name))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
  for (const job of jobs)
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Rome', missed: 'once' })
}

import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.server.ts'
import type { Club } from '../env.server.ts'
import type { Log } from '../log/log.server.ts'
import type { Outside } from '../outside/outside.server.ts'

/** What the house lends to a job. There is no viewer: whoever asked for the work may have left. */
export type JobContext = {
  db: Db
  clock: Clock
  log: Log
  /** Who writes the letters a job sends, and the address their links lead to. */
  club: Club
  origin: string
  /** The other companies' systems a job may ask. */
  outside: Outside
}

export type Attempt = {
  /** 0 the first time. */
  retryCount: number
  /** Aborted when the job has run too long or the process is closing. */
  signal: AbortSignal
}

export type JobDefinition<Shape extends z.ZodType> = {
  /** Kebab-case; also the name of its queue. */
  name: string
  shape: Shape
  /** When it runs by itself, Italian time. Its payload is then what the shape makes of an empty object. */
  cron?: string
  /** True when a second request with the same key, while the first still waits, adds nothing. */
  isOnePerKey?: boolean
  /** How many times it is tried again after a failure, each time later. Default 5. */
  retries?: number
  /** Delay before the first retry; it doubles up to an hour. Default 10. */
  retryDelaySeconds?: number
  /** Longest a run may take before it is taken for dead and retried. Default 300. */
  expireInSeconds?: number
  /** How long a finished or failed run is kept to be seen. Default 30; less for what runs every minute. */
  keepDays?: number
  /** How many run at the same time in one process. Default 1. */
  concurrency?: number
  /** Must bear being run twice: a process may die after the work and before saying so. */
  handle(context: JobContext, payload: z.output<Shape>, attempt: Attempt): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs has a different shape in each entry; they are checked where each is defined.
export type Job = JobDefinition<any>

export function defineJob<Shape extends z.ZodType>(job: JobDefinition<Shape>): JobDefinition<Shape> {
  return job
}

const DAY_SECONDS = 24 * 60 * 60

/** The queue of a job, in the words of the library. Failed jobs stay, to be seen and retried. */
export function queueOptions(job: Job) {
  return {
    policy: job.isOnePerKey ? ('short' as const) : ('standard' as const),
    retryLimit: job.retries ?? 5,
    retryDelay: job.retryDelaySeconds ?? 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: job.expireInSeconds ?? 300,
    deleteAfterSeconds: (job.keepDays ?? 30) * DAY_SECONDS,
    retentionSeconds: 30 * DAY_SECONDS,
    notify: true,
  }
}

import type { Disk } from 'flydrive'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.server.ts'
import type { Club, Env } from './env.server.ts'
import { forgetLooseFilesJob } from './files/jobs.server.ts'
import type { Job } from './jobs/define-job.ts'
import { startJobs } from './jobs/start-jobs.server.ts'
import type { Log } from './log/log.server.ts'
import { mailJob, startMailDelivery } from './mail/deliver.server.ts'
import { createMailTransport } from './mail/transport.server.ts'
import type { Outside } from './outside/outside.server.ts'

export type BackgroundOptions = {
  env: Pick<Env, 'mail' | 'club' | 'publicOrigin'>
  /** Asked again at each letter: the desk may change it while the process runs. */
  club: () => Club
  db: Db
  url: string
  clock: Clock
  log: Log
  outside: Outside
  disk: Disk
  jobs: readonly Job[]
}

export type Background = { isWorking(): boolean; close(): Promise<void> }

/** Everything a process does without being asked by a visitor: the club's jobs, its mail, and the files nobody wants. */
export async function startBackground(options: BackgroundOptions): Promise<Background> {
  const { env, club, db, url, clock, log, outside, disk, jobs } = options
  const transport = createMailTransport(env.mail, undefined, () => (club().name === env.club.name ? null : club().name))
  const working = await startJobs({
    url,
    jobs: [...jobs, mailJob(transport, disk), forgetLooseFilesJob(disk)],
    context: {
      db,
      clock,
      log,
      get club() {
        return club()
      },
      origin: env.publicOrigin,
      outside,
    },
  })
  const delivery = await startMailDelivery({ db, url, transport, log, disk })
  return {
    isWorking: working.isWorking,
    close: async () => {
      await working.stop()
      await delivery.close()
    },
  }
}

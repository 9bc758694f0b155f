import type { Disk } from 'flydrive'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/define-job.ts'
import { enqueue } from '#platform/jobs/enqueue.server.ts'
import { forgetImports } from './commands.server.ts'
import { goOn, inviteSome } from './run-commands.server.ts'
import { listAbandoned } from './store.server.ts'

/** DSK-029. Rehearses, writes or takes away, from wherever the import is. */
export const runImportJob = (disk: Disk) =>
  defineJob({
    name: 'run-member-import',
    shape: z.object({ id: z.uuid() }),
    expireInSeconds: 3_600,
    handle: ({ db, clock }, { id }, { signal }) => goOn({ db, disk, signal, now: () => clock.now() }, id),
  })

/** Nobody has worked at it for so long: whoever did has died. */
const ABANDONED_MS = 60_000

/** DSK-029. An import whose process died is taken up again by any other. */
export const resumeImportsJob = (disk: Disk) =>
  defineJob({
    name: 'resume-member-imports',
    shape: z.object({}),
    cron: '* * * * *',
    keepDays: 1,
    async handle({ db, clock }) {
      for (const id of await listAbandoned(db, new Date(clock.now().getTime() - ABANDONED_MS)))
        await enqueue(db, runImportJob(disk), { id })
    },
  })

/** DSK-030. */
export const inviteImportedJob = defineJob({
  name: 'invite-imported-members',
  shape: z.object({}),
  cron: '*/5 * * * *',
  keepDays: 2,
  async handle({ db, clock, log, club, origin }) {
    const count = await inviteSome(db, { club, origin }, clock.now())
    if (count > 0) log.info({ count }, 'imported members were invited')
  },
})

export const forgetImportsJob = (disk: Disk) =>
  defineJob({
    name: 'forget-member-imports',
    shape: z.object({}),
    cron: '25 3 * * *',
    handle: ({ db, clock }) => forgetImports(db, disk, clock.now()),
  })

import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { useTestDatabase } from '../../tests/support/database.ts'
import { testEnv } from '../../tests/support/http.ts'
import { startBackground } from './background.server.ts'
import { systemClock } from './clock.ts'
import { openDisk } from './files/disk.server.ts'
import { defineJob } from './jobs/define-job.ts'
import { enqueue } from './jobs/enqueue.server.ts'
import type { Log } from './log/log.server.ts'
import { sendMail } from './mail/send-mail.server.ts'
import { getLetter } from './mail/store.server.ts'
import { standInOutside } from './outside/outside.server.ts'

const database = useTestDatabase()
const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

test('a process works jobs that write letters, and the letters are kept where there is no mail server', async () => {
  const written = Promise.withResolvers<string>()
  const welcome = defineJob({
    name: 'welcome',
    shape: z.object({ to: z.email() }),
    handle: async ({ db }, { to }) => {
      const letter = { to, subject: 'Benvenuta', text: 'Ciao', html: '<p>Ciao</p>', idempotencyKey: `welcome-${to}` }
      written.resolve((await sendMail(db, letter)) ?? '')
    },
  })
  const { db, url } = database
  const background = await startBackground({
    club: () => testEnv().club,
    env: testEnv(),
    db,
    url,
    clock: systemClock,
    log: silent,
    outside: standInOutside({ db, clock: systemClock }),
    disk: await openDisk({ files: { driver: 'local' }, dataFolder: tmpdir() }),
    jobs: [welcome],
  })
  expect(background.isWorking()).toBe(true)
  await enqueue(db, welcome, { to: 'anna@posta.example' })
  const id = await written.promise
  await expect.poll(async () => (await getLetter(db, id)).state).toBe('kept')
  await background.close()
  expect(background.isWorking()).toBe(false)
})

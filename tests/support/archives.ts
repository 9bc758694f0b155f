import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import type { Disk } from 'flydrive'
import { memberData } from '#app/member-data.server.ts'
import { listArchives } from '#areas/profile/archive-store.server.ts'
import { makeArchivesJob } from '#areas/profile/jobs.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import type { Job } from '#platform/jobs/define-job.ts'
import { standInOutside } from '#platform/outside/outside.server.ts'
import { testEnv } from './http.ts'
import type { TestClub } from './open-club.ts'

const projectFolder = path.resolve(import.meta.dirname, '../..')

type Worked = { db: Db; clock: Clock; disk: Disk; job?: Job | undefined; onFailure?: (facts: unknown) => void }

/** Makes the archives that members have asked for, and removes those that are over, as the job does every minute. */
export async function workArchives({ db, clock, disk, job, onFailure = fail }: Worked): Promise<void> {
  const { club, publicOrigin: origin } = testEnv()
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: onFailure }
  const context = { db, clock, log, club, origin, outside: standInOutside() }
  const { signal } = new AbortController()
  const made = job ?? makeArchivesJob({ data: memberData, disk })
  await made.handle(context, {}, { retryCount: 0, signal })
}

function fail(facts: unknown): void {
  throw (facts as { err: unknown }).err
}

/** The archive of a demo member, asked for, made and downloaded; then its bytes are removed. */
export async function archiveOf(club: TestClub, { username, memberId }: { username: number; memberId: string }) {
  const { clock, env } = club
  const { db } = club.database
  // The cookie of a session that has just begun: an old one would have to be proved again.
  const { name, value } = await club.enter(username)
  const headers = { origin: env.publicOrigin, cookie: `${name}=${value}` }
  const disk = await openDisk(env)
  await expectOk(club.app, { method: 'POST', url: '/api/Privacy/Esporta', headers })
  // The built job draws papers with the built React.
  const built = await import(path.join(projectFolder, 'build/server/index.js'))
  const jobs: readonly Job[] = (await built.loadJobs()).jobsWith({ disk, secret: '' })
  await workArchives({ db, clock, disk, job: jobs.find((each) => each.name === 'make-archives') })
  const id = (await listArchives(db, memberId))[0]?.id ?? ''
  const answer = await expectOk(club.app, { method: 'GET', url: `/api/Privacy/Esporta/${id}`, headers })
  await disk.deleteAll(`${id.slice(0, 2)}/${id}-1`)
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  const text = strFromU8(files['i-miei-dati.json'] ?? new Uint8Array())
  return { answer, files, text, json: JSON.parse(text) }
}

async function expectOk(app: FastifyInstance, request: { method: 'GET' | 'POST'; url: string; headers: object }) {
  const answer = await app.inject({ ...request, headers: { ...request.headers } })
  if (answer.statusCode !== 200) throw new Error(`${request.url} answered ${answer.statusCode}: ${answer.body}`)
  return answer
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { askRehearsal, sendFile, startImport } from '#areas/member-import/commands.server.ts'
import { goOn } from '#areas/member-import/run-commands.server.ts'
import { findImport } from '#areas/member-import/store.server.ts'
import { type Db, openDatabase } from '#platform/db/database.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import type { TestClub } from '../support/open-club.ts'
import type { Bar } from './report.ts'

const HOW_MANY = 20_000
const BESIDE_PAGES = 5_000
/** The process dies here, in the midst of a transaction. */
const DIES_AFTER_ROWS = 10_000

/** DSK-029. Twenty thousand members from a file, with a crash in the middle: seconds, and how many are doubled or lost. */
export async function measureMemberImport(club: TestClub): Promise<Bar[]> {
  const database = openDatabase({ url: club.database.url, statementTimeoutMs: 900_000 })
  const folder = await mkdtemp(path.join(tmpdir(), 'camice-import-'))
  try {
    const { db } = database
    const disk = await openDisk({ files: { driver: 'local' }, dataFolder: folder })
    const now = new Date()
    const staffId = await makeMember(db, { now, person: { staffRole: 'administrator' } })
    const importing = { db, disk, staffId }
    const began = performance.now()
    const rehearsedMs = await importMany(importing, 'socio', HOW_MANY, { dies: true })
    const seconds = (performance.now() - began) / 1000
    const { rows } = await db.execute<{ members: string; people: string }>(
      sql`select count(*) as members, count(distinct email) as people from members where email like 'socio%'`,
    )
    const [{ members = '0', people = '0' } = {}] = rows
    const usualMs = await pageMs(club, () => false)
    let isOver = false
    const busy = pageMs(club, () => !isOver)
    await importMany(importing, 'altro', BESIDE_PAGES, { dies: false })
    isOver = true
    const busyMs = await busy
    return [
      { name: `import, rehearsal of ${HOW_MANY}: seconds`, ratio: rehearsedMs / 1000, atMost: 60 },
      { name: `import, ${HOW_MANY} members with a crash: seconds`, ratio: seconds, atMost: 120 },
      { name: 'import, time of a page meanwhile over the usual', ratio: busyMs / usualMs, atMost: 1.5 },
      {
        name: 'import, members doubled or lost',
        ratio: Math.abs(Number(members) - HOW_MANY) + Number(members) - Number(people),
        atMost: 0,
      },
    ]
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Importing = { db: Db; disk: Awaited<ReturnType<typeof openDisk>>; staffId: string }

/** Sends, rehearses and writes; answers how long it took until it was rehearsed. */
async function importMany({ db, disk, staffId }: Importing, name: string, count: number, { dies }: { dies: boolean }) {
  const now = new Date()
  const later = async () => undefined
  const began = performance.now()
  const id = await sendFile(db, disk, { name: 'soci.csv', bytes: aFile(name, count) }, { staffId, now })
  const sent = await findImport(db, id)
  await askRehearsal(db, id, { pairing: sent?.pairing ?? [], keptAs: '' }, now, later)
  const running = { db, disk, now: () => new Date() }
  await goOn(running, id)
  const rehearsedMs = performance.now() - began
  await startImport(db, id, { updatesKnown: true, writesNew: false, source: '' }, { staffId, now }, later)
  if (dies) await goOn({ ...running, db: dyingAt(db, DIES_AFTER_ROWS / 500) }, id).catch(() => undefined)
  await goOn(running, id)
  return rehearsedMs
}

const ROUNDS = 60
const PAGES = ['/', '/corsi-ecm-fad', '/profilo', '/redazione/iscritti']

/** The median of pages, some kept and some drawn for whoever asks, while something goes on or a number of times. */
async function pageMs(club: TestClub, goesOn: () => boolean): Promise<number> {
  const headers = await club.cookieOf(9003)
  const times: number[] = []
  for (let round = 0; round < ROUNDS || goesOn(); round += 1)
    for (const url of PAGES) {
      const began = performance.now()
      await club.app.inject({ url, headers })
      times.push(performance.now() - began)
      await new Promise((resolve) => setImmediate(resolve))
    }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function aFile(name: string, count: number): Uint8Array {
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `${name}-${at};Anna;Bianchi${at % 997};${name}${at}@posta.example;333${String(at).padStart(7, '0')};sì;12/03/2026;Modulo cartaceo`,
  )
  const head =
    'Codice cliente;Nome;Cognome;E-mail;Telefono;Newsletter;Giorno dei consensi;Dove sono stati dati i consensi'
  return new TextEncoder().encode([head, ...rows].join('\r\n'))
}

/** A database whose process dies in its nth transaction, when all of it was done and nothing kept. */
function dyingAt(db: Db, nth: number): Db {
  let begun = 0
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver)
      return (act: (tx: Db) => Promise<unknown>) =>
        target.transaction(async (tx) => {
          const done = await act(tx as unknown as Db)
          begun += 1
          if (begun === nth) throw new Error('The process died.')
          return done
        })
    },
  })
}

import type { Disk } from 'flydrive'
import type { Db } from '../db/database.server.ts'
import type { ScannerPort, Verdict } from '../outside/scanner/port.ts'
import { fileKey, type StoredFile } from './model.ts'
import { BEFORE_EVERY_FILE, listAwaitingScan, listSentFiles, updateAwaitsScan } from './store.server.ts'

/** IDN-053. After this long it is not asked again by itself. */
const TRIED_FOR_MS = 24 * 60 * 60 * 1000
const BATCH = 100

export type Scanning = {
  db: Db
  disk: Disk
  scanner: ScannerPort
  /** Takes the file away from wherever it is named, and says so. */
  remove(file: StoredFile, signature: string): Promise<void>
}

export type ScanCounts = Record<Verdict['kind'], number>

/** Asks again about what the scanner did not answer. It stops at the first silence: the others would meet the same. */
export async function scanAwaiting(scanning: Scanning, now: Date): Promise<ScanCounts> {
  const counts: ScanCounts = { clean: 0, infected: 0, unanswered: 0 }
  const since = new Date(now.getTime() - TRIED_FOR_MS)
  for (const file of await listAwaitingScan(scanning.db, since, BATCH)) {
    const verdict = await scanStored(scanning, file)
    counts[verdict.kind] += 1
    if (verdict.kind === 'unanswered' && verdict.reason !== 'too-large') break
  }
  return counts
}

/** Everything members ever sent, with what the scanner knows today. */
export async function scanAll(scanning: Scanning): Promise<ScanCounts> {
  const counts: ScanCounts = { clean: 0, infected: 0, unanswered: 0 }
  let after = BEFORE_EVERY_FILE
  for (;;) {
    const files = await listSentFiles(scanning.db, { after, limit: BATCH })
    for (const file of files) counts[(await scanStored(scanning, file)).kind] += 1
    const last = files.at(-1)
    if (!last || files.length < BATCH) return counts
    after = last.id
  }
}

async function scanStored({ db, disk, scanner, remove }: Scanning, file: StoredFile): Promise<Verdict> {
  const verdict = await scanner.scan(await disk.getBytes(fileKey(file)))
  if (verdict.kind === 'infected') await remove(file, verdict.signature)
  if (verdict.kind === 'clean' && file.awaitsScan) await updateAwaitsScan(db, file.id, false)
  return verdict
}

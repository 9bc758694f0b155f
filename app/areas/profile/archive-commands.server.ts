import type { Disk } from 'flydrive'
import type { Sender } from '#areas/account/letters-copy.ts'
import { tellSecurityEvent } from '#areas/account/security-email-commands.server.ts'
import { lockMember } from '#areas/audience/grant-store.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound, Unavailable } from '#platform/errors.ts'
import { putPieces, removePieces } from '#platform/files/pieces-commands.server.ts'
import { zipStream } from '#platform/files/zip-stream.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { daysAfter } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { archiveEntries } from './archive-entries-store.server.ts'
import { archiveDecision, isDownloadable } from './archive-rules.ts'
import {
  deleteArchive,
  findArchive,
  insertArchive,
  leaseArchive,
  listArchives,
  listExpiredArchives,
  markArchiveFailed,
  markArchiveReady,
  renewLease,
} from './archive-store.server.ts'
import { archiveReadyEmail } from './emails-copy.ts'
import type { MemberData } from './member-data-context.server.ts'
import { ARCHIVE_DAYS, type Archive } from './model.ts'

type By = { actorId: string; reason: string }

/** IDN-051. Asks for the archive of a member; whoever of the staff asks for them says why, and the member downloads it. */
export async function askArchive(db: Db, memberId: string, { now, by }: { now: Date; by?: By }): Promise<void> {
  await db.transaction(async (tx) => {
    // Counted by all nodes: two who ask at once do so one after the other.
    await lockMember(tx, memberId)
    const decision = archiveDecision(await listArchives(tx, memberId), now)
    if (decision.kind === 'busy')
      throw new Conflict('L’archivio è già in preparazione: un’e-mail dirà quando si può scaricare.')
    if (decision.kind === 'wait')
      throw new Unavailable('Sono già stati chiesti tre archivi in 24 ore: riprova domani.', decision.seconds, 429)
    await insertArchive(tx, memberId, now)
    await recordTrail(tx, { at: now, kind: 'archive-requested', memberId, ...by })
  })
}

/** An archive its own member may download now; of anybody else's, of one that is over or not made yet, nothing is said. */
export async function takeArchive(
  db: Db,
  member: Pick<Member, 'id' | 'name' | 'email'>,
  id: string,
  { now, sender }: { now: Date; sender: Sender },
): Promise<{ id: string; byteSize: number; pieceBytes: number }> {
  const archive = await findArchive(db, id)
  if (archive?.memberId !== member.id || !isDownloadable(archive, now) || !archive.byteSize || !archive.pieceBytes)
    throw new NotFound('Questo archivio non c’è o non si può più scaricare: chiedine un altro.')
  await db.transaction(async (tx) => {
    await recordTrail(tx, { at: now, kind: 'data-exported', memberId: member.id })
    await tellSecurityEvent(tx, member, { kind: 'data-exported' }, { now, sender })
  })
  return { id: piecesId(archive), byteSize: archive.byteSize, pieceBytes: archive.pieceBytes }
}

const PIECE_BYTES = 4 * 1024 * 1024
const LEASE_MS = 10 * 60_000
const MOST_ATTEMPTS = 3

/** A process that was taken for dead may still write: each attempt has pieces of its own. */
const piecesId = ({ id, attempts }: Pick<Archive, 'id' | 'attempts'>) => `${id}-${attempts}`

export type ArchiveMaker = {
  db: Db
  disk: Disk
  clock: Clock
  data: MemberData
  sender: Sender
  /** Told why one could not be made. */
  onFailure: (error: unknown) => void
  signal: AbortSignal
}

/** Makes every archive that waits, one after the other. */
export async function makeArchives(maker: ArchiveMaker): Promise<void> {
  const { db, clock, signal } = maker
  while (!signal.aborted) {
    const archive = await leaseArchive(db, { now: clock.now(), until: leaseFrom(clock.now()) })
    if (!archive) return
    await makeArchive(maker, archive)
  }
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)

class LeaseLost extends Error {}

async function makeArchive(maker: ArchiveMaker, archive: Archive): Promise<void> {
  const { db, disk, clock, signal, onFailure } = maker
  const onPiece = async () => {
    signal.throwIfAborted()
    if (!(await renewLease(db, archive, leaseFrom(clock.now())))) throw new LeaseLost()
  }
  try {
    // Whoever died over it each time would be tried for ever.
    if (archive.attempts > MOST_ATTEMPTS) return await markArchiveFailed(db, archive)
    const at = clock.now()
    const entries = archiveEntries({ ...maker, memberId: archive.memberId, at })
    const pieces = { id: piecesId(archive), pieceBytes: PIECE_BYTES, onPiece }
    await announce(maker, archive, await putPieces(disk, zipStream(entries, at), pieces))
  } catch (error) {
    onFailure(error)
    await removePieces(disk, { id: piecesId(archive) })
    // Otherwise it is tried again when its lease is over.
    if (archive.attempts >= MOST_ATTEMPTS) await markArchiveFailed(db, archive)
  }
}

async function announce({ db, clock, sender }: ArchiveMaker, archive: Archive, byteSize: number): Promise<void> {
  await db.transaction(async (tx) => {
    const expiresAt = daysAfter(clock.now(), ARCHIVE_DAYS)
    if (!(await markArchiveReady(tx, archive, { byteSize, pieceBytes: PIECE_BYTES, expiresAt }))) throw new LeaseLost()
    const member = await findMemberById(tx, archive.memberId)
    if (!member) return
    await sendMail(tx, {
      to: member.email,
      ...archiveReadyEmail(sender, { name: member.name, lastDay: expiresAt }),
      idempotencyKey: `archive-ready:${archive.id}`,
    })
  })
}

const FORGOTTEN_AT_ONCE = 200

/** First the bytes, then the row: a death in between leaves a row that is looked at again. */
export async function forgetArchives({ db, disk, clock }: Pick<ArchiveMaker, 'db' | 'disk' | 'clock'>): Promise<void> {
  for (const archive of await listExpiredArchives(db, clock.now(), FORGOTTEN_AT_ONCE)) {
    for (let attempts = 1; attempts <= archive.attempts; attempts += 1)
      await removePieces(disk, { id: piecesId({ ...archive, attempts }) })
    await deleteArchive(db, archive.id)
  }
}

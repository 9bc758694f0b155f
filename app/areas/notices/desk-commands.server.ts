import type { FrameTrail } from '#areas/content/frame-model.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { romeMinuteOf } from '#platform/pure/dates.ts'
import { movedIn } from '#platform/pure/order.ts'
import { checkSeen, seenOf } from '#platform/seen.server.ts'
import { type DeskMessage, MOST_MESSAGES, type StoredNotice, type TypedMessage, type TypedNotice } from './model.ts'
import { judgeMessage, judgeNotice } from './rules.ts'
import {
  announceDue,
  deleteMessage,
  deleteNotice,
  insertMessage,
  insertNotice,
  lockMessages,
  lockNotice,
  updateMessage,
  updateMessageOrder,
  updateNotice,
} from './store.server.ts'

export type Saved = { kind: 'saved' } | { kind: 'refused'; errors: Record<string, string> }

const SAVED: Saved = { kind: 'saved' }
const NO_MESSAGE = 'Questo messaggio non c’è più.'
const NO_NOTICE = 'Questo avviso non c’è più.'

/** A new message, after the others. Its id is given with the form: sent twice, it is written once. */
export async function openMessage(db: Db, id: string, typed: TypedMessage, record: FrameTrail): Promise<Saved> {
  const judged = judgeMessage(typed)
  if (judged.kind === 'refused') return judged
  return db.transaction(async (tx) => {
    const all = await lockMessages(tx)
    if (all.some((message) => message.id === id)) return SAVED
    if (all.length >= MOST_MESSAGES)
      throw new Conflict(`I messaggi sono già ${MOST_MESSAGES}: togline uno, poi aggiungi questo.`)
    await insertMessage(tx, { id, ...judged.told })
    await record(tx, { what: 'opened', subject: id, label: judged.told.text })
    await bumpRevision(tx)
    return SAVED
  })
}

/** What was typed over a message or a notice, and the name of what its editor was looking at. */
type Change<Typed> = { id: string; seen: string; typed: Typed }

export async function correctMessage(
  db: Db,
  { id, seen, typed }: Change<TypedMessage>,
  record: FrameTrail,
): Promise<Saved> {
  const judged = judgeMessage(typed)
  if (judged.kind === 'refused') return judged
  return db.transaction(async (tx) => {
    const before = messageIn(await lockMessages(tx), id)
    const after = { id, ...judged.told }
    if (seenOf(before) === seenOf(after)) return SAVED
    checkSeen(before, seen)
    await updateMessage(tx, after)
    await record(tx, { what: 'corrected', subject: id, label: after.text })
    await bumpRevision(tx)
    return SAVED
  })
}

/** One place earlier or later: of two messages for one visitor, the earlier is shown. At its end it stays. */
export async function moveMessage(
  db: Db,
  { id, isEarlier }: { id: string; isEarlier: boolean },
  record: FrameTrail,
): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await lockMessages(tx)
    const message = messageIn(all, id)
    const ids = all.map((each) => each.id)
    const moved = movedIn(ids, id, isEarlier)
    if (!moved) return
    await updateMessageOrder(tx, moved)
    await record(tx, { what: 'moved', subject: id, label: message.text })
    await bumpRevision(tx)
  })
}

export async function removeMessage(db: Db, id: string, record: FrameTrail): Promise<void> {
  await db.transaction(async (tx) => {
    const { text } = messageIn(await lockMessages(tx), id)
    await deleteMessage(tx, id)
    await record(tx, { what: 'removed', subject: id, label: text })
    await bumpRevision(tx)
  })
}

function messageIn(all: readonly DeskMessage[], id: string): DeskMessage {
  const message = all.find((each) => each.id === id)
  if (!message) throw new NotFound(NO_MESSAGE)
  return message
}

/** A new notice, in the bell at once or from its hour on. */
export async function openNotice(
  db: Db,
  { id, typed, now }: { id: string; typed: TypedNotice; now: Date },
  record: FrameTrail,
): Promise<Saved> {
  const judged = judgeNotice(typed, now)
  if (judged.kind === 'refused') return judged
  return db.transaction(async (tx) => {
    const { told } = judged
    if (!(await insertNotice(tx, { id, ...told, isAnnounced: told.publishedAt <= now }))) return SAVED
    await record(tx, { what: 'opened', subject: id, label: told.title })
    await bumpRevision(tx)
    return SAVED
  })
}

export async function correctNotice(
  db: Db,
  { id, seen, typed, now }: Change<TypedNotice> & { now: Date },
  record: FrameTrail,
): Promise<Saved> {
  const judged = judgeNotice(typed, now)
  if (judged.kind === 'refused') return judged
  return db.transaction(async (tx) => {
    const before = await noticeAt(tx, id)
    // The field has no seconds: an hour that was not touched is the same hour.
    const isSameHour = typed.publishAt === romeMinuteOf(before.publishedAt)
    const publishedAt = isSameHour ? before.publishedAt : judged.told.publishedAt
    const after: StoredNotice = { id, ...judged.told, publishedAt }
    if (seenOf(before) === seenOf(after)) return SAVED
    checkSeen(before, seen)
    await updateNotice(tx, { ...after, isAnnounced: after.publishedAt <= now })
    await record(tx, { what: 'corrected', subject: id, label: after.title })
    await bumpRevision(tx)
    return SAVED
  })
}

/** Takes a notice out of every bell, with the memory of who read it. */
export async function removeNotice(db: Db, id: string, record: FrameTrail): Promise<void> {
  await db.transaction(async (tx) => {
    const { title } = await noticeAt(tx, id)
    await deleteNotice(tx, id)
    await record(tx, { what: 'removed', subject: id, label: title })
    await bumpRevision(tx)
  })
}

async function noticeAt(db: Db, id: string): Promise<StoredNotice> {
  const notice = await lockNotice(db, id)
  if (!notice) throw new NotFound(NO_NOTICE)
  return notice
}

/** Tells every kept page that the hour of a notice has come. Says of how many. */
export async function announceNotices(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const announced = await announceDue(tx, now)
    if (announced > 0) await bumpRevision(tx)
    return announced
  })
}

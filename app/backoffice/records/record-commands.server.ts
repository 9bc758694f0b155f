import { randomUUID } from 'node:crypto'
import type { Disk } from 'flydrive'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { replacePicture } from '#platform/files/commands.server.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { movedIn } from '#platform/pure/order.ts'
import { isSlug, slugOf } from '#platform/pure/text.ts'
import type { Fields } from '#platform/records/fields.ts'
import { type AnyRecord, reservedIds } from '#platform/records/record.ts'
import {
  findRecord,
  insertRecord,
  lockRecords,
  moveToTrash,
  restoreFromTrash,
  updateRecord,
  updateRecordOrder,
} from '#platform/records/record-store.server.ts'
import type { HeldRecord, ServedRecord } from '#platform/records/serve-record.server.ts'
import { formNameOf, readValues, writeValues } from '#platform/records/values.ts'
import { OVERTAKEN, seenOf } from '#platform/seen.server.ts'
import type { ByStaff, TrailChange } from '#platform/trail/model.ts'
import { findSentBefore, recordTrail } from '#platform/trail/store.server.ts'
import type { RecordAct } from '#platform/trail/things.ts'
import { recordSentences } from './record-words.ts'

type Line = { id: string; name: string; what: RecordAct; changes?: readonly TrailChange[]; key?: string }

async function record(db: Db, served: ServedRecord, { staffId, now }: ByStaff, { id, what, ...facts }: Line) {
  await recordTrail(db, {
    at: now,
    kind: served.trailKind,
    actorId: staffId,
    done: { record: served.record.name, id, what },
    ...facts,
  })
  await bumpRevision(db)
}

type Values = Readonly<Record<string, unknown>>

/** The fields that differ. */
function changedIn({ fields }: AnyRecord, before: Values, after: Values): string[] {
  return Object.keys(fields).filter((name) => fields[name].write(before[name]) !== fields[name].write(after[name]))
}

function changesInWords(
  { fields }: AnyRecord,
  changed: readonly string[],
  before: Values,
  after: Values,
): TrailChange[] {
  return changed.map((name) => {
    const { look, say } = fields[name]
    const [from, to] = [say(before[name]), say(after[name])]
    // Long words that differ after where they are cut.
    return from === to || look.isSecret
      ? { field: look.title }
      : { field: look.title, from: from || null, to: to || null }
  })
}

export async function getRecord(db: Db, served: ServedRecord, id: string, isLocked = false): Promise<HeldRecord> {
  const held = await findRecord(db, served, id, { isLocked })
  if (!held) throw new NotFound(recordSentences(served.record.words).gone)
  return held
}

export type SavedRecord =
  | { kind: 'saved'; slug: string; act: 'created' | 'changed' | 'same' }
  | { kind: 'refused'; errors: Record<string, string>; mayInsist?: boolean }

export type SavingRecord = ByStaff & {
  /** Null for one that is not there yet. */
  id: string | null
  /** Null where whoever saves has seen nothing, as in a sheet: then the last to save is right. */
  seen: string | null
  typed: Readonly<Record<string, string>>
  /** Undefined leaves it as it is. */
  isPublished?: boolean | undefined
  /** What is doubtful where nothing is wrong: it is refused too, and whoever knows better may insist. */
  doubts?: Record<string, string>
  /** What is wrong with what was chosen among other things. */
  unchosen?: Record<string, string>
}

/** Writes one; `isPublished` also shows it. Its address stays what it was. */
export async function saveRecord(db: Db, served: ServedRecord, saving: SavingRecord): Promise<SavedRecord> {
  const { id: known, seen, typed, isPublished = false, doubts = {}, unchosen = {}, ...by } = saving
  const { record: definition } = served
  return db.transaction(async (tx) => {
    const taken = await lockRecords(tx, served)
    const held = known === null ? null : await findRecord(tx, served, known, { isLocked: true })
    if (known !== null && !held) throw new Conflict(recordSentences(definition.words).takenAway)
    if (held && seen !== null && String(held.version) !== seen) throw new Conflict(OVERTAKEN)
    const read = readValues(definition.fields, held ? { ...typed, ...keptOf(definition, held, typed) } : typed)
    const between = definition.between?.(read.values, { isPublished, now: by.now }) ?? {}
    const isHidden = definition.publishes === true ? !isPublished && (held?.isHidden ?? true) : held?.isHidden === true
    if (read.kind === 'refused') return { kind: 'refused', errors: { ...between, ...read.errors, ...unchosen } }
    const values = definition.tidy ? definition.tidy(read.values, by.now) : read.values
    const sent = held ? null : pressIn(typed, isPublished)
    const like = { kind: served.trailKind, thing: definition.name, now: by.now }
    const before = sent && (await findSentBefore(tx, { ...like, form: sent.form }))
    if (before) {
      if (before.key !== sent.key) throw new Conflict(SENT_OTHERWISE)
      return { kind: 'saved', slug: before.about.split(' ').at(-1) ?? '', act: 'same' }
    }
    const asked = held?.id ?? idOf(definition, values, typed, taken)
    if (!held) checkRoom(definition, taken)
    const errors = {
      ...between,
      ...definition.check?.(values, { isShown: !isHidden }),
      ...(held ? {} : addressProblem(definition, asked, taken)),
      ...(await served.check(tx, values, asked)),
      ...unchosen,
    }
    if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
    if (Object.keys(doubts).length > 0) return { kind: 'refused', errors: doubts, mayInsist: true }
    const changed = held ? changedIn(definition, held.values, values) : []
    if (held && changed.length === 0 && held.isHidden === isHidden) return { kind: 'saved', slug: asked, act: 'same' }
    // What was not touched stays as it is kept.
    const touched = Object.fromEntries(changed.map((name) => [name, values[name]]))
    if (held) await updateRecord(tx, served, asked, { values: touched, ...(definition.publishes && { isHidden }) })
    const id = held
      ? asked
      : await insertRecord(tx, served, asked, { values, isHidden, born: served.born(typed, by.now) })
    if (id === null) throw new Conflict(recordSentences(definition.words).sameAddress)
    await served.saved(tx, values, id, { isHidden, isPublished, now: by.now })
    const what =
      isPublished && definition.publishes === true ? 'published' : held ? 'corrected' : (definition.makes ?? 'created')
    const changes = held && changesInWords(definition, changed, held.values, values)
    await record(tx, served, by, {
      id,
      name: definition.title(values),
      what,
      ...(changes && { changes }),
      ...(sent && { key: sent.key }),
    })
    return { kind: 'saved', slug: id, act: held ? 'changed' : 'created' }
  })
}

/** Whoever goes back to a form that was sent, and writes something else in it. */
const SENT_OTHERWISE =
  'Questo modulo è già stato salvato, con altre parole. Quello che hai scritto adesso è ancora qui: copialo, e correggi quello che c’è aprendolo dall’elenco.'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The form of a new one, which came with a name of its own, and what was sent with it: sent twice, it is written once. What a sheet or a call writes has none. */
function pressIn(typed: SavingRecord['typed'], isPublished: boolean): { form: string; key: string } | null {
  const form = typed.id?.trim().toLowerCase() ?? ''
  return UUID.test(form) ? { form, key: `${form} ${seenOf({ ...typed, isPublished })}` } : null
}

/** What was asked once is not asked again, and a secret that a sheet leaves out stays. */
function keptOf({ fields }: AnyRecord, { values }: HeldRecord, typed: SavingRecord['typed']): Record<string, string> {
  const kept = Object.entries(fields as Fields).filter(
    ([name, { look }]) => look.isOnlyNew || (look.isSecret && typed[formNameOf(fields, name)] === undefined),
  )
  return writeValues(Object.fromEntries(kept), values)
}

function checkRoom({ most, words }: AnyRecord, taken: readonly string[]): void {
  if (most !== undefined && taken.length >= most) throw new Conflict(recordSentences(words).tooMany(taken.length))
}

const LONGEST_ID = 80
const LONGEST_STEM = 70

/** The last part of the address of a new one: as it was written, or made of its title; one title may be there twice. */
function idOf(
  record: AnyRecord,
  values: Record<string, unknown>,
  typed: Readonly<Record<string, string>>,
  taken: readonly string[],
): string {
  const stem = slugOf(record.title(values)).slice(0, LONGEST_STEM).replace(/-+$/, '') || record.name
  if (record.address === 'asked') return typed.slug?.trim() || stem
  if (record.address === 'numbered') return ''
  if (record.address === 'drawn') return typed.id?.trim().toLowerCase() || randomUUID()
  const isFree = (id: string) => !taken.includes(id) && !reservedIds(record).includes(id)
  for (let number = 1; number <= taken.length + 5; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`
    if (isFree(id)) return id
  }
  throw new Error('No id is free.')
}

function addressProblem(record: AnyRecord, id: string, taken: readonly string[]): Record<string, string> {
  if (record.address === 'drawn' || record.address === 'numbered') return {}
  if (!isSlug(id) || id.length > LONGEST_ID)
    return { slug: `L’indirizzo ha solo lettere minuscole, cifre e trattini, al massimo ${LONGEST_ID}.` }
  if (reservedIds(record).includes(id)) return { slug: 'Questo indirizzo è di un’altra pagina: scrivine uno.' }
  return taken.includes(id) ? { slug: recordSentences(record.words).sameAddress } : {}
}

type Acting = ByStaff & { id: string }

/** An act of its own. Pressed twice it is once. */
export async function actOnRecord(
  db: Db,
  served: ServedRecord,
  { id, act, ...by }: Acting & { act: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await getRecord(tx, served, id, true)
    if (!(await served.acts[act]?.(tx, held, by.now))) return
    await updateRecord(tx, served, id, {})
    await record(tx, served, by, { id, name: served.record.title(held.values), what: act as RecordAct })
  })
}

/** Takes it from its readers, or shows it again as it was; a draft is shown by publishing it. */
export async function hideRecord(
  db: Db,
  served: ServedRecord,
  { id, isShown = false, ...by }: Acting & { isShown?: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { isHidden, values } = await getRecord(tx, served, id, true)
    if (isHidden !== isShown) return
    await updateRecord(tx, served, id, { isHidden: !isShown })
    await record(tx, served, by, { id, name: served.record.title(values), what: isShown ? 'shown' : 'hidden' })
  })
}

/** Into the trash, picture included, if it may go. Pressed twice it is once. */
export async function removeRecord(
  db: Db,
  served: ServedRecord,
  { id, accepted = 0, ...by }: Acting & { accepted?: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await served.lock(tx)
    const held = await findRecord(tx, served, id, { isLocked: true })
    if (!held) return
    const reason = await served.stays(tx, held, accepted, by.now)
    if (reason) throw new Conflict(reason)
    const name = served.record.title(held.values)
    await moveToTrash(tx, served, { id, name, at: by.now, by: by.staffId })
    await served.removed(tx, id)
    await record(tx, served, by, { id, name, what: 'removed' })
  })
}

/** Out of the trash, hidden where that is possible, and after the others; the id it had is answered. */
export async function restoreRecord(db: Db, served: ServedRecord, { id, ...by }: Acting): Promise<string> {
  return db.transaction(async (tx) => {
    checkRoom(served.record, await lockRecords(tx, served))
    const restored = await restoreFromTrash(tx, served, id)
    if (restored === null) throw new NotFound(recordSentences(served.record.words).gone)
    if (!restored) throw new Conflict(recordSentences(served.record.words).sameAddress)
    const { key, name } = restored
    const { values } = await getRecord(tx, served, key)
    const [problem] = Object.values(await served.check(tx, values, key))
    if (problem) throw new Conflict(problem)
    await record(tx, served, by, { id: key, name, what: 'restored' })
    return key
  })
}

/** Another picture, or none: then the club draws one. */
export async function changeRecordPicture(
  db: Db,
  disk: Disk,
  served: ServedRecord,
  { id, file, ...by }: Acting & { file: SentFile | null },
): Promise<void> {
  const { picture: place, title } = served.record
  if (!place) throw new NotFound()
  await replacePicture(db, disk, { file, maxSide: place.side }, async (tx, keep) => {
    const { picture, values } = await getRecord(tx, served, id, true)
    await updateRecord(tx, served, id, { [place.column]: await keep() })
    await record(tx, served, by, { id, name: title(values), what: 'picture-changed' })
    return picture
  })
}

/** One of them a place earlier or later. */
export async function moveRecord(
  db: Db,
  served: ServedRecord,
  { id, isEarlier, ...by }: Acting & { isEarlier: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = movedIn(await lockRecords(tx, served), id, isEarlier)
    if (!order) return
    await updateRecordOrder(tx, served, order)
    const { values } = await getRecord(tx, served, id)
    await record(tx, served, by, { id, name: served.record.title(values), what: 'moved' })
  })
}

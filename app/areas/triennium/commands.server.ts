import type { Disk } from 'flydrive'
import type { Member } from '#areas/audience/model.ts'
import { uploadCardFile } from '#areas/professional-card/commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { removeFileAt } from '#platform/files/commands.server.ts'
import { contentTypeOf } from '#platform/files/content-type.ts'
import { filePath } from '#platform/files/model.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import type { ScannerPort } from '#platform/outside/scanner/port.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import type { TrailChange } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { sameEvent } from './credit-rules.ts'
import { type DeclaredTyped, type FactTyped, judgeDeclared, judgeFact } from './declared-rules.ts'
import { MOST_DECLARED, MOST_FACTS } from './model.ts'
import { judgePlan, type PlanTyped } from './plan-rules.ts'
import { deletePlan, putPlan } from './plan-store.server.ts'
import {
  countDeclared,
  deleteDeclared,
  deleteFact,
  insertDeclared,
  insertFact,
  listFacts,
  listItems,
  lockMemberCredits,
  setLetters,
} from './store.server.ts'

type Saved = { kind: 'saved' } | { kind: 'refused'; errors: Record<string, string>; mayInsist?: boolean }
type By = { member: Pick<Member, 'id' | 'emailVerifiedAt'>; now: Date }
type Paper = { disk: Disk; file: SentFile | null; scanner: ScannerPort | null }

/** What a member writes of themselves is not copied to the trail: that they did, and where, is. */
async function record(db: Db, { member, now }: By, change: TrailChange): Promise<void> {
  await recordTrail(db, { at: now, kind: 'account-changed', memberId: member.id, changes: [change] })
}

/** A PDF by its bytes, kept for its owner alone; null where none was sent. */
async function keepPaper(db: Db, { member, now }: By, { disk, file, scanner }: Paper): Promise<string | null> {
  if (!file) return null
  if (contentTypeOf(file.bytes) !== 'application/pdf') throw new InvalidInput({ file: 'Il file deve essere un PDF.' })
  return filePath(await uploadCardFile(db, disk, { member, kind: 'document', file, scanner, now }))
}

/** LRN-027. Credits obtained elsewhere. What looks like an event already there is asked about before it is written. */
export async function declareCredits(
  db: Db,
  { typed, isSure, paper, ...by }: By & { typed: DeclaredTyped; isSure: boolean; paper: Paper },
): Promise<Saved> {
  const judged = judgeDeclared(typed, romeDayOf(by.now))
  if (judged.kind === 'refused') return judged
  const memberId = by.member.id
  const same = isSure ? null : sameEvent(await listItems(db, memberId), judged.told)
  if (same) {
    const title = `Somiglia a «${same.title}» del ${formatDateIt(same.day)}, che c’è già: se è un altro evento, premi di nuovo.`
    return { kind: 'refused', errors: { title }, mayInsist: true }
  }
  const path = await keepPaper(db, by, paper)
  return db.transaction(async (tx): Promise<Saved> => {
    await lockMemberCredits(tx, memberId)
    if ((await countDeclared(tx, memberId)) >= MOST_DECLARED)
      return { kind: 'refused', errors: { title: `Puoi scrivere al massimo ${MOST_DECLARED} eventi.` } }
    await insertDeclared(tx, { memberId, ...judged.told, filePath: path, createdAt: by.now })
    await record(tx, by, { field: 'Crediti presi altrove: aggiunti' })
    return { kind: 'saved' }
  })
}

export async function removeDeclared(db: Db, disk: Disk, { id, ...by }: By & { id: string }): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const row = await deleteDeclared(tx, by.member.id, id)
    if (!row) throw new NotFound('Questi crediti non ci sono più.')
    await record(tx, by, { field: 'Crediti presi altrove: tolti' })
    return row
  })
  await removeFileAt(db, disk, gone.filePath)
}

/** LRN-026. Something of oneself from which the obligation follows. */
export async function sayFact(
  db: Db,
  { typed, paper, ...by }: By & { typed: FactTyped; paper: Paper },
): Promise<Saved> {
  const judged = judgeFact(typed, romeDayOf(by.now))
  if (judged.kind === 'refused') return judged
  const memberId = by.member.id
  const path = await keepPaper(db, by, paper)
  return db.transaction(async (tx): Promise<Saved> => {
    await lockMemberCredits(tx, memberId)
    const facts = await listFacts(tx, memberId)
    if (facts.length >= MOST_FACTS)
      return {
        kind: 'refused',
        errors: { fact: `Puoi scriverne al massimo ${MOST_FACTS}: togli quelli che non servono.` },
      }
    const { kind, fromDay } = judged.told
    if (facts.some((fact) => fact.kind === kind && fact.fromDay === fromDay))
      return { kind: 'refused', errors: { fromDay: 'C’è già, con lo stesso giorno.' } }
    await insertFact(tx, { memberId, ...judged.told, filePath: path, createdAt: by.now })
    await record(tx, by, { field: 'Obbligo formativo: dato aggiunto' })
    return { kind: 'saved' }
  })
}

export async function removeFact(db: Db, disk: Disk, { id, ...by }: By & { id: string }): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const row = await deleteFact(tx, by.member.id, id)
    if (!row) throw new NotFound('Questo dato non c’è più.')
    await record(tx, by, { field: 'Obbligo formativo: dato tolto' })
    return row
  })
  await removeFileAt(db, disk, gone.filePath)
}

/** LRN-029. The plan of the period that runs. */
export async function savePlan(
  db: Db,
  { typed, periodSlug, ...by }: By & { typed: PlanTyped; periodSlug: string },
): Promise<Saved> {
  const judged = judgePlan(typed)
  if (judged.kind === 'refused') return judged
  await db.transaction(async (tx) => {
    await putPlan(tx, { memberId: by.member.id, periodSlug }, judged.plan, by.now)
    await record(tx, by, { field: 'Dossier formativo: piano scritto' })
  })
  return { kind: 'saved' }
}

export async function removePlan(db: Db, { periodSlug, ...by }: By & { periodSlug: string }): Promise<void> {
  await db.transaction(async (tx) => {
    if (await deletePlan(tx, { memberId: by.member.id, periodSlug }))
      await record(tx, by, { field: 'Dossier formativo: piano cancellato' })
  })
}

/** LRN-030. Whether the letters of the last quarter are wanted. */
export async function chooseLetters(db: Db, { areWanted, ...by }: By & { areWanted: boolean }): Promise<void> {
  await db.transaction(async (tx) => {
    if (await setLetters(tx, by.member.id, areWanted, by.now))
      await record(tx, by, {
        field: 'Lettere sui crediti del triennio',
        from: areWanted ? 'no' : 'sì',
        to: areWanted ? 'sì' : 'no',
      })
  })
}

import { lockLeadFor, moveLead, NO_SUCH_REQUEST, recordRequest } from '#areas/leads/commands.server.ts'
import type { Lead } from '#areas/leads/model.ts'
import { mayFollow, readsRequest, type Staff } from '#areas/leads/reading-rules.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { findLead, updateAside, updateLeadState } from '#areas/leads/store.server.ts'
import { insertMemberNotice } from '#areas/notices/personal-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { addRomeDays, formatDateIt, parseRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { LONGEST_ASIDE_DAYS, QUEUE_PATH } from './model.ts'
import { type Colleague, findName, listColleagues, listFollowers, releaseRequests } from './store.server.ts'

export type By = { staff: Staff; now: Date }

/** Opens a request. Its words are for whoever may read them, and that they were read is itself written down; for others only that it is there. */
export async function openRequest(db: Db, id: string, { staff, now }: By): Promise<{ lead: Lead; isRead: boolean }> {
  return db.transaction(async (tx) => {
    const lead = await findLead(tx, id)
    if (!lead) throw new NotFound(NO_SUCH_REQUEST)
    const isRead = readsRequest(staff, lead)
    if (isRead) await recordRequest(tx, lead, { what: 'read', by: staff.id, now })
    return { lead, isRead }
  })
}

/** Of everybody at the desk, those who can be given a request of this kind. */
export async function listFollowersFor(db: Db, formType: string, now: Date): Promise<Colleague[]> {
  return (await listColleagues(db, now)).filter((colleague) => mayFollow(colleague, formType))
}

type Giving = {
  id: string
  to: string
  /** Who followed it on the page where the button was. */
  seen: string | null
  /** One of many, of which they are told once. */
  isOneOfMany?: true
}

/** DSK-040. A request is given to somebody who may answer it, perhaps oneself. Whoever took it meanwhile is not overruled. */
export async function assignRequest(db: Db, { id, to, seen, isOneOfMany }: Giving, { staff, now }: By): Promise<void> {
  const colleagues = await listColleagues(db, now)
  const chosen = colleagues.find((each) => each.id === to)
  await db.transaction(async (tx) => {
    const lead = await lockLeadFor(tx, id, staff)
    if (!chosen || !mayFollow(chosen, lead.formType))
      throw new InvalidInput({ chi: 'Scegli una persona che può rispondere a questa richiesta.' })
    if (lead.state === 'closed') throw new Conflict('Nel frattempo è stata chiusa: per lavorarci ancora, riaprila.')
    if (lead.handledBy === to) return
    if (lead.handledBy !== seen) throw new Conflict(await justTaken(tx, lead))
    await updateLeadState(tx, id, { state: 'taken', handledBy: to, now })
    const names = { from: await findName(tx, lead.handledBy), to: `${chosen.name} ${chosen.surname}` }
    const changes = [{ field: 'Chi la segue', ...names }]
    await recordRequest(tx, lead, { what: to === staff.id ? 'taken' : 'assigned', by: staff.id, now, changes })
    if (to === staff.id || isOneOfMany) return
    await insertMemberNotice(tx, {
      memberId: to,
      title: 'Ti è stata assegnata una richiesta',
      text: `${await findName(tx, staff.id)} ti ha assegnato: ${FORM_WORDS[lead.formType] ?? lead.formType}.`,
      link: `${QUEUE_PATH}/${id}`,
      now,
    })
  })
}

async function justTaken(db: Db, { handledBy }: Lead): Promise<string> {
  const name = await findName(db, handledBy)
  return name ? `L’ha appena presa ${name}` : 'Nel frattempo è tornata a nessuno: guarda com’è adesso.'
}

/** DSK-021. Gives a request back to whoever followed it, and to the state it had. */
export async function giveBackRequest(
  db: Db,
  { id, to, state }: { id: string; to: string | null; state: Lead['state'] },
  { staff, now }: By,
): Promise<void> {
  await db.transaction(async (tx) => {
    const lead = await lockLeadFor(tx, id, staff)
    await updateLeadState(tx, id, { state, handledBy: to, now })
    const changes = [{ field: 'Chi la segue', from: await findName(tx, lead.handledBy), to: await findName(tx, to) }]
    await recordRequest(tx, lead, { what: to === null ? 'left' : 'assigned', by: staff.id, now, changes })
  })
}

/** Closes a request without words, or opens it again for whoever does. */
export async function closeRequest(db: Db, id: string, { staff, now }: By): Promise<void> {
  await moveLead(db, id, 'closed', staff, { now })
}
export async function reopenRequest(db: Db, id: string, { staff, now }: By): Promise<void> {
  await moveLead(db, id, 'taken', staff, { now, seen: 'closed' })
}

/** DSK-041. Puts a request aside until a day, on which it is back on top. Its deadline is as it was. */
export async function setAside(db: Db, id: string, typed: string, { staff, now }: By): Promise<void> {
  const day = parseRomeDay(typed)
  const today = romeDayOf(now)
  if (!day || day <= today) throw new InvalidInput({ giorno: 'Scegli un giorno a partire da domani.' })
  if (day > addRomeDays(today, LONGEST_ASIDE_DAYS))
    throw new InvalidInput({ giorno: 'Scegli un giorno entro un anno da oggi.' })
  await db.transaction(async (tx) => {
    const lead = await lockLeadFor(tx, id, staff)
    if (lead.state === 'closed') throw new Conflict('Nel frattempo è stata chiusa: per lavorarci ancora, riaprila.')
    // Sent twice, it is put aside once.
    if (lead.asideUntil === day) return
    await updateAside(tx, id, day, now)
    const changes = [
      { field: 'Da parte fino al', from: lead.asideUntil && formatDateIt(lead.asideUntil), to: formatDateIt(day) },
    ]
    await recordRequest(tx, lead, { what: 'aside', by: staff.id, now, changes })
  })
}

/** DSK-040. Whoever may not answer any more, by role or by permission, leaves their requests to nobody. */
export async function releaseLeftRequests(db: Db, now: Date): Promise<number> {
  const followed = await listFollowers(db)
  if (followed.length === 0) return 0
  const colleagues = await listColleagues(db, now)
  const isLost = ({ handledBy, formType }: (typeof followed)[number]) => {
    const colleague = colleagues.find(({ id }) => id === handledBy)
    return !colleague || !mayFollow(colleague, formType)
  }
  let count = 0
  for (const each of followed.filter(isLost))
    await db.transaction(async (tx) => {
      const name = await findName(tx, each.handledBy)
      for (const lead of await releaseRequests(tx, each, now)) {
        count += 1
        const changes = [{ field: 'Chi la segue', from: name, to: null }]
        await recordRequest(tx, lead, { what: 'left', by: null, now, changes })
      }
    })
  return count
}

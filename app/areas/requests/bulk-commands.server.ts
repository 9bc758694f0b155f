import { bulkListOf } from '#areas/bulk/list-context.server.ts'
import {
  type BulkAct,
  CHANGES,
  type Doing,
  type Judging,
  type Kept,
  refused,
  same,
  type Verdict,
} from '#areas/bulk/model.ts'
import type { Lead } from '#areas/leads/model.ts'
import { answersRequest, mayFollow } from '#areas/leads/reading-rules.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { findLead, findLeads } from '#areas/leads/store.server.ts'
import { hasMemberNotice, insertMemberNotice } from '#areas/notices/personal-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { assignRequest, closeRequest, giveBackRequest } from './follow-commands.server.ts'
import { QUEUE_LIST, QUEUE_PATH } from './model.ts'
import { queueFor } from './queue-store.server.ts'
import { type Colleague, findName, listColleagues } from './store.server.ts'

/** DSK-018. The queue, as acts on many choose from it: each as they see it. */
export const requestBulkList = bulkListOf(
  {
    name: QUEUE_LIST,
    path: QUEUE_PATH,
    title: 'Richieste',
    one: 'richiesta',
    many: 'richieste',
    named: ({ id, person, formType }) => ({
      id,
      name: `${FORM_WORDS[formType] ?? formType}${person ? `, ${person}` : ''}`,
      to: `${QUEUE_PATH}/${id}`,
    }),
  },
  queueFor,
)

const ofRequests = { list: QUEUE_LIST, permission: 'requests.answer' } as const
const NOT_THEIRS = refused('Non puoi rispondere tu a questa richiesta')

/** Judges those that whoever acts may answer; the others are left as they are. */
const judgedBy =
  (judge: (lead: Lead, chosen: Colleague | null) => Verdict): BulkAct['judge'] =>
  async (db, ids, { params, staff, now }: Judging) => {
    const chosen = params.to ? ((await listColleagues(db, now)).find(({ id }) => id === params.to) ?? null) : null
    const leads = await findLeads(db, ids)
    return new Map(leads.map((lead) => [lead.id, answersRequest(staff, lead) ? judge(lead, chosen) : NOT_THEIRS]))
  }

async function getLead(db: Db, id: string): Promise<Lead> {
  const lead = await findLead(db, id)
  if (!lead) throw new NotFound('Non c’è più')
  return lead
}

/** DSK-020, DSK-021 */
const assignRequests: BulkAct = {
  ...ofRequests,
  name: 'assegna-richieste',
  icon: 'user-plus',
  label: 'Assegna…',
  title: 'Assegna richieste',
  button: (many, { name = '' }) => `Assegna ${many} a ${name}`,
  fields: [
    {
      name: 'to',
      kind: 'choice',
      label: 'A chi',
      choices: async (db, now) =>
        (await listColleagues(db, now))
          .filter((each) => each.permissions.includes('requests.answer') || each.permissions.includes('legal.answer'))
          .map(({ id, name, surname }) => ({ value: id, label: `${name} ${surname}` })),
    },
  ],
  read: async (db, { to = '' }, now) => {
    const chosen = (await listColleagues(db, now)).find(({ id }) => id === to)
    return chosen
      ? { params: { to, name: `${chosen.name} ${chosen.surname}` } }
      : { errors: { to: 'Scegli chi le segue.' } }
  },
  judge: judgedBy((lead, chosen) => {
    if (!chosen || !mayFollow(chosen, lead.formType))
      return refused('Chi hai scelto non può rispondere a questa richiesta')
    if (lead.state === 'closed') return refused('È chiusa')
    return lead.handledBy === chosen.id ? same('La segue già') : CHANGES
  }),
  doOne: async (tx, id, doing) => {
    const { handledBy, state } = await getLead(tx, id)
    const { to = '' } = doing.params
    await assignRequest(tx, { id, to, seen: handledBy, isOneOfMany: true }, doing)
    await tellOnce(tx, doing)
    const { updatedAt } = await getLead(tx, id)
    return { before: handledBy, state, since: updatedAt.toISOString() }
  },
  undoOne: async (tx, id, { before, state, since }: Kept, doing) => {
    const lead = await findLead(tx, id, true)
    if (lead?.updatedAt.toISOString() !== since) return false
    await giveBackRequest(tx, { id, to: before as string | null, state: state as Lead['state'] }, doing)
    return true
  },
}

/** Whoever gets many at once is told once. */
async function tellOnce(tx: Db, { staff, now, run, params: { to = '' } }: Doing): Promise<void> {
  if (to === staff.id) return
  const notice = {
    memberId: to,
    title: 'Ti sono state assegnate delle richieste',
    text: `${await findName(tx, staff.id)} ti ha assegnato più richieste insieme (azione n. ${run}).`,
    link: `${QUEUE_PATH}?stato=new,taken&segue=io`,
    now,
  }
  if (!(await hasMemberNotice(tx, notice))) await insertMemberNotice(tx, notice)
}

/** DSK-020 */
const closeRequests: BulkAct = {
  ...ofRequests,
  name: 'chiudi-richieste',
  icon: 'circle-check',
  label: 'Chiudi…',
  title: 'Chiudi richieste',
  button: (many) => `Chiudi ${many}`,
  noWayBack: 'Si possono riaprire una per una: questa azione non si può rimettere com’era.',
  fields: [],
  judge: judgedBy(({ state }) => (state === 'closed' ? same('È già chiusa') : CHANGES)),
  doOne: async (tx, id, doing) => {
    await closeRequest(tx, id, doing)
    return null
  },
}

export const REQUEST_ACTS: readonly BulkAct[] = [assignRequests, closeRequests]

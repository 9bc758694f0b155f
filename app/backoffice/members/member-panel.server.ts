import { listConsentAnswers } from '#areas/account/consent-store.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { listTrail } from '#areas/audience/trail-store.server.ts'
import { listInvoices } from '#areas/billing/invoice-store.server.ts'
import { listLabelsOf } from '#areas/segments/label-store.server.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { lineInWords } from '../trail/trail-query.server.ts'
import { shownMember } from './member-columns.ts'
import { consentWords, getMember } from './member-context.server.ts'
import { deadlinesOf } from './member-overview.server.ts'
import { mayDo } from './member-rules.ts'

const LATEST = 5

/** The person beside the list, in short. Who looked is on the trail, as with their page. */
export async function memberPanel(db: Db, username: string, staff: Member, now: Date) {
  const member = await getMember(db, username)
  const [row] = await MEMBERS.rowsOf(db, [member.id], now)
  if (!row) return null
  const [consents, invoices, labels, trail] = await Promise.all([
    listConsentAnswers(db, member.id),
    staffMay(staff, 'money.read') ? listInvoices(db, member.id) : [],
    listLabelsOf(db, member.id),
    listTrail(db, { memberId: member.id, except: ['member-viewed'], limit: LATEST }),
  ])
  await recordTrail(db, { at: now, kind: 'member-viewed', memberId: member.id, actorId: staff.id })
  const shown = shownMember(row, now)
  const facts: [string, string | null][] = [
    ['Tipo', shown.typeWords],
    ['Piano', row.plan],
    ['Scadenza', shown.ends && `${shown.ends}, ${shown.left}`],
    ['Professione', [row.profession, ...member.specializations].filter(Boolean).join(', ') || null],
    ['Provincia', row.province],
    ['E-mail', row.email],
    ['Telefono', row.phone],
    ['Consensi', consentWords(consents).join(' · ')],
    ['Crediti', row.credits === null ? null : String(row.credits)],
    ['Ultima visita', row.lastVisitOn && shown.visit],
    ['Etichette', labels.map(({ name }) => name).join(', ') || null],
  ]
  return {
    username: member.username,
    name: `${member.name} ${member.surname}`,
    code: `${row.clientCode} · username ${member.username}`,
    mayWrite: mayDo('letter', staff, member),
    deadlines: deadlinesOf(member, invoices, now),
    facts: facts.flatMap(([term, value]) => (value ? { term, value } : [])),
    trail: trail.map(lineInWords).map(({ id, what, at }) => ({ id, what, at })),
  }
}

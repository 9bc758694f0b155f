import { sql } from 'drizzle-orm'
import { type Check, dayOf } from './check.ts'

/** What happens to a member, in words, with its instant and the table it is in. */
const HAPPENINGS = [
  ['ha cominciato la prova', 't.trial_start', 'members t on t.id = m.id'],
  ['ha ordinato', 't.created_at', 'orders t on t.member_id = m.id'],
  ['ha ricevuto una fattura', 't.issued_at', 'invoices t on t.member_id = m.id'],
  ['ha pagato', 't.created_at', 'payments t on t.member_id = m.id'],
  ['è stato sospeso', 't.suspended_at', 'suspensions t on t.member_id = m.id'],
  ['si è iscritto a un corso', 't.subscribed_at', 'enrolments t on t.member_id = m.id'],
  ['ha cominciato un corso', 't.started_at', 'enrolments t on t.member_id = m.id'],
  ['ha finito un corso', 't.ended_at', 'enrolments t on t.member_id = m.id'],
  ['ha fatto una prova', 't.submitted_at', 'test_attempts t on t.member_id = m.id'],
  ['ha ricevuto un attestato', 't.issued_at', 'certificates t on t.member_id = m.id'],
  ['ha mosso punti', 't.at', 'loyalty_operations t on t.member_id = m.id'],
  ['ha chiesto un premio', 't.placed_at', 'loyalty_orders t on t.member_id = m.id'],
  ['ha fatto una richiesta', 't.created_at', 'leads t on t.member_id = m.id'],
  ['ha ricevuto una risposta', 't.answered_at', 'leads t on t.member_id = m.id'],
  ['ha aperto una causa', 't.opened_at', 'legal_cases t on t.member_id = m.id'],
  ['ha fatto la scheda professionale', 't.created_at', 'professional_cards t on t.member_id = m.id'],
  ['ha pubblicato la scheda professionale', 't.published_at', 'professional_cards t on t.member_id = m.id'],
] as const

const happenings: readonly Check[] = HAPPENINGS.map(([words, at, joined]) => {
  const instant = sql.raw(at)
  return (now) => sql`select case when ${instant} > ${now}
      then format('L’iscritto %s ${sql.raw(words)} il %s, che deve ancora venire.', m.client_code, ${dayOf(at)})
      else format('L’iscritto %s ${sql.raw(words)} il %s, ma è nel club dal %s.', m.client_code, ${dayOf(at)}, ${dayOf('m.registration_date')})
      end as sentence
    from members m join ${sql.raw(joined)} where ${instant} > ${now} or ${instant} < m.registration_date`
})

/** Nothing happens to a person before they joined, or in the future. */
export const TIME_CHECKS: readonly Check[] = [
  (
    now,
  ) => sql`select format('L’iscritto %s si iscrive il %s, che deve ancora venire.', client_code, ${dayOf('registration_date')}) as sentence
    from members where registration_date > ${now}`,

  // What was given may have begun elsewhere, before the import; a renewal may begin later.
  () => sql`select format('L’iscritto %s ha «%s» dal %s, ma è nel club dal %s.', m.client_code, o.name, ${dayOf('o.active_from')},
      ${dayOf('m.registration_date')}) as sentence
    from owned_products o join members m on m.id = o.member_id where not o.is_given and o.active_from < m.registration_date`,
  ...happenings,
]

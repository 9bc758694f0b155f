import { sql } from 'drizzle-orm'
import { type Check, dayOf, romeDay } from './check.ts'

/** What is done of a course: its words, the instant, and where it is written. */
const STEPS = [
  ['si è iscritto a', 'e.subscribed_at', ''],
  ['ha cominciato', 'e.started_at', ''],
  ['ha finito', 'e.ended_at', ''],
  ['ha finito una lezione di', 's.completed_at', 'join lesson_progress s using (member_id, course_id)'],
  ['ha fatto la prova di', 's.submitted_at', 'join test_attempts s using (member_id, course_id)'],
] as const

const outside: readonly Check[] = STEPS.map(([words, at, join]) => {
  const instant = sql.raw(at)
  return () => sql`select format('L’iscritto %s ${sql.raw(words)} «%s» il %s, ma il corso è aperto dal %s al %s.',
      m.client_code, c.title, ${dayOf(at)}, ${dayOf('c.published_at')}, to_char(c.expiry_date, 'DD/MM/YYYY')) as sentence
    from enrolments e ${sql.raw(join)} join courses c on c.id = e.course_id join members m on m.id = e.member_id
    where ${instant} < c.published_at or ${romeDay(at)} > c.expiry_date`
})

/** Nobody studies before a course opens or after it closes, and whoever is certified has passed. */
export const LEARNING_CHECKS: readonly Check[] = [
  ...outside,

  () => sql`select format('L’iscritto %s ha finito «%s» prima di cominciarlo.', m.client_code, c.title) as sentence
    from enrolments e join courses c on c.id = e.course_id join members m on m.id = e.member_id
    where e.started_at < e.subscribed_at or e.ended_at < coalesce(e.started_at, e.subscribed_at)`,

  // A certificate may be asked for after the last day of the course: what it says is the day of the test.
  () => sql`select format('L’attestato %s di «%s» è del %s, ma il corso è aperto dal %s.', x.code, c.title,
      ${dayOf('x.issued_at')}, ${dayOf('c.published_at')}) as sentence
    from certificates x join courses c on c.id = x.course_id where x.issued_at < c.published_at`,

  () => sql`select format('L’attestato %s di «%s» dice %s, ma il corso si è chiuso il %s.', x.code, c.title,
      x.printed ->> 'passedOn', to_char(c.expiry_date, 'DD/MM/YYYY')) as sentence
    from certificates x join courses c on c.id = x.course_id
    where to_date(x.printed ->> 'passedOn', 'DD/MM/YYYY') > c.expiry_date`,

  // Whoever deletes the account leaves the certificate, and no enrolment.
  () => sql`select format('L’attestato %s di «%s» non ha dietro una prova superata entro il %s.', x.code, c.title,
      ${dayOf('x.issued_at')}) as sentence
    from certificates x join courses c on c.id = x.course_id join members m on m.id = x.member_id
    where x.revoked_at is null and exists (select from enrolments e where e.member_id = x.member_id)
      and not exists (select from enrolments e where e.member_id = x.member_id and e.course_id = x.course_id
        and (e.cycle > x.cycle or (e.status = 2 and e.ended_at <= x.issued_at)))`,
]

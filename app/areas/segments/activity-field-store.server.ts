import { type SQL, sql } from 'drizzle-orm'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { staticPortfolios, wallets } from '#areas/audience/tables.server.ts'
import { expiryAt, premiumEndAt, premiumStartAt, typeAt } from '#areas/audience/type-store.server.ts'
import { invoices, orders } from '#areas/billing/tables.server.ts'
import { certificates } from '#areas/classroom/tables.server.ts'
import { FAILED, PASSED } from '#areas/courses/model.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import { leads } from '#areas/leads/tables.server.ts'
import {
  fixed,
  flagField,
  instantField,
  type ListField,
  manyOfField,
  numberField,
  oneOfField,
} from '#areas/lists/field-store.server.ts'
import { loyaltyAccounts } from '#areas/loyalty/tables.server.ts'
import { ownedProducts } from '#areas/plans/tables.server.ts'
import { anyOf, atInstant, instantHolds, numberHolds } from '#platform/db/question-sql.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import type { Condition } from '#platform/pure/question.ts'
import { listCourseChoices, listPlanChoices, listWalletChoices } from './choice-store.server.ts'
import { COURSE_PROGRESS, type CourseProgress } from './model.ts'

const { SUSPECT: _nobody, ...MEMBER_TYPE_WORDS } = TYPE_WORDS

const isActive = (row: string, now: Date) =>
  sql`${sql.raw(row)}.active_from <= ${atInstant(now)} and (${sql.raw(row)}.active_until is null or ${sql.raw(row)}.active_until > ${atInstant(now)})`

/** The plan in force, the one given last. */
export const planNameAt = (now: Date) => sql`(select o.name from ${ownedProducts} o
  where o.member_id = members.id and o.kind = 'plan' and ${isActive('o', now)} order by o.active_from desc, o.id limit 1)`

/** What is left in the ECM wallet in force; nothing where there is none. */
export const creditsAt = (
  now: Date,
) => sql`(select w.initial_credits + w.bonus_credits - w.used_credits from ${wallets} w
  where w.member_id = members.id and w.tag = 'ecm' and ${isActive('w', now)} order by w.active_from desc limit 1)`

const hasPlan = (such: SQL, now: Date) => sql`exists (select 1 from ${ownedProducts} o
  where o.member_id = members.id and o.kind = 'plan' and ${isActive('o', now)} and ${such})`

const hasWallet = (such: (code: SQL) => SQL, now: Date) => sql`(
  exists (select 1 from ${wallets} w where w.member_id = members.id and ${isActive('w', now)} and ${such(sql`w.tag`)})
  or exists (select 1 from ${staticPortfolios} s where s.member_id = members.id and ${such(sql`s.code`)}))`

const lateInstallment = (now: Date) => sql`exists (select 1 from ${invoices} i join ${orders} o on o.id = i.order_id
  where i.member_id = members.id and o.state = 'confirmed' and i.kind = 'invoice' and i.state = 0 and i.due_on < ${romeDayOf(now)}::date)`

/** What each word asks of an enrolment, and the instant it is about. */
const PROGRESS: Readonly<Record<CourseProgress, { such: SQL; at: SQL }>> = {
  iscritto: { such: sql`true`, at: sql`e.subscribed_at` },
  cominciato: { such: sql`e.started_at is not null`, at: sql`e.started_at` },
  superato: { such: sql`e.status = ${PASSED}`, at: sql`e.ended_at` },
  'non-superato': { such: sql`e.status = ${FAILED}`, at: sql`e.ended_at` },
  'senza-attestato': {
    such: sql`e.status = ${PASSED} and not exists (select 1 from ${certificates} t
      where t.member_id = e.member_id and t.course_id = e.course_id and t.cycle = e.cycle and t.revoked_at is null)`,
    at: sql`e.ended_at`,
  },
}

function hasCourse({ values, which, when }: Condition, now: Date): SQL {
  const asked = values.map((value) => {
    const { such, at } = PROGRESS[value as CourseProgress]
    return when ? sql`(${such} and ${instantHolds(at, when, now)})` : sql`(${such})`
  })
  const among = which.length > 0 ? sql`and e.course_id::text = ${anyOf(which)}` : sql``
  return sql`exists (select 1 from ${enrolments} e where e.member_id = members.id ${among} and (${sql.join(asked, sql` or `)}))`
}

function hasEarned(condition: Condition, now: Date): SQL {
  const during = condition.when ? sql`and ${instantHolds(sql`e.ended_at`, condition.when, now)}` : sql``
  const earned = sql`(select coalesce(sum(c.credits), 0) from ${enrolments} e join ${courses} c on c.id = e.course_id
    where e.member_id = members.id and e.status = ${PASSED} and e.earns_credits ${during})`
  return numberHolds(earned, condition)
}

/** DSK-022. What somebody has and does at the club. */
export const ACTIVITY_FIELDS: readonly ListField[] = [
  oneOfField({ name: 'tipo', label: 'Tipo', choices: fixed(MEMBER_TYPE_WORDS), value: typeAt }),
  instantField({ name: 'scadenza', label: 'Scadenza', mayBeEmpty: true, value: expiryAt }),
  manyOfField({
    name: 'piano',
    label: 'Piano',
    choices: listPlanChoices,
    hasOne: (values, now) => hasPlan(sql`o.product_id = ${anyOf(values)}`, now),
    hasNone: (now) => sql`not ${hasPlan(sql`true`, now)}`,
  }),
  instantField({
    name: 'inizio-prova',
    label: 'Inizio della prova',
    mayBeEmpty: true,
    value: () => sql`members.trial_start`,
  }),
  instantField({
    name: 'fine-prova',
    label: 'Fine della prova',
    mayBeEmpty: true,
    value: () => sql`(members.trial_end - interval '1 millisecond')`,
  }),
  instantField({ name: 'inizio-premium', label: 'Inizio del Premium', mayBeEmpty: true, value: premiumStartAt }),
  instantField({ name: 'fine-premium', label: 'Fine del Premium', mayBeEmpty: true, value: premiumEndAt }),
  manyOfField({
    name: 'portafoglio',
    label: 'Portafoglio',
    choices: listWalletChoices,
    hasOne: (values, now) => hasWallet((code) => sql`${code} = ${anyOf(values)}`, now),
    hasNone: (now) => sql`not ${hasWallet(() => sql`true`, now)}`,
  }),
  numberField({ name: 'crediti', label: 'Crediti rimasti', mayBeEmpty: true, value: creditsAt }),
  numberField({
    name: 'punti',
    label: 'Punti',
    isProfiling: true,
    value: () => sql`coalesce((select a.balance from ${loyaltyAccounts} a where a.member_id = members.id), 0)`,
  }),
  flagField({ name: 'rate-in-ritardo', label: 'Rate in ritardo', isSo: lateInstallment }),
  {
    name: 'corso',
    label: 'Corso',
    kind: 'choice',
    which: 'Quale corso',
    when: 'Quando',
    isProfiling: true,
    choices: fixed(COURSE_PROGRESS),
    whichChoices: listCourseChoices,
    holds: hasCourse,
  },
  {
    name: 'crediti-ecm',
    label: 'Crediti ECM ottenuti',
    kind: 'number',
    when: 'Quando',
    isProfiling: true,
    holds: hasEarned,
  },
  flagField({
    name: 'richieste-aperte',
    label: 'Richieste aperte',
    isProfiling: true,
    isSo: () => sql`exists (select 1 from ${leads} r where r.member_id = members.id and r.state <> 'closed')`,
  }),
]

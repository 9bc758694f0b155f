import { findDetails } from '#areas/account/details-store.server.ts'
import { countPasskeys } from '#areas/account/passkey-store.server.ts'
import type { Member, Viewer } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { listInvoices } from '#areas/billing/invoice-store.server.ts'
import { invoiceGroups } from '#areas/billing/member-invoice-rules.ts'
import { INVOICE_STATES } from '#areas/billing/model.ts'
import { isCredited, maySeeInvoices } from '#areas/billing/rules.ts'
import { creditCount } from '#areas/courses/card-rules.ts'
import { listPersonalCourses, summariseCourses } from '#areas/courses/enrolment-store.server.ts'
import { PASSED } from '#areas/courses/model.ts'
import { lastDayOf } from '#areas/leads/promise-rules.ts'
import { seesLegalCases } from '#areas/legal-cases/rules.ts'
import { findNextHearing } from '#areas/legal-cases/store.server.ts'
import { missionsOn } from '#areas/loyalty/mission-rules.ts'
import { listMissionChanges } from '#areas/loyalty/mission-store.server.ts'
import { findCardOf } from '#areas/professional-card/store.server.ts'
import { requestLabel } from '#areas/requests/letters-copy.ts'
import { listLatestRequests } from '#areas/requests/my-requests-store.server.ts'
import { STATE_WORDS } from '#areas/services/request-copy.ts'
import { dayInWords } from '#areas/standing/copy.ts'
import { begunCourses, standingFacts } from '#areas/standing/facts-context.server.ts'
import type { Facts, MemberType } from '#areas/standing/model.ts'
import { bandLabels } from '#areas/standing/place-copy.ts'
import { ringOf } from '#areas/standing/ring-rules.ts'
import { requestText } from '#areas/standing/rules.ts'
import { subscriptionOf } from '#areas/subscription/context.server.ts'
import { type PeriodPicture, picturesFor, runningOf } from '#areas/triennium/picture-context.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type RomeDay, romeDayOf, romeMinuteOf } from '#platform/pure/dates.ts'
import { toTenth } from '#platform/pure/tenths.ts'
import type { AskedRow, Dashboard, PaymentsCard, PointsCard, TrienniumCard } from './dashboard-model.ts'
import { aheadWords, coursesCard, paymentsCard, planWords, todoRows } from './dashboard-rules.ts'

type Asking = {
  viewer: Viewer & { member: Member }
  type: MemberType
  now: Date
  graceDays: number
  hasRoom: boolean
}

const SHOWN_COURSES = 4
const SHOWN_REQUESTS = 2

/** What the first page of the personal area says of a member. */
export async function dashboardOf(db: Db, asking: Asking): Promise<Dashboard> {
  const { viewer, type, now, hasRoom } = asking
  const { member, audience } = viewer
  const { id: memberId } = member
  const today = romeDayOf(now)
  const [facts, begun, { active }, card, passkeys, details, subscription, payments, asked] = await Promise.all([
    standingFacts(db, asking),
    begunCourses(db, { memberId, now, hasRoom, limit: SHOWN_COURSES }),
    summariseCourses(db, memberId, now),
    findCardOf(db, memberId),
    countPasskeys(db, memberId),
    findDetails(db, memberId),
    subscriptionOf(db, audience, member, now),
    maySeeInvoices(type) ? paymentsOf(db, memberId, today) : null,
    askedRows(db, viewer, now),
  ])
  const { information } = subscription
  const until = information?.until ? romeDayOf(information.until) : null
  return {
    type,
    today,
    triennium: await trienniumCard(db, facts, memberId, now),
    courses: coursesCard(begun, active, facts.earned),
    credits: facts.wallet && {
      label: 'Crediti del piano da usare',
      value: `${facts.wallet.left.toLocaleString('it-IT')} di ${facts.wallet.given.toLocaleString('it-IT')}`,
      part: facts.wallet.left,
      of: facts.wallet.given,
      note: `${(facts.wallet.given - facts.wallet.left).toLocaleString('it-IT')} già usati per entrare nei corsi.`,
    },
    plan: information && { name: information.name, text: planWords(information.isRunning, until, today) },
    payments,
    points: await pointsCard(db, facts),
    asked,
    todo: todoRows({
      card,
      hasPasskey: passkeys > 0,
      isProfileWhole: details.fiscalCode !== null && details.birthDate !== null,
    }),
    saved: facts.saved,
  }
}

async function trienniumCard(db: Db, facts: Facts, memberId: string, now: Date): Promise<TrienniumCard> {
  const ring = ringOf(facts)
  const running = runningOf(await picturesFor(db, memberId, now))
  const { list } = await listPersonalCourses(db, { memberId, status: PASSED, page: 0, limit: 10 }, now)
  const [last] = list.toSorted(
    (one, other) => (other.enrolment.endedAt?.getTime() ?? 0) - (one.enrolment.endedAt?.getTime() ?? 0),
  )
  const ended = last?.enrolment.endedAt
  return {
    ...ring,
    labels: bandLabels(facts.type, running?.name ?? null).ring,
    years: running && running.obligation.credits > 0 ? yearsOf(running) : [],
    last:
      last && ended
        ? {
            courseId: last.id,
            title: last.title,
            words: `${creditCount(last.credits)}, ${dayInWords(romeDayOf(ended), facts.today)}`,
          }
        : null,
  }
}

/** What counted in each year of the period, of a part of the obligation as large as the others. */
function yearsOf({ period, obligation, credits }: PeriodPicture): TrienniumCard['years'] {
  const [first, last] = [period.firstDay, period.lastDay].map((day) => Number(day.slice(0, 4)))
  const years = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index)
  return years.map((year) => ({
    year,
    credits: toTenth(
      credits.items
        .filter(({ day }) => Number(day.slice(0, 4)) === year)
        .reduce((sum, { counted }) => sum + counted, 0),
    ),
    share: Math.round(obligation.credits / years.length),
  }))
}

/** The plan being paid, or what is still due by itself. */
async function paymentsOf(db: Db, memberId: string, today: RomeDay): Promise<PaymentsCard> {
  const all = await listInvoices(db, memberId)
  const rows = all.map((invoice) => ({
    ...invoice,
    stato: invoice.state,
    credit: invoice.kind === 'credit-note',
    isCredited: isCredited(invoice, all),
  }))
  const { plans, due } = invoiceGroups(rows)
  const [plan] = plans.toSorted((one, other) => firstDue(one).localeCompare(firstDue(other)))
  return paymentsCard(
    (plan ?? due.slice(0, 1))
      .filter((row) => !row.isCredited)
      .map((row) => ({ ...row, isPaid: row.stato === INVOICE_STATES.paid, cents: row.amountCents })),
    today,
  )
}

const firstDue = (rows: readonly { stato: number; dueOn: RomeDay }[]) =>
  rows.find(({ stato }) => stato !== INVOICE_STATES.paid)?.dueOn ?? ''

async function pointsCard(db: Db, { points, today }: Facts): Promise<PointsCard | null> {
  if (!points) return null
  if (points.lastDay)
    return { balance: points.balance, hints: `Si usano fino al ${dayInWords(points.lastDay, today)}.` }
  const missions = missionsOn(await listMissionChanges(db), today)
  const hints = missions.slice(0, 3).map((mission) => `${mission.title}: +${mission.points}`)
  return { balance: points.balance, hints: hints.length > 0 ? `${hints.slice(-2).join('. ')}.` : '' }
}

/** Requests that somebody is answering, and the next hearing of whoever has a case. Who looks as a member reads nothing of a case. */
async function askedRows(db: Db, viewer: Viewer & { member: Member }, now: Date): Promise<AskedRow[]> {
  const today = romeDayOf(now)
  const { member, audience } = viewer
  const maySeeCases = seesLegalCases(audience) && holds(audience, 'legal') && viewer.viewAs === undefined
  const [requests, hearing] = await Promise.all([
    listLatestRequests(db, member.id, SHOWN_REQUESTS),
    maySeeCases ? findNextHearing(db, member.id, now) : null,
  ])
  return [
    ...requests.map(({ id, formType, state, dueAt }): AskedRow => {
      const { label, tone } = STATE_WORDS[state]
      return {
        key: id,
        title: requestLabel(formType),
        text: requestText({ state, dueOn: dueAt && lastDayOf(dueAt) }, today),
        to: '/profilo/richieste',
        kind: 'request',
        mark: { tone: tone as AskedRow['mark']['tone'], words: label },
      }
    }),
    ...(hearing
      ? [
          {
            key: hearing.id,
            title: `Udienza, ${dayInWords(romeDayOf(hearing.heldAt), today)} alle ${romeMinuteOf(hearing.heldAt).slice(11)}`,
            text: `${hearing.court}, ${hearing.seat}.`,
            to: '/profilo/cause',
            kind: 'hearing' as const,
            mark: { tone: 'neutral' as const, words: aheadWords(romeDayOf(hearing.heldAt), today) },
          },
        ]
      : []),
  ]
}

import type { Audience, Member, Viewer } from '#areas/audience/model.ts'
import { findMemberById, listWallets } from '#areas/audience/store.server.ts'
import { listInvoices } from '#areas/billing/invoice-store.server.ts'
import { INVOICE_STATES } from '#areas/billing/model.ts'
import { completionPercent, lessonStates } from '#areas/classroom/rules.ts'
import { listLessons, listProgress, listStudied } from '#areas/classroom/store.server.ts'
import { findEnrolment, summariseCourses } from '#areas/courses/enrolment-store.server.ts'
import type { Course } from '#areas/courses/model.ts'
import { getCourse, listUntaken } from '#areas/courses/store.server.ts'
import { creditsOf, plafond } from '#areas/courses/training-rules.ts'
import { listFavorites } from '#areas/favorites/store.server.ts'
import { lastDayOf } from '#areas/leads/promise-rules.ts'
import { readBalance } from '#areas/loyalty/commands.server.ts'
import { maySpend, standingOf } from '#areas/loyalty/rules.ts'
import { defaultPlan, monthlyCents } from '#areas/plans/rules.ts'
import { listOwnedProducts, listProducts } from '#areas/plans/store.server.ts'
import { findCardOf } from '#areas/professional-card/store.server.ts'
import { requestLabel } from '#areas/requests/letters-copy.ts'
import { listLatestRequests } from '#areas/requests/my-requests-store.server.ts'
import { picturesFor, runningOf } from '#areas/triennium/picture-context.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import type { BegunCourse, Facts, MemberType } from './model.ts'
import { ownThenShort } from './resume-rules.ts'

type Asking = {
  viewer: Viewer & { member: Member }
  type: MemberType
  now: Date
  graceDays: number
  /** The club's own room takes whoever enters a course. */
  hasRoom: boolean
}

/** Everything the band of a member is made from. */
export async function standingFacts(db: Db, { viewer, type, now, graceDays, hasRoom }: Asking): Promise<Facts> {
  const { member, audience } = viewer
  const today = romeDayOf(now)
  const { expDate } = member.expiration
  const [pictures, { passed }, [begun], wallets, saved, [request], payment, plans] = await Promise.all([
    picturesFor(db, member.id, now),
    summariseCourses(db, member.id, now),
    begunCourses(db, { memberId: member.id, now, hasRoom, limit: 1 }),
    listWallets(db, member.id, now),
    listFavorites(db, member.id, now),
    listLatestRequests(db, member.id, 1),
    nextPayment(db, member.id),
    type === 'EX_TRIAL' || type === 'EX_PREMIUM' ? plansFor(db, member.id, now) : { cheapest: null, formerPlan: null },
  ])
  const running = runningOf(pictures)
  const credits = creditsOf(wallets)
  const resources = saved.filter(({ type: kind }) => kind === 'Modulo' || kind === 'Tool').length
  return {
    today,
    name: member.name,
    type,
    lastDay: expDate && romeDayOf(expDate),
    earned: running?.credits.total ?? 0,
    passed,
    triennium: running && {
      from: running.period.firstDay,
      obligation: running.obligation.credits,
      insured: running.threshold,
    },
    wallet: 'ecm' in audience.wallets ? { left: credits.available, given: plafond(credits) } : null,
    begun: begun ?? null,
    offered: begun || type === 'EX_TRIAL' || type === 'EX_PREMIUM' ? null : await shortestNew(db, member, type, now),
    payment,
    request:
      request === undefined
        ? null
        : {
            title: requestLabel(request.formType),
            state: request.state,
            dueOn: request.dueAt && lastDayOf(request.dueAt),
          },
    saved: { readings: saved.length - resources, resources },
    points: await pointsOf(db, viewer, now, graceDays),
    hasCard: type === 'REGISTRATO' && (await findCardOf(db, member.id))?.visibility === 'public',
    ...plans,
  }
}

type Whose = { memberId: string; audience: Audience; now: Date }

/** What has been earned in the triennium, and what the plan still lets one use; null where training is not theirs to see. */
export async function creditsNow(
  db: Db,
  { memberId, audience, now }: Whose,
): Promise<{ earned: number; toUse: number | null } | null> {
  if (audience.type === 'SUSPECT' || audience.type === 'REGISTRATO') return null
  const hasWallet = 'ecm' in audience.wallets
  const [pictures, wallets] = await Promise.all([
    picturesFor(db, memberId, now),
    hasWallet ? listWallets(db, memberId, now) : [],
  ])
  return { earned: runningOf(pictures)?.credits.total ?? 0, toUse: hasWallet ? creditsOf(wallets).available : null }
}

async function shortestNew(db: Db, member: Member, type: MemberType, now: Date): Promise<Course | null> {
  const { id: memberId } = member
  const profession = (await findMemberById(db, memberId))?.profession ?? null
  const newest = await listUntaken(db, { memberId, profession, isRegistered: type === 'REGISTRATO' }, now)
  return newest.toSorted(ownThenShort(profession))[0] ?? null
}

/** The courses in progress, the one studied last first, each with where the member was. */
export async function begunCourses(
  db: Db,
  { memberId, now, hasRoom, limit }: { memberId: string; now: Date; hasRoom: boolean; limit: number },
): Promise<BegunCourse[]> {
  const ids = await listStudied(db, memberId, now, limit)
  return Promise.all(ids.map((id) => begunCourse(db, { id, memberId, now, hasRoom })))
}

async function begunCourse(
  db: Db,
  { id, memberId, now, hasRoom }: { id: number; memberId: string; now: Date; hasRoom: boolean },
): Promise<BegunCourse> {
  const [course, enrolment, lessons, progress] = await Promise.all([
    getCourse(db, id),
    findEnrolment(db, memberId, id, now),
    listLessons(db, id),
    listProgress(db, memberId, id),
  ])
  const told = enrolment?.percentageOfCompletion ?? 0
  // A course followed elsewhere tells how far one is, and of its lessons nothing is known here.
  const isHere = hasRoom && !course.isExternal && lessons.length > 0 && (progress.size > 0 || told === 0)
  if (!isHere) return { ...course, percent: told, minutesLeft: null, lesson: null, isTestNext: false, isHere: false }
  const states = lessonStates(lessons, progress, course)
  const at = states.indexOf('open')
  const lesson = lessons[at]
  const secondsLeft = lessons.reduce((sum, { id: lessonId, durationSeconds }) => {
    const done = progress.get(lessonId)
    return sum + (done?.completedAt ? 0 : Math.max(0, durationSeconds - (done?.furthestSeconds ?? 0)))
  }, 0)
  return {
    ...course,
    percent: completionPercent(lessons, progress),
    minutesLeft: Math.ceil(secondsLeft / 60),
    lesson: lesson
      ? {
          id: lesson.id,
          number: at + 1,
          of: lessons.length,
          title: lesson.title,
          minute: Math.floor((progress.get(lesson.id)?.positionSeconds ?? 0) / 60),
        }
      : null,
    isTestNext: !lesson,
    isHere,
  }
}

async function nextPayment(db: Db, memberId: string): Promise<Facts['payment']> {
  const invoices = await listInvoices(db, memberId)
  const next = invoices.find(({ kind, state }) => kind === 'invoice' && state === INVOICE_STATES.unpaid)
  return next
    ? { dueOn: next.dueOn, cents: next.amountCents, installment: next.installment, installments: next.installments }
    : null
}

async function pointsOf(db: Db, viewer: Viewer & { member: Member }, now: Date, graceDays: number) {
  const standing = standingOf(viewer.audience, viewer.member.expiration, now, graceDays)
  if (!maySpend(standing)) return null
  const balance = await readBalance(db, viewer.member.id, { now, isLooking: viewer.viewAs !== undefined })
  return { balance, lastDay: standing.kind === 'grace' ? standing.lastDay : null }
}

/** What the plans cost a month, to whoever has none: the least of them, and the one they had. */
async function plansFor(db: Db, memberId: string, now: Date): Promise<Pick<Facts, 'cheapest' | 'formerPlan'>> {
  const [products, owned] = await Promise.all([listProducts(db, now), listOwnedProducts(db, memberId)])
  const offers = products.flatMap(({ id, name, kind, isOnSale, priceList }) => {
    const entry = defaultPlan(priceList)
    return kind === 'plan' && isOnSale && entry ? [{ id, name, monthlyCents: monthlyCents(entry, priceList) }] : []
  })
  const last = owned
    .filter(({ kind }) => kind === 'plan')
    .toSorted((one, other) => other.activeFrom.getTime() - one.activeFrom.getTime())[0]
  return {
    cheapest: offers.toSorted((one, other) => one.monthlyCents - other.monthlyCents)[0] ?? null,
    formerPlan: offers.find(({ id }) => id === last?.productId) ?? null,
  }
}

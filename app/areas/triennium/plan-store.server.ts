import { and, arrayOverlaps, desc, eq, gte, lte, notInArray, sql } from 'drizzle-orm'
import { NATIONAL_OBJECTIVES, type ObjectiveArea } from '#areas/courses/objectives-model.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import type { CreditPlan } from './model.ts'
import type { PlannedCourse } from './plan-rules.ts'
import { creditPlans } from './tables.server.ts'

type Of = { memberId: string; periodSlug: string }

const isOf = ({ memberId, periodSlug }: Of) =>
  and(eq(creditPlans.memberId, memberId), eq(creditPlans.periodSlug, periodSlug))

export async function findPlan(db: Db, of: Of): Promise<CreditPlan | null> {
  const [row] = await db.select().from(creditPlans).where(isOf(of))
  if (!row) return null
  const { technical, process, system, objectives } = row
  return { shares: { technical, process, system }, objectives }
}

export async function putPlan(db: Db, of: Of, { shares, objectives }: CreditPlan, now: Date): Promise<void> {
  const said = { ...shares, objectives: [...objectives], updatedAt: now }
  await db
    .insert(creditPlans)
    .values({ ...of, ...said })
    .onConflictDoUpdate({ target: [creditPlans.memberId, creditPlans.periodSlug], set: said })
}

export async function deletePlan(db: Db, of: Of): Promise<boolean> {
  const { rowCount } = await db.delete(creditPlans).where(isOf(of))
  return (rowCount ?? 0) > 0
}

const COURSES_AN_AREA = 3

/** Open courses of an area that a member has not begun, those of the objectives they planned first; with a profession, for it. */
export async function listCoursesFor(
  db: Db,
  { memberId, profession, area, objectives }: Asked,
  now: Date,
): Promise<PlannedCourse[]> {
  const numbers = NATIONAL_OBJECTIVES.filter((each) => each.area === area).map(({ number }) => number)
  const number = sql<number>`substring(${courses.objective} from '^[0-9]{1,3}(?= - )')::int`
  const begun = db.select({ id: enrolments.courseId }).from(enrolments).where(eq(enrolments.memberId, memberId))
  return db
    .select({ slug: courses.slug, title: courses.title, credits: courses.credits })
    .from(courses)
    .where(
      and(
        eq(courses.state, 'open'),
        lte(courses.publishedAt, now),
        gte(courses.expiryDate, romeDayOf(now)),
        sql`${number} in ${numbers}`,
        notInArray(courses.id, begun),
        profession ? arrayOverlaps(courses.professions, [profession]) : undefined,
      ),
    )
    .orderBy(sql`${number} = any(${sql.param([...objectives])}::int[]) desc`, desc(courses.publishedAt), courses.id)
    .limit(COURSES_AN_AREA)
}

type Asked = { memberId: string; profession: string | null; area: ObjectiveArea; objectives: readonly number[] }

import { audienceOf } from '#areas/audience/context.server.ts'
import { JsonLd } from '#areas/content/ui/json-ld.tsx'
import { Region } from '#areas/content/ui/region.tsx'
import { courseFact } from '#areas/courses/course-fact-rules.ts'
import { isPublic } from '#areas/courses/rules.ts'
import { findCourseBySlug } from '#areas/courses/store.server.ts'
import { CourseView } from '#areas/courses/ui/course-view.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { noteCounted } from '#platform/tally/counted-page.ts'
import { coursePageOf } from '../course-page-context.server.ts'
import type { Route } from './+types/course'

/** One course of the catalogue: what it teaches, what it costs, the door. */
export const handle = { lends: ['bottom'], rests: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const { db, now, club, origin } = parts
  const course = await findCourseBySlug(db, params.slug)
  if (!course || !isPublic(course, now)) throw new NotFound('Questo corso non esiste.')
  noteCounted(context, { counter: 'reading', subject: `course:${course.id}`, outcome: 'whole' })
  return {
    audience: audienceOf(context),
    clubName: club.name,
    origin,
    address: `${origin}/corsi-ecm-fad/${course.slug}`,
    ...(await coursePageOf(parts, course)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { course, clubName, origin, details } = loaderData
  return pageMeta({
    title: course.title,
    description: course.description,
    path: `/corsi-ecm-fad/${course.slug}`,
    origin,
    clubName,
    type: 'article',
    imagePath: course.image,
    isHiddenFromSearchEngines: details.isWithdrawn || details.isOver,
  })
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, details, related, programme, audience, clubName, origin, address } = loaderData
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Corsi ECM', to: '/corsi-ecm-fad' }, { label: course.title }]
  return (
    <>
      <CourseView {...{ crumbs, course, details, related, programme, audience }} />
      <Region name="bottom" />
      <JsonLd data={courseFact(course, details, { clubName, origin, address })} />
    </>
  )
}

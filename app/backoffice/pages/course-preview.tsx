import { coursePageOf } from '#areas/classroom/course-page-context.server.ts'
import { deskCourseOf } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { CourseView } from '#areas/courses/ui/course-view.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { PreviewBar, previewAudience, previewChoice } from '../preview-bar.tsx'
import type { Route } from './+types/course-preview'

/** CRS-034. Who is PREMIUM sees another button with this wallet and without. */
const OPENING = ['ecm']

/** The page of a course as it was last saved, whatever its state, as a kind of visitor would get it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { course } = await deskCourseOf(context, params)
  const choice = previewChoice(new URL(request.url).searchParams, OPENING)
  return {
    choice,
    audience: previewAudience(choice),
    ...(await coursePageOf(partsOf(context), course)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Anteprima di ${loaderData?.course.title ?? 'un corso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function CoursePreviewPage({ loaderData }: Route.ComponentProps) {
  const { choice, ...view } = loaderData
  const path = `${DESK_PATH}/${view.course.id}`
  const crumbs = [
    { label: 'Redazione', to: '/redazione' },
    { label: 'Corsi ECM', to: DESK_PATH },
    { label: view.course.title },
  ]
  return (
    <>
      <PreviewBar path={path} back="Torna al corso" {...choice} />
      <CourseView key={choice.type} crumbs={crumbs} isPreview {...view} />
    </>
  )
}

import { staffOf } from '#areas/audience/context.server.ts'
import { idIn } from '#areas/courses/desk-context.server.ts'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { courseStudy } from '../course-study-context.server.ts'
import { COURSE_STUDY } from '../course-study-model.ts'
import { FIGURES_PATH } from '../pages-model.ts'
import { CourseQuestions } from '../ui/course-questions.tsx'
import { FigureLists } from '../ui/figure-lists.tsx'
import { FigurePanel } from '../ui/figure-panel.tsx'
import type { Route } from './+types/staff-course-figures'

/** FIG-038. One course: where people stop, how long they take, what they answer. */
export async function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'figures.read')
  const { db } = partsOf(context)
  return courseStudy(db, idIn(params.courseId))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Corso'}, Numeri | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffCourseFiguresPage({ loaderData }: Route.ComponentProps) {
  const { title, reach, times, questions, marks } = loaderData
  const { name: _times, ...timesDefinition } = COURSE_STUDY.times
  const { name: _marks, ...marksDefinition } = COURSE_STUDY.marks
  return (
    <>
      <DeskHead
        title={title}
        crumbs={[
          { label: 'Numeri', to: FIGURES_PATH },
          { label: 'Formazione', to: `${FIGURES_PATH}/formazione` },
        ]}
      />
      <div className="figure-panels">
        <FigurePanel panel={reach} isWhole />
        <FigureLists
          lists={[
            { ...times, definition: { ...timesDefinition, before: [] } },
            { ...marks.list, definition: { ...marksDefinition, before: [] }, words: marks.comments },
          ]}
        />
        <CourseQuestions questions={questions} />
      </div>
    </>
  )
}

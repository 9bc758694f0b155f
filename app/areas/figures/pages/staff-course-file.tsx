import { staffOf } from '#areas/audience/context.server.ts'
import { idIn } from '#areas/courses/desk-context.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { toCsv } from '#platform/pure/csv.ts'
import { courseStudy, studyRows } from '../course-study-context.server.ts'
import type { Route } from './+types/staff-course-file'

/** FIG-020, FIG-038. The numbers of one course as a sheet. */
export async function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'figures.read')
  const { db } = partsOf(context)
  const id = idIn(params.courseId)
  return new Response(toCsv(studyRows(await courseStudy(db, id))), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="corso-${id}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

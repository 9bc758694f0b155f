import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { NotAllowed, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { toCsv } from '#platform/pure/csv.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { gridRows, readGrid } from '../cohort-context.server.ts'
import { findGrid } from '../cohort-model.ts'
import { findFigure } from '../definitions-model.ts'
import { fileRows } from '../file-rules.ts'
import { lookBack, mayLookBack } from '../look-back-context.server.ts'
import { askedIn } from '../page-context.server.ts'
import { stretchInWords } from '../points-rules.ts'
import { questionAsked } from '../question-rules.ts'
import { findSegmentFigure } from '../segments-store.server.ts'
import { clubDays, readFigures } from '../shown-context.server.ts'
import type { Route } from './+types/staff-figure-file'

/** FIG-020. One figure as a sheet; FIG-050, with money in it, on the trail. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.read')
  const { db, now } = partsOf(context)
  const grid = findGrid(params.code)
  const figure = grid ?? findFigure(params.code) ?? (await findSegmentFigure(db, params.code))
  if (!figure) throw new NotFound()
  if (!staffMay(staff, figure.permission)) throw new NotAllowed()
  const days = await clubDays(db, now)
  const { searchParams } = new URL(request.url)
  const { question } = questionAsked(askedIn(searchParams), days)
  const segmentId = searchParams.get('segmento')
  if (segmentId && !(staffMay(staff, 'members.read') && !grid && mayLookBack(figure))) throw new NotAllowed()
  const looked =
    segmentId && !grid ? await lookBack(db, segmentId, [figure], question, { now, until: days.until }) : null
  if (looked && looked.problem !== null) throw new NotFound(looked.problem)
  const rows = grid
    ? gridRows(await readGrid(db, grid, question, days))
    : looked
      ? looked.shown.flatMap((shown) => [
          [looked.words],
          ...fileRows(shown, { ...question, split: null, comparison: 'nessuno' }),
        ])
      : (await readFigures(db, [figure], question, now)).flatMap((shown) => fileRows(shown, question))
  if (figure.permission === 'figures.money')
    await recordTrail(db, {
      at: now,
      kind: 'list-exported',
      actorId: staff.id,
      name: `${figure.name}, ${stretchInWords(question.period)}`,
    })
  const { from, to } = question.period
  return new Response(toCsv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${figure.code}-${from}-${to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

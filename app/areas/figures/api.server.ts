import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { readGrid } from './cohort-context.server.ts'
import { findGrid } from './cohort-model.ts'
import { findFigure } from './definitions-model.ts'
import { questionAsked } from './question-rules.ts'
import { findSegmentFigure } from './segments-store.server.ts'
import { clubDays, readFigures } from './shown-context.server.ts'
import { codeAsked, figureAnswer, figureParams, figureQuery, presentFigure, presentGrid } from './wire.ts'

const getFigure = defineCall({
  method: 'GET',
  path: '/Numeri/{codice}',
  summary: 'Una cifra del Club in un periodo, come la mostrano la pagina e il file.',
  access: 'figures.read',
  isKnownToStaff: true,
  params: figureParams,
  query: figureQuery,
  answer: figureAnswer,
  async handle({ db, now, viewer }, { params, query }) {
    const grid = findGrid(codeAsked(params))
    const figure = grid ?? findFigure(codeAsked(params)) ?? (await findSegmentFigure(db, codeAsked(params)))
    if (!figure) throw new NotFound()
    if (!staffMay(callerOf(viewer), figure.permission)) throw new NotAllowed()
    const days = await clubDays(db, now)
    const { question, faults } = questionAsked(query, days)
    const isSplit = !question.split || figure.splits.includes(question.split)
    const hasHours = question.step !== 'ora' || ('hasHours' in figure && figure.hasHours)
    const wrong = {
      ...(!hasHours && { passo: 'Questa cifra non si conta per ore.' }),
      ...faults,
      ...(!isSplit && { per: 'Questa cifra non si divide così.' }),
    }
    if (Object.keys(wrong).length > 0) throw new InvalidInput(wrong)
    if (grid) return presentGrid(grid, await readGrid(db, grid, question, days), question)
    const [shown] = await readFigures(db, [figure], question, now)
    if (!shown) throw new NotFound()
    return presentFigure(shown, question)
  },
})

export const figureCalls: Call<Viewer>[] = [getFigure]

import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { findFigure } from './definitions-model.ts'
import { questionAsked } from './question-rules.ts'
import { clubDays, readFigures } from './shown-context.server.ts'
import { codeAsked, figureAnswer, figureParams, figureQuery, presentFigure } from './wire.ts'

const getFigure = defineCall({
  method: 'GET',
  path: '/Numeri/{codice}',
  summary: 'Una cifra del Club in un periodo, come la mostrano la pagina e il file.',
  access: 'figures.read',
  params: figureParams,
  query: figureQuery,
  answer: figureAnswer,
  async handle({ db, now, viewer }, { params, query }) {
    const figure = findFigure(codeAsked(params))
    if (!figure) throw new NotFound()
    if (!staffMay(callerOf(viewer), figure.permission)) throw new NotAllowed()
    const { question, faults } = questionAsked(query, await clubDays(db, now))
    const isSplit = !question.split || figure.splits.includes(question.split)
    const wrong = { ...faults, ...(!isSplit && { per: 'Questa cifra non si divide così.' }) }
    if (Object.keys(wrong).length > 0) throw new InvalidInput(wrong)
    const [shown] = await readFigures(db, [figure], question, now)
    if (!shown) throw new NotFound()
    return presentFigure(shown, question)
  },
})

export const figureCalls: Call<Viewer>[] = [getFigure]

import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { picturesFor, runningOf } from '#areas/triennium/picture-context.server.ts'
import { NotAllowed } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { outsideOf } from '#platform/outside/outside.server.ts'
import { standingFacts } from './facts-context.server.ts'
import { bandOf } from './rules.ts'
import { bandWire, earnedWire } from './wire.ts'

const getStanding = defineCall({
  method: 'GET',
  path: '/standing',
  summary: 'A che punto è chi ha effettuato l’accesso: crediti, corso da riprendere, scadenza, richiesta.',
  access: 'member',
  answer: bandWire,
  async handle({ db, now, viewer, request }) {
    const member = callerOf(viewer)
    const { type } = viewer.audience
    if (type === 'SUSPECT') throw new NotAllowed('Accedi per continuare.', 401)
    const { loyalty, coursePlatform } = outsideOf(request)
    const asking = { viewer: { ...viewer, member }, type, now, graceDays: loyalty.graceDays, hasRoom: !coursePlatform }
    return bandOf(await standingFacts(db, asking))
  },
})

const getEarned = defineCall({
  method: 'GET',
  path: '/standing/credits',
  summary: 'I crediti del triennio, con i corsi del Club e dichiarati.',
  access: 'member',
  answer: earnedWire,
  async handle({ db, now, viewer }) {
    const running = runningOf(await picturesFor(db, callerOf(viewer).id, now))
    return { earned: running?.credits.total ?? 0, obligation: running?.obligation.credits ?? 0 }
  },
})

export const standingCalls: Call<Viewer>[] = [getStanding, getEarned]

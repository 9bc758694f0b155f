import { z } from 'zod'
import type { MovableClock } from '../clock.ts'
import { type Call, callDefiner } from './call.server.ts'

const move = z.union([
  z.strictObject({ at: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceDays: z.number().min(-3660).max(3660) }),
  z.strictObject({ reset: z.literal(true) }),
])

/** Moves the time of a demo, so that anyone can watch a trial expire. Listed among the calls only in demo mode. */
export function demoClockCall<Viewer>(clock: MovableClock): Call<Viewer> {
  return callDefiner<Viewer>()({
    method: 'POST',
    path: '/demo/clock',
    summary: 'Sposta l’orologio della dimostrazione: a un istante, di un numero di giorni, o di nuovo all’ora vera.',
    access: 'club.write',
    body: move,
    answer: z.object({ now: z.iso.datetime() }),
    handle: async (_context, { body }) => {
      if ('at' in body) clock.set(new Date(body.at))
      else if ('advanceDays' in body) clock.advance(body.advanceDays * 24 * 60 * 60 * 1000)
      else clock.reset()
      return { now: clock.now().toISOString() }
    },
  })
}

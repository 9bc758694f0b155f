import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tally } from './tally.server.ts'

const NAME = 'tally'

/** Told once to the server when it is made, so that a call counts where pages do. */
export function lendTally(app: FastifyInstance, tally: Tally): void {
  app.decorate(NAME, tally)
}

export function tallyOf(request: FastifyRequest): Tally {
  return request.server.getDecorator<Tally>(NAME)
}

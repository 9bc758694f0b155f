import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log/log.server.ts'
import { recommenderClient } from '#platform/outside/magazines/client.server.ts'
import type { RecommenderPort } from '#platform/outside/magazines/port.ts'
import { standInRecommender } from '#platform/outside/magazines/stand-in.server.ts'
import { MAGAZINES } from './model.ts'

const NAME = 'magazinesRecommender'

/** Told once to the server when it is made: the recommender at the configured address, or the one of the house. */
export function provideRecommender(
  app: FastifyInstance,
  { url, clock, log }: { url: string | undefined; clock: Clock; log: Log },
): void {
  const magazines = MAGAZINES.map(({ code, title }) => ({ code, name: title }))
  app.decorate(NAME, url ? recommenderClient({ url, log }) : standInRecommender(magazines, () => clock.now()))
}

export function recommenderOf(request: FastifyRequest): RecommenderPort {
  return request.server.getDecorator<RecommenderPort>(NAME)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'

const NAME = 'appSecret'

/** Told once to the server when it is made, so that a call can seal what it hands out. */
export function lendSecret(app: FastifyInstance, secret: string): void {
  app.decorate(NAME, secret)
}

export function secretOf(request: FastifyRequest): string {
  return request.server.getDecorator<string>(NAME)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignInSettings } from './model.ts'

const NAME = 'signInSettings'

/** Told once to the server when it is made: calls read it from there, so that nothing is read from the environment. */
export function provideSignInSettings(app: FastifyInstance, settings: SignInSettings): void {
  app.decorate(NAME, settings)
}

export function signInSettingsOf(request: FastifyRequest): SignInSettings {
  return request.server.getDecorator<SignInSettings>(NAME)
}

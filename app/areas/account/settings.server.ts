import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import type { RegistrationSettings, SignInSettings } from './model.ts'

const NAME = 'signInSettings'

/** Told once to the server when it is made: calls read it from there, so that nothing is read from the environment. */
export function provideSignInSettings(app: FastifyInstance, settings: RegistrationSettings): void {
  app.decorate(NAME, settings)
}

/** The same, as the house lends it to the action of a page. */
export function signInSettingsIn({ isDemo, isSecure, secret, club, origin, outside }: PageParts): SignInSettings {
  const { breachedPasswords } = outside
  return { isDemo, isHttps: isSecure, secret, club, origin, breachedPasswords }
}

export function signInSettingsOf(request: FastifyRequest): RegistrationSettings {
  return request.server.getDecorator<RegistrationSettings>(NAME)
}

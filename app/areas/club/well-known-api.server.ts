import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { CurrentClub } from './context.server.ts'
import { securityTxt } from './security-txt-rules.ts'

type Parts = { club: CurrentClub; clock: Clock; origin: string }

/** Where a member of any site changes the password: browsers and password managers lead there. */
const PASSWORD_PATH = '/profilo/sicurezza'

/** IDN-026. What programs look for on every site; what is not here has no page. */
export function registerWellKnown(app: FastifyInstance, { club, clock, origin }: Parts): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const text = securityTxt(club.now().security, origin, clock.now())
    if (text === null) return reply.code(404).send()
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text)
  })
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(PASSWORD_PATH, 303))
  app.all('/.well-known/*', async (_request, reply) => reply.code(404).send())
}

import type { FastifyInstance } from 'fastify'
import type { CurrentClub } from '#areas/club/context.server.ts'
import { type Follower, followChanges } from '#platform/changes/follower.server.ts'
import { CHANGES_CHANNEL, type Change } from '#platform/changes/model.ts'
import { readChanges } from '#platform/changes/store.server.ts'
import type { Database } from '#platform/db/database.server.ts'
import { listen } from '#platform/db/listen.server.ts'
import type { PageCache } from '#platform/page-cache/page-cache.server.ts'
import { type ViewerResolver, viewerHandlers } from '#platform/session/viewer-resolver.server.ts'

type Followed<Viewer> = {
  cache: PageCache
  resolver: ViewerResolver<Viewer>
  club: CurrentClub
  database: Database
  databaseUrl: string
}

const ASKED_AGAIN_MS = 1_000

/** OPS-001. What is published or decided, on any node, is no longer shown as it was: heard at once, read within two seconds where it is not heard. */
export async function followClubChanges<Viewer>(
  app: FastifyInstance,
  { cache, resolver, club, database, databaseUrl }: Followed<Viewer>,
): Promise<Follower> {
  let isClosed = false
  let learning: Promise<void> = Promise.resolve()

  /** No page may be kept as new with the name the club had before: until the settings can be read, what is drawn is forgotten again. */
  async function learnClub(): Promise<void> {
    try {
      await club.renew()
    } catch (error) {
      app.log.error({ err: error }, 'the settings of the club cannot be read')
      setTimeout(() => {
        if (!isClosed) learn()
      }, ASKED_AGAIN_MS).unref()
    }
    cache.forgetAll()
  }
  function learn(): void {
    learning = learning.then(learnClub)
  }

  function act({ changed }: Change): void {
    if (changed === 'club') learn()
    else learning.then(cache.forgetAll)
  }

  const follower = await followChanges({
    read: (horizon) => readChanges(database.db, horizon),
    act,
    forgetAll: (why) => {
      app.log.warn({ why }, 'what changed cannot be known: everything kept is forgotten')
      resolver.forgetAll()
      learn()
    },
    onFailure: (error) => app.log.warn({ err: error }, 'the log of changes cannot be read'),
  })
  const listener = await listen(
    databaseUrl,
    { ...viewerHandlers(resolver), [CHANGES_CHANNEL]: follower.hear },
    {
      onReconnect: () => {
        resolver.forgetAll()
        follower.ask().catch((error) => app.log.error({ err: error }, 'the log of changes cannot be read'))
      },
      onError: (error) => app.log.warn({ err: error }, 'the listening connection broke'),
    },
  )
  app.addHook('onClose', async () => {
    isClosed = true
    await Promise.all([follower.close(), listener.close()])
  })
  // What was decided between the first question and the first word that could be heard.
  await follower.ask()
  await club.renew()
  return follower
}

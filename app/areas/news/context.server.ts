import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { healthNewsClient } from '#platform/outside/health-news/client.server.ts'
import type { HealthNewsPort } from '#platform/outside/health-news/port.ts'
import { standInHealthNews } from '#platform/outside/health-news/stand-in.server.ts'
import { lastGood } from '#platform/outside/last-good.ts'
import { findFeedCopy, upsertFeedCopy } from './store.server.ts'

const NAME = 'healthNews'
const COPY = 'health-news'

type Options = { url: string | undefined; isDemo: boolean; db: Db; clock: Clock; log: Log }

const noFeed: HealthNewsPort = { listPosts: async () => [] }

/** Told once to the server when it is made: the configured feed with its last good copy behind it; in a demo, an invented one. */
export function provideHealthNews(app: FastifyInstance, { url, isDemo, db, clock, log }: Options): void {
  const without = isDemo ? standInHealthNews() : noFeed
  app.decorate(NAME, url ? withCopy(healthNewsClient({ url, log }), { db, clock }) : without)
}

export function healthNewsOf(request: FastifyRequest): HealthNewsPort {
  return request.server.getDecorator<HealthNewsPort>(NAME)
}

/** How long a copy is good enough for not asking again: a home page is opened more often than a feed changes. */
const FRESH_MS = 5 * 60_000

function withCopy(feed: HealthNewsPort, { db, clock }: { db: Db; clock: Clock }): HealthNewsPort {
  let fresh: { posts: Awaited<ReturnType<HealthNewsPort['listPosts']>>; until: number } | null = null
  return {
    async listPosts(count) {
      const now = clock.now()
      if (fresh && now.getTime() < fresh.until && fresh.posts.length >= count) return fresh.posts.slice(0, count)
      const { value, isFresh } = await lastGood(() => feed.listPosts(count), {
        read: () => findFeedCopy(db, COPY),
        save: (posts) => upsertFeedCopy(db, COPY, posts, now),
      })
      if (isFresh) fresh = { posts: value, until: now.getTime() + FRESH_MS }
      return value.slice(0, count)
    },
  }
}

import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Env } from '../env.server.ts'
import { NotAllowed, NotFound } from '../errors.ts'

/** What the other rooms let us read when somebody asks for the numbers; nothing is counted twice. */
export type MetricSources = {
  pageCache?: () => { pages: number; bytes: number; hits: number; misses: number; evictions: number; wipes: number }
  /** What was published or decided, and how a node learns of it. */
  changes?: () => { read: number; unheard: number; secondsSinceRead: number }
  pool?: { totalCount: number; idleCount: number; waitingCount: number }
  /** Jobs by queue and state, waiting and failed ones included. */
  jobs?: () => Promise<{ queue: string; waiting: number; active: number; failed: number }[]>
  mail?: () => Promise<{ waiting: number; failed: number }>
  /** FIG-008. Totals that the last comparison found other than they were kept. */
  figureMismatches?: () => Promise<number>
  /** IDN-013. New passwords that the service of stolen ones did not answer about. */
  unansweredBreachChecks?: () => number
  /** The pattern of the page that a request asks for; null where it asks for none. */
  pageRoute?: (request: FastifyRequest) => string | null
  /** The type of whoever asks, where it is known without looking for it. */
  audienceType?: (request: FastifyRequest) => string | undefined
}

/** IDN-025. One more answer: of this method, to this pattern, with this status, to a visitor of this type. */
export type CountAnswer = (method: string, route: string, status: number, audience: string) => void

/** Prometheus at `/metrics`, with the token, or from the machine itself where no token is set and this is not production. */
export function registerMetrics(
  app: FastifyInstance,
  env: Pick<Env, 'metricsToken' | 'isProduction'>,
  sources: MetricSources = {},
): CountAnswer {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const count = countAnswers(registry)
  measureRequests(app, registry, sources, count)
  describeSources(registry, sources)
  app.get('/metrics', async (request, reply) => {
    assertMayRead(request, env)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return count
}

/** Kept pages count here too: adding one to a number is all that the quickest answer can afford. */
function countAnswers(registry: Registry): CountAnswer {
  const labelNames = ['method', 'route', 'status', 'audience'] as const
  const counts = new Map<string, number>()
  new Counter({
    name: 'http_answers_total',
    help: 'Answers by method, route pattern, status and type of visitor, kept pages included.',
    labelNames,
    registers: [registry],
    collect() {
      this.reset()
      for (const [key, total] of counts) {
        const [method = '', route = '', status = '', audience = ''] = key.split(' ')
        this.inc({ method, route, status, audience }, total)
      }
    },
  })
  return (method, route, status, audience) => {
    const key = `${method} ${route} ${status} ${audience}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
}

function assertMayRead(
  request: FastifyRequest,
  { metricsToken, isProduction }: Pick<Env, 'metricsToken' | 'isProduction'>,
): void {
  if (metricsToken) {
    if (!isSameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw new NotAllowed('Serve il token delle misure.', 401)
    return
  }
  if (isProduction || !isFromThisMachine(request)) throw new NotFound()
}

function isSameText(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** A proxy on this machine speaks for others, so whoever was forwarded does not count as local. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  return (
    /^(127\.|::1$|::ffff:127\.)/.test(address) &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined
  )
}

function measureRequests(
  app: FastifyInstance,
  registry: Registry,
  { pageRoute, audienceType }: MetricSources,
  count: CountAnswer,
): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status. Kept pages answer before the router: http_answers_total counts them.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, never the address: addresses are endless and may be about a person.
    const route = pageRoute?.(request) ?? request.routeOptions.url ?? 'none'
    count(request.method, route, reply.statusCode, audienceType?.(request) ?? 'unknown')
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    done()
  })
}

function describeSources(registry: Registry, sources: MetricSources): void {
  const { pageCache, changes, pool, jobs, mail, figureMismatches, unansweredBreachChecks } = sources
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  if (pageCache) {
    gauge('page_cache_pages', 'Public pages kept in memory.', () => pageCache().pages)
    gauge('page_cache_bytes', 'Bytes of kept pages.', () => pageCache().bytes)
    counter('page_cache_hits_total', 'Answers taken from kept pages.', () => pageCache().hits)
    counter('page_cache_misses_total', 'Public pages that had to be rendered.', () => pageCache().misses)
    counter('page_cache_evictions_total', 'Kept pages forgotten for lack of room.', () => pageCache().evictions)
    counter('page_cache_wipes_total', 'Times every kept page was forgotten.', () => pageCache().wipes)
  }
  if (changes) {
    counter('changes_read_total', 'Changes this node acted on.', () => changes().read)
    counter('changes_unheard_total', 'Changes no announcement told of, found by reading.', () => changes().unheard)
    gauge(
      'changes_seconds_since_read',
      'Seconds since the log of changes last answered.',
      () => changes().secondsSinceRead,
    )
  }
  if (pool) {
    gauge('db_pool_connections', 'Open connections to the database.', () => pool.totalCount)
    gauge('db_pool_idle', 'Open connections nobody is using.', () => pool.idleCount)
    gauge('db_pool_waiting', 'Requests waiting for a connection.', () => pool.waitingCount)
  }
  if (unansweredBreachChecks)
    counter(
      'breached_password_checks_unanswered_total',
      'New passwords the service of stolen ones did not answer about.',
      unansweredBreachChecks,
    )
  if (jobs) describeJobs(registry, jobs)
  if (mail) describeMail(registry, mail)
  if (figureMismatches)
    new Gauge({
      name: 'figures_mismatch',
      help: 'Totals that the last nightly comparison found other than they were kept.',
      registers: [registry],
      async collect() {
        this.set(await orNothing(figureMismatches, Number.NaN))
      },
    })
}

function describeJobs(registry: Registry, read: NonNullable<MetricSources['jobs']>): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      for (const { queue, ...states } of await orNothing(read, []))
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count)
    },
  })
}

function describeMail(registry: Registry, read: NonNullable<MetricSources['mail']>): void {
  new Gauge({
    name: 'mail_outbox',
    help: 'Letters not delivered yet, by state.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      for (const [state, count] of Object.entries(await orNothing<Record<string, number>>(read, {})))
        this.set({ state }, count)
    },
  })
}

/** Without the database these numbers are missing, and the others are needed more than ever; `/health/ready` tells of it. */
async function orNothing<T>(read: () => Promise<T>, nothing: T): Promise<T> {
  return read().catch(() => nothing)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '#areas/audience/model.ts'
import type { Clock } from '#platform/clock.ts'
import { hostCookie, readHostCookie } from '#platform/session/cookie.ts'
import type { Tally } from '#platform/tally/tally.server.ts'
import { isVisitor } from './kept-pages.server.ts'
import { hasAgreedToStatistics } from './tally.server.ts'

/** The content at which a browser that agreed to statistics was stopped, for the seven days of what comes next; nothing about whose it is. */
const STOPPED_COOKIE = 'stopped_at'
const FOLLOWED_MS = 7 * 86_400_000
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const CONTENT = /^\/(?:news-approfondimenti\/[^/]+|risorse)\/([a-z0-9-]{1,200})$/
const PRESSES = ['NA131', 'PP050']
/** Acts of a browser that are a step, where they succeed. */
const STEPS: Readonly<Record<string, string>> = {
  '/api/Auth/AttivazioneTrial': 'trial',
  '/api/Auth/RegistrazioneTrial': 'trial',
  '/checkout': 'purchase',
  '/checkout.data': 'purchase',
}

type Parts = {
  tally: Tally
  clock: Clock
  isHttps: boolean
  resolveViewer(request: FastifyRequest): Promise<Viewer>
}

/** FIG-040. What whoever was stopped by a paywall did next, only of those who agreed to statistics: counted as totals of a day. */
export function followNextSteps(app: FastifyInstance, { tally, clock, isHttps, resolveViewer }: Parts): void {
  const cookieOf = (value: string, maxAgeMs: number) =>
    hostCookie(STOPPED_COOKIE, value, { isSecure: isHttps, maxAgeMs })
  app.addHook('onSend', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (request.method !== 'POST' || reply.statusCode >= 400 || !(path in STEPS || path === EVENTS || path === CONSENT))
      return
    const { cookie } = request.headers
    const known = readHostCookie(cookie, STOPPED_COOKIE, isHttps).value
    if (!hasAgreedToStatistics(request.headers, clock.now())) {
      if (known !== undefined) reply.header('set-cookie', cookieOf('', 0))
      return
    }
    const stoppedAt = known && SLUG.test(known) ? known : null
    const steps = path === EVENTS ? pressesIn(request.body, stoppedAt) : stepAt(path, stoppedAt)
    if (steps.length === 0) return
    const viewer = await resolveViewer(request)
    if (!isVisitor(viewer)) return
    for (const step of steps) {
      const cell = tally.cellOf({ counter: 'next', ...step, asksAgreed: true }, viewer.audience.type)
      tally.count(cell, request.headers)
    }
    const last = steps.at(-1)?.subject
    if (path === EVENTS && last) reply.header('set-cookie', cookieOf(last, FOLLOWED_MS))
  })
}

const EVENTS = '/api/Tracking/Eventi'
/** Whoever takes the consent back has nothing of it left in the browser. */
const CONSENT = '/api/Tracking/Consenso'
type Step = { subject: string; outcome: string }

const stepAt = (path: string, subject: string | null): Step[] => {
  const outcome = STEPS[path]
  return subject && outcome ? [{ subject, outcome }] : []
}

/** Presses on the invitation of a content, or on the plans later. */
function pressesIn(body: unknown, stoppedAt: string | null): Step[] {
  const { eventi } = (body ?? {}) as { eventi?: { code?: unknown; path?: unknown }[] }
  if (!Array.isArray(eventi)) return []
  return eventi.flatMap(({ code, path }) => {
    const subject = CONTENT.exec(String(path))?.[1] ?? stoppedAt
    return subject && SLUG.test(subject) && PRESSES.includes(String(code)) ? [{ subject, outcome: String(code) }] : []
  })
}

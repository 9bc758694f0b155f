import { setTimeout as pause } from 'node:timers/promises'
import { Unavailable } from '../errors.ts'
import type { Log } from '../log/log.server.ts'
import { type BreakerOptions, type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts'

export type OutsideRequest = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: string
  /** True for a write that may safely arrive twice, for instance one with an idempotency key. Reads always may. */
  isRepeatable?: boolean
}

export type OutsideAnswer = { status: number; headers: Headers; text: string }

export type ResilientFetchOptions = {
  /** How the system is called in the log and to the person, for instance "il servizio di pagamento". */
  name: string
  baseUrl: string
  log: Log
  /** For each attempt, body included. */
  timeoutMs?: number
  /** Attempts after the first. */
  retries?: number
  retryDelayMs?: number
  maxBytes?: number
  breaker?: BreakerOptions
  /** Waited for before each attempt, retries too: for a system that counts how often it is asked. */
  beforeAttempt?: () => Promise<void>
}

export type ResilientFetch = {
  /** Answers with any status below 500 but 429; everything else is `Unavailable`, said in Italian. */
  request(path: string, request?: OutsideRequest): Promise<OutsideAnswer>
  breaker: CircuitBreaker
}

const READS = new Set(['GET', 'HEAD'])

/** Speaks with a system that may refuse, hang, drip or reset, and always comes back within a known time. */
export function resilientFetch(options: ResilientFetchOptions): ResilientFetch {
  const { name, log, retries = 2, retryDelayMs = 200 } = options
  const breaker = circuitBreaker(options.breaker ?? { failures: 5, coolDownMs: 30_000 })

  async function attempt(path: string, request: OutsideRequest): Promise<OutsideAnswer> {
    await options.beforeAttempt?.()
    if (!breaker.mayTry()) throw unavailable(name)
    try {
      const answer = await askOnce(options, path, request)
      if (answer.status >= 500 || answer.status === 429) throw new Error(`status ${answer.status}`)
      breaker.succeeded()
      return answer
    } catch (error) {
      breaker.failed()
      throw error
    }
  }

  async function request(path: string, asked: OutsideRequest = {}): Promise<OutsideAnswer> {
    const mayRepeat = asked.isRepeatable ?? READS.has(asked.method ?? 'GET')
    const attempts = mayRepeat ? retries + 1 : 1
    for (let turn = 1; ; turn += 1) {
      try {
        return await attempt(path, asked)
      } catch (error) {
        if (error instanceof Unavailable) throw error
        log.warn({ system: name, turn, reason: reasonOf(error) }, 'an outside system did not answer')
        if (turn >= attempts) throw unavailable(name)
        await pause(retryDelayMs * 2 ** (turn - 1) * (0.5 + Math.random() / 2))
      }
    }
  }

  return { request, breaker }
}

async function askOnce(
  { baseUrl, timeoutMs = 5000, maxBytes = 5 * 1024 * 1024 }: ResilientFetchOptions,
  path: string,
  request: OutsideRequest,
): Promise<OutsideAnswer> {
  const response = await fetch(new URL(path, baseUrl), {
    method: request.method ?? 'GET',
    headers: request.headers,
    body: request.body,
    // Following a redirect would let the other system choose whom we talk to.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { status: response.status, headers: response.headers, text: await readBounded(response, maxBytes) }
}

async function readBounded(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error('answer too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The code of the failure, never its sentence: addresses of calls may carry persons. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause as { code?: unknown } | undefined
  if (typeof cause?.code === 'string') return cause.code
  return error.name === 'Error' ? error.message : error.name
}

function unavailable(name: string): Unavailable {
  return new Unavailable(`In questo momento ${name} non risponde. Riprova tra poco.`, 30)
}

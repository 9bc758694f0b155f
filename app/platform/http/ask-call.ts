const LONGEST_WAIT_MS = 20_000

/** Told on the window when something was sent by somebody who is no longer signed in. */
export const SIGNED_OUT = 'signed-out'

/** What one of our own calls answered to the browser. A network that fails is status 0. */
export type CallAnswer<Answer> =
  | { isOk: true; answer: Answer }
  | { isOk: false; status: number; kind: string; message: string; fields: Record<string, string> }

type Refused = { message?: string; error?: { kind?: string; fields?: Record<string, string> } }
export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: object
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

/** Gives up a request after as long as a visitor waits. A timer of the page, which a test can move. */
export function untilLate(): AbortSignal {
  const late = new AbortController()
  setTimeout(() => late.abort(), LONGEST_WAIT_MS)
  return late.signal
}

/** Asks a call of the club from the browser. Whatever goes wrong is an answer, so that the page decides what to say. */
export async function askCall<Answer = null>(
  path: string,
  { method = 'GET', body, headers, signal }: CallOptions = {},
): Promise<CallAnswer<Answer>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      signal: signal ? AbortSignal.any([signal, untilLate()]) : untilLate(),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer: unknown = text ? JSON.parse(text) : null
    if (response.ok) return { isOk: true, answer: answer as Answer }
    if (response.status === 401 && method !== 'GET') window.dispatchEvent(new Event(SIGNED_OUT))
    const { message = '', error } = (answer ?? {}) as Refused
    return { isOk: false, status: response.status, kind: error?.kind ?? '', message, fields: error?.fields ?? {} }
  } catch {
    return { isOk: false, status: 0, kind: '', message: '', fields: {} }
  }
}

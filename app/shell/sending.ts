/** Why what was written would not arrive if it were sent now. */
export type Hindrance = 'signed-out' | 'unreachable'

let shown: Hindrance | null = null
const listeners = new Set<() => void>()

function show(hindrance: Hindrance | null): void {
  shown = hindrance
  for (const listener of listeners) listener()
}

/** Whether the page in sight was made for somebody: who never signed in sends the forms that are for everybody. */
let isForSomebody = false

export function sendForSomebody(isSomebody: boolean): void {
  isForSomebody = isSomebody
}

/** What keeps a form from leaving its page, for whoever tells it. */
export const hindranceNow = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): Hindrance | null => shown,
  onServer: (): Hindrance | null => null,
}

/** Looks again at once: somebody asked, or came back from where they signed in. */
export const TRY_AGAIN = 'sending:try-again'

/**
 * Waits until a form can arrive. A form sent without a session, or to a club that does not answer, would leave its page and lose
 * every word: so the page asks first, says what is in the way, and goes on by itself when it is gone.
 */
export async function untilItCanArrive(signal: AbortSignal): Promise<void> {
  try {
    for (let hindrance = await look(); hindrance; hindrance = await look()) {
      show(hindrance)
      await change(signal)
    }
  } finally {
    show(null)
  }
}

async function look(): Promise<Hindrance | null> {
  try {
    const answer = await fetch('/api/me')
    if (!answer.ok) return 'unreachable'
    const { member } = await answer.json()
    return member || !isForSomebody ? null : 'signed-out'
  } catch {
    return 'unreachable'
  }
}

/** Until something happened that may have mended it; fails when the sending itself was given up. */
function change(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const once = new AbortController()
    const settle = (act: () => void) => {
      once.abort()
      act()
    }
    const options = { signal: once.signal }
    for (const event of ['focus', 'online', TRY_AGAIN]) window.addEventListener(event, () => settle(resolve), options)
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)), options)
    if (signal.aborted) settle(() => reject(signal.reason))
  })
}

import { afterAll, beforeEach, vi } from 'vitest'
import { toast } from '#design/toast/toast.ts'
import { WAIT_MS } from './patience.ts'
import { hashQuickly } from './quick-hashes.ts'
import { giveReadyKeys } from './ready-keys.ts'

/** Files share a worker: what was made ready by the first serves the others. */
const worker = globalThis as { isReady?: boolean }
if (!worker.isReady) {
  giveReadyKeys()
  hashQuickly()
  waitPatiently()
}
worker.isReady = true

/** OPS-054. A busy machine is no fault of what is waited for: by itself Vitest waits one second. */
function waitPatiently() {
  const { waitFor } = vi
  vi.waitFor = (callback, options) =>
    waitFor(callback, { timeout: WAIT_MS, ...(typeof options === 'number' ? { timeout: options } : options) })
  // What the club waits for another company is some seconds; in less than one somebody here waits for what never comes.
  const limit = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (delayMs) => limit(delayMs < 1_000 ? delayMs : WAIT_MS)
}

/** What one file left on the screen, or in what the screen remembers, is no business of the next. */
beforeEach(() => toast.clear())
afterAll(() => {
  if (!globalThis.document) return
  document.body.replaceChildren()
  vi.resetModules()
})

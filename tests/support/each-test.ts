import { afterAll, beforeEach, vi } from 'vitest'
import { toast } from '#design/toast/toast.ts'
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

/** A busy machine is no fault of what is waited for: a second, which is what one gets by not saying, is not always enough. */
function waitPatiently() {
  const { waitFor } = vi
  vi.waitFor = (callback, options = 10_000) => waitFor(callback, options)
}

/** What one file left on the screen, or in what the screen remembers, is no business of the next. */
beforeEach(() => toast.clear())
afterAll(() => {
  if (!globalThis.document) return
  document.body.replaceChildren()
  vi.resetModules()
})

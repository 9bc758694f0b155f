import { afterAll, beforeEach, vi } from 'vitest'
import { toast } from '#design/toast/toast.ts'
import { hashQuickly } from './quick-hashes.ts'
import { giveReadyKeys } from './ready-keys.ts'

/** Files share a worker: what was made ready by the first serves the others. */
const worker = globalThis as { isReady?: boolean }
if (!worker.isReady) {
  giveReadyKeys()
  hashQuickly()
}
worker.isReady = true

/** What one file left on the screen, or in what the screen remembers, is no business of the next. */
beforeEach(() => toast.clear())
afterAll(() => {
  if (!globalThis.document) return
  document.body.replaceChildren()
  vi.resetModules()
})

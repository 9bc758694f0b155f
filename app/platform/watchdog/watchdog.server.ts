import { once } from 'node:events'
import { url as debuggerUrl } from 'node:inspector'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Env } from '../env.server.ts'
import type { Log } from '../log/log.server.ts'

const BEAT_MS = 250

/** IDN-008. Watches the event loop of this process from a thread of its own until the process ends. */
export async function startWatchdog(
  { watchdogSeconds, healthPort, host }: Pick<Env, 'watchdogSeconds' | 'healthPort' | 'host'>,
  log: Log,
): Promise<void> {
  if (watchdogSeconds === 0 && healthPort === undefined) return
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const isDebugged = () => (debuggerUrl() === undefined ? 0 : 1)
  Atomics.store(shared, 1, isDebugged())
  const worker = new Worker(path.resolve('app/platform/watchdog/watch-loop.mjs'), {
    workerData: { shared, seconds: watchdogSeconds, healthPort, host },
  })
  await once(worker, 'message')
  worker.on('error', (error) => log.error({ err: error }, 'the watchdog has failed'))
  worker.unref()
  setInterval(() => {
    Atomics.add(shared, 0, 1)
    Atomics.store(shared, 1, isDebugged())
  }, BEAT_MS).unref()
}

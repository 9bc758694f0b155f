import { StartupError } from '../startup-error.ts'
import { type ServingLock, takeServingLock } from './serving-lock.server.ts'

export type Keeper = { release: () => Promise<void> }

export type KeeperOptions = {
  url: string
  folder: string
  /** Brings the server up again, or finds that it already is. */
  start: () => Promise<unknown>
  log: (sentence: string) => void
}

/** A process that was just asked to stop needs a moment to let go of the data. */
const handOverMs = 3_000
const longestPauseMs = 5_000

/** Holds the right to serve and, when the server dies under us, starts it again: the pages come back by themselves. */
export async function keepServing({ url, folder, start, log }: KeeperOptions): Promise<Keeper> {
  let lock: ServingLock | null = null
  let isStopping = false
  let revival: Promise<void> | null = null

  async function revive(): Promise<void> {
    log('Il database incorporato si è fermato: lo riavvio.')
    for (let pauseMs = 100; !isStopping; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await start()
        lock = await takeServingLock(url, handOverMs, onLost)
        if (lock) return log('Il database incorporato è di nuovo pronto.')
      } catch (error) {
        log(`Il database incorporato non riparte: ${(error as Error).message}`)
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
    }
  }
  function onLost(): void {
    if (!isStopping) revival = revive()
  }

  lock = await takeServingLock(url, handOverMs, onLost)
  if (!lock) {
    throw new StartupError(
      `Un altro processo di Camice sta già usando questi dati (${folder}): fermalo prima di avviarne un secondo, oppure imposta DATABASE_URL per usarne più di uno.`,
    )
  }
  return {
    release: async () => {
      isStopping = true
      await revival
      await lock?.release()
    },
  }
}

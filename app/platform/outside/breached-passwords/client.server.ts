import { createHash } from 'node:crypto'
import { Unavailable } from '../../errors.ts'
import type { Log } from '../../log/log.server.ts'
import { resilientFetch } from '../resilient-fetch.server.ts'
import type { BreachedPasswordsPort } from './port.ts'

const PREFIX_LENGTH = 5
const TIMEOUT_MS = 1_000

/**
 * IDN-013. A range service (the protocol of Have I Been Pwned): only five characters of the SHA-1 leave the house, and the answer is
 * padded so that its length tells nothing; lines added for that have a count of 0.
 */
export function breachedPasswordsClient({ url, log }: { url: string; log: Log }): BreachedPasswordsPort {
  const { request } = resilientFetch({
    name: 'l’elenco delle password rubate',
    baseUrl: url,
    log,
    timeoutMs: TIMEOUT_MS,
    retries: 0,
  })
  let failed = 0
  return {
    name: 'range',
    failures: () => failed,
    async isBreached(password) {
      const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
      const suffix = digest.slice(PREFIX_LENGTH)
      try {
        const path = `range/${digest.slice(0, PREFIX_LENGTH)}`
        const { status, text } = await request(path, { headers: { 'add-padding': 'true' } })
        if (status !== 200) throw new Unavailable(`status ${status}`)
        return text.split(/\r?\n/).some((line) => {
          const [found, count] = line.split(':')
          return found?.toUpperCase() === suffix && Number(count) > 0
        })
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error
        failed += 1
        return false
      }
    },
  }
}

import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'

const MOST_AGENTS = 2_000
/** No browser says more of itself: of whoever does, the rest is neither read nor remembered. */
const LONGEST_AGENT = 512
const agents = new Map<string, boolean>()

/** FIG-039. Programs say who they are; the long list of names is asked once for each. Whoever says nothing is no browser. */
export function isMachine(agent: string | undefined): boolean {
  if (!agent) return true
  if (agent.length > LONGEST_AGENT) return isbot(agent.slice(0, LONGEST_AGENT))
  const known = agents.get(agent)
  if (known !== undefined) return known
  const found = isbot(agent)
  if (agents.size >= MOST_AGENTS) agents.clear()
  agents.set(agent, found)
  return found
}

const isEarly = (said: string | string[] | undefined) => said !== undefined && String(said).includes('prefetch')

/** FIG-039. Whether a browser opens a page, and does not only fetch it in case somebody should. */
export function isOpening(headers: IncomingHttpHeaders): boolean {
  return (
    !isMachine(headers['user-agent']) &&
    !isEarly(headers['sec-purpose']) &&
    !isEarly(headers.purpose) &&
    !isEarly(headers['x-moz'])
  )
}

/** The router asks the data of a page again after an act of its own: whoever is on it does not open it. */
export function asksAgain(referer: string | undefined, address: string): boolean {
  if (!referer?.startsWith(address)) return false
  const next = referer[address.length]
  return next === undefined || next === '#' || (next === '?' && !address.includes('?'))
}

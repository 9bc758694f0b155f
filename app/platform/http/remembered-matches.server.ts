import type { EntryContext } from 'react-router'
import { createMemory } from '#platform/pure/memory.ts'

type Answered = EntryContext['staticHandlerContext']
type Match = Answered['_match']

const REMEMBERED_PATHS = 500
const LONGEST_REMEMBERED = 200

/** What each router has found so far: a club has one. */
const memories = new WeakMap<Match, Match>()

/**
 * A document names the routes of the pages above its own, and to find each the router tries all its routes, most of them for the home
 * page, which is above every other. They are always the same few paths: they are looked for once.
 */
export function rememberMatches(answered: Answered): void {
  const match = answered._match
  const remembering = memories.get(match) ?? remember(match)
  memories.set(match, remembering)
  // A page that fails is drawn again from the same answer.
  memories.set(remembering, remembering)
  answered._match = remembering
}

function remember(match: Match): Match {
  const memory = createMemory<ReturnType<Match>>(REMEMBERED_PATHS)
  return (path) =>
    typeof path === 'string' && path.length <= LONGEST_REMEMBERED ? memory(path, () => match(path)) : match(path)
}

/** A route as the router's build lists it. */
type Route = { id: string; parentId?: string | undefined; path?: string | undefined }

/** Beyond the second word of an address a place has few pages left. */
const WORDS_LOOKED_AT = 2

/**
 * Of all the routes those that may answer an address: the ones whose first words are its own, or are open to any word, and the shorter
 * ones, because a page also tells the browser of the places it lies in. `keyOf` is the same for addresses that have the same routes:
 * words that are nobody's make one key, so there are as many keys as places, whatever is asked.
 */
export function nearbyRoutes(routes: Record<string, Route | undefined>) {
  const known = Object.values(routes).flatMap((route) => (route ? [withParents(route, routes)] : []))
  const places = new Set(known.flatMap(({ words }) => words.slice(0, WORDS_LOOKED_AT)))
  return {
    keyOf: (pathname: string) =>
      wordsOf(pathname)
        .slice(0, WORDS_LOOKED_AT)
        .map((word) => (places.has(word) ? word : ''))
        .join('/'),
    idsFor: (key: string) =>
      new Set(known.filter(({ words }) => isNear(words, key.split('/'))).flatMap(({ ids }) => ids)),
  }
}

/** A route with those around it, and the words of its whole address. */
function withParents(route: Route, routes: Record<string, Route | undefined>): { ids: string[]; words: string[] } {
  const around = route.parentId ? routes[route.parentId] : undefined
  if (!around) return { ids: [route.id], words: wordsOf(route.path ?? '') }
  const { ids, words } = withParents(around, routes)
  return { ids: [...ids, route.id], words: [...words, ...wordsOf(route.path ?? '')] }
}

/** As the router reads them: without the ending of a request for data, decoded, in any case of letters. */
function wordsOf(pathname: string): string[] {
  return pathname
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
    .map((word) => decoded(word).toLowerCase())
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

/** After a word that may be missing, or that stands for many, nothing can be compared. */
function isNear(words: readonly string[], key: readonly string[]): boolean {
  const loose = words.findIndex((word) => word === '*' || word.endsWith('?'))
  const compared = loose < 0 ? words : words.slice(0, loose)
  const isTooLong = key.length < WORDS_LOOKED_AT && compared.length > key.length
  if (isTooLong) return false
  return key.every((word, at) => {
    const own = compared[at]
    return own === undefined || own === word || own.startsWith(':')
  })
}

/** Apart from the places themselves, which know every record: what is drawn in the browser reads no more than this. */
export const DESK_PATH = '/redazione'

/** The place where an address of the desk belongs, if it belongs to one. */
export function placeAt<Place extends { path: string }>(places: readonly Place[], pathname: string): Place | null {
  const holding = places.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return holding.toSorted((one, other) => other.path.length - one.path.length)[0] ?? null
}

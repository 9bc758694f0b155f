export const COVERS_PATH = '/copertine'

/** Goes up when drawings change, so that what browsers have kept is asked again. */
export const COVER_EDITION = 2

export type CoverKey = {
  /** What makes this item itself: its slug or id. */
  seed: string
  category?: string | undefined
  /** The item this one lies on, in whose manner it must not be drawn. */
  unlike?: string | undefined
}

/** Where the drawn cover of an item is. */
export function coverPath({ seed, category, unlike }: CoverKey): string {
  const query = new URLSearchParams({ s: seed, ...(category && { c: category }), ...(unlike && { u: unlike }) })
  return `${COVERS_PATH}/${COVER_EDITION}.svg?${query}`
}

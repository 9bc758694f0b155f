import type { CoverKey } from './cover-path.ts'
import { drawCover } from './draw-cover.ts'

/** A drawn cover as a file; its colours are those that every reader knows. */
export function coverSvg({ seed, category = '', unlike }: CoverKey): string {
  const { drawing } = drawCover(seed, category, unlike)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="640" height="360">${drawing}</svg>`
}

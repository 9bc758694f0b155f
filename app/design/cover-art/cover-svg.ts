import type { CoverKey } from './cover-path.ts'
import { drawCover } from './draw-cover.ts'

/** A drawn cover as a file. `inColours`: for a reader that does not know the colours of the browser. */
export function coverSvg({ seed, category = '', unlike }: CoverKey, inColours = (colour: string) => colour): string {
  const { ground, shapes } = drawCover(seed, category, unlike)
  const paths = shapes.map(({ d, fill, stroke, width, opacity }) => {
    const said = { fill: fill && inColours(fill), stroke: stroke && inColours(stroke), 'stroke-width': width, opacity }
    const attributes = Object.entries(said).map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    return `<path d="${d}"${attributes.join('')}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="640" height="360"><path d="M0 0h320v180H0z" fill="${inColours(ground)}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
}

import { type ComponentType, createElement, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Drawing = ComponentType<SVGProps<SVGSVGElement>>

/** How Lucide's drawings are painted here. */
const OUTLINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const shared = ['viewBox', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']

/** Turns one drawn <svg> into the <symbol> of the same name, keeping the paint it declares on its root. */
function symbol(name: string, drawing: Drawing, paint: SVGProps<SVGSVGElement>): string {
  const markup = renderToStaticMarkup(createElement(drawing, paint))
  const [, root = '', inside = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>$/.exec(markup) ?? []
  const attributes = shared.flatMap((key) => {
    const value = new RegExp(` ${key}="([^"]*)"`).exec(root)?.[1]
    return value === undefined ? [] : [`${key}="${value}"`]
  })
  return `<symbol id="${name}" ${attributes.join(' ')}>${shorter(inside)}</symbol>`
}

/**
 * Figures nobody could tell apart, in fewer letters. Those of an arc stay as they are: its two flags may be written together with the
 * figure after them (`002.001` is 0, 0, 2.001).
 */
function shorter(shapes: string): string {
  return shapes.replaceAll(/[A-Za-z][^A-Za-z]*/g, (part) =>
    /^[aA]/.test(part) ? part : part.replaceAll(/\d+\.\d{3,}/g, (figure) => String(Number(Number(figure).toFixed(2)))),
  )
}

/**
 * All drawings of a family in one file that the browser keeps for ever. Pages point into it, so an icon costs a page no
 * JavaScript at all, and a hundred icons on offer to editors cost a reader nothing.
 */
export function sprite(
  names: readonly string[],
  drawingOf: (name: string) => Drawing | undefined,
  paint: SVGProps<SVGSVGElement> = OUTLINE,
): string {
  const symbols = names.map((name) => {
    const drawing = drawingOf(name)
    if (!drawing) throw new Error(`No drawing for the icon “${name}”`)
    return symbol(name, drawing, paint)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`
}

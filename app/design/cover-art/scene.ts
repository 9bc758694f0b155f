import type { ObjectName } from './draw-object.ts'
import { round } from './draw-object.ts'
import type { Tones } from './tones.ts'

export type Layout = 0 | 1 | 2

/** What a scene is drawn from. A sheet is 320 by 180, and what matters stands in the square in its middle. */
export type SceneParts = {
  readonly objects: readonly [ObjectName, ...ObjectName[]]
  readonly t: Tones
  readonly u: Tones
  readonly layout: Layout
  readonly random: () => number
}
export type Scene = (parts: SceneParts) => string

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
export const between = (random: () => number, low: number, high: number) => low + random() * (high - low)

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${rx ? ` rx="${rx}"` : ''}/>`
export const circle = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"/>`
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** What an object throws on what it stands on. */
export const shadow = (cx: number, cy: number, rx: number) =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(rx * 0.14)}" fill="#1b2433" opacity=".2"/>`

import { put, round } from './draw-object.ts'
import { circle, rect, type Scene, stroke, times } from './scene.ts'
import { WHITE } from './tones.ts'

const sheetOf = (x: number, y: number, turn: number, head: string, line: string, edge: string) =>
  `<g transform="rotate(${turn} ${x + 66} ${y + 85})">${rect(x + 7, y + 7, 132, 176, edge, 4)}${rect(x, y, 132, 176, WHITE, 4)}${rect(x + 16, y + 16, 66, 8, head, 3)}${times(6, (at) => rect(x + 16, y + 38 + at * 15, [100, 92, 98, 80, 96, 58][at] ?? 90, 5, line, 2)).join('')}</g>`

/** What is written. */
const sheet: Scene = ({ objects: [first, second], t, u, layout }) => {
  const ground = rect(0, 0, 320, 180, t.mid)
  const seal = circle(222, 118, 46, u.deep) + put(first, 222, 118, 62)
  if (layout === 1)
    return `${ground}${sheetOf(54, 16, -14, u.deep, t.light, t.deep)}${sheetOf(118, 10, 5, t.dark, t.light, t.deep)}${circle(160, 116, 44, u.deep)}${put(first, 160, 116, 60)}`
  if (layout === 2)
    return `${ground}${rect(88, 14, 144, 176, u.deep, 8)}${rect(98, 26, 124, 164, WHITE, 4)}${rect(132, 6, 56, 20, u.dark, 6)}${times(4, (at) => circle(116, 52 + at * 34, 9, at < 3 ? u.mid : t.light) + rect(134, 48 + at * 34, 70 - (at % 2) * 16, 7, t.light, 3)).join('')}${circle(234, 128, 38, t.dark)}${put(first, 234, 128, 52)}`
  return `${ground}${sheetOf(86, 12, -6, t.dark, t.light, t.deep)}${seal}${second ? put(second, 66, 132, 54, -10) : ''}`
}

/** A ticket, a stamp, a label. */
const ticket: Scene = ({ objects: [first], t, u, layout }) => {
  if (layout === 1)
    return `${rect(0, 0, 320, 180, u.mid)}<g transform="rotate(6 160 90)">${rect(90, 20, 140, 140, WHITE)}${times(9, (at) => [circle(90 + at * 17.5, 20, 6, u.mid), circle(90 + at * 17.5, 160, 6, u.mid), circle(90, 20 + at * 17.5, 6, u.mid), circle(230, 20 + at * 17.5, 6, u.mid)].join('')).join('')}${rect(106, 36, 108, 108, t.light)}${put(first, 160, 90, 82)}</g>${times(4, (at) => stroke(`M248 ${40 + at * 14}q18-8 36 0t36 0`, t.deep, 3)).join('')}`
  if (layout === 2)
    return `${rect(0, 0, 320, 180, t.light)}${stroke('M92 90C40 60 30 20 0 10', u.dark, 3)}<g transform="rotate(-8 170 90)"><path d="M112 40h136a12 12 0 0 1 12 12v76a12 12 0 0 1-12 12H112L72 102V78z" fill="${u.deep}"/>${circle(92, 90, 8, t.light)}${circle(184, 90, 42, WHITE)}${put(first, 184, 90, 62)}</g>`
  return `${rect(0, 0, 320, 180, u.mid)}<g transform="rotate(-5 160 90)"><path d="M46 30h228a10 10 0 0 1 10 10v32a18 18 0 0 0 0 36v32a10 10 0 0 1-10 10H46a10 10 0 0 1-10-10v-32a18 18 0 0 0 0-36V40a10 10 0 0 1 10-10z" fill="${WHITE}"/><path d="M212 36v108" stroke="${u.mid}" stroke-width="3" stroke-dasharray="2 8"/>${circle(136, 90, 46, t.light)}${put(first, 136, 90, 66)}${rect(228, 62, 38, 9, t.dark, 4)}${rect(228, 82, 30, 7, t.mid, 3)}${rect(228, 98, 36, 7, t.mid, 3)}</g>`
}

/** A measure that is followed. */
const trace: Scene = ({ objects: [first], t, u, layout }) => {
  const lens = (x: number, y: number) => circle(x, y, 54, t.pale) + ring(x, y, 54, u.deep) + put(first, x, y, 72)
  if (layout === 1)
    return `${rect(0, 0, 320, 180, t.dark)}${times(5, (at) => stroke(`M-10 ${30 + at * 30}q42-${36 - at * 6} 84 0t84 0t84 0t84 0`, at % 2 ? u.mid : t.deep, 5 - at * 0.6)).join('')}${circle(160, 90, 54, t.pale)}${put(first, 160, 90, 74)}`
  if (layout === 2)
    return `${rect(0, 0, 320, 180, t.pale)}${times(9, (at) => rect(18 + at * 33, 168 - ([34, 50, 44, 70, 62, 92, 86, 118, 132][at] ?? 60), 22, 200, at === 7 ? u.deep : t.mid, 4)).join('')}${stroke('M28 118 62 102 96 108 128 84 160 90 194 62 228 66 258 36', u.dark, 4)}${lens(120, 66)}`
  return `${rect(0, 0, 320, 180, t.light)}${times(7, (at) => stroke(`M${40 + at * 40} 0v180`, t.mid, 1)).join('')}${times(4, (at) => stroke(`M0 ${36 + at * 36}h320`, t.mid, 1)).join('')}${stroke('M-4 108h44l10-16 12 16h12l12-68 16 104 12-36h50', u.deep, 6)}${lens(212, 92)}`
}

const ring = (cx: number, cy: number, r: number, colour: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour}" stroke-width="5"/>`

/** People who talk. */
const dialogue: Scene = ({ objects: [first, second = first, third = first], t, u, layout }) => {
  if (layout === 1)
    return `${rect(0, 0, 320, 180, u.light)}<path d="M150 14h130a22 22 0 0 1 22 22v46a22 22 0 0 1-22 22h-14l4 26-30-26h-90a22 22 0 0 1-22-22V36a22 22 0 0 1 22-22z" fill="${t.deep}"/><path d="M44 84h100a20 20 0 0 1 20 20v40a20 20 0 0 1-20 20H80l-26 18 4-18H44a20 20 0 0 1-20-20v-40a20 20 0 0 1 20-20z" fill="${WHITE}"/>${put(first, 214, 58, 70)}${put(second, 94, 124, 58)}`
  if (layout === 2)
    return `${rect(0, 0, 320, 180, t.dark)}${bubble(84, 62, 50, u.mid)}${bubble(236, 62, 50, t.mid)}${bubble(160, 118, 54, WHITE)}${put(second, 84, 62, 52)}${put(third, 236, 62, 52)}${put(first, 160, 118, 70)}`
  return `${rect(0, 0, 320, 180, t.mid)}<path d="M52 20h118a22 22 0 0 1 22 22v52a22 22 0 0 1-22 22H96l-26 24 2-24H52a22 22 0 0 1-22-22V42a22 22 0 0 1 22-22z" fill="${WHITE}"/><path d="M196 78h74a20 20 0 0 1 20 20v40a20 20 0 0 1-20 20h-4l4 20-26-20h-48a20 20 0 0 1-20-20V98a20 20 0 0 1 20-20z" fill="${u.deep}"/>${put(first, 110, 68, 68)}${put(second, 232, 118, 52)}`
}

const bubble = (cx: number, cy: number, r: number, fill: string) =>
  `${circle(cx, cy, r, fill)}<path d="M${cx - 12} ${cy + r - 8}l-10 26 34-20z" fill="${fill}"/>`

/** A choice. */
const fork: Scene = ({ objects: [first, second = first, third = second], t, u, layout }) => {
  const arrow = (x: number, y: number) =>
    circle(x, y, 18, WHITE) + stroke(`M${x - 7} ${y}h14m-5-5 5 5-5 5`, t.dark, 2.5)
  if (layout === 1)
    return `${rect(0, 0, 320, 90, t.mid)}${rect(0, 90, 320, 90, u.dark)}${put(first, 116, 46, 68)}${put(second, 204, 134, 68)}${arrow(160, 90)}`
  if (layout === 2)
    return `${rect(0, 0, 107, 180, t.light)}${rect(107, 0, 106, 180, u.deep)}${rect(213, 0, 107, 180, t.mid)}${put(second, 54, 90, 64)}${put(first, 160, 90, 78)}${put(third, 266, 90, 64)}`
  return `${rect(0, 0, 320, 180, t.mid)}<path d="M190 0h130v180H130z" fill="${u.dark}"/>${put(first, 103, 90, 76)}${put(second, 219, 90, 76)}${arrow(160, 90)}`
}

/** A figure repeated as on a cloth. */
const tiles: Scene = ({ objects: [first, second = first], t, u, layout }) => {
  if (layout === 1)
    return `${rect(0, 0, 320, 180, t.light)}${times(12, (at) => `<path d="M${-120 + at * 52} 0h26l-70 180h-26z" fill="${at % 2 ? t.mid : u.light}"/>`).join('')}${circle(160, 90, 66, WHITE)}${put(first, 160, 90, 90)}`
  if (layout === 2)
    return `${rect(0, 0, 320, 180, u.mid)}${times(28, (at) => circle((at % 7) * 53 + (Math.floor(at / 7) % 2) * 26, 150 - Math.floor(at / 7) * 42, 30, at % 2 ? u.deep : t.light)).join('')}${circle(160, 90, 58, t.pale)}${put(first, 160, 90, 80)}`
  return `${rect(0, 0, 320, 180, t.light)}${times(15, (at) => {
    const [x, y] = [(at % 5) * 64, Math.floor(at / 5) * 60]
    return at % 2 === 0
      ? rect(x, y, 64, 60, at === 7 ? u.deep : t.mid)
      : put(at === 7 ? first : second, x + 32, y + 30, 38)
  }).join('')}${circle(160, 90, 44, u.deep)}${put(first, 160, 90, round(62))}`
}

export const SCENES_OF_PAPER = { sheet, ticket, trace, dialogue, fork, tiles }

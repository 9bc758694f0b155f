import { randomFrom } from './random.ts'

export type Palette = {
  ground: string
  /** A colour of the composition: how deep (0 light – 1 dark) and whether in the second hue. */
  tone: (depth: number, isSecond?: boolean) => string
}

/** Subjects the club knows have their own two hues; any other subject keeps the hues of its name. */
const huesBySubject: Record<string, [number, number]> = {
  medicina: [215, 165],
  clinica: [230, 190],
  cardiologia: [18, 350],
  farmacia: [160, 110],
  infermieristica: [195, 150],
  odontoiatria: [205, 250],
  psicologia: [305, 250],
  pediatria: [60, 20],
  nutrizione: [130, 85],
  legale: [280, 40],
  'norme e diritto': [285, 330],
  sicurezza: [35, 12],
  fisco: [90, 60],
  'fisco e tasse': [90, 60],
  assicurazioni: [255, 200],
  convenzioni: [340, 45],
  servizi: [225, 35],
  ricerca: [175, 230],
}

export function huesOf(category: string): [number, number] {
  const known = huesBySubject[category.trim().toLowerCase()]
  if (known) return known
  const random = randomFrom(category)
  const first = Math.round(random() * 360)
  return [first, (first + 35 + Math.round(random() * 70)) % 360]
}

/** Chroma is kept low at both ends, so that the drawing stays a ground for words and never shouts. */
export function paletteOf(category: string, turn = 0): Palette {
  const [first, second] = huesOf(category).map((hue) => (hue + turn + 360) % 360)
  return {
    ground: `oklch(.92 .035 ${first})`,
    tone: (depth, isSecond = false) => {
      const lightness = (0.86 - depth * 0.48).toFixed(2).slice(1)
      const chroma = (0.055 + 0.075 * Math.sin(Math.PI * Math.min(1, depth * 0.9))).toFixed(3).slice(1)
      return `oklch(${lightness} ${chroma} ${isSecond ? second : first})`
    },
  }
}

import { toHex } from '../oklch.ts'

/** Hue and chroma of the grounds; each has tones from the lightest to the darkest. */
const GROUNDS = {
  blue: [248, 0.1],
  petrol: [205, 0.075],
  sage: [158, 0.065],
  ochre: [84, 0.105],
  earth: [42, 0.12],
  brick: [28, 0.13],
  plum: [350, 0.09],
  lilac: [292, 0.075],
  paper: [88, 0.022],
  sky: [228, 0.07],
  dusk: [262, 0.07],
  moss: [128, 0.07],
} as const
export type Ground = keyof typeof GROUNDS
export const GROUND_NAMES = Object.keys(GROUNDS) as Ground[]

export type Tones = { pale: string; light: string; mid: string; deep: string; dark: string }

const colour = (lightness: number, chroma: number, hue: number) => toHex({ lightness, chroma, hue })

export function tonesOf(ground: Ground): Tones {
  const [hue, chroma] = GROUNDS[ground]
  return {
    pale: colour(0.965, chroma * 0.22, hue),
    light: colour(0.91, chroma * 0.5, hue),
    mid: colour(0.82, chroma * 0.85, hue),
    deep: colour(0.6, chroma * 1.05, hue),
    dark: colour(0.38, chroma * 0.85 + 0.01, hue),
  }
}

export const WHITE = '#fffdf8'

/** Two grounds that go together: the second is far from the first. */
export function pairOf(luck: number): [Ground, Ground] {
  const count = GROUND_NAMES.length
  const first = Math.floor(luck * count) % count
  const step = 3 + (Math.floor(luck * count * 7) % (count - 5))
  return [GROUND_NAMES[first] ?? 'blue', GROUND_NAMES[(first + step) % count] ?? 'ochre']
}

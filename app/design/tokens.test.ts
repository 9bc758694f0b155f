import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  ACCENT_CHROMA_RANGE,
  accentProblem,
  CHROMA_RANGE,
  HOUSE_ACCENT,
  HOUSE_COLOUR,
  START_ACCENTS,
} from '#areas/club/look-rules.ts'
import { contrast, type Oklch } from './oklch.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const declarations = new Map(
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name,
    value,
  ]),
)

function number(text: string): number {
  const product = /^calc\((.+) \* (.+)\)$/.exec(text)
  if (product) return number(product[1] ?? '') * number(product[2] ?? '')
  const variable = /^var\(--([\w-]+)\)$/.exec(text)
  return variable ? number(declarations.get(variable[1] ?? '') ?? '') : Number(text)
}

/** Reads a token as the browser would on the given ground; throws on a form the tokens do not use. */
function color(name: string, theme: 'light' | 'dark'): Oklch {
  const value = (declarations.get(name) ?? '').replaceAll(/\s+/g, ' ').trim()
  const alias = /^var\(--([\w-]+)\)$/.exec(value)
  if (alias) return color(alias[1] ?? '', theme)
  const sides = [...value.matchAll(/oklch\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].map((match) => match[1] ?? '')
  const side = sides[theme === 'dark' && value.startsWith('light-dark') ? 1 : 0]
  const [lightness, chroma, hue] = side?.match(/calc\([^()]*(?:\([^()]*\)[^()]*)*\)|var\([^()]*\)|[\d.]+/g) ?? []
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`--${name}: ${value}`)
  const read = { lightness: number(lightness), chroma: number(chroma), hue: number(hue) }
  if (Object.values(read).some(Number.isNaN)) throw new Error(`--${name} does not read as numbers: ${side}`)
  return read
}

const grounds = ['ground', 'paper', 'raised', 'sunken']
const text: [string, string[]][] = [
  ['ink', [...grounds, 'primary-tint', 'success-tint', 'warning-tint', 'danger-tint', 'gold-tint', 'orange-tint']],
  ['ink-soft', [...grounds, 'primary-tint']],
  ['primary', [...grounds, 'primary-tint']],
  ['primary-strong', [...grounds, 'primary-tint']],
  ['success', [...grounds, 'success-tint']],
  ['warning', ['paper', 'ground', 'warning-tint']],
  ['orange', ['paper', 'ground', 'orange-tint']],
  ['danger', [...grounds, 'danger-tint']],
  ['danger-strong', ['danger-tint', 'paper']],
  ['gold', ['gold-tint', 'paper']],
  ['on-primary', ['primary', 'primary-strong']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-success', ['success']],
  ['on-danger', ['danger', 'danger-strong']],
  ['on-warning-fill', ['warning-fill']],
  ['on-night', ['night']],
  ['on-night-soft', ['night']],
  ['on-bar-blue', ['bar-blue']],
  ['on-bar-yellow', ['bar-yellow']],
  ['on-bar-red', ['bar-red']],
]
const marks: [string, string[]][] = [
  ['line-strong', ['paper', 'ground', 'raised']],
  ['accent-mark', ['paper', 'ground']],
  ['focus', [...grounds, 'primary-tint']],
]

describe.each(['light', 'dark'] as const)('on the %s ground', (theme) => {
  const pairs = (list: [string, string[]][]) =>
    list.flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

  test.each(pairs(text))('%s on %s is legible text (WCAG 1.4.3)', (front, back) => {
    expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(marks))('%s on %s is a visible mark (WCAG 1.4.11)', (front, back) => {
    expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(3)
  })
})

test('whatever hue a club chooses, at every strength it may have, every pair stays legible in light and dark', () => {
  const chosen = ['brand-hue', 'brand-chroma'] as const
  const house = chosen.map((name) => declarations.get(name) ?? '')
  expect(house.map(Number)).toEqual([HOUSE_COLOUR.hue, HOUSE_COLOUR.chroma])
  // Colours that do not name the brand are the same at every hue, and were measured above.
  const isOfBrand = (name: string): boolean => /--brand-/.test(declarations.get(name) ?? '')
  const pairs = [...text.map((pair) => [...pair, 4.5] as const), ...marks.map((pair) => [...pair, 3] as const)].flatMap(
    ([front, backs, least]) =>
      backs.filter((back) => isOfBrand(front) || isOfBrand(back)).map((back) => ({ front, back, least })),
  )
  const names = [...new Set(pairs.flatMap(({ front, back }) => [front, back]))]
  const faults: string[] = []
  let measured = 0
  for (let hue = 0; hue < 360; hue += 1)
    for (let step = 0; step <= 4; step += 1) {
      const chroma = CHROMA_RANGE.least + (step / 4) * (CHROMA_RANGE.most - CHROMA_RANGE.least)
      declarations.set('brand-hue', String(hue)).set('brand-chroma', String(chroma))
      for (const theme of ['light', 'dark'] as const) {
        const colors = Object.fromEntries(names.map((name) => [name, color(name, theme)]))
        for (const { front, back, least } of pairs) {
          measured += 1
          const ratio = contrast(colors[front] as Oklch, colors[back] as Oklch)
          if (ratio < least) faults.push(`${theme} ${hue} ${chroma}: ${front} on ${back} is ${ratio.toFixed(2)}`)
        }
      }
    }
  for (const [index, name] of chosen.entries()) declarations.set(name, house[index] ?? '')
  expect(measured).toBeGreaterThan(100_000)
  expect(faults).toEqual([])
})

test('every colour of the buttons a club may choose is legible in light and dark, and what is refused would not be', () => {
  const chosen = ['accent-hue', 'accent-chroma'] as const
  const house = chosen.map((name) => declarations.get(name) ?? '')
  expect(house.map(Number)).toEqual([HOUSE_ACCENT.hue, HOUSE_ACCENT.chroma])
  const pairs = [
    ...['accent', 'accent-strong'].map((back) => ['on-accent', back, 4.5] as const),
    ...['paper', 'ground'].map((back) => ['accent-mark', back, 3] as const),
  ]
  const isLegible = () =>
    (['light', 'dark'] as const).every((theme) =>
      pairs.every(([front, back, least]) => contrast(color(front, theme), color(back, theme)) >= least),
    )
  const wrong: string[] = []
  let refused = 0
  for (let hue = 0; hue < 360; hue += 1)
    for (let step = 0; step <= 4; step += 1) {
      const { least, most } = ACCENT_CHROMA_RANGE
      const colour = { hue, chroma: least + (step / 4) * (most - least) }
      declarations.set('accent-hue', String(hue)).set('accent-chroma', String(colour.chroma))
      const isRefused = accentProblem(colour) !== null
      if (isRefused) refused += 1
      if (isRefused === isLegible()) wrong.push(JSON.stringify(colour))
    }
  for (const [index, name] of chosen.entries()) declarations.set(name, house[index] ?? '')
  expect(wrong).toEqual([])
  // Most of the wheel may be chosen, and the rule is not idle.
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThan(360 * 5 * 0.2)
  expect(START_ACCENTS.flatMap((colour) => accentProblem(colour) ?? [])).toEqual([])
})

test('black on white is 21, so the arithmetic is right', () => {
  const white = { lightness: 1, chroma: 0, hue: 0 }
  expect(contrast(white, { lightness: 0, chroma: 0, hue: 0 })).toBeCloseTo(21, 1)
})

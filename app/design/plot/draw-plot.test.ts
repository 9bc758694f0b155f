// reads: app/**/*
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, type Oklch, toHex } from '../oklch.ts'
import { axisOf } from './axis.server.ts'
import { drawPlot, drawSpark } from './draw-plot.server.ts'
import type { Plot, PlotSeries } from './plot.ts'

/** Machado, Oliveira and Fernandes (2009), of full severity, on linear light. */
const DYSCHROMATOPSIA = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}
const seenThrough = (color: Oklch, matrix: readonly number[]): number[] => {
  const light = [...toHex(color).matchAll(/[0-9a-f]{2}/g)].map(([channel]) => {
    const part = Number.parseInt(channel, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const row = (from: number) => light.reduce((sum, channel, index) => sum + channel * (matrix[from + index] ?? 0), 0)
  return [row(0), row(3), row(6)].map((channel) => Math.min(1, Math.max(0, channel)))
}
const ratio = (one: readonly number[], other: readonly number[]) => {
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((less, more) => more - less)
  return (light + 0.05) / (dark + 0.05)
}

const plotOf = (kind: Plot['kind'], series: readonly PlotSeries[], more: Partial<Plot> = {}): Plot => ({
  kind,
  id: 'p',
  name: 'Premium',
  description: 'Premium: 3 il 01/10',
  labels: (series[0]?.values ?? []).map((_, index) => `${index + 1} ott`),
  series,
  format: String,
  least: 1,
  ...more,
})
const svgOf = (...plot: Parameters<typeof plotOf>) => drawPlot(plotOf(...plot)).svg
const series = (...values: (number | null)[]): PlotSeries => ({ name: 'Premium', values })
const shapes = (svg: string, pattern: string) =>
  [...svg.matchAll(new RegExp(`<path class="${pattern}" d="([^"]*)"`, 'g'))].map(([, path]) => path)

describe('[FIG-019] axes', () => {
  test.each<[number[], boolean, number, number[]]>([
    [[0, 0], true, 1, [0, 1]],
    [[], true, 1, [0, 1]],
    [[3], true, 1, [0, 1, 2, 3]],
    [[1_184, 2_325], true, 1, [0, 500, 1_000, 1_500, 2_000, 2_500]],
    [[-120, 430], true, 1, [-200, -100, 0, 100, 200, 300, 400, 500]],
    [[1_204, 1_262], true, 1, [0, 200, 400, 600, 800, 1_000, 1_200, 1_400]],
    [[1_204, 1_262], false, 1, [1_200, 1_220, 1_240, 1_260, 1_280]],
    [[10, 2_262], false, 1, [0, 500, 1_000, 1_500, 2_000, 2_500]],
    [[0.4, 0.5], true, 1, [0, 1]],
    [[250_000, 900_000], true, 100, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
  ])('%j, from zero %s, steps of at least %s: %j', (values, isFromZero, least, ticks) => {
    expect(axisOf(values, { isFromZero, least }).ticks).toEqual(ticks)
  })

  test('columns begin at zero, and a line that does not says from where', () => {
    expect(drawPlot(plotOf('columns', [series(1_204, 1_262)])).scaleFrom).toBeNull()
    expect(drawPlot(plotOf('lines', [series(1_204, 1_262)])).scaleFrom).toBe('1200')
    expect(drawPlot(plotOf('lines', [series(1, 1_262)])).scaleFrom).toBeNull()
  })
})

describe('[FIG-019] what is drawn is what is', () => {
  test('a gap breaks the line, zero does not', () => {
    expect(shapes(svgOf('lines', [series(5, 4, null, 2, 1)]), 'plot-line plot-stroke-1')[0]?.match(/M/g)).toHaveLength(
      2,
    )
    expect(shapes(svgOf('lines', [series(5, 4, 0, 2, 1)]), 'plot-line plot-stroke-1')[0]?.match(/M/g)).toHaveLength(1)
  })
  test('a point alone between gaps is seen', () => {
    const marks = (values: (number | null)[]) => svgOf('lines', [series(...values)]).match(/class="plot-mark"/g)
    expect(marks([5, 4, 3, 2, 1])).toHaveLength(1)
    expect(marks([5, null, 3, null, 1, 2])).toHaveLength(3)
  })
  test('columns of zero and of no data have no height, but the axis stands', () => {
    const svg = svgOf('columns', [series(0, 0)])
    expect(shapes(svg, 'plot-column plot-stroke-1')).toEqual([''])
    expect(svg).toContain('>0</text>')
  })
  test('a stack is as high as its whole, and a negative part goes down', () => {
    const [first, second] = [series(6, 4), { name: 'Nuovi', values: [4, -2] }] as const
    const svg = svgOf('stack', [first, second])
    expect(axisOf([10, 6, -2], { isFromZero: true, least: 1 }).to).toBe(10)
    expect(shapes(svg, 'plot-column plot-stroke-1')[0]).toBe('M0.5 183.33V73.33M1.5 183.33V110')
    expect(shapes(svg, 'plot-column plot-stroke-2')[0]).toBe('M0.5 71.83V0M1.5 183.33V220')
  })
  test('what is not over is dashed', () => {
    expect(svgOf('lines', [series(1, 2, 3)], { isOpen: true })).toContain('plot-line plot-open')
    expect(
      shapes(svgOf('columns', [series(1, 2, 3)], { isOpen: true }), 'plot-column plot-stroke-1 plot-open'),
    ).toHaveLength(1)
    expect(svgOf('lines', [series(1, 2, 3)])).not.toContain('plot-open')
  })
})

describe('[FIG-016] the drawing', () => {
  const many = (count: number, points: number) =>
    Array.from({ length: count }, (_, each) => ({
      name: `Serie numero ${each}`,
      values: Array.from({ length: points }, (_, index) => Math.round(1e6 * Math.abs(Math.sin(index * (each + 1))))),
    }))
  test.each([
    ['lines', 1, 400],
    ['lines', 2, 400],
    ['lines', 6, 183],
    ['columns', 1, 400],
    ['stack', 11, 100],
    ['stack', 6, 183],
  ] as const)('%s, %s series of %s points: at most 30 kB', (kind, count, points) => {
    expect(Buffer.byteLength(svgOf(kind, many(count, points)))).toBeLessThanOrEqual(30_000)
  })
  test('no library of plots reaches the browser: files of the server alone import one', () => {
    const folder = new URL('../../', import.meta.url)
    const importers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) =>
        /from '(?:d3|chart|echarts|recharts|@visx|@observablehq)/.test(readFileSync(new URL(name, folder), 'utf8')),
      )
    expect(importers.length).toBeGreaterThan(0)
    expect(importers.filter((name) => !name.endsWith('.server.ts'))).toEqual([])
  })
  test('names and describes itself, whatever is in the words, and asks for no script or style', () => {
    const svg = svgOf('lines', [{ name: '<b>"A&B"</b>', values: [1, 2] }, series(3, 4)], { name: 'A<script>' })
    expect(svg).toContain('role="img" aria-labelledby="p-t" aria-describedby="p-d"')
    expect(svg).toContain('<title id="p-t">A&lt;script&gt;</title>')
    expect(svg).toContain('&lt;b&gt;&quot;A&amp;B')
    expect(svg).not.toMatch(/<script|<style|style=|<b>/)
  })
  test('has a few words at the axis where there is little room and more where there is', () => {
    const svg = svgOf('lines', many(1, 60))
    const labels = [...svg.matchAll(/class="plot-label([^"]*)"/g)].map(([, kind]) => kind ?? '')
    expect(labels.filter((kind) => !kind.includes('plot-wide'))).toHaveLength(3)
    expect(labels.filter((kind) => !kind.includes('plot-narrow'))).toHaveLength(6)
  })
  test('a line beside a number is quiet', () => {
    expect(drawSpark([1, 2, null, 4])).toContain('aria-hidden="true"')
    expect(drawSpark([1_204, 1_262], String)).toContain('<title>La scala parte da 1200</title>')
    expect(drawSpark([1, 1_262], String)).not.toContain('La scala')
    expect(drawSpark([])).not.toContain('circle')
  })
})

describe('[FIG-018] told apart without colour', () => {
  const six = Array.from({ length: 6 }, (_, index) => ({ name: `Serie ${index + 1}`, values: [index, index + 1] }))
  test('each line has a mark and its name at its end', () => {
    const svg = svgOf('lines', six)
    const marks = [...svg.matchAll(/class="plot-mark"[^>]*><path class="plot-fill-\d" d="([^"]*)"/g)].map(([, d]) => d)
    expect(new Set(marks).size).toBe(6)
    for (const { name } of six) expect(svg).toContain(`>${name}</text>`)
  })
  test('names do not lie on each other', () => {
    const close = Array.from({ length: 6 }, (_, index) => ({ name: `S${index}`, values: [100, 100 + index / 10] }))
    const heights = [...svgOf('lines', close).matchAll(/class="plot-name"[^>]* y="([\d.-]+)"/g)].map(([, y]) =>
      Number(y),
    )
    const ordered = heights.toSorted((one, other) => one - other)
    for (const [index, y] of ordered.entries())
      if (index > 0) expect(y - (ordered[index - 1] ?? 0)).toBeGreaterThanOrEqual(14.9)
  })

  const css = readFileSync(new URL('plot.css', import.meta.url), 'utf8')
  test('each stroke has dashes of its own', () => {
    const dashes = Array.from(
      { length: 10 },
      (_, index) => new RegExp(`plot-stroke-${index + 2} \\{[^}]*stroke-dasharray: ([^;]+)`).exec(css)?.[1],
    )
    expect(new Set(dashes).size).toBe(10)
    expect(dashes).not.toContain(undefined)
  })
  const colors = [...css.matchAll(/--plot-(\d|before): light-dark\(oklch\(([^)]+(?:\)[^),]*)?)\), oklch\(([^;]+)\)\)/g)]
  const read = (written: string, brandHue: number): Oklch => {
    const [lightness = 0, chroma = 0, hue = 0] = written
      .replace('var(--brand-hue)', String(brandHue))
      .replaceAll(')', '')
      .split(' ')
      .map(Number)
    return { lightness, chroma, hue }
  }
  test('every colour keeps 3:1 with the paper, in light and dark, whatever the hue of the club and the eye that sees it', () => {
    expect(colors).toHaveLength(7)
    for (const [, name, light = '', dark = ''] of colors) {
      for (let hue = 0; hue < 360; hue += 5) {
        const papers = [
          { lightness: 1, chroma: 0, hue: 0 },
          { lightness: 0.235, chroma: 0.02, hue },
        ] as const
        for (const [theme, color, paper] of [
          ['light', read(light, hue), papers[0]],
          ['dark', read(dark, hue), papers[1]],
        ] as const) {
          expect(contrast(color, paper), `--plot-${name} ${theme}, hue ${hue}`).toBeGreaterThanOrEqual(3)
          for (const [kind, matrix] of Object.entries(DYSCHROMATOPSIA))
            expect(
              ratio(seenThrough(color, matrix), seenThrough(paper, matrix)),
              `--plot-${name} ${theme}, hue ${hue}, ${kind}`,
            ).toBeGreaterThanOrEqual(3)
        }
      }
    }
  })
})

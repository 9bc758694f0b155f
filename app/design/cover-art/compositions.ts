import type { Palette } from './palette.ts'

/** A stroke of the drawing; everything is a path, on a sheet of 320 by 180. */
export type Shape = { d: string; fill?: string; stroke?: string; width?: number; opacity?: number }

export type Composition = (random: () => number, palette: Palette) => Shape[]

const sheet = { width: 320, height: 180 }
const round = Math.round
const between = (random: () => number, low: number, high: number) => low + random() * (high - low)
const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(r) * 2} 0a${round(r)} ${round(r)} 0 1 0-${round(r) * 2} 0`
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Tissue seen from near: translucent cells, each with its nucleus. */
const cells: Composition = (random, { tone }) =>
  times(11, (index) => {
    const r = between(random, 22, 62)
    const [x, y] = [between(random, -10, sheet.width + 10), between(random, -10, sheet.height + 10)]
    return [
      { d: disc(x, y, r), fill: tone(0.25 + random() * 0.5, index % 3 === 0), opacity: 0.5 },
      { d: disc(x + r * 0.16, y - r * 0.12, Math.max(3, r * 0.24)), fill: tone(0.95, index % 3 === 0), opacity: 0.42 },
    ]
  }).flat()

/** Layers, as of skin or of hills: one calm wave above the other, darker towards the foot. */
const strata: Composition = (random, { tone }) => {
  const phase = random() * 80
  const count = round(between(random, 5, 8))
  return times(count, (index) => {
    const y = round(22 + (index * 168) / count)
    const swing = () => round(between(random, 8, 30) * (random() < 0.5 ? -1 : 1))
    const start = round(-20 - phase * (index % 2))
    const d = `M${start} ${y}q45 ${swing()} 90 0t90 ${round(between(random, -8, 8))}t90 0t90 0t90 0V190H${start}z`
    return { d, fill: tone(0.12 + (index * 0.875) / count, index % 3 === 1), opacity: 0.86 }
  })
}

/** Growth rings around a few centres. */
const rings: Composition = (random, { tone }) =>
  times(4, (centre) => {
    const [x, y] = [between(random, 20, 300), between(random, 0, 180)]
    const step = between(random, 11, 19)
    return times(5, (ring) => ({
      d: disc(x, y, step * (ring + 1)),
      stroke: tone(0.95 - ring * 0.17, centre % 2 === 1),
      width: round(between(random, 2, 7)),
      opacity: 0.72,
    }))
  }).flat()

/** Two strands and the rungs between them. */
const helix: Composition = (random, { tone }) => {
  const tilt = round(between(random, -14, 14))
  const swing = round(between(random, 44, 60))
  const length = round(between(random, 74, 96))
  const strand = (side: 1 | -1) =>
    `M-40 ${90 - tilt}${times(5, (turn) => `q${length / 2} ${side * (turn % 2 ? -1 : 1) * swing * 2} ${length} ${round(tilt / 2)}`).join('')}`
  const rungs = times(30, (index) => {
    const x = -30 + index * 13
    const reach = Math.abs(Math.sin((Math.PI * (x + 40)) / length)) * swing
    const middle = 90 - tilt + (tilt / 2) * ((x + 40) / length)
    return reach < 6 ? '' : `M${x} ${round(middle - reach)}V${round(middle + reach)}`
  })
  return [
    { d: rungs.join(''), stroke: tone(0.4), width: 3, opacity: 0.55 },
    { d: strand(1), stroke: tone(0.85), width: 11 },
    { d: strand(-1), stroke: tone(0.6, true), width: 11, opacity: 0.92 },
    {
      d: disc(between(random, 20, 300), between(random, 10, 50), between(random, 10, 24)),
      fill: tone(0.3, true),
      opacity: 0.5,
    },
  ]
}

/** The line of a heartbeat, and its echo. */
const pulse: Composition = (random, { tone }) => {
  const beat = () => {
    const peak = round(between(random, 42, 66))
    return `h${round(between(random, 18, 34))}q7-13 14 0h8l6 10 9-${peak} 10 ${peak + 24} 7-34h10q10-20 20 0`
  }
  return [
    ...times(3, (index) => ({
      d: disc(between(random, 0, 320), between(random, 10, 170), between(random, 36, 78)),
      fill: tone(0.15 + index * 0.14, index === 1),
      opacity: 0.5,
    })),
    ...times(4, (index) => ({
      d: `M-${round(random() * 60)} ${46 + index * 30}${beat()}${beat()}${beat()}h60`,
      stroke: tone(0.95 - index * 0.22, index % 2 === 1),
      width: 5.5 - index,
      opacity: 0.9 - index * 0.12,
    })),
  ]
}

/** A flower of ellipses, as a molecule or a rosette. */
const petals: Composition = (random, { tone }) =>
  times(3, (flower) => {
    const [x, y] = [round(between(random, 30 + flower * 90, 90 + flower * 90)), round(between(random, 30, 150))]
    const reach = between(random, 46, 84)
    const count = 7 + round(random() * 3)
    const spread = Math.PI / count + 0.16
    const at = (angle: number, length: number): [number, number] => [
      Math.cos(angle) * reach * length,
      Math.sin(angle) * reach * length,
    ]
    const d = times(count, (index) => {
      const angle = (index / count) * Math.PI * 2
      const [tipX, tipY] = at(angle, 1)
      const [leftX, leftY] = at(angle - spread, 0.72)
      const [rightX, rightY] = at(angle + spread, 0.72)
      return `M${x} ${y}q${round(leftX)} ${round(leftY)} ${round(tipX)} ${round(tipY)}q${round(rightX - tipX)} ${round(rightY - tipY)} ${round(-tipX)} ${round(-tipY)}`
    }).join('')
    return [
      { d, fill: tone(0.35 + flower * 0.2, flower === 1), opacity: 0.62 },
      { d: disc(x, y, reach * 0.13), fill: tone(0.95, flower === 1), opacity: 0.8 },
    ]
  }).flat()

/** Sheets laid one over the other, as on a desk where papers are read. */
const sheets: Composition = (random, { tone }) =>
  times(6, (index) => {
    const [x, y] = [round(between(random, -40, 20) + index * 48), round(between(random, -40, 90))]
    const [width, height] = [round(between(random, 84, 130)), round(between(random, 100, 150))]
    const lean = round(between(random, -22, 22))
    const ruled = index % 2 === 1
    return [
      {
        d: `M${x} ${y}l${width} ${lean} ${-lean} ${height} ${-width} ${-lean}z`,
        fill: tone(0.1 + index * 0.15, index % 3 === 2),
        opacity: 0.74,
      },
      ...(ruled
        ? [
            {
              d: times(
                4,
                (line) =>
                  `M${x + 14 - round((lean * (line + 1)) / 6)} ${y + 26 + line * 16}l${width - 34} ${round(lean * 0.7)}`,
              ).join(''),
              stroke: tone(0.95, index % 3 === 2),
              width: 2.5,
              opacity: 0.4,
            },
          ]
        : []),
    ]
  }).flat()

/** A field of dots that swells around a point, as a measure on a map. */
const field: Composition = (random, { tone }) => {
  const [cx, cy] = [between(random, 60, 260), between(random, 40, 140)]
  const bySize = new Map<number, string>()
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 14; column += 1) {
      const [x, y] = [12 + column * 23 + (row % 2) * 11, 11 + row * 23]
      const size = Math.max(1, 5 - Math.floor(Math.hypot(x - cx, y - cy) / 38))
      bySize.set(size, `${bySize.get(size) ?? ''}M${x} ${y}h0`)
    }
  }
  return [
    { d: disc(cx, cy, between(random, 60, 90)), fill: tone(0.2, true), opacity: 0.5 },
    ...[...bySize].map(([size, d]) => ({
      d,
      stroke: tone(0.18 + size * 0.16, size % 2 === 0),
      width: 2 + size * 3.4,
      opacity: 0.86,
    })),
  ]
}

export const compositions: Record<string, Composition> = { cells, strata, rings, helix, pulse, petals, sheets, field }

import { area, line } from 'd3-shape'
import { type Axis, axisOf } from './axis.server.ts'
import { type Plot, type PlotSeries, pointAt } from './plot.ts'

/** The height of what is drawn; its width is that of its place, so that words keep their size at any width. */
const HEIGHT = 220
const SPARK_HEIGHT = 36
/** Between the parts of a column, so that each is seen to end. */
const HAIRLINE = 1.5
/** Marks at the end of lines, one shape for each. */
const MARKS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.5-3.5h7v7h-7z',
  'M0-5l4.6 8h-9.2z',
  'M0-5l5 5-5 5-5-5z',
  'M0 5l-4.6-8h9.2z',
  'M-5-1.5h3.5v-3.5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5z',
]
/** Names that end a line, in letters that fit beside it. */
const LONGEST_NAME = 16
const NAME_HEIGHT = 15

export type Drawing = {
  readonly svg: string
  /** FIG-019. Where the scale begins, when it is not at zero. */
  readonly scaleFrom: string | null
}

/** FIG-016. A plot as SVG: drawn here, so that the browser needs neither script nor library to show it. */
export function drawPlot(plot: Plot): Drawing {
  const axis = axisOf(heights(plot), { isFromZero: plot.kind !== 'lines', least: plot.least })
  const y = scale(axis)
  const parts = [
    `<title id="${plot.id}-t">${escaped(plot.name)}</title>`,
    `<desc id="${plot.id}-d">${escaped(plot.description)}</desc>`,
    ...grid(plot, axis, y),
    ...(plot.kind === 'lines' ? lines(plot, y) : columns(plot, y)),
    ...labels(plot),
    ...marks(plot),
  ]
  const hasNames = plot.kind === 'lines' && plot.series.length > 1
  const svg = `<svg class="plot${hasNames ? ' plot-named' : ''}" height="${HEIGHT}" role="img" aria-labelledby="${plot.id}-t" aria-describedby="${plot.id}-d">${parts.join('')}</svg>`
  return { svg, scaleFrom: axis.from > 0 ? plot.format(axis.from) : null }
}

/** A line without an axis, for beside a number that says what it is; where its scale begins is said to whoever points at it. */
export function drawSpark(values: readonly (number | null)[], format?: (value: number) => string): string {
  const axis = axisOf(numbers(values), { isFromZero: false, least: 1e-9 })
  const y = (value: number) => SPARK_HEIGHT - 4 - ((value - axis.from) / (axis.to - axis.from)) * (SPARK_HEIGHT - 8)
  const at = (index: number) => (values.length === 1 ? 50 : (index / (values.length - 1)) * 100)
  const defined = (value: number | null) => value !== null
  const path = line<number | null>(
    (_, index) => at(index),
    (value) => y(value ?? 0),
  )
    .defined(defined)
    .digits(1)
  const ground = area<number | null>(
    (_, index) => at(index),
    SPARK_HEIGHT,
    (value) => y(value ?? 0),
  )
    .defined(defined)
    .digits(1)
  const last = values.findLastIndex(defined)
  const end =
    last < 0 ? '' : `<circle class="plot-fill-1" cx="${short(at(last))}%" cy="${short(y(values[last] ?? 0))}" r="3.5"/>`
  return `<svg class="plot-spark" height="${SPARK_HEIGHT}" aria-hidden="true">${axis.from > 0 && format ? `<title>La scala parte da ${escaped(format(axis.from))}</title>` : ''}${stretched(100, `<path class="plot-spark-ground" d="${ground(values) ?? ''}"/><path class="plot-line plot-stroke-1" d="${path(values) ?? ''}"/>`, SPARK_HEIGHT)}${end}</svg>`
}

const numbers = (values: readonly (number | null)[]) => values.filter((value) => value !== null)

/** All the heights the scale must hold: in a stack, those of the piles. */
function heights({ kind, series, labels: points }: Plot): number[] {
  if (kind !== 'stack') return series.flatMap(({ values }) => numbers(values))
  return points.flatMap((_, index) => {
    const pile = numbers(series.map(({ values }) => values[index] ?? null))
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    return [sum(pile.filter((value) => value > 0)), sum(pile.filter((value) => value < 0))]
  })
}

type Scale = (value: number) => number
const scale =
  ({ from, to }: Axis): Scale =>
  (value) =>
    HEIGHT - ((value - from) / (to - from)) * HEIGHT

function grid({ format }: Plot, { ticks }: Axis, y: Scale): string[] {
  return ticks.map((tick) => {
    const at = short(y(tick))
    const kind = tick === 0 ? 'plot-zero' : 'plot-grid'
    return `<line class="${kind}" x1="0" x2="100%" y1="${at}" y2="${at}"/><text class="plot-scale" x="-8" y="${short(y(tick) + 4)}">${escaped(format(tick))}</text>`
  })
}

/** Three words fit the narrowest place; the others are for wider ones. */
function labels({ kind, labels: words }: Plot): string[] {
  const wide = chosen(words.length, 6)
  const narrow = chosen(words.length, 3)
  return words.flatMap((word, index) => {
    if (!wide.has(index) && !narrow.has(index)) return []
    const size = narrow.has(index) ? (wide.has(index) ? '' : ' plot-narrow') : ' plot-wide'
    const at = pointAt(kind, index, words.length)
    const anchor =
      kind === 'lines' && words.length > 1 && (at < 1 || at > 99) ? (at < 1 ? ' plot-first' : ' plot-last') : ''
    return `<text class="plot-label${size}${anchor}" x="${short(at)}%" y="${HEIGHT + 20}">${escaped(word)}</text>`
  })
}

/** So many of a row of points, evenly, with the first and the last. */
function chosen(count: number, most: number): Set<number> {
  if (count <= most) return new Set(Array.from({ length: count }, (_, index) => index))
  const every = (count - 1) / (most - 1)
  return new Set(Array.from({ length: most }, (_, index) => Math.round(index * every)))
}

function lines(plot: Plot, y: Scale): string[] {
  const { series, isOpen } = plot
  const count = plot.labels.length
  const path = line<number | null>(
    (_, index) => index,
    (value) => y(value ?? 0),
  )
    .defined((value) => value !== null)
    .digits(1)
  const drawn = series.map(({ values, isBefore }, order) => {
    const kind = isBefore ? 'plot-before' : `plot-stroke-${order + 1}`
    const over = isOpen && !isBefore ? values.slice(0, -1) : values
    const last =
      isOpen && !isBefore ? path([...values.map((value, index) => (index < count - 2 ? null : value))]) : null
    const open = last ? `<path class="plot-line plot-open ${kind}" d="${last}"/>` : ''
    return `<path class="plot-line ${kind}" d="${path([...over]) ?? ''}"/>${open}`
  })
  const inner = stretched(Math.max(1, count - 1), drawn.join(''))
  return [inner, ...ends(plot, y)]
}

/** A point between two gaps has no line: it is seen by its mark; so is the end of every line, with its name. */
function ends({ series, kind, labels: words }: Plot, y: Scale): string[] {
  const dots = series.flatMap(({ values, isBefore }, order) =>
    values.flatMap((value, index) => {
      const isAlone = value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
      return isAlone ? [mark(pointAt(kind, index, words.length), y(value), order, isBefore)] : []
    }),
  )
  const last = series.flatMap(({ name, values, isBefore }, order) => {
    const index = values.findLastIndex((value) => value !== null)
    const value = values[index]
    if (value === undefined || value === null) return []
    return [{ name, order, isBefore, at: pointAt(kind, index, words.length), y: y(value), nameY: y(value) + 4 }]
  })
  spread(last)
  const names = last.map(({ name, order, isBefore, at, y: height, nameY }) => {
    const cut = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
    const words =
      series.length > 1 ? `<text class="plot-name" x="100%" dx="12" y="${short(nameY)}">${escaped(cut)}</text>` : ''
    return mark(at, height, order, isBefore) + words
  })
  return [...dots, ...names]
}

/** Names that would lie on each other are moved apart, in the order of their lines. */
function spread(names: { nameY: number }[]): void {
  const ordered = names.toSorted((one, other) => one.nameY - other.nameY)
  let lowest = Number.NEGATIVE_INFINITY
  for (const name of ordered) {
    name.nameY = Math.max(name.nameY, lowest + NAME_HEIGHT)
    lowest = name.nameY
  }
  let highest = HEIGHT + NAME_HEIGHT
  for (const name of ordered.toReversed()) {
    name.nameY = Math.min(name.nameY, highest - NAME_HEIGHT)
    highest = name.nameY
  }
}

function mark(at: number, y: number, order: number, isBefore = false): string {
  const shape = MARKS[order % MARKS.length]
  const kind = isBefore ? 'plot-before-mark' : `plot-fill-${order + 1}`
  return `<svg class="plot-mark" x="${short(at)}%" y="${short(y)}"><path class="${kind}" d="${shape}"/></svg>`
}

/** FIG-018. Columns are thick upright lines, one path for each series: the dashes that tell them apart lie across, and no width changes them. */
function columns(plot: Plot, y: Scale): string[] {
  const { kind, series, isOpen } = plot
  const count = plot.labels.length
  const piles = { above: Array.from({ length: count }, () => 0), below: Array.from({ length: count }, () => 0) }
  const own = series.filter(({ isBefore }) => !isBefore)
  const drawn = own.map(({ values }, order) => {
    const parts = values.map((value, index) => {
      if (value === null || value === 0) return ''
      const pile = value > 0 ? piles.above : piles.below
      const base = kind === 'stack' ? (pile[index] ?? 0) : 0
      pile[index] = base + value
      const foot = y(base) + (base === 0 ? 0 : Math.sign(base) * -HAIRLINE)
      return `M${index + 0.5} ${short(foot)}V${short(y(base + value))}`
    })
    const look = `plot-column plot-stroke-${order + 1}`
    const open = isOpen ? `<path class="${look} plot-open" d="${parts.at(-1) ?? ''}"/>` : ''
    return `<path class="${look}" d="${(isOpen ? parts.slice(0, -1) : parts).join('')}"/>${open}`
  })
  const before = series.filter(({ isBefore }) => isBefore).map((each) => beforeTicks(each, y))
  return [stretched(count, drawn.join('') + before.join(''))]
}

/** The other period over columns: a short line across each place. */
function beforeTicks({ values }: PlotSeries, y: Scale): string {
  const ticks = values.map((value, index) => (value === null ? '' : `M${short(index + 0.06)} ${short(y(value))}h.88`))
  return `<path class="plot-line plot-before" d="${ticks.join('')}"/>`
}

function marks({ kind, labels: words, marks: all = [] }: Plot): string[] {
  return all.map(({ at, words: text }) => {
    const x = kind === 'lines' ? pointAt(kind, at, words.length) : (at / words.length) * 100
    const side = x > 50 ? ' plot-last' : ' plot-first'
    return `<line class="plot-mark-line" x1="${short(x)}%" x2="${short(x)}%" y1="0" y2="${HEIGHT}"/><text class="plot-mark-words${side}" x="${short(x)}%" dx="${x > 50 ? -6 : 6}" y="12">${escaped(text)}</text>`
  })
}

/** What has the width of its place and keeps its height; strokes are not stretched with it. */
const stretched = (width: number, inner: string, height = HEIGHT) =>
  `<svg class="plot-stretched" width="100%" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${inner}</svg>`

const short = (value: number) => String(Math.round(value * 100) / 100)

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { cx } from '#design/cx.ts'
import { type PlotKind, pointAt } from '#design/plot/plot.ts'

type Props = {
  name: string
  svg: string
  kind: PlotKind
  isNamed: boolean
  /** The heads and the rows of its table: a point is said with the same words. */
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** FIG-016, FIG-017. A plot that the server drew. Where there are scripts its points are reached by keyboard and pointer, and each is said. */
export function PlotView({ name, svg, kind, isNamed, heads, rows }: Props) {
  const [isReady, setReady] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const over = useRef<SVGSVGElement>(null)
  useEffect(() => setReady(true), [])
  const count = rows.length

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      setAt(null)
      event.currentTarget.blur()
      return
    }
    const here = at ?? (event.key === 'ArrowLeft' ? count : -1)
    const targets: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: count - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setAt(Math.min(count - 1, Math.max(0, target)))
  }
  const point = ({ clientX }: PointerEvent) => {
    const box = over.current?.getBoundingClientRect()
    if (!box || box.width === 0 || count === 0) return
    const part = (clientX - box.left) / box.width
    const index = kind === 'lines' ? Math.round(part * (count - 1)) : Math.floor(part * count)
    setAt(index < 0 || index >= count ? null : index)
  }
  const x = at === null ? null : `${pointAt(kind, at, count)}%`
  const row = at === null ? undefined : rows[at]
  const reached = {
    tabIndex: 0,
    role: 'group',
    'aria-label': `Punti di ${name}: con le frecce uno alla volta`,
    onKeyDown: press,
    onPointerMove: point,
    onPointerLeave: () => setAt(null),
    onBlur: () => setAt(null),
  }
  return (
    <div>
      <div className="plot-box" {...(isReady && count > 0 && reached)}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server from numbers, every word escaped. */}
        <div dangerouslySetInnerHTML={{ __html: svg }} />
        <svg ref={over} className={cx('plot plot-over', isNamed && 'plot-named')} height="220" aria-hidden="true">
          {x && <line className="plot-here" x1={x} x2={x} y1="0" y2="220" />}
        </svg>
      </div>
      <p aria-live="polite" className="min-h-5 text-ink-soft text-sm tabular-nums">
        {row && pointSaid(heads, row)}
      </p>
    </div>
  )
}

/** `28 ottobre 2026: 1.262 Premium, prima 980` */
function pointSaid(heads: readonly string[], [label = '', first = '', ...others]: readonly string[]): string {
  const rest = others.map((number, index) => `, ${heads[index + 2]?.toLocaleLowerCase('it')} ${number}`)
  return `${label}: ${first} ${heads[1]}${rest.join('')}`
}

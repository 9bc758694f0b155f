import type { ReactNode } from 'react'
import { cx } from '#design/cx.ts'

const RADIUS = 44
const WHOLE = 2 * Math.PI * RADIUS

type Props = {
  /** Null while it is on the way. */
  earned: number | null
  obligation: number
  /** Where the insurers' part of the obligation ends, from 0 to 1; without, no mark. */
  mark?: number
  className?: string
  children?: ReactNode
}

/** How much of the three years is done. A drawing: the words beside it say it. */
export function TrienniumRing({ earned, obligation, mark, className, children }: Props) {
  const share = obligation > 0 ? Math.min(1, (earned ?? 0) / obligation) : 1
  const turn = (mark ?? 0) * 2 * Math.PI
  const at = (radius: number) => [50 + radius * Math.cos(turn), 50 + radius * Math.sin(turn)]
  const [[x1, y1], [x2, y2]] = [at(36), at(51)]
  return (
    <span className={cx('relative grid shrink-0 place-items-center', className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full -rotate-90" fill="none">
        <circle cx="50" cy="50" r={RADIUS} strokeWidth="11" className="stroke-skeleton" />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            strokeWidth="11"
            strokeLinecap="round"
            strokeDasharray={`${share * WHOLE} ${WHOLE}`}
            className="stroke-success"
          />
        )}
        {mark && <path d={`M${x1} ${y1}L${x2} ${y2}`} strokeWidth="2" strokeLinecap="round" className="stroke-ink" />}
      </svg>
      {children}
    </span>
  )
}

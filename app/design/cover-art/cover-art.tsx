import { cx } from '../cx.ts'
import { drawCover } from './draw-cover.ts'

export type CoverArtProps = {
  /** What makes this item itself: its slug or id. */
  seed: string
  category?: string
  /** The item this one lies on, in whose manner it must not be drawn. */
  unlike?: string
  className?: string
}

/** The drawn cover of an item without a photograph. Fills the place it is given; calmer on a dark ground. */
export function CoverArt({ seed, category = '', unlike, className }: CoverArtProps) {
  const { ground, shapes } = drawCover(seed, category, unlike)
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('block size-full', className)}
    >
      <path d="M0 0h320v180H0z" fill={ground} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {shapes.map((shape) => (
          <path
            key={shape.d}
            d={shape.d}
            fill={shape.fill}
            stroke={shape.stroke}
            strokeWidth={shape.width}
            opacity={shape.opacity}
          />
        ))}
      </g>
      <path d="M0 0h320v180H0z" fill="var(--cover-shade)" />
    </svg>
  )
}

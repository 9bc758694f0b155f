import { cx } from '../cx.ts'
import { type CoverKey, coverPath } from './cover-path.ts'

export type CoverArtProps = CoverKey & {
  /** The picture a reader sees first is not waited for. */
  isFirst?: boolean
  className?: string
}

/** The drawn cover of an item without a photograph. Fills the place it is given; calmer on a dark ground. */
export function CoverArt({ isFirst = false, className, ...cover }: CoverArtProps) {
  const urgency = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <img
      src={coverPath(cover)}
      alt=""
      width={320}
      height={180}
      decoding="async"
      className={cx('block size-full bg-sunken object-cover dark:brightness-85', className)}
      {...urgency}
    />
  )
}

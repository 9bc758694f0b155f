import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { cx } from '#design/cx.ts'
import type { Picture } from '../model.ts'

type Props = {
  picture: Picture
  /** The picture a reader sees first is not waited for. */
  isFirst?: boolean
  className?: string
}

/** A picture that fills the place it is given. */
export function PictureView({ picture, isFirst = false, className }: Props) {
  if (picture.kind === 'drawing')
    return <CoverArt seed={picture.key} category={picture.category} isFirst={isFirst} className={className} />
  const { path, alt, width, height } = picture
  const urgency = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <img
      src={path}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      className={cx('block size-full object-cover', className)}
      {...urgency}
    />
  )
}

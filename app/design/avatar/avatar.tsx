import { cx } from '../cx.ts'
import { rem } from '../rem.ts'
import { hueOf, initials } from './initials.ts'

export type AvatarProps = {
  name: string
  imageUrl?: string
  /** Side in pixels. */
  size?: number
  /** Where the name is not written beside it, the avatar must say it. */
  isNamed?: boolean
  className?: string
}

/** A person: the photograph if there is one, or the initials on a hue of their own. */
export function Avatar({ name, imageUrl, size = 44, isNamed = false, className }: AvatarProps) {
  if (imageUrl) {
    return (
      <img
        src={imageUrl}
        alt={isNamed ? name : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={cx('shrink-0 rounded-full object-cover', className)}
      />
    )
  }
  const hue = hueOf(name)
  const drawing = (
    <>
      <circle cx="22" cy="22" r="22" fill={`light-dark(oklch(.92 .05 ${hue}), oklch(.36 .06 ${hue}))`} />
      <path
        d="M0 33c8-9 16-4 24-9s12-4 20-1v21H0z"
        fill={`light-dark(oklch(.86 .075 ${hue}), oklch(.42 .075 ${hue}))`}
        opacity=".35"
      />
      <text
        x="22"
        y="28"
        textAnchor="middle"
        fontSize="17"
        className="font-strong"
        fill={`light-dark(oklch(.36 .09 ${hue}), oklch(.95 .03 ${hue}))`}
      >
        {initials(name)}
      </text>
    </>
  )
  const shape = {
    width: rem(size),
    height: rem(size),
    viewBox: '0 0 44 44',
    className: cx('shrink-0 overflow-hidden rounded-full', className),
  }
  return isNamed ? (
    <svg {...shape} role="img" aria-label={name}>
      {drawing}
    </svg>
  ) : (
    <svg {...shape} aria-hidden="true">
      {drawing}
    </svg>
  )
}

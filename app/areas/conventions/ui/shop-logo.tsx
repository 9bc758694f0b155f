import { cx } from '#design/cx.ts'
import { shopMark } from '../logo-rules.ts'

/** The mark of a shop. Its name is written beside it wherever it stands, so it is decoration. */
export function ShopLogo({ name, src, className }: { name: string; src?: string | null; className?: string }) {
  if (src && !src.endsWith('.svg'))
    return (
      <img src={src} alt="" className={cx('aspect-[2/1] w-full rounded-small bg-white object-contain', className)} />
    )
  const { word, ground, ink, fontSize, fontFamily, fontWeight, letterSpacing } = shopMark(name)
  return (
    <svg viewBox="0 0 160 80" aria-hidden="true" className={cx('block w-full rounded-small', className)}>
      <path d="M0 0h160v80H0z" fill={ground} />
      <text
        x="80"
        y="41"
        fill={ink}
        fontFamily={fontFamily}
        fontSize={fontSize}
        fontWeight={fontWeight}
        letterSpacing={letterSpacing}
        textAnchor="middle"
        dominantBaseline="middle"
      >
        {word}
      </text>
    </svg>
  )
}

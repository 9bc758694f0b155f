import { cx } from '../cx.ts'
import { rem } from '../rem.ts'

/** A white coat seen from the front: lapels, seam, one warm button. Its colours are the club's tokens. */
export function LogoMark({ size = 38 }: { size?: number }) {
  return (
    <svg width={rem(size)} height={rem(size)} viewBox="0 0 38 38" aria-hidden="true" className="shrink-0">
      <rect width="38" height="38" rx="10" fill="var(--primary)" />
      <path d="M8 7h7l4 11 4-11h7v24H8z" fill="var(--on-primary)" />
      <path d="m15 7 4 11 4-11-4 3z" fill="var(--primary)" opacity=".28" />
      <path d="M19 18v13" stroke="var(--primary)" strokeWidth="1.6" />
      <circle cx="25.5" cy="24" r="1.8" fill="var(--accent-mark)" />
    </svg>
  )
}

type Drawing = { path: string; width: number; height: number; saysName: boolean }

type LogoProps = {
  name?: string
  logo?: Drawing
  /** Where there is room for a second line, a long name is written whole. */
  isWhole?: boolean
  className?: string
}

/** The club's mark and name. A drawing of its own stands on white, which is what it was made for, whatever lies behind. */
export function Logo({ name = 'Camice', logo, isWhole = false, className }: LogoProps) {
  return (
    <span
      className={cx(
        'inline-flex min-w-0 items-center gap-2.5 font-display text-[1.5rem]/none font-[600] tracking-tight',
        className,
      )}
    >
      {logo ? (
        <img
          src={logo.path}
          alt={logo.saysName ? name : ''}
          width={logo.width}
          height={logo.height}
          className="h-10 w-auto max-w-40 rounded-small bg-white object-contain p-1"
        />
      ) : (
        <LogoMark />
      )}
      {/* Taller than its line, so that cutting what does not fit does not cut the letters that hang. */}
      {!logo?.saysName && (
        <span className={cx('py-1', isWhole ? 'min-w-0 text-balance leading-tight' : 'truncate')}>{name}</span>
      )}
    </span>
  )
}

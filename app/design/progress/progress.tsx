import { cx } from '../cx.ts'

const tones = { primary: 'text-primary', success: 'text-success', warning: 'text-warning-fill', danger: 'text-danger' }

export type ProgressProps = {
  label: string
  value: number
  max?: number
  tone?: keyof typeof tones
  /** Words under the bar; by default the percentage. An empty text shows none. */
  caption?: string
  className?: string
}

const share = (value: number, max: number) =>
  max > 0 ? Math.min(100, Math.max(0, Math.round((value / max) * 100))) : 0

/** The browser's own progress element: no inline width, so the content security policy has nothing to allow. */
export function ProgressBar({ label, value, max = 100, tone = 'success', caption, className }: ProgressProps) {
  const percent = share(value, max)
  const words = caption ?? `${percent}% completato`
  return (
    <div className={cx('grid gap-1.5', className)}>
      <progress
        aria-label={label}
        value={percent}
        max={100}
        className={cx(
          'block h-2 w-full appearance-none overflow-hidden rounded-pill border-0 bg-line',
          '[&::-moz-progress-bar]:rounded-pill [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-current',
          tones[tone],
        )}
      />
      {words && <p className="text-sm text-ink-soft">{words}</p>}
    </div>
  )
}

export type ProgressRingProps = Omit<ProgressProps, 'caption'> & { size?: number; unit?: string }

/** The same, round, with the figure inside: credits of the three-year period. */
export function ProgressRing({
  label,
  value,
  max = 100,
  tone = 'success',
  size = 112,
  unit,
  className,
}: ProgressRingProps) {
  const around = 2 * Math.PI * 46
  const percent = share(value, max)
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 112 112"
      role="img"
      aria-label={`${label}: ${value} su ${max}`}
      className={className}
    >
      <circle cx="56" cy="56" r="46" fill="none" stroke="var(--line)" strokeWidth="11" />
      {percent > 0 && (
        <circle
          cx="56"
          cy="56"
          r="46"
          fill="none"
          stroke="currentColor"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray={`${((percent / 100) * around).toFixed(1)} ${around.toFixed(1)}`}
          transform="rotate(-90 56 56)"
          className={tones[tone]}
        />
      )}
      <text x="56" y="60" textAnchor="middle" fontSize="30" fill="var(--ink)" className="font-display">
        {value.toLocaleString('it-IT')}
      </text>
      <text x="56" y="78" textAnchor="middle" fontSize="12.5" fill="var(--ink-soft)">
        {unit ?? `su ${max}`}
      </text>
    </svg>
  )
}

import type { ReactNode } from 'react'
import { cx } from '#design/cx.ts'
import type { Magazine, MagazineCode } from '../model.ts'

/** A mark for each, drawn on a square of 40. */
const MARKS: Readonly<Record<MagazineCode, ReactNode>> = {
  'medical-magazine': <path d="M4 36V10a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v26h-9V14H13v22zM17 20h6v16h-6z" />,
  'health-information': (
    <path d="M20 3a17 17 0 1 0 0 34 17 17 0 0 0 0-34m-2.5 8h5v6.500h6.500v5H22.500V29h-5v-6.500H11v-5h6.500z" />
  ),
  sanitask: <path d="M4 6h24v6H4zm0 11h32v6H4zm0 11h18v6H4zm27-1 3 3-7 7-5-5 3-3 2 2z" />,
  'nutrition-and-prevention': (
    <path d="M34 4C16 4 6 13 6 25c0 3 .700 5.500 2 8 4-10 10-15 18-18-7 5-11.500 11-14 20 2 1 4.500 1.500 7 1.500C31 36.500 36 24 34 4" />
  ),
  'daily-health-industry': <path d="M3 37V18l11 7v-7l11 7V5h12v32zm8-6h6v-4h-6zm11 0h6v-4h-6z" />,
  'popular-science': (
    <path d="M20 16a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-12c4 0 7 7 7 16s-3 16-7 16-7-7-7-16 3-16 7-16m0 3c-2 0-4 6-4 13s2 13 4 13 4-6 4-13-2-13-4-13m-16 5c2-3.500 10-2.500 18 2s13 11 11 14.500-10 2.500-18-2S2 15.500 4 12" />
  ),
  'health-daily': <path d="M5 4h26v28a4 4 0 0 0 4 4H9a4 4 0 0 1-4-4zm5 6v8h16v-8zm0 12v3h16v-3zm0 6v3h16v-3z" />,
}

/** Long names are set on two lines. */
function linesOf(title: string): string[] {
  if (title.length <= 12) return [title]
  const middle = title.lastIndexOf(' ')
  return middle < 0 ? [title] : [title.slice(0, middle), title.slice(middle + 1)]
}

/** MAG-002, MAG-008. A magazine's logo in grey: 180 by 60 on a desktop, 120 by 40 on a phone. */
export function MagazineLogo({ magazine, className }: { magazine: Magazine; className?: string }) {
  const lines = linesOf(magazine.title)
  return (
    <svg
      viewBox="0 0 180 60"
      role="img"
      aria-label={magazine.title}
      className={cx('h-10 w-30 fill-ink-soft lg:h-15 lg:w-45', className)}
    >
      <g transform="translate(4 10)">{MARKS[magazine.code]}</g>
      {lines.map((line, at) => (
        <text
          key={line}
          x="54"
          y={lines.length === 1 ? 38 : 27 + at * 22}
          fontSize={lines.length === 1 ? 23 : 18}
          className="font-bold font-display"
        >
          {line}
        </text>
      ))}
    </svg>
  )
}

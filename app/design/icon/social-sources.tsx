import type { ComponentType, SVGProps } from 'react'

type Drawing = ComponentType<SVGProps<SVGSVGElement>>

/** Lucide no longer draws companies' marks: these four are drawn here, in its grid and stroke. */
const drawn =
  (d: string): Drawing =>
  (props) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path d={d} />
    </svg>
  )

export const socialSources: Record<'facebook' | 'instagram' | 'linkedin' | 'youtube', Drawing> = {
  facebook: drawn('M17 3h-2.5A4.5 4.5 0 0 0 10 7.500V10H7v4h3v7h4v-7h3l1-4h-4V7.500A.5.5 0 0 1 14.500 7H17z'),
  instagram: drawn(
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600zM17 7h.01',
  ),
  linkedin: drawn(
    'M3 9h4v12H3zM5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM11 21V9h4v2c2-3.200 6-2.400 6 2v8h-4v-6.500c0-2.200-2-2.200-2 0V21z',
  ),
  youtube: drawn(
    'M5.500 5.500c4-.7 9-.7 13 0A3 3 0 0 1 21 8c.5 2.600.5 5.400 0 8a3 3 0 0 1-2.500 2.500c-4 .7-9 .7-13 0A3 3 0 0 1 3 16c-.5-2.600-.5-5.400 0-8a3 3 0 0 1 2.500-2.500zM10 9v6l5-3z',
  ),
}

import type { ReactNode } from 'react'
import { Anchor } from '#design/link/link.tsx'
import type { TopBarMessage, TopBarTone } from '../model.ts'

/** SHL-009 */
export const TOP_BAR_COLOURS: Readonly<Record<TopBarTone, string>> = {
  blue: 'bg-bar-blue text-on-bar-blue',
  yellow: 'bg-bar-yellow text-on-bar-yellow',
  red: 'bg-bar-red text-on-bar-red',
}

/** What the strip says, and where it leads. */
export function TopBarWords({ text, link }: { text: ReactNode; link: TopBarMessage['link'] }) {
  return (
    <>
      <p>{text}</p>
      {link && (
        <Anchor to={link.to} className="font-bold text-current underline underline-offset-3">
          {link.label}
        </Anchor>
      )}
    </>
  )
}

import { rem } from '../rem.ts'
import { drawings } from './drawings.ts'
import healthUrl from './health.svg?no-inline'
import interfaceUrl from './interface.svg?no-inline'
import { healthIconNames, type IconName, interfaceIconNames } from './names.ts'
import { reportUnknownIcon } from './report.ts'

const spriteOf = new Map<string, string>([
  ...interfaceIconNames.map((name) => [name, interfaceUrl] as const),
  ...healthIconNames.map((name) => [name, healthUrl] as const),
])

export type IconProps = {
  /** A name of names.ts. Editors' content may hold any text: an unknown name is reported and nothing is drawn. */
  name: IconName | (string & {})
  /** Side in pixels, at the usual size of the text. */
  size?: number
  /** Only for an icon that stands alone and means something; others are decoration. */
  label?: string
  className?: string
}

/** What the server draws is complete in the document; the browser, which draws few icons by itself, points into a sprite. */
const drawn = import.meta.env.SSR ? drawings() : null

/**
 * BLK-043. A drawing by name. Pointing into a sprite from the first page made every browser read a hundred and fifty drawings to show
 * thirty, and lay out the page again when they came. React leaves as they are the shapes it finds.
 */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const sprite = spriteOf.get(name)
  if (sprite === undefined) {
    reportUnknownIcon(name)
    return null
  }
  const drawing = drawn?.get(name)
  return (
    <svg
      width={rem(size)}
      height={rem(size)}
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
      {...drawing?.paint}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: they are our own drawings.
      dangerouslySetInnerHTML={{ __html: drawing?.shapes ?? `<use href="${sprite}#${name}"/>` }}
    />
  )
}

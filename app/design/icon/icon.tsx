import { rem } from '../rem.ts'
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

/** BLK-043. A drawing by name. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const sprite = spriteOf.get(name)
  if (sprite === undefined) {
    reportUnknownIcon(name)
    return null
  }
  const shape = { width: rem(size), height: rem(size), className: className ? `shrink-0 ${className}` : 'shrink-0' }
  const use = <use href={`${sprite}#${name}`} />
  return label ? (
    <svg {...shape} role="img" aria-label={label}>
      {use}
    </svg>
  ) : (
    <svg {...shape} aria-hidden="true">
      {use}
    </svg>
  )
}

import { Icon } from '#design/icon/icon.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import type { Walk } from '../walk-context.server.ts'

/** DSK-011. Above a record that was opened from a list: the way back, and to the records before and after. J and K walk too. */
export function RecordWalk({ walk }: { walk: Walk | null }) {
  if (!walk) return null
  const { backTo, position, previousTo, nextTo } = walk
  return (
    <nav
      aria-label="Nell’elenco"
      className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-1 text-[0.875rem] tabular-nums sm:px-6"
    >
      <Link to={backTo}>Torna all’elenco</Link>
      <span className="ml-auto text-ink-soft">{position}</span>
      {previousTo && <Step to={previousTo} walk="previous" label="Precedente" icon="chevron-left" />}
      {nextTo ? (
        <Step to={nextTo} walk="next" label="Successivo" icon="chevron-right" />
      ) : (
        <span className="text-ink-soft">Era l’ultimo di questo elenco.</span>
      )}
    </nav>
  )
}

function Step({ to, walk, label, icon }: { to: string; walk: 'previous' | 'next'; label: string; icon: string }) {
  return (
    <Anchor
      to={to}
      data-walk={walk}
      className="inline-flex min-h-8 items-center gap-1 text-primary hover:underline max-sm:min-h-11"
    >
      {walk === 'previous' && <Icon name={icon} size={16} />}
      {label}
      {walk === 'next' && <Icon name={icon} size={16} />}
    </Anchor>
  )
}

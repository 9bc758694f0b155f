import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { MEMBERS_PATH } from './member-copy.ts'
import type { memberPanel } from './member-panel.server.ts'

type Panel = NonNullable<Awaited<ReturnType<typeof memberPanel>>>
type Props = {
  panel: Panel
  position: string
  previousTo: string | null
  nextTo: string | null
  closeTo: string
  /** Where their page is opened. */
  pageTo: string
  /** The row it was opened from: the focus goes back there. */
  anchor: string
}

/** The person beside the list: their own address, J and K change person, Esc closes. A drawer where there is less room. */
export function MemberPanel({ panel, position, previousTo, nextTo, closeTo, pageTo, anchor }: Props) {
  const frame = useRef<HTMLElement>(null)
  const row = useRef(anchor)
  row.current = anchor
  const navigate = useNavigate()
  useEffect(() => {
    frame.current?.focus({ preventScroll: true })
    // After the router has put the list in its place.
    return () => {
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`#${row.current} th a`)?.focus({ preventScroll: true }),
      )
    }
  }, [])
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) void navigate(closeTo, { preventScrollReset: true })
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [navigate, closeTo])
  return (
    <aside
      ref={frame}
      tabIndex={-1}
      aria-label={panel.name}
      className="z-30 w-86 shrink-0 overflow-y-auto border-line border-l bg-paper outline-none max-lg:fixed max-lg:inset-y-0 max-lg:right-0 max-lg:shadow-float max-sm:w-full lg:sticky lg:top-(--strip) lg:h-[calc(100dvh-var(--strip))]"
    >
      <div className="flex h-10 items-center gap-1 border-line border-b px-5 text-ink-soft text-xs">
        <span className="mr-auto tabular-nums">{position}</span>
        <Step to={previousTo} walk="previous" label="Precedente" icon="chevron-up" />
        <Step to={nextTo} walk="next" label="Successivo" icon="chevron-down" />
        <Step to={closeTo} label="Chiudi" icon="x" />
      </div>
      <div className="grid gap-4 p-5">
        <div className="flex items-center gap-3">
          <Avatar name={panel.name} size={52} />
          <div className="min-w-0">
            <h2 className="font-display text-[1.375rem] leading-tight">{panel.name}</h2>
            <p className="text-ink-soft text-xs">{panel.code}</p>
          </div>
        </div>
        <p className="flex gap-2">
          <ButtonLink to={pageTo} className="grow">
            Apri la pagina
          </ButtonLink>
          {panel.mayWrite && (
            <ButtonLink to={`${MEMBERS_PATH}/${panel.username}/scrivi`} variant="ghost" icon="mail">
              Scrivi
            </ButtonLink>
          )}
        </p>
        <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-1.5 text-[0.875rem]">
          {panel.facts.map(({ term, value }) => (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {panel.deadlines.length > 0 && (
          <section aria-labelledby="scadenze" className="grid gap-1.5 border-line border-t pt-4 text-[0.875rem]">
            <h3 id="scadenze" className="font-strong">
              Prossime scadenze
            </h3>
            <ul className="grid gap-1.5">
              {panel.deadlines.map(({ what, day, date, left, isNear }) => (
                <li key={`${what} ${day}`} className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center">
                  <time dateTime={date} className="font-strong tabular-nums">
                    {day}
                  </time>
                  {what}
                  <Badge tone={isNear ? 'warning' : 'neutral'}>{left}</Badge>
                </li>
              ))}
            </ul>
          </section>
        )}
        {panel.trail.length > 0 && (
          <section aria-labelledby="ultime-cose" className="grid gap-1.5 border-line border-t pt-4 text-[0.875rem]">
            <h3 id="ultime-cose" className="font-strong">
              Ultime cose
            </h3>
            <ul className="grid gap-1.5">
              {panel.trail.map(({ id, what, at }) => (
                <li key={id} className="grid grid-cols-[6.5rem_minmax(0,1fr)]">
                  <span className="text-ink-soft text-xs">{at}</span>
                  {what}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </aside>
  )
}

type StepProps = { to: string | null; walk?: 'previous' | 'next'; label: string; icon: string }

function Step({ to, walk, label, icon }: StepProps) {
  if (to === null) return <span className="size-11 sm:size-8" />
  return (
    <Anchor
      to={to}
      data-walk={walk}
      preventScrollReset
      className="grid size-11 place-items-center rounded-small hover:bg-sunken hover:text-ink sm:size-8"
    >
      <Icon name={icon} size={18} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Anchor>
  )
}

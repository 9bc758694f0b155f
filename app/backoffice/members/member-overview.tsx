import type { ReactNode } from 'react'
import type { StoryKind } from '#areas/segments/story-rules.ts'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/names.ts'
import { Link } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import type { Overview } from './member-overview.server.ts'

/** What is wrong, before anything else. */
export function Problems({ problems }: Pick<Overview, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <ul aria-label="Che cosa non va" className="flex flex-wrap gap-2 border-line border-b px-4 py-2.5 sm:px-6">
      {problems.map((problem) => (
        <li key={problem}>
          <Badge tone="danger" icon="triangle-alert">
            {problem}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

export function Facts({ facts }: Pick<Overview, 'facts'>) {
  return (
    <dl className="grid border-line border-b sm:grid-cols-3 xl:flex">
      {facts.map(({ term, said, more }) => (
        <div
          key={term}
          className="min-w-0 border-line/60 px-4 py-2 not-last:border-b sm:border-b-0 sm:px-6 xl:grow xl:not-first:border-l xl:px-4 xl:first:pl-6"
        >
          <dt className="text-ink-soft text-xs">{term}</dt>
          <dd className="wrap-anywhere font-strong text-[0.90625rem]">{said}</dd>
          {more && <dd className="wrap-anywhere text-ink-soft text-xs">{more}</dd>}
        </div>
      ))}
    </dl>
  )
}

export function Deadlines({ deadlines }: Pick<Overview, 'deadlines'>) {
  if (deadlines.length === 0) return null
  return (
    <section
      aria-label="Prossime scadenze"
      className="flex flex-wrap items-center gap-x-8 gap-y-2 border-line border-b bg-sunken px-4 py-2 text-[0.875rem] sm:px-6"
    >
      <h2 className="font-text font-strong">Prossime scadenze</h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {deadlines.map(({ what, day, date, left, isNear }) => (
          <li key={`${what} ${day}`} className="flex items-center gap-2.5">
            <time
              dateTime={date}
              className={cx(
                'grid min-w-10 justify-items-center rounded-small border px-1.5 py-0.5 leading-tight',
                isNear ? 'border-warning-fill bg-warning-tint' : 'border-line bg-paper',
              )}
            >
              <strong className="font-display text-base">{Number(date.slice(8))}</strong>
              <span className="text-xs">{monthOf(date)}</span>
              <VisuallyHidden>{date.slice(0, 4)}</VisuallyHidden>
            </time>
            <span>
              <strong className="block font-strong">{what}</strong>
              <span className={isNear ? 'font-strong text-warning' : 'text-ink-soft'}>
                {left}, il {day}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic']
const monthOf = (date: string) => MONTHS[Number(date.slice(5, 7)) - 1]

/** A column of the page, with its name. */
export function Column({
  title,
  aside,
  children,
  className,
  ...rest
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
  className?: string
  'aria-busy'?: boolean
}) {
  return (
    <section
      {...rest}
      aria-label={title}
      className={cx('grid min-w-0 content-start gap-3 px-4 py-4 sm:px-6', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-text font-strong text-base">{title}</h2>
        {aside && <span className="text-[0.875rem] text-ink-soft">{aside}</span>}
      </div>
      {children}
    </section>
  )
}

const STORY_ICONS: Record<StoryKind, IconName> = {
  entries: 'key-round',
  subscription: 'crown',
  payments: 'receipt',
  courses: 'graduation-cap',
  requests: 'inbox',
  letters: 'mail',
  points: 'star',
  consents: 'shield-check',
  card: 'badge-check',
  notes: 'message-circle',
  staff: 'user',
}

/** The last things that happened, by day: what each was is seen before it is read. */
export function LastFacts({ story }: Pick<Overview, 'story'>) {
  if (story.length === 0) return <p className="text-ink-soft">Ancora nulla.</p>
  return (
    <ol className="grid gap-2 text-[0.90625rem]">
      {[...Map.groupBy(story, ({ at }) => at.slice(0, 10))].map(([day, facts]) => (
        <li key={day}>
          <h3 className="mb-1.5 font-text font-normal text-ink-soft text-xs">{day}</h3>
          <ol className="grid gap-2">
            {facts.map(({ id, at, kind, what, detail, who, to }) => (
              <li key={id} className="grid grid-cols-[2.5rem_1.75rem_minmax(0,1fr)] gap-x-3">
                <time className="text-ink-soft text-xs leading-6 tabular-nums">{at.slice(-5)}</time>
                {who ? (
                  <Avatar name={who} size={28} />
                ) : (
                  <span className="grid size-7 place-items-center rounded-full bg-sunken text-ink-soft">
                    <Icon name={STORY_ICONS[kind]} size={16} />
                  </span>
                )}
                <span className="min-w-0">
                  {to ? <Link to={to}>{what}</Link> : <strong className="font-strong">{what}</strong>}
                  {(detail || who) && (
                    <span className="wrap-anywhere block text-[0.875rem] text-ink-soft">
                      {[detail, who && `di ${who}`].filter(Boolean).join(', ')}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

export function Wallets({ wallets, others, points }: Pick<Overview, 'wallets' | 'others' | 'points'>) {
  return (
    <>
      <ul className="grid text-[0.90625rem]">
        {wallets.map(({ tag, name, state, balance, used }) => (
          <li key={tag} className="flex items-start gap-3 border-line/60 border-b py-1.5">
            <Icon name="briefcase" size={18} className="mt-1 text-ink-soft" />
            <span className="min-w-0 grow">
              <strong className="wrap-anywhere font-strong">{name}</strong>
              <span className="block text-ink-soft text-xs">{state}</span>
            </span>
            <span className="text-right tabular-nums">
              <strong>{balance}</strong>
              <span className="block text-ink-soft text-xs">crediti, {used} usati</span>
            </span>
          </li>
        ))}
        {points !== null && (
          <li className="flex items-start gap-3 border-line/60 border-b py-1.5">
            <Icon name="star" size={18} className="mt-1 text-ink-soft" />
            <strong className="grow font-strong">Programma Fedeltà</strong>
            <span className="text-right tabular-nums">
              <strong>{points}</strong>
              <span className="block text-ink-soft text-xs">punti</span>
            </span>
          </li>
        )}
      </ul>
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-8 cursor-pointer items-center gap-1.5 text-[0.875rem] text-ink-soft">
            <Icon name="chevron-down" size={16} />
            {others.length === 1 ? 'Un altro servizio attivo' : `Altri ${others.length} servizi attivi`}
          </summary>
          <ul className="grid gap-1 py-1 pl-6 text-[0.875rem]">
            {others.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      {wallets.length + others.length === 0 && points === null && <p className="text-ink-soft">Nessuno.</p>}
    </>
  )
}

export function Belongings({ belongings, requests, consents }: Pick<Overview, 'belongings' | 'requests' | 'consents'>) {
  return (
    <div className="grid gap-4 text-[0.90625rem]">
      <section aria-label="Richieste aperte">
        <h3 className="font-text text-ink-soft text-xs">Richieste aperte</h3>
        {requests.length === 0 ? (
          <p>Nessuna.</p>
        ) : (
          <ul>
            {requests.map(({ id, what, at }) => (
              <li key={id} className="flex justify-between gap-3">
                <Link to={`/redazione/richieste/${id}`}>{what}</Link>
                <span className="text-ink-soft tabular-nums">{at}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <ul aria-label="Le sue cose" className="grid">
        {belongings.map(({ label, count, to }) => (
          <li key={label} className="flex justify-between gap-3 border-line/60 border-b py-1">
            {to && count > 0 ? <Link to={to}>{label}</Link> : <span className="text-ink-soft">{label}</span>}
            <span className="tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
      <section aria-label="Consensi">
        <h3 className="font-text text-ink-soft text-xs">Consensi</h3>
        <ul>
          {consents.map(({ name, said }) => (
            <li key={name} className="flex justify-between gap-3">
              {name} <strong className="font-strong whitespace-nowrap">{said}</strong>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

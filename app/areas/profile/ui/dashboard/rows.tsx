import type { ReactNode } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import type { AskedRow, TodoRow } from '../../dashboard-model.ts'
import { Box } from './box.tsx'

const ROW =
  'grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-line border-t py-3 first:border-t-0 sm:grid-cols-[3.25rem_minmax(0,1fr)_auto]'
const TILE = 'row-span-2 grid size-11 place-items-center self-start rounded-field sm:row-span-1 sm:size-13'

/** Requests that are being answered and the next hearing; where there is nothing, what can be asked. */
export function AskedBox({ rows, className }: { rows: readonly AskedRow[]; className?: string }) {
  return (
    <Box
      title="Richieste e cause"
      {...(rows.length > 0 && { action: { label: 'Tutte', to: '/profilo/richieste' } })}
      className={className}
    >
      {rows.length === 0 ? (
        <>
          <p className="text-ink-soft">Nessuna richiesta aperta. Le risposte che ricevi restano qui.</p>
          <p className="mt-auto pt-2">
            <Link look="standalone" to="/profilo/i-miei-servizi">
              Che cosa puoi chiedere
            </Link>
          </p>
        </>
      ) : (
        <ul>
          {rows.map(({ key, title, text, to, kind, mark }) => (
            <li key={key} className={`relative ${ROW}`}>
              <span
                className={`${TILE} ${kind === 'hearing' ? 'bg-orange-tint text-orange' : 'bg-primary-tint text-primary'}`}
              >
                <Icon name={kind === 'hearing' ? 'calendar' : 'clipboard-list'} size={24} />
              </span>
              <span className="grid min-w-0">
                <Anchor to={to} className="font-strong no-underline after:absolute after:inset-0 hover:text-primary">
                  {title}
                </Anchor>
                <span className="text-ink-soft text-sm">{text}</span>
              </span>
              <span className="col-start-2 justify-self-start sm:col-start-3">
                <Badge tone={mark.tone}>{mark.words}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

const TODO_ICONS = { card: 'badge-check', passkey: 'key-round', data: 'user' }

/** What is worth a minute, one step each. */
export function TodoBox({ rows, className }: { rows: readonly TodoRow[]; className?: string }) {
  return (
    <Box title={rows.length > 0 ? 'Da sistemare, quando hai un minuto' : 'Tutto a posto'} className={className}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">Dati, scheda e accesso sono completi.</p>
      ) : (
        <ul>
          {rows.map(({ key, title, text, to, button }) => (
            <li key={key} className={ROW}>
              <span className={`${TILE} bg-gold-tint text-gold`}>
                <Icon name={TODO_ICONS[key]} size={24} />
              </span>
              <span className="grid min-w-0">
                <b className="font-strong">{title}</b>
                <span className="text-ink-soft text-sm">{text}</span>
              </span>
              <Link look="standalone" to={to} className="col-start-2 justify-self-start sm:col-start-3">
                {button}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

export type QuickLink = { key: string; title: string; text: ReactNode; to: string }

/** Links without a number of their own: one thin row. */
export function QuickRow({ links }: { links: readonly QuickLink[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] overflow-hidden rounded-card bg-paper shadow-card">
      {links.map(({ key, title, text, to }) => (
        <li
          key={key}
          className="-mr-px -mb-px relative border-line border-r border-b px-4 py-4 hover:bg-primary-tint sm:px-5"
        >
          <Anchor to={to} className="font-strong leading-snug no-underline after:absolute after:inset-0">
            {title}
          </Anchor>
          <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}

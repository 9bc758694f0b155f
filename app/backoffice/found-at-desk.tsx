import { useId } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { FoundIn } from './find.server.ts'

/** What a search over the desk found, list by list, and the way to the rest of each. */
export function FoundAtDesk({ typed, found }: { typed: string; found: readonly FoundIn[] }) {
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 py-8 pb-16">
      <p role="status" className="text-ink-soft">
        {found.length === 0 ? 'Nessun risultato' : 'Risultati'} per «{typed}»
      </p>
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title="Non si trova niente"
          action={
            <ButtonLink to="/redazione" variant="ghost">
              Torna alla redazione
            </ButtonLink>
          }
        >
          Prova con una parola sola: un cognome, un codice, una parola del titolo.
        </EmptyState>
      )}
      {found.map((each) => (
        <FoundList key={each.title} {...each} />
      ))}
    </Wrap>
  )
}

function FoundList({ title, all, allWords, total, rows }: FoundIn) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-title-s">
          {title}
        </h2>
        {total > rows.length && (
          <Link to={all} look="standalone">
            {allWords}
          </Link>
        )}
      </div>
      <ul className="divide-y divide-line rounded-card bg-paper px-5 shadow-card">
        {rows.map(({ to, title: name, detail }) => (
          <li key={to} className="flex flex-wrap items-baseline gap-x-4 py-2.5">
            <Link to={to} className="wrap-anywhere">
              {name}
            </Link>
            <span className="wrap-anywhere min-w-0 text-ink-soft">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

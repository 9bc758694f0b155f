import { useEffect, useRef } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Spinner } from '#design/button/spinner.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { toast } from '#design/toast/toast.ts'
import { NO_RESULT, NO_RESULT_NOTICE_MS, SEARCH_HINT } from '../copy.ts'
import type { Article } from '../model.ts'
import { ArticleCard } from './article-card.tsx'

/** `unasked`: nobody asked, or what was asked is wrong. */
export type Search =
  | { status: 'unasked' | 'empty' | 'failed' }
  | { status: 'found'; articles: readonly Article[]; moreAddress: string | null }

/** PUB-009…011, PUB-017. A hint, then an overlay while it is looked for, then papers or the words for none. */
export function SearchResults({ search, isPending }: { search: Search; isPending: boolean }) {
  const box = useRef<HTMLElement>(null)
  const last = useRef(search)
  useEffect(() => {
    const before = last.current
    last.current = search
    if (search.status === 'empty') toast.brief(`${NO_RESULT.title} ${NO_RESULT.text}`, NO_RESULT_NOTICE_MS)
    if (before === search || search.status === 'unasked') return
    // The reader is led to what was found; a list that grew leads to its first new paper.
    const grownFrom = sizeIfGrown(before, search)
    const target = grownFrom === null ? box.current : box.current?.querySelectorAll('[data-article]')[grownFrom]
    ;(target as HTMLElement | null | undefined)?.focus()
  }, [search])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Risultati della ricerca"
      aria-busy={isPending}
      className="relative scroll-mt-24 rounded-card focus:outline-none"
    >
      <Found search={search} />
      {isPending && (
        <div className="absolute inset-0 z-10 grid min-h-40 place-items-start justify-center rounded-card bg-ground/80 pt-14">
          <p role="status" className="flex items-center gap-3 rounded-pill bg-paper px-5 py-3 font-strong shadow-card">
            <Spinner />
            Caricamento...
          </p>
        </div>
      )}
    </section>
  )
}

/** How many papers there were, when the same list only grew. */
function sizeIfGrown(before: Search, after: Search): number | null {
  if (before.status !== 'found' || after.status !== 'found') return null
  const isSame = before.articles.every(({ id }, at) => after.articles[at]?.id === id)
  return isSame && after.articles.length > before.articles.length ? before.articles.length : null
}

function Found({ search }: { search: Search }) {
  if (search.status === 'unasked')
    return (
      <p className="flex min-h-40 items-center justify-center gap-3 rounded-card border border-line-strong/60 border-dashed px-6 py-10 text-center text-ink-soft text-lg">
        <Icon name="search" className="text-primary" />
        {SEARCH_HINT}
      </p>
    )
  if (search.status !== 'found')
    return (
      <EmptyState icon="search" level={3} title={NO_RESULT.title}>
        {NO_RESULT.text}
      </EmptyState>
    )
  return <Papers {...search} />
}

function Papers({ articles, moreAddress }: { articles: readonly Article[]; moreAddress: string | null }) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-strong">
          {howMany(articles.length, moreAddress !== null)}
        </p>
        <Exports ids={articles.map(({ id }) => id)} />
      </div>
      <ul className="grid gap-5">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ul>
      {moreAddress && (
        <p className="mt-8 text-center">
          <ButtonLink to={moreAddress} variant="ghost" replace preventScrollReset>
            Mostra altri
          </ButtonLink>
        </p>
      )}
    </>
  )
}

function howMany(count: number, hasMore: boolean): string {
  if (hasMore) return `I primi ${count} articoli, dal più recente`
  return count === 1 ? '1 articolo trovato' : `${count} articoli trovati`
}

const MOST_EXPORTED = 100

/** What is shown, for a program of bibliography. */
function Exports({ ids }: { ids: readonly number[] }) {
  const list = ids.slice(0, MOST_EXPORTED).join(',')
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink-soft">Esporta</span>
      <a
        href={`/api/PubMed/Articoli/Esporta?formato=ris&id=${list}`}
        download
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        RIS
      </a>
      <a
        href={`/api/PubMed/Articoli/Esporta?formato=bibtex&id=${list}`}
        download
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        BibTeX
      </a>
    </p>
  )
}

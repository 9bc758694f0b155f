import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isNarrowed, type Listed, listAddress } from '#platform/pure/listing.ts'
import type { Crumb } from '../breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Wrap } from '../layout/layout.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { DESK_CRUMB, DeskHead } from './desk-head.tsx'
import { type Filter, ListFilters, type Search } from './list-filters.tsx'
import { Said } from './said.tsx'

export type DeskListProps = {
  listed: Listed
  /** How the things are called: the search, the count and the empty list say it. */
  words: {
    /** “Cerca un contenuto”. */
    find: string
    one: string
    many: string
    /** In which order they are, after the count. */
    order?: string
    /** “Nessun contenuto trovato”. */
    notFound: string
    /** What else to try, where there is something better than other words. */
    hint?: string
    /** “Il Club non ha ancora scritto nulla”. */
    noneYet: string
    /** How the first one comes to be. */
    first: string
  }
  icon: string
  search?: Search
  filters?: readonly Filter[]
  /** What to do where nothing is there yet. */
  firstAction?: ReactNode
  /** More that can be done with what was found, beside the count. */
  actions?: ReactNode
  /** Too long to be counted: `total` says only whether something is there. */
  isUncounted?: boolean
  /** Where pages have no numbers, the way to the others. */
  paging?: ReactNode
  /** The rows, drawn where there are some. */
  children: ReactNode
}

/** A list of the desk: its question, how much it found, the rows or why there are none, its pages. */
export function DeskList({
  listed,
  words,
  icon,
  search,
  filters,
  firstAction,
  actions,
  isUncounted = false,
  paging,
  children,
}: DeskListProps) {
  const { pathname } = useLocation()
  const { page, pages, total } = listed
  const isFiltered = isNarrowed(listed)
  const isEmpty = total === 0
  const many = isUncounted && !isEmpty ? words.many : `${total.toLocaleString('it-IT')} ${words.many}`
  const count = total === 1 ? `1 ${words.one}` : `${many.slice(0, 1).toUpperCase()}${many.slice(1)}`
  const address = (to: number) => listAddress(pathname, listed, to, search?.name)
  return (
    <>
      {(search || filters) && <ListFilters title={words.find} search={search} filters={filters} asked={listed} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {count}
          {words.order && total > 1 && `, ${words.order}`}
        </p>
        {!isEmpty && actions}
      </div>
      {!isEmpty && children}
      {isEmpty && isFiltered && (
        <EmptyState
          icon={icon}
          title={words.notFound}
          action={
            <ButtonLink to={pathname} variant="ghost">
              Azzera filtri
            </ButtonLink>
          }
        >
          {words.hint ?? 'Prova con altre parole, o con meno filtri.'}
        </EmptyState>
      )}
      {isEmpty && !isFiltered && (
        <EmptyState icon={icon} title={words.noneYet} action={firstAction}>
          {words.first}
        </EmptyState>
      )}
      {paging ?? <Pagination current={page} total={pages} label="Pagine dell’elenco" address={address} />}
    </>
  )
}

export type DeskListPageProps = DeskListProps & {
  title: string
  lead?: ReactNode
  /** The pages above this one, farthest first; without them the desk alone. */
  crumbs?: readonly Crumb[]
  /** What can be begun here. */
  begin?: ReactNode
  /** What was just done. */
  said?: ReactNode
  isProblem?: boolean
  /** What stands between the head and the list. */
  above?: ReactNode
  /** What stands under the list. */
  below?: ReactNode
}

/** A page of the desk that is a list. */
export function DeskListPage(props: DeskListPageProps) {
  const { title, lead, crumbs = [DESK_CRUMB], begin, said, isProblem, above, below, ...list } = props
  return (
    <>
      <DeskHead
        title={title}
        lead={lead}
        crumbs={crumbs}
        actions={
          begin && (
            <div data-begin="" className="contents">
              {begin}
            </div>
          )
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-4 py-4 pb-16">
        <Said isProblem={isProblem}>{said}</Said>
        {above}
        <DeskList {...list} />
        {below}
      </Wrap>
    </>
  )
}

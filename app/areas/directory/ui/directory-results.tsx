import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { toast } from '#design/toast/toast.ts'
import { type DirectoryAnswer, type DirectoryFilters, LIST_FAILURE } from '../model.ts'
import { resultsFound, showsPromo } from '../rules.ts'
import { ProfessionalTile } from './professional-tile.tsx'
import { PromoTile } from './promo-tile.tsx'

const grid = 'grid gap-5 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

type Props = {
  filters: DirectoryFilters
  page: number /** None when the list could not be read. */
  answer: DirectoryAnswer | null
}

/** DIR-003…007, DIR-010. */
export function DirectoryResults({ filters, page, answer }: Props) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!answer) toast.failed('/professionisti-sanitari', revalidate, LIST_FAILURE)
  }, [answer, revalidate])
  if (!answer) return null
  return (
    <Band space="small" aria-label="Risultati">
      <p role="status" className="mb-6 font-strong text-lg">
        {resultsFound(answer.total)}
      </p>
      {answer.total === 0 && (
        <>
          <p className="mb-8 text-lg">Siamo spiacenti ma la ricerca non ha prodotto risultati.</p>
          <SectionHead title="Altri professionisti" />
          <ul className={grid}>
            {answer.suggested.map((card) => (
              <ProfessionalTile key={card.slug} card={card} />
            ))}
          </ul>
        </>
      )}
      {answer.cards.length > 0 && (
        <>
          <h2 className="visually-hidden">Professionisti</h2>
          <ul className={grid}>
            {showsPromo(filters, page) && <PromoTile />}
            {answer.cards.map((card) => (
              <ProfessionalTile key={card.slug} card={card} />
            ))}
          </ul>
          <div className="mt-10">
            <Pagination current={page} total={answer.pages} isAlwaysShown />
          </div>
        </>
      )}
    </Band>
  )
}

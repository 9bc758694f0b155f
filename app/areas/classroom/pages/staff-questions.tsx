import { deskCourseOf, editorOf } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Select } from '#design/select/select.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageOf } from '#platform/pure/paging.ts'
import { listDeskQuestions } from '../desk-store.server.ts'
import { listQuestions } from '../store.server.ts'
import { questionCount } from '../test-rules.ts'
import type { Route } from './+types/staff-questions'

const PER_PAGE = 20

/** The question bank of a course: what its test is drawn from, and what was taken out of it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  editorOf(context)
  const { course, head } = await deskCourseOf(context, params)
  const { db } = partsOf(context)
  const search = new URL(request.url).searchParams
  const typed = (search.get('cerca') ?? '').trim().slice(0, 80)
  const isWithdrawn = search.get('stato') === 'ritirate'
  const page = pageOf(search)
  const [{ total, list }, bank] = await Promise.all([
    listDeskQuestions(db, course.id, { typed, isWithdrawn }, { page: page - 1, limit: PER_PAGE }),
    listQuestions(db, course.id),
  ])
  const imported = search.get('importate') ?? ''
  return {
    head,
    typed,
    isWithdrawn,
    page,
    pages: Math.ceil(total / PER_PAGE),
    count: bank.length,
    needed: questionCount(course.credits),
    imported: /^\d{1,4}$/.test(imported) ? Number(imported) : null,
    isReplaced: search.get('sostituita') === '1',
    questions: list.map(({ id, words, rightAnswer }) => ({ id, words, rightAnswer })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Domande di ${loaderData?.head.title ?? 'un corso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffQuestionsPage({ loaderData }: Route.ComponentProps) {
  const { head, typed, isWithdrawn, page, pages, count, needed, questions } = loaderData
  const path = `${DESK_PATH}/${head.id}/domande`
  const left = needed - count
  const isFiltered = typed !== '' || isWithdrawn
  return (
    <DeskFrame course={head} tab="/domande">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg">
          <strong>{count === 1 ? '1 domanda' : `${count} domande`}</strong>, la prova ne chiede {needed}.{' '}
          {left > 0 && (
            <strong className="text-warning">{left === 1 ? 'Manca 1 domanda.' : `Mancano ${left} domande.`}</strong>
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`${path}/importa`} variant="ghost" icon="upload">
            Importa da CSV
          </ButtonLink>
          <ButtonLink to={`${path}/nuova`} icon="plus">
            Nuova domanda
          </ButtonLink>
        </div>
      </div>
      <Done imported={loaderData.imported} isReplaced={loaderData.isReplaced} />
      <ListSearch title="Cerca una domanda" label="Parole della domanda" typed={typed}>
        <Select
          name="stato"
          label="Mostra"
          defaultValue={isWithdrawn ? 'ritirate' : 'prova'}
          options={[
            { value: 'prova', label: 'Nella prova' },
            { value: 'ritirate', label: 'Ritirate' },
          ]}
        />
      </ListSearch>
      {questions.length === 0 ? (
        <EmptyState
          icon="clipboard-list"
          title={isFiltered ? 'Nessuna domanda trovata' : 'La banca è vuota'}
          action={isFiltered ? <Link to={path}>Azzera filtri</Link> : undefined}
        >
          {isFiltered ? 'Prova con un’altra parola.' : 'Scrivile una per una, o importale da un foglio.'}
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
          {questions.map(({ id, words, rightAnswer }) => (
            <li key={id} className="grid gap-0.5 px-5 py-3.5">
              <Link to={`${path}/${id}`} className="wrap-anywhere py-1">
                {words}
              </Link>
              <p className="wrap-anywhere flex gap-2 text-ink-soft text-sm">
                <Icon name="check" size={16} label="Risposta esatta" className="mt-0.5 shrink-0 text-success" />
                {rightAnswer}
              </p>
            </li>
          ))}
        </ol>
      )}
      <Pagination current={page} total={pages} label="Pagine delle domande" />
    </DeskFrame>
  )
}

function Done({ imported, isReplaced }: { imported: number | null; isReplaced: boolean }) {
  if (imported === null && !isReplaced) return null
  return (
    <p role="status" className="flex gap-2.5 rounded-card bg-success-tint px-5 py-4 text-success">
      <Icon name="circle-check" size={20} className="mt-0.5 shrink-0" />
      {imported !== null
        ? imported === 1
          ? '1 domanda importata.'
          : `${imported} domande importate.`
        : 'Era già stata proposta a qualcuno: quella di prima è fra le ritirate, e questa è una domanda nuova.'}
    </p>
  )
}

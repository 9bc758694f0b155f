import { z } from 'zod'
import { deskCourseOf, editorOf } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskList } from '#design/desk/desk-list.tsx'
import { Said } from '#design/desk/said.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { callPage } from '#platform/pure/paging.ts'
import { listDeskQuestions } from '../desk-store.server.ts'
import { listQuestions } from '../store.server.ts'
import { questionCount } from '../test-rules.ts'
import type { Route } from './+types/staff-questions'

/** The question bank of a course: what its test is drawn from, and what was taken out of it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  editorOf(context)
  const { course, head } = await deskCourseOf(context, params)
  const { db } = partsOf(context)
  const search = new URL(request.url).searchParams
  const asked = askedList(request, { isWithdrawn: ['stato', z.literal('ritirate').transform(() => true)] })
  const query = { typed: asked.typed, isWithdrawn: asked.filters.isWithdrawn ?? false }
  const [{ total, list }, bank] = await Promise.all([
    listDeskQuestions(db, course.id, query, { page: callPage(asked.page), limit: asked.limit }),
    listQuestions(db, course.id),
  ])
  const imported = search.get('importate') ?? ''
  return {
    head,
    listed: listed(asked, total),
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
  const { head, listed: shown, count, needed, questions } = loaderData
  const path = `${DESK_PATH}/${head.id}/domande`
  const left = needed - count
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
      <DeskList
        listed={shown}
        icon="clipboard-list"
        words={{
          find: 'Cerca una domanda',
          one: 'domanda',
          many: 'domande',
          notFound: 'Nessuna domanda trovata',
          noneYet: 'La banca è vuota',
          first: 'Scrivile una per una, o importale da un foglio.',
        }}
        search={{ label: 'Parole della domanda' }}
        filters={[
          { name: 'stato', label: 'Mostra', all: 'Nella prova', options: [{ value: 'ritirate', label: 'Ritirate' }] },
        ]}
      >
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
      </DeskList>
    </DeskFrame>
  )
}

function Done({ imported, isReplaced }: { imported: number | null; isReplaced: boolean }) {
  if (imported !== null)
    return <Said>{imported === 1 ? '1 domanda importata.' : `${imported} domande importate.`}</Said>
  return (
    <Said>
      {isReplaced &&
        'Era già stata proposta a qualcuno: quella di prima è fra le ritirate, e questa è una domanda nuova.'}
    </Said>
  )
}

import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { historyInWords } from '#areas/audience/history-context.server.ts'
import { listTrailOf } from '#areas/audience/trail-store.server.ts'
import { moveCategory } from '#areas/content/category-commands.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { MoveButtons } from '#design/form/move-buttons.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { RUBRIC_DESKS, rubricNameOf, trailOf } from '../rubrics/rubric-context.server.ts'
import { RUBRIC_DONE, RUBRIC_WORDS, usesInWords } from '../rubrics/rubric-copy.ts'
import type { Route } from './+types/rubric-list'

const HISTORY_LINES = 15

/** The categories of contents, or the series of courses: what is in each, and in which order readers find them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db } = partsOf(context)
  const name = rubricNameOf(request)
  const [rubrics, history] = await Promise.all([RUBRIC_DESKS[name].list(db), listTrailOf(db, name, HISTORY_LINES)])
  const done = new URL(request.url).searchParams.get('fatto')
  return {
    name,
    rubrics,
    history: historyInWords(history, { isNamed: true }),
    done: Object.entries(RUBRIC_DONE).find(([act]) => act === done)?.[1] ?? null,
  }
}

/** Only categories have an order of their own. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  if (rubricNameOf(request) !== 'category') throw new NotFound()
  const form = await request.formData()
  const asked = { slug: String(form.get('slug')), isEarlier: form.get('move') === 'earlier' }
  await moveCategory(db, asked, trailOf('category', { staffId, now }))
  return redirect(RUBRIC_WORDS.category.path)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? RUBRIC_WORDS[loaderData.name].title : 'Categorie'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function RubricListPage({ loaderData }: Route.ComponentProps) {
  const { name, rubrics, history, done } = loaderData
  const words = RUBRIC_WORDS[name]
  const add = (
    <ButtonLink to={`${words.path}/nuova`} icon="plus">
      {words.newOne}
    </ButtonLink>
  )
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        crumbs={[{ label: 'Redazione', to: '/redazione' }, words.above]}
        actions={rubrics.length > 0 && add}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-16">
        <Outcome answer={done ? loaderData : null} className="max-w-4xl">
          {words.oneAtFirst} {done?.toLowerCase()}.
        </Outcome>
        {rubrics.length === 0 ? (
          <EmptyState icon="library" title={`Non c’è ancora nessuna ${words.one}`} action={add}>
            {words.help}
          </EmptyState>
        ) : (
          <ol className="max-w-4xl divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
            {rubrics.map((rubric, index) => (
              <li key={rubric.slug} className="flex flex-wrap items-center gap-x-5 gap-y-1 px-5 py-3.5">
                <div className="min-w-0 flex-[1_1_15rem]">
                  <h2 className="font-text text-base">
                    <Link to={`${words.path}/${rubric.slug}`} className="inline-flex min-h-11 items-center">
                      {rubric.label}
                    </Link>
                  </h2>
                  <p className="wrap-anywhere text-ink-soft text-sm">{rubric.description}</p>
                </div>
                <p className="flex min-h-11 w-32 items-center text-sm tabular-nums">
                  {rubric.uses === 0 ? (
                    <span className="text-ink-soft">{usesInWords(words, 0)}</span>
                  ) : (
                    <Link to={words.filter + rubric.filter} className="inline-flex min-h-11 items-center">
                      {usesInWords(words, rubric.uses)}
                      <span className="visually-hidden"> in {rubric.label}</span>
                    </Link>
                  )}
                </p>
                {name === 'category' && (
                  <MoveButtons
                    field={{ name: 'slug', value: rubric.slug }}
                    label={rubric.label}
                    isFirst={index === 0}
                    isLast={index === rubrics.length - 1}
                    className="ml-auto"
                  />
                )}
              </li>
            ))}
          </ol>
        )}
        <DeskHistory lines={history} />
      </Wrap>
    </>
  )
}

import { data } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { Said } from '#design/desk/said.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { TabLinks } from '#design/tabs/tabs.tsx'
import { InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import { ALERTS_PATH } from '../alert-rules.ts'
import { listsOf } from '../lists-context.server.ts'
import type { Figure } from '../model.ts'
import { askedIn, figuresPage } from '../page-context.server.ts'
import { DEFINITIONS_PATH, figurePages, isFiguresPage } from '../pages-model.ts'
import { questionAsked } from '../question-rules.ts'
import { sendWords } from '../searches-commands.server.ts'
import { SEGMENTS_PATH } from '../segments-model.ts'
import { clubDays } from '../shown-context.server.ts'
import { CohortGrid } from '../ui/cohort-grid.tsx'
import { FigureLists } from '../ui/figure-lists.tsx'
import { FigurePanel } from '../ui/figure-panel.tsx'
import { FigureTiles } from '../ui/figure-tile.tsx'
import { QuestionBar } from '../ui/question-bar.tsx'
import type { Route } from './+types/staff-figures'

/** FIG-001. A page of Numeri: its figures over one period. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.read')
  const { db, now, club } = partsOf(context)
  const slug = 'page' in params ? String(params.page) : ''
  const pages = figurePages(({ permission }) => staffMay(staff, permission))
  const page = pages.find((each) => each.slug === slug)
  if (!page) throw isFiguresPage(slug) ? new NotAllowed() : new NotFound()
  const { search, searchParams } = new URL(request.url)
  const maySee = ({ permission }: Figure) => staffMay(staff, permission)
  const may = (permission: StaffPermission) => staffMay(staff, permission)
  const shown = await figuresPage(db, page, searchParams, { now, maySee, may })
  return {
    ...shown,
    lists: shown.isLookedBack
      ? []
      : await listsOf(db, page, questionAsked(askedIn(searchParams), await clubDays(db, now)).question.period, {
          now,
          staffId: staff.id,
          may,
        }),
    title: page.title,
    club: club.name,
    printed: formatMinuteIt(now),
    tabs: pages.map(({ title, path }) => ({ label: title, to: `${path}${search}`, isCurrent: path === page.path })),
  }
}

const LONGEST_TEXT = 200

/** FIG-041. Words that found nothing, sent to whoever writes contents. */
export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'figures.read')
  const { db, now, club, origin } = partsOf(context)
  const text = String((await request.formData()).get('testo') ?? '').slice(0, LONGEST_TEXT)
  try {
    const written = await sendWords(db, { text, staffId: staff.id, now, club, origin })
    const done = written > 0 ? `«${text}» è stata mandata a chi scrive.` : `«${text}» è già stata mandata oggi.`
    return { done, problem: null }
  } catch (error) {
    if (error instanceof InvalidInput) return data({ done: null, problem: error.fields.testo ?? error.message }, 400)
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Numeri'}, Numeri | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffFiguresPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, club, printed, tabs, question, fault, notes, mismatches, tiles, grids, panels, lists } = loaderData
  return (
    <>
      <DeskHead title="Numeri" actions={<QuestionBar question={question} />} />
      <div className="px-3 print-hidden">
        <TabLinks label="Numeri" links={tabs} />
      </div>
      <Wrap className="grid gap-1 py-3 text-ink-soft text-sm">
        <p className="hidden print:block">
          {club}, {title}. Stampato il {printed}.
        </p>
        {fault && <Said isProblem>{fault}</Said>}
        <Said isProblem={Boolean(actionData?.problem)}>{actionData?.problem ?? actionData?.done}</Said>
        {mismatches.length > 0 && (
          <Said isProblem>
            Il confronto di una notte ha trovato totali diversi dai dati, e li ha corretti. {mismatches.join(' ')}
          </Said>
        )}
        <p>
          {question.words}. {notes.join(' ')}{' '}
          <Link to={DEFINITIONS_PATH} className="print-hidden">
            Tutte le definizioni
          </Link>{' '}
          <Link to={SEGMENTS_PATH} className="print-hidden">
            Segmenti nel tempo
          </Link>{' '}
          <Link to={ALERTS_PATH} className="print-hidden">
            Numeri per e-mail e avvisi
          </Link>
        </p>
      </Wrap>
      <FigureTiles tiles={tiles} />
      <div className="figure-panels">
        {grids.map((grid) => (
          <CohortGrid key={grid.code} grid={grid} />
        ))}
        {panels.map((panel) => (
          <FigurePanel key={panel.code} panel={panel} />
        ))}
        <FigureLists lists={lists} />
      </div>
    </>
  )
}

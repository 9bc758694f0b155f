import { Form } from 'react-router'
import { anyStaffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { listTrail } from '#areas/audience/trail-store.server.ts'
import { figuresAtGlance, membersByType } from '#areas/figures/page-context.server.ts'
import type { MaySee } from '#areas/figures/pages-model.ts'
import { FigurePanel } from '#areas/figures/ui/figure-panel.tsx'
import { FigureTiles } from '#areas/figures/ui/figure-tile.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { ListFilters } from '#design/desk/list-filters.tsx'
import { Said } from '#design/desk/said.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { searchedIn } from '#platform/pure/paging.ts'
import type { TrailKind } from '#platform/trail/model.ts'
import { DESK_PATH } from '../desk-path.ts'
import { findAtDesk } from '../find.server.ts'
import { listFirstSteps } from '../first-steps.server.ts'
import { FirstStepsList } from '../first-steps-list.tsx'
import { FoundAtDesk } from '../found-at-desk.tsx'
import { lineInWords } from '../trail/trail-query.server.ts'
import { listWaiting, URGENCIES, type Urgency, type WaitingLine, type WaitingThing } from '../waiting.server.ts'
import type { Route } from './+types/desk'

const NEW_CONTENT = '/redazione/contenuti/nuovo'
const LATEST_LINES = 6
const MOST_TILES = 4
/** Who came and who looked is in the trail; here is what was done. */
const SILENT_LINES: TrailKind[] = ['signed-in', 'member-viewed', 'proof-given']

/** DSK-003. What waits for this person; or, where words were typed, what the desk has of them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const member = anyStaffOf(context)
  const parts = partsOf(context)
  const { db, now } = parts
  const { searchParams } = new URL(request.url)
  const today = formatLongDateIt(now)
  if (searchParams.has('cerca')) {
    const typed = searchedIn(searchParams, 'cerca')
    return { kind: 'search' as const, typed, found: typed ? await findAtDesk(db, member, typed, now) : [] }
  }
  const maySee: MaySee = ({ permission }) => staffMay(member, 'figures.read') && staffMay(member, permission)
  const [{ lines: waiting, uncounted }, steps, lines, tiles, byType] = await Promise.all([
    listWaiting(db, { now, member }),
    staffMay(member, 'club.write') ? listFirstSteps(parts) : [],
    staffMay(member, 'trail.read') ? listTrail(db, { except: SILENT_LINES, limit: LATEST_LINES }) : [],
    figuresAtGlance(db, maySee, now, MOST_TILES),
    membersByType(db, maySee, now),
  ])
  const groups = Object.entries(URGENCIES).map(([urgency, title]) => ({
    urgency: urgency as Urgency,
    title,
    lines: waiting.filter((line) => line.urgency === urgency),
    count: countOf(waiting.filter((line) => line.urgency === urgency)),
  }))
  return {
    kind: 'today' as const,
    today,
    mayWrite: staffMay(member, 'contents.write'),
    sum: sumOf(waiting),
    uncounted,
    groups: groups.filter((group) => group.lines.length > 0),
    steps: steps.some(({ isDone }) => !isDone) ? steps : [],
    latest: lines.map(lineInWords),
    tiles: tiles.filter(({ isCounted }) => isCounted),
    byType,
  }
}

const countOf = (lines: readonly WaitingLine[]) => lines.reduce((sum, line) => sum + line.count, 0)

/** “9 cose aspettano, 2 in ritardo” */
function sumOf(waiting: readonly WaitingLine[]): { all: string; late: string } | null {
  const all = countOf(waiting)
  const late = countOf(waiting.filter(({ urgency }) => urgency === 'late'))
  if (all === 0) return null
  const words = all === 1 ? '1 cosa aspetta' : `${all.toLocaleString('it-IT')} cose aspettano`
  return { all: words, late: late === 0 ? '' : `${late.toLocaleString('it-IT')} in ritardo` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.kind === 'search' ? 'Cerca | Redazione' : 'Oggi | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const SEARCH = {
  label: 'Cerca in tutta la redazione',
  description: 'Una persona, un ordine, un corso, una pagina, un’offerta: quello che ricordi.',
}

export default function DeskPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'today') return <Today {...loaderData} />
  const { typed, found } = loaderData
  return (
    <>
      <DeskHead title="Cerca" />
      <Wrap className="py-4">
        <ListFilters title="Cerca in redazione, con le parole" search={SEARCH} asked={{ typed, chosen: {} }} />
      </Wrap>
      {typed && <FoundAtDesk typed={typed} found={found} />}
    </>
  )
}

type TodayProps = Omit<Extract<Route.ComponentProps['loaderData'], { kind: 'today' }>, 'kind'>

const DOTS: Record<Urgency, string> = {
  late: 'bg-danger',
  today: 'bg-warning-fill',
  soon: 'border-2 border-line-strong',
}

/** Where staff begin: what waits, the most urgent first, each with the way to it. */
function Today({ today, mayWrite, sum, uncounted, groups, steps, latest, tiles, byType }: TodayProps) {
  return (
    <>
      <DeskHead
        title="Oggi"
        state={
          <>
            <span>{today}</span>
            {sum && (
              <span>
                {sum.all}
                {sum.late && (
                  <>
                    , <b className="text-danger">{sum.late}</b>
                  </>
                )}
              </span>
            )}
          </>
        }
        actions={
          mayWrite && (
            <span data-begin="">
              <ButtonLink to={NEW_CONTENT} variant="ghost" icon="file-pen">
                Scrivi
              </ButtonLink>
            </span>
          )
        }
      />
      {/* What waits comes first, also to whoever listens and on a phone; the figures stand above it where there is room for both. */}
      <div className="today">
        <div className="min-w-0">
          {uncounted.length > 0 && (
            <Said isProblem className="m-4">
              Adesso non si riesce a contare: {uncounted.join(', ')}. Ricarica la pagina tra poco.
            </Said>
          )}
          {groups.length === 0 && uncounted.length === 0 && (
            <p className="px-6 py-8 text-ink-soft max-sm:px-4">Niente da fare adesso.</p>
          )}
          {groups.map(({ urgency, title, count, lines }) => (
            <section key={urgency} aria-label={title}>
              <h2 className="flex items-center gap-2 border-line border-b bg-sunken/60 px-6 py-1.5 font-strong font-text text-sm max-sm:px-4">
                <span aria-hidden="true" className={cx('size-2 rounded-full', DOTS[urgency])} />
                {title}
                <span className="font-normal text-ink-soft tabular-nums">{count.toLocaleString('it-IT')}</span>
              </h2>
              <ul>
                {lines.map((line) => (
                  <Line key={line.to} line={line} />
                ))}
              </ul>
            </section>
          ))}
          {steps.length > 0 && <FirstStepsList steps={steps} />}
        </div>
        {tiles.length > 0 && (
          <div className="today-figures">
            <FigureTiles tiles={tiles} />
          </div>
        )}
        {(byType || latest.length > 0) && (
          <div className="min-w-0 border-line xl:border-l">
            {byType && <FigurePanel panel={{ ...byType, name: 'Iscritti per tipo' }} />}
            {latest.length > 0 && <Latest lines={latest} />}
          </div>
        )}
      </div>
    </>
  )
}

/** The last things that were done, each with whose hand it was. */
function Latest({ lines }: { lines: TodayProps['latest'] }) {
  return (
    <section aria-label="Che cosa è successo" className="border-line border-t">
      <div className="flex items-center justify-between px-6 py-3 max-sm:px-4">
        <h2 className="font-strong font-text text-base">Che cosa è successo</h2>
        <Link to={`${DESK_PATH}/registro`} className="text-sm">
          Tutto il registro
        </Link>
      </div>
      <ol className="grid gap-3 px-6 pb-4 text-sm max-sm:px-4">
        {lines.map(({ id, at, what, detail, who, member }) => (
          <li key={id} className="grid grid-cols-[2.75rem_1.5rem_minmax(0,1fr)] gap-3">
            <span className="text-ink-soft tabular-nums">{at.slice(-5)}</span>
            {who ? <Avatar name={who} size={24} /> : <Icon name="history" size={16} className="m-1 text-ink-soft" />}
            <span className="wrap-anywhere">
              {who && <b>{who}: </b>}
              {what}
              {detail && `, ${detail}`}
              {!who && member && `, ${member}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A number, its words and the list that holds exactly that many; under it the first of them. */
function Line({ line: { icon, to, count, words, urgency, things } }: { line: WaitingLine }) {
  return (
    <li>
      <div
        data-row=""
        className="relative flex min-h-10 items-center gap-3 border-line/60 border-b px-6 focus-within:bg-primary-tint hover:bg-sunken/60 max-sm:min-h-15 max-sm:px-4"
      >
        <Icon name={icon} size={16} className="text-ink-soft" />
        <Anchor to={to} className="grow after:absolute after:inset-0">
          <b className={cx(urgency === 'late' && 'text-danger')}>{count.toLocaleString('it-IT')}</b> {words}
        </Anchor>
        <span aria-hidden="true" className="text-ink-soft text-sm max-sm:hidden">
          Vedi l’elenco
        </span>
      </div>
      {things.length > 0 && (
        <ul aria-label={`${count} ${words}`}>
          {things.map((thing, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two runs of one job lead to the same page.
            <Thing key={`${thing.to} ${at}`} thing={thing} isLate={urgency === 'late'} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** One of the things that wait, with what is done next. */
function Thing({ thing, isLate }: { thing: WaitingThing; isLate: boolean }) {
  const { to, title, who, since, due, handler, act, isFree } = thing
  return (
    <li
      data-row=""
      className="relative grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line/60 border-b pr-6 pl-13 text-sm focus-within:bg-primary-tint hover:bg-sunken/60 max-sm:min-h-15 max-sm:px-4 sm:grid-cols-[minmax(0,1fr)_5.5rem_9rem_1.75rem_5.5rem]"
    >
      <Anchor to={to} className="truncate after:absolute after:inset-0">
        <span className="font-strong">{title}</span>
        {who && <span className="text-ink-soft"> {who}</span>}
      </Anchor>
      <span className="text-ink-soft max-sm:hidden">{since}</span>
      <span className={cx('truncate max-sm:col-start-1 max-sm:text-xs', isLate && 'font-strong text-danger')}>
        {due}
      </span>
      <span className="max-sm:hidden">{handler && <Avatar name={handler} size={24} isNamed />}</span>
      {isFree ? (
        <Form
          method="post"
          action={to}
          aria-label={`Prendi: ${title} ${who}`}
          className="relative justify-self-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
        >
          <Button type="submit" name="act" value="take" variant="ghost" size="small">
            {act}
          </Button>
        </Form>
      ) : (
        <ButtonLink
          to={to}
          variant="ghost"
          size="small"
          tabIndex={-1}
          aria-hidden="true"
          className="relative justify-self-end max-sm:hidden"
        >
          {act}
        </ButtonLink>
      )}
    </li>
  )
}

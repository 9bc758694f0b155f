import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { DeskAct } from '#design/desk/desk-box.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { Said } from '#design/desk/said.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict, InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import type { Figure } from '../model.ts'
import { figuresPage } from '../page-context.server.ts'
import { FIGURES_PATH } from '../pages-model.ts'
import { followSegment, unfollowSegment } from '../segments-commands.server.ts'
import { MOST_FOLLOWED, SEGMENTS_PATH, segmentsPage } from '../segments-model.ts'
import { listFollowed, listSegmentNames } from '../segments-store.server.ts'
import { FigurePanel } from '../ui/figure-panel.tsx'
import { QuestionBar } from '../ui/question-bar.tsx'
import type { Route } from './+types/staff-followed-segments'

/** FIG-015. Segments in time. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.read')
  const { db, now } = partsOf(context)
  const may = (permission: StaffPermission) => staffMay(staff, permission)
  const maySee = ({ permission }: Figure) => may(permission)
  const [followed, all] = await Promise.all([listFollowed(db), may('segments.write') ? listSegmentNames(db) : []])
  const ids = new Set(followed.map(({ id }) => id))
  return {
    ...(await figuresPage(db, segmentsPage(followed), new URL(request.url).searchParams, { now, maySee, may })),
    mayFollow: may('segments.write'),
    isFull: followed.length >= MOST_FOLLOWED,
    followed: followed.map(({ id, name, sinceDay, stretches }) => ({
      id,
      name,
      since: formatDateIt(sinceDay),
      isCounted: stretches.length > 0,
    })),
    others: all.flatMap(({ id, name }) => (ids.has(id) ? [] : [{ id, name }])),
    said: saidIn(request, {
      follow: 'Fatto: si conta ogni sera, da oggi.',
      unfollow: 'Fatto: non si conta più.',
    }),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'figures.read')
  if (!staffMay(staff, 'segments.write')) throw new NotAllowed()
  const { db, now } = partsOf(context)
  const { act, id = '' } = declaredFields(await request.formData(), ['act', 'id'] as const, { longest: 60 })
  try {
    if (act === 'follow') await followSegment(db, id, { staffId: staff.id, now })
    else if (act === 'unfollow') await unfollowSegment(db, id, { staffId: staff.id, now })
    else throw new InvalidInput({}, 'La richiesta non è valida.')
  } catch (error) {
    if (error instanceof Conflict || error instanceof NotFound || error instanceof InvalidInput)
      return data({ problem: error.message }, error.status)
    throw error
  }
  return redirect(`${SEGMENTS_PATH}?fatto=${act}`)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Segmenti, Numeri | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function FollowedSegmentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { question, fault, panels, followed, others, mayFollow, isFull, said } = loaderData
  return (
    <>
      <DeskHead title="Segmenti nel tempo" actions={<QuestionBar question={question} />} />
      <Wrap className="grid gap-3 py-3">
        {fault && <Said isProblem>{fault}</Said>}
        <Said isProblem={Boolean(actionData?.problem)}>{actionData?.problem ?? said}</Said>
        <p className="text-ink-soft text-sm">
          {question.words}. Di un segmento si sa quanti sono solo da quando si conta: prima non c’è niente.{' '}
          <Link to={FIGURES_PATH}>Torna ai numeri</Link>
        </p>
        <ul className="grid gap-2" aria-label="Segmenti contati ogni giorno">
          {followed.map(({ id, name, since, isCounted }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-2">
              <span>
                {mayFollow ? <Link to={`/redazione/segmenti/${id}`}>{name}</Link> : name}{' '}
                <span className="text-ink-soft text-sm">
                  Si conta dal {since}
                  {!isCounted && ': il primo numero arriva stanotte'}.
                </span>
              </span>
              {mayFollow && (
                <DeskAct
                  act="unfollow"
                  variant="quiet"
                  aria-label={`Non contare più ${name}`}
                  fields={<input type="hidden" name="id" value={id} />}
                  ask={{
                    question: `Non contare più «${name}»?`,
                    loss: 'I numeri contati finora si perdono; il segmento resta.',
                    confirmLabel: 'Non contare più',
                  }}
                >
                  Non contare più
                </DeskAct>
              )}
            </li>
          ))}
        </ul>
        {followed.length === 0 && <p className="text-ink-soft">Nessun segmento si conta ogni giorno.</p>}
        {isFull && mayFollow && <p>Il Club conta già {MOST_FOLLOWED} segmenti ogni giorno: prima se ne lascia uno.</p>}
        {mayFollow && !isFull && others.length > 0 && (
          <details>
            <summary className="figure-summary">Conta un altro segmento</summary>
            <ul className="grid gap-2 pt-2" aria-label="Altri segmenti">
              {others.map(({ id, name }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                  {name}
                  <DeskAct
                    act="follow"
                    variant="quiet"
                    aria-label={`Conta ogni giorno ${name}`}
                    fields={<input type="hidden" name="id" value={id} />}
                  >
                    Conta ogni giorno
                  </DeskAct>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Wrap>
      <div className="figure-panels">
        {panels.map((panel) => (
          <FigurePanel key={panel.code} panel={panel} />
        ))}
      </div>
    </>
  )
}

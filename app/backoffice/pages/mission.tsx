import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory } from '#areas/audience/history-context.server.ts'
import { limitInWords, missionNamed, NOTICE_DAYS } from '#areas/loyalty/mission-desk-rules.ts'
import { termsOn } from '#areas/loyalty/mission-rules.ts'
import { listMissionChanges } from '#areas/loyalty/mission-store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskBox } from '#design/desk/desk-box.tsx'
import { DESK_CRUMB } from '#design/desk/desk-head.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Said } from '#design/desk/said.tsx'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { addRomeDays, formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { performMission, rehearseMission } from '../loyalty/mission-acts.server.ts'
import { isMissionAct, LOYALTY_PATH, MISSION_ACTS, MISSION_NOTES, type MissionAct } from '../loyalty/mission-copy.ts'
import { MissionForm, RemovalForm } from '../loyalty/mission-form.tsx'
import { ConfirmCard } from '../members/member-parts.tsx'
import { typedIn } from '../plans/plan-wire.ts'
import { answerRehearsed } from '../rehearsed-form.server.ts'
import type { Route } from './+types/mission'

const DONE = Object.fromEntries(Object.entries(MISSION_ACTS).map(([act, { done }]) => [act, done]))

function missionIn(code: string) {
  const mission = missionNamed(code)
  if (!mission) throw new NotFound('Questa missione non esiste.')
  return mission
}

/** One mission as it is today, what was decided for the days to come, and the form of another change. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'rewards.write')
  const { db, now } = partsOf(context)
  const { code, limit } = missionIn(params.code)
  const today = romeDayOf(now)
  const changes = await listMissionChanges(db)
  const terms = termsOn(changes, code, today)
  return {
    code,
    title: terms.title,
    isActive: terms.isActive,
    isOnce: limit?.per === 'life',
    tomorrow: addRomeDays(today, 1),
    typed: {
      fromDay: addRomeDays(today, NOTICE_DAYS),
      points: String(terms.points),
      title: terms.title,
      text: terms.text,
      description: terms.description,
      per: terms.limit?.per ?? '',
      times: terms.limit ? String(terms.limit.times) : '',
      ...(terms.isActive && { isActive: 'on' }),
    } as Record<string, string>,
    coming: changes
      .filter((change) => change.code === code && change.fromDay > today)
      .map(({ fromDay, terms: next }) => ({
        day: fromDay,
        from: formatDateIt(fromDay),
        words: next.isActive ? `${next.points} punti, ${limitInWords(next.limit)}` : 'non dà più punti',
      })),
    history: await deskHistory(db, 'mission', code),
    said: saidIn(request, DONE),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'rewards.write')
  const { db, now } = partsOf(context)
  const mission = missionIn(params.code)
  const form = await request.formData()
  const act = String(form.get('act') ?? '')
  if (!isMissionAct(act)) throw new InvalidInput({}, 'La richiesta non è valida.')
  const asked = { act, mission, typed: typedIn(form), staffId, now }
  return answerRehearsed<MissionAct, Awaited<ReturnType<typeof rehearseMission>>>({
    form,
    act,
    typed: asked.typed,
    changed: 'Nel frattempo la missione è cambiata: questo è quello che succederebbe adesso.',
    rehearse: () => rehearseMission(db, asked),
    perform: async (seen) => {
      await performMission(db, asked, seen)
      return `${LOYALTY_PATH}/${mission.code}?fatto=${act}`
    },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Missione'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function MissionPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { code, title, isActive, isOnce, tomorrow, coming, history, said } = loaderData
  const path = `${LOYALTY_PATH}/${code}`
  const own = answer?.act === 'changed' ? answer : null
  return (
    <DeskPage
      title={title}
      crumbs={[DESK_CRUMB, { label: 'Programma Fedeltà', to: LOYALTY_PATH }]}
      state={<Badge tone={isActive ? 'success' : 'warning'}>{isActive ? 'Dà punti' : 'Ferma'}</Badge>}
      lead={`Un cambiamento comincia da domani o dopo; se toglie qualcosa agli iscritti, da qui a ${NOTICE_DAYS} giorni, come dice il regolamento.`}
      said={!answer && said}
    >
      {answer?.problem && <Said isProblem>{answer.problem}</Said>}
      {answer?.rehearsal && (
        <ConfirmCard
          name={MISSION_ACTS[answer.act].name}
          rehearsal={answer.rehearsal}
          notice={answer.notice ?? null}
          notes={MISSION_NOTES}
          backTo={path}
          hasWayBack={answer.act === 'changed'}
        />
      )}
      {!answer?.rehearsal && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <MissionForm
            path={path}
            typed={own?.typed ?? loaderData.typed}
            errors={own?.errors ?? null}
            isOnce={isOnce}
            tomorrow={tomorrow}
          />
          <div className="grid gap-6">
            {coming.map(({ day, from, words: told }) => (
              <DeskBox key={day} title={`Dal ${from}`}>
                <p>{told}</p>
                <RemovalForm day={day} answer={answer?.act === 'removed' ? answer : undefined} />
              </DeskBox>
            ))}
            <DeskHistory title="Storia di questa missione" lines={history} />
          </div>
        </div>
      )}
    </DeskPage>
  )
}

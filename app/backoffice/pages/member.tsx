import { randomUUID } from 'node:crypto'
import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { lockMember } from '#areas/audience/grant-store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { RecordWalk } from '#areas/lists/ui/record-walk.tsx'
import { walkAt } from '#areas/lists/walk-context.server.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import { Button } from '#design/button/button.tsx'
import { Said } from '#design/desk/said.tsx'
import { Form } from '#design/form/form.tsx'
import { UnsavedGuard, useUnsaved } from '#design/form/unsaved-guard.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { NotAllowed } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { MemberActs } from '../members/acts-column.tsx'
import { getMember, headOf, planOf } from '../members/member-context.server.ts'
import { ACT_DONE, CALL_DONE, MEMBER_CREATED, MEMBERS_PATH } from '../members/member-copy.ts'
import { overviewOf } from '../members/member-overview.server.ts'
import { Belongings, Column, Deadlines, Facts, LastFacts, Problems, Wallets } from '../members/member-overview.tsx'
import { MemberHead } from '../members/member-parts.tsx'
import { CALL_OUTCOMES, isCallOutcome, LONGEST_NOTE, MEMBER_ACTS, mayDo, noteProblem } from '../members/member-rules.ts'
import type { Route } from './+types/member'

/** All that whoever answers the telephone must know of a person. Who looked, and when, is on the trail of the account. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const viewer = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  const plan = await planOf(db, member, now)
  const period = plan.periods.find(({ state }) => state !== 'over') ?? null
  const [head, overview] = await Promise.all([
    headOf(db, member, viewer, now),
    overviewOf(db, member, { viewer, now, plan: period?.plan ?? null }),
  ])
  await recordTrail(db, { at: now, kind: 'member-viewed', memberId: member.id, actorId: viewer.id })
  const walk = await walkAt(db, MEMBERS, request, now, {
    id: member.id,
    keyOf: ({ username }) => String(username),
    pathOf: ({ username }) => `${MEMBERS_PATH}/${username}`,
    staffId: viewer.id,
  })
  return {
    head,
    walk,
    overview,
    period: period && { id: period.id, lastDay: period.lastDay },
    isCall: new URL(request.url).searchParams.get('segna') === 'chiamata',
    noteKey: randomUUID(),
    said: saidIn(request, {
      note: ACT_DONE.note,
      call: CALL_DONE,
      letter: ACT_DONE.letter,
      period: ACT_DONE.period,
      created: MEMBER_CREATED,
    }),
  }
}

/** What was understood on the telephone, for whoever answers next time. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'members.read')
  staffOf(context, MEMBER_ACTS.note)
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  if (!mayDo('note', operator, member)) throw new NotAllowed()
  const {
    note = '',
    call = '',
    key = '',
  } = declaredFields(await request.formData(), ['note', 'call', 'key'], {
    longest: 2 * LONGEST_NOTE,
  })
  // How a call went may be all there is to say of it.
  const problem = isCallOutcome(call) && note.trim() === '' ? null : noteProblem(note)
  if (problem) return data({ errors: { note: problem }, typed: { note, call, key } }, 400)
  const outcome = isCallOutcome(call) ? CALL_OUTCOMES[call] : null
  await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    if (isUuid(key) && (await listMemberTrail(tx, member.id)).some(({ facts }) => facts.key === key)) return
    await recordTrail(tx, {
      at: now,
      kind: 'member-noted',
      memberId: member.id,
      actorId: operator.id,
      ...(outcome && { done: { thing: 'member', id: member.id, what: 'call' }, changes: [{ field: outcome }] }),
      ...(note.trim() && { reason: note.trim() }),
      ...(isUuid(key) && { key }),
    })
  })
  return redirect(`${MEMBERS_PATH}/${member.username}?fatto=${outcome ? 'call' : 'note'}`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.head.name ?? 'Iscritto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function MemberPage({
  loaderData: { head, walk, overview, period, said, isCall, noteKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] bg-paper">
      <RecordWalk walk={walk} />
      <MemberHead head={head} section={null}>
        <Problems problems={overview.problems} />
        <Facts facts={overview.facts} />
        <Deadlines deadlines={overview.deadlines} />
      </MemberHead>
      <Said className="mx-4 mt-3 sm:mx-6">{actionData ? null : said}</Said>
      <div className="grid lg:grid-cols-2 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)] xl:divide-x xl:divide-line">
        <Column
          title="Che cosa è successo"
          aside={
            <span className="flex flex-wrap gap-x-3">
              {(['payments', 'courses', 'staff'] as const)
                .filter((kind) => overview.storyKinds.includes(kind))
                .map((kind) => (
                  <Link key={kind} look="quiet" to={`${MEMBERS_PATH}/${head.username}/storia?che-cosa=${kind}`}>
                    {STORY_SHORT[kind]}
                  </Link>
                ))}
              <Link to={`${MEMBERS_PATH}/${head.username}/storia`}>Tutta la storia</Link>
            </span>
          }
        >
          <div key={overview.notes[0]?.id} className="grid gap-3">
            {overview.notes.map(({ id, call, what, who, at }) => (
              <blockquote key={id} className="rounded-small bg-sunken px-3 py-2 text-[0.90625rem]">
                {call && (
                  <p className="flex items-center gap-1.5 font-strong">
                    <Icon name="phone" size={14} />
                    {call}
                  </p>
                )}
                {what && <p className="wrap-anywhere">{what}</p>}
                <footer className="text-ink-soft text-xs">
                  {who}, {at}
                </footer>
              </blockquote>
            ))}
            {head.acts.includes('note') && (
              <details key={String(isCall)} id="nota" open={isCall || actionData !== undefined}>
                <summary className="flex min-h-9 cursor-pointer items-center gap-2 rounded-small border border-line-strong px-3 text-[0.875rem] text-ink-soft hover:bg-sunken">
                  <Icon name="message-circle" size={16} />
                  Scrivi una nota, senza dati clinici
                </summary>
                <div className="pt-3">
                  <NoteForm answer={actionData} isCall={isCall} noteKey={noteKey} />
                </div>
              </details>
            )}
          </div>
          <LastFacts story={overview.story} />
        </Column>
        <div className="min-w-0">
          <Column title="Portafogli">
            <Wallets {...overview} />
          </Column>
          <Column title="Le sue cose" className="border-line border-t">
            <Belongings {...overview} />
          </Column>
        </div>
        <MemberActs head={head} period={period} />
      </div>
    </div>
  )
}

type NoteAnswer = Route.ComponentProps['actionData']

const STORY_SHORT = { payments: 'Pagamenti', courses: 'Corsi', staff: 'Redazione' } as const
const OUTCOMES = Object.entries(CALL_OUTCOMES).map(([value, label]) => ({
  value,
  label: `Una chiamata: ${label.toLocaleLowerCase('it')}`,
}))

type NoteFormProps = { answer: NoteAnswer; isCall: boolean; noteKey: string }

/** The only thing of the page that is written: what leaves it with words in it is asked about. A call is a note that says how it went. */
function NoteForm({ answer, isCall, noteKey }: NoteFormProps) {
  const { isUnsaved, onEdit, onSend } = useUnsaved(answer)
  return (
    <Form
      className="max-w-4xl gap-3"
      errors={answer?.errors}
      values={answer?.typed}
      onChange={onEdit}
      onSubmit={onSend}
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <input type="hidden" name="key" value={answer?.typed.key || noteKey} />
      <Select
        name="call"
        label="Che cosa segni"
        options={[{ value: '', label: 'Una nota' }, ...OUTCOMES]}
        defaultValue={answer?.typed.call ?? (isCall ? 'answered' : '')}
      />
      <TextArea
        name="note"
        label="Una nota per chi risponde la prossima volta"
        description="Senza nomi né recapiti: resta nel registro, e l’iscritto la legge se scarica i suoi dati."
        isRequired={!isCall}
        rows={2}
        maxLength={LONGEST_NOTE}
      />
      <div>
        <Button type="submit" variant="ghost" icon="file-pen" isPending={useNavigation().state === 'submitting'}>
          Annota
        </Button>
      </div>
    </Form>
  )
}

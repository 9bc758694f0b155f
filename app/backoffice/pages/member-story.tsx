import { staffOf } from '#areas/audience/context.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { STORY_KINDS, storyKindsFor } from '#areas/segments/story-rules.ts'
import { type StoryRow, storyOf } from '#areas/segments/story-store.server.ts'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { getMember, headOf } from '../members/member-context.server.ts'
import { MemberHead } from '../members/member-parts.tsx'
import type { Route } from './+types/member-story'

/** DSK-035. Everything that happened to a person, in one list. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const viewer = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  const story = storyOf(member, viewer)
  const { rows, exportTo, ...list } = await listAt(db, story, request, now, viewer)
  await recordTrail(db, { at: now, kind: 'member-viewed', memberId: member.id, actorId: viewer.id })
  return {
    head: await headOf(db, member, viewer, now),
    list: { ...list, exportTo: exportTo && list.here.replace(story.path, `${story.path}.csv`) },
    rows,
    isWhole: storyKindsFor(viewer).isWhole,
    said: saidIn(request, VIEW_DONE),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  return listAction(db, storyOf(await getMember(db, params.username), staff), request, { staff, now })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Storia di ${loaderData?.head.name ?? 'un iscritto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<StoryRow>['columns'] = [
  {
    key: 'at',
    title: 'Quando',
    onPhone: 'side',
    cell: ({ at }) => (
      <span className="max-sm:w-20 max-sm:whitespace-normal max-sm:text-right">{formatMinuteIt(at)}</span>
    ),
  },
  {
    key: 'what',
    title: 'Che cosa è successo',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ what, to }) => (
      <span className="wrap-anywhere whitespace-normal">
        {to ? (
          <Link look="quiet" to={to}>
            {what}
          </Link>
        ) : (
          what
        )}
      </span>
    ),
  },
  {
    key: 'detail',
    title: 'Dettaglio',
    onPhone: 'second',
    cell: ({ detail }) => <span className="wrap-anywhere whitespace-normal">{detail}</span>,
  },
  { key: 'kind', title: 'Tipo', from: 'lg', cell: ({ kind }) => STORY_KINDS[kind] },
  { key: 'who', title: 'Chi', from: 'lg', cell: ({ who }) => who },
]

export default function MemberStoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, list, rows, isWhole, said } = loaderData
  return (
    <>
      <MemberHead head={head} section="story" />
      {!isWhole && <p className="px-4 pb-2 text-ink-soft sm:px-6">Alcune cose non si vedono con il tuo ruolo.</p>}
      <AskedList
        list={list}
        rows={rows}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        icon="history"
        words={{
          many: 'fatti',
          none: 'Niente',
          search: 'Cerca nella storia',
          placeholder: 'Parole, numeri, codici',
          notFound: 'Niente trovato',
          hint: 'Prova con altre parole, o senza condizioni.',
          noneYet: 'Ancora nulla',
          first: 'Quello che succede compare qui da solo.',
          usual: 'dall’ultimo',
        }}
        refused={actionData}
        said={said}
        isUnderHead
      />
    </>
  )
}

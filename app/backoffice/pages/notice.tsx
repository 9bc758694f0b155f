import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { historyInWords, lastHandOn } from '#areas/audience/history-context.server.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { correctNotice, openNotice, removeNotice } from '#areas/notices/desk-commands.server.ts'
import { toTypedNotice, typedNoticeIn } from '#areas/notices/desk-wire.ts'
import { LONGEST_NOTICE_TEXT, LONGEST_NOTICE_TITLE, type StoredNotice, type TypedNotice } from '#areas/notices/model.ts'
import { judgeNotice } from '#areas/notices/rules.ts'
import { findDeskNotice } from '#areas/notices/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DESK_CRUMB, DeskPage } from '#design/desk/desk-page.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { NotFound } from '#platform/errors.ts'
import { answerForm, refuseForm, sentIn } from '#platform/http/answered-form.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { seenOf } from '#platform/seen.server.ts'
import { deadLinks, frameTrail, listOwnPages, uuidOr } from '../frame/frame-context.server.ts'
import { deadLinkWords, NOTICE_SHELF_WORDS, NOTICES_PATH } from '../frame/frame-copy.ts'
import { LinkField, WhoSees } from '../frame/frame-fields.tsx'
import type { Route } from './+types/notice'

const GONE = 'Questo avviso non c’è più.'
const EMPTY: TypedNotice = { title: '', text: '', link: '', publishAt: '', audience: {} }
const STORY_LINES = 15

/** What two editors could both be writing: how many have read it is nobody's work. */
const written = ({ reads: _reads, ...notice }: StoredNotice & { reads: number }): StoredNotice => notice

/** SHL-014. One notice of the bell; without an id, a new one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const { id } = params as { id?: string }
  const pages = await listOwnPages(db)
  if (id === undefined) return { id: crypto.randomUUID(), stands: null, typed: EMPTY, seen: '', pages, story: [] }
  const notice = await findDeskNotice(db, uuidOr(id, GONE))
  if (!notice) throw new NotFound(GONE)
  const { publishedAt, reads } = notice
  return {
    id,
    stands: {
      shelf: publishedAt > now ? ('scheduled' as const) : ('out' as const),
      when: formatMinuteIt(publishedAt),
      reads,
    },
    typed: toTypedNotice(notice),
    seen: seenOf(written(notice)),
    pages,
    story: historyInWords(await listTrailAbout(db, 'notice', id, STORY_LINES), { isNamed: true }),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const parts = partsOf(context)
  const { db, now } = parts
  const form = await request.formData()
  const { id: named } = params as { id?: string }
  const id = uuidOr(named ?? form.get('id'), GONE)
  const record = frameTrail('notice', { staffId, now })
  const sent = sentIn(form)
  if (named !== undefined && sent.act === 'remove') {
    await removeNotice(db, id, record)
    return redirect(`${NOTICES_PATH}?fatto=tolto`)
  }
  const typed = typedNoticeIn(form)
  const judged = judgeNotice(typed, now)
  if (judged.kind === 'refused') return refuseForm({ sent, typed, errors: judged.errors })
  const [dead] = form.has('anyway') ? [] : await deadLinks(parts, [typed.link.trim()])
  if (dead !== undefined) return refuseForm({ sent, typed, errors: { link: deadLinkWords(dead) }, mayInsist: true })
  return answerForm({
    sent,
    typed,
    save: () =>
      named === undefined
        ? openNotice(db, { id, typed, now }, record)
        : correctNotice(db, { id, seen: sent.seen, typed, now }, record),
    to: () => `${NOTICES_PATH}?fatto=${judged.told.publishedAt > now ? 'programmato' : 'uscito'}`,
    latest: async () => {
      const there = await findDeskNotice(db, id)
      return there && { who: await lastHandOn(db, 'notice', id), seen: seenOf(written(there)) }
    },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.stands ? 'Avviso' : 'Nuovo avviso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function NoticePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, stands, seen, pages, story } = loaderData
  const typed = actionData?.typed ?? loaderData.typed
  return (
    <DeskPage
      title={stands ? loaderData.typed.title : 'Nuovo avviso'}
      crumbs={[DESK_CRUMB, { label: 'Avvisi', to: NOTICES_PATH }]}
      state={
        stands && (
          <>
            <Badge tone={NOTICE_SHELF_WORDS[stands.shelf].tone}>{NOTICE_SHELF_WORDS[stands.shelf].label}</Badge>
            {stands.shelf === 'scheduled'
              ? `Esce il ${stands.when}`
              : `Uscito il ${stands.when}. ${readBy(stands.reads)}`}
          </>
        )
      }
    >
      <DeskForm
        path={`${NOTICES_PATH}/${stands ? id : 'nuovo'}`}
        seen={seen}
        answer={actionData}
        backTo={NOTICES_PATH}
        className="max-w-2xl"
      >
        <input type="hidden" name="id" value={id} />
        <TextField name="title" label="Titolo" isRequired maxLength={LONGEST_NOTICE_TITLE} defaultValue={typed.title} />
        <TextArea
          name="text"
          label="Testo"
          description="Due righe bastano: il resto sta nella pagina a cui porta."
          isRequired
          rows={3}
          maxLength={LONGEST_NOTICE_TEXT}
          defaultValue={typed.text}
        />
        <LinkField
          name="link"
          label="Dove porta"
          description="Una pagina del Club, per esempio /corsi-ecm-fad, o un indirizzo che comincia con https://."
          isOptional
          pages={pages}
          defaultValue={typed.link}
        />
        <TextField
          name="publishAt"
          type="datetime-local"
          label="Esce il"
          description="Vuoto: appena salvi. Un’ora futura: esce da solo."
          isOptional
          defaultValue={typed.publishAt}
        />
        <WhoSees defaultValue={typed.audience} errors={actionData?.errors} />
      </DeskForm>
      {stands && (
        <DeskBox title="Toglierlo">
          <p className="text-ink-soft">Sparisce da tutte le campanelle, anche da quelle di chi l’ha già letto.</p>
          <DeskAct
            act="remove"
            icon="trash-2"
            ask={{
              question: 'Togli l’avviso?',
              loss: `Sparisce da tutte le campanelle. ${stands.shelf === 'out' ? readBy(stands.reads) : ''}`,
              confirmLabel: 'Togli',
            }}
          >
            Togli l’avviso
          </DeskAct>
        </DeskBox>
      )}
      <DeskHistory lines={story} />
    </DeskPage>
  )
}

function readBy(reads: number): string {
  if (reads === 0) return 'Non l’ha ancora letto nessuno.'
  return reads === 1 ? 'L’ha letto una persona.' : `L’hanno letto ${reads} persone.`
}

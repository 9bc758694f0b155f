import { data, Form as PlainForm, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { correctNotice, openNotice, removeNotice } from '#areas/notices/desk-commands.server.ts'
import { toTypedNotice, typedNoticeIn } from '#areas/notices/desk-wire.ts'
import { LONGEST_NOTICE_TEXT, LONGEST_NOTICE_TITLE, type StoredNotice, type TypedNotice } from '#areas/notices/model.ts'
import { judgeNotice } from '#areas/notices/rules.ts'
import { findDeskNotice } from '#areas/notices/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { seenOf } from '#platform/seen.server.ts'
import { deadLinks, frameStory, frameTrail, lastHand, listOwnPages, uuidOr } from '../frame/frame-context.server.ts'
import { deadLinkWords, NOTICE_SHELF_WORDS, NOTICES_PATH } from '../frame/frame-copy.ts'
import { FrameStory, LinkField, Overtaken, SaveAnyway, WhoSees } from '../frame/frame-fields.tsx'
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
    story: await frameStory(db, 'notice', STORY_LINES, id),
  }
}

type Answer = {
  errors: Record<string, string>
  typed: TypedNotice
  mayInsist: boolean
  conflict: { message: string; who: string; over: string } | null
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const parts = partsOf(context)
  const { db, now } = parts
  const form = await request.formData()
  const { id: named } = params as { id?: string }
  const id = uuidOr(named ?? form.get('id'), GONE)
  const record = frameTrail('notice', { staffId, now })
  if (named !== undefined && form.get('act') === 'remove') {
    await removeNotice(db, id, record)
    return redirect(`${NOTICES_PATH}?fatto=tolto`)
  }
  const typed = typedNoticeIn(form)
  const refuse = (answer: Partial<Answer>, status = 400) =>
    data<Answer>({ errors: {}, mayInsist: false, conflict: null, typed, ...answer }, status)
  const judged = judgeNotice(typed, now)
  if (judged.kind === 'refused') return refuse({ errors: judged.errors })
  const [dead] = form.has('anyway') ? [] : await deadLinks(parts, [typed.link.trim()])
  if (dead !== undefined) return refuse({ errors: { link: deadLinkWords(dead) }, mayInsist: true })
  const seen = String(form.get('over') ?? form.get('seen') ?? '')
  try {
    const saved =
      named === undefined
        ? await openNotice(db, { id, typed, now }, record)
        : await correctNotice(db, { id, seen, typed, now }, record)
    if (saved.kind === 'refused') return refuse({ errors: saved.errors })
    return redirect(`${NOTICES_PATH}?fatto=${judged.told.publishedAt > now ? 'programmato' : 'uscito'}`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const there = await findDeskNotice(db, id)
    if (!there) throw new NotFound(GONE)
    const conflict = { message: error.message, who: await lastHand(db, 'notice', id), over: seenOf(written(there)) }
    return refuse({ conflict }, 409)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.stands ? 'Avviso' : 'Nuovo avviso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function NoticePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, stands, seen, pages, story } = loaderData
  const typed = actionData?.typed ?? loaderData.typed
  const navigation = useNavigation()
  const isRemoving = navigation.formData?.get('act') === 'remove'
  const isPending = navigation.state !== 'idle'
  const title = stands ? loaderData.typed.title : 'Nuovo avviso'
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-8 pb-16">
      <div>
        <Breadcrumbs
          crumbs={[{ label: 'Redazione', to: '/redazione' }, { label: 'Avvisi', to: NOTICES_PATH }, { label: title }]}
        />
        <h1 className="wrap-anywhere mt-2 text-title-l">{title}</h1>
        {stands && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <Badge tone={NOTICE_SHELF_WORDS[stands.shelf].tone}>{NOTICE_SHELF_WORDS[stands.shelf].label}</Badge>
            <span>
              {stands.shelf === 'scheduled'
                ? `Esce il ${stands.when}`
                : `Uscito il ${stands.when}. ${readBy(stands.reads)}`}
            </span>
          </p>
        )}
      </div>
      <GuardedForm key={stands ? id : 'nuovo'} className="max-w-2xl" errors={actionData?.errors}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={seen} />
        {actionData?.conflict && <Overtaken {...actionData.conflict} path={`${NOTICES_PATH}/${id}`} />}
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" isPending={isPending && !isRemoving}>
            Salva
          </Button>
          {actionData?.mayInsist && <SaveAnyway />}
          <ButtonLink to={NOTICES_PATH} variant="quiet" size="large">
            Annulla
          </ButtonLink>
        </div>
      </GuardedForm>
      {stands && (
        <PlainForm method="post" className="grid max-w-2xl justify-items-start gap-3 border-line border-t pt-6">
          <AskingButton
            name="act"
            value="remove"
            variant="ghost"
            icon="trash-2"
            isPending={isPending && isRemoving}
            question="Togli l’avviso?"
            loss={`Sparisce da tutte le campanelle. ${stands.shelf === 'out' ? readBy(stands.reads) : ''}`}
            confirmLabel="Togli"
          >
            Togli l’avviso
          </AskingButton>
        </PlainForm>
      )}
      <FrameStory lines={story} />
    </Wrap>
  )
}

function readBy(reads: number): string {
  if (reads === 0) return 'Non l’ha ancora letto nessuno.'
  return reads === 1 ? 'L’ha letto una persona.' : `L’hanno letto ${reads} persone.`
}

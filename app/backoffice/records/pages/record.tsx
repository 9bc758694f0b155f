import { useState } from 'react'
import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { deskHistory, lastHandOn } from '#areas/audience/history-context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskAct, DeskBox } from '#design/desk/desk-box.tsx'
import { DeskForm, publishingActs } from '#design/desk/desk-form.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { PictureBox } from '#design/desk/picture-box.tsx'
import { ShownBadge } from '#design/desk/shown.tsx'
import { SlugField } from '#design/desk/slug-field.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { SkipTarget } from '#design/visually-hidden/visually-hidden.tsx'
import { type ChoiceField, choosingsOf, sentChoices } from '#platform/choices/choices.server.ts'
import { answerPublishing, sentIn } from '#platform/http/answered-form.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { answersIn } from '#platform/pure/listing.ts'
import {
  type AnyRecord,
  type Facts,
  filtersOf,
  listOf,
  newSegment,
  viewOf,
  withOptions,
} from '#platform/records/record.ts'
import { findRecord } from '#platform/records/record-store.server.ts'
import type { HeldRecord, ServedRecord } from '#platform/records/serve-record.server.ts'
import { formNameOf, writeValues } from '#platform/records/values.ts'
import { listOwnPages } from '../../frame/frame-context.server.ts'
import { servedAt } from '../contents.server.ts'
import { linkDoubts } from '../dead-links.server.ts'
import {
  actOnRecord,
  changeRecordPicture,
  getRecord,
  hideRecord,
  removeRecord,
  saveRecord,
} from '../record-commands.server.ts'
import { crumbsOf } from '../record-crumbs.ts'
import { RecordFields } from '../record-fields.tsx'
import { recordSentences } from '../record-words.ts'
import { ActionSlot, EndSlot, NoteSlot, RecordSlot, removalOf, Thumb, TypedSlot } from '../slots.tsx'
import { emptyTyped, typedIn } from '../typed-form.ts'
import type { Route } from './+types/record'

/** One of a record with everything staff decide of it; without an id in the address, a new one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const served = servedAt(request, partsOf(context))
  const { record } = served
  staffOf(context, record.permission)
  const { db, now } = partsOf(context)
  const { id } = params as { id?: string }
  const view = withOptions(record, await served.options(db))
  const pages = view.fields.some(({ kind }) => kind === 'link') ? await listOwnPages(db) : []
  const common = { view, newSegment: newSegment(record), pages }
  if (id === undefined) {
    const typed: Record<string, string> = { ...emptyTyped(record, now), ...narrowedIn(record, request) }
    const choosings = await choosingsOf(db, choicesOf(served, typed), now)
    return { ...common, choosings, held: null, typed, history: [], said: null }
  }
  const held = await getRecord(db, served, id)
  const facts = (await served.facts(db, [held], now)).get(id) ?? {}
  const typed = writeValues(record.fields, held.values)
  return {
    ...common,
    choosings: await choosingsOf(db, choicesOf(served, typed, true), now),
    held: {
      ...held,
      facts: { ...facts, ...(await served.around(db, held, facts, now)) },
      title: record.title(held.values),
      state: stateOf(record, held, facts, now),
      openAt: held.isHidden ? null : (record.openAt?.(id) ?? null),
      preview: record.preview?.(id) ?? null,
    },
    typed,
    history: await deskHistory(db, record.name, id),
    said: saidIn(request, { ...recordSentences(record.words).done, ...record.said }),
  }
}

/** DSK-049. The fields that choose among things that exist, by their names in the form, with the codes that are kept. */
function choicesOf({ record, choices }: ServedRecord, typed: Readonly<Record<string, string>>, isThere = false) {
  const asked = Object.entries(choices).filter(([field]) => !(isThere && record.fields[field].look.isOnlyNew))
  const fields = asked.map(([field, kind]) => {
    const name = formNameOf(record.fields, field)
    return [name, { kind, most: 1, held: (typed[name] ?? '').split(',').filter(Boolean) }]
  })
  return Object.fromEntries(fields) as Record<string, ChoiceField>
}

/** A new one begins as its list was narrowed. */
function narrowedIn(record: AnyRecord, { url }: Request): Record<string, string> {
  const { searchParams } = new URL(url)
  const chosen = filtersOf(record).flatMap(({ field, name }): [string, string][] => {
    const value = searchParams.get(name)
    return value === null ? [] : [[formNameOf(record.fields, field), value.slice(0, 80)]]
  })
  return Object.fromEntries(chosen)
}

function stateOf({ states }: AnyRecord, { values, isHidden }: HeldRecord, facts: Facts, now: Date) {
  const code = states?.of(values, now, { ...facts, isHidden })
  const words = code === undefined ? undefined : states?.words[code]
  return code !== undefined && words ? { ...words, text: states?.say?.(code, values, facts) ?? '' } : null
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const served = servedAt(request, partsOf(context))
  const { record } = served
  const { id: staffId, permissions } = staffOf(context, record.permission)
  const parts = partsOf(context)
  const { db, now, disk } = parts
  const form = await request.formData()
  const by = { staffId, now }
  const id = (params as { id?: string }).id ?? null
  const typed = typedIn(record, form)
  const { act } = sentIn(form)
  if (id !== null && Object.hasOwn(served.acts, act)) {
    await actOnRecord(db, served, { id, act, ...by })
    return redirect(`${record.path}/${id}?fatto=${act}`)
  }
  const held = id === null ? null : await findRecord(db, served, id)
  const choices = choicesOf(served, held ? writeValues(record.fields, held.values) : {}, held !== null)
  const chosen = await sentChoices(db, form, choices, { now, permissions })
  const doubts = form.has('anyway') ? {} : await linkDoubts(parts, viewOf(record), typed)
  return answerPublishing({
    form,
    path: record.path,
    slug: id,
    typed,
    choosings: chosen.choosings,
    save: (how) => saveRecord(db, served, { id, typed, doubts, unchosen: chosen.errors, ...how, ...by }),
    show:
      record.publishes === 'at-once' ? (known) => hideRecord(db, served, { id: known, isShown: true, ...by }) : null,
    hideAct: record.hideAct ?? 'hide',
    hide: (known) => hideRecord(db, served, { id: known, ...by }),
    pictureAct: record.picture?.act ?? 'picture',
    picture: (known, file) => changeRecordPicture(db, disk, served, { id: known, file, ...by }),
    remove: (known) => removeRecord(db, served, { id: known, accepted: Number(form.get('accepted')) || 0, ...by }),
    to: (done, slug) => {
      const list = listOf(record)
      if (record.after && done !== 'published') return `${list}?fatto=${record.after.word(done, typed, now)}`
      return done === 'removed' || !slug ? `${list}?fatto=${done}` : `${record.path}/${slug}?fatto=${done}`
    },
    latest: async () => {
      const held = id === null ? null : await findRecord(db, served, id)
      return held && { who: await lastHandOn(db, record.name, id), seen: held.version }
    },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? nameOf(loaderData) : 'Scheda'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

type Loaded = Route.ComponentProps['loaderData']

const nameOf = ({ held, view }: Loaded) => held?.title ?? recordSentences(view.words).newOne

export default function RecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { held, view, history, said } = loaderData
  const { answer, refused, stays } = answersIn(actionData)
  const { words, path } = view
  const sentences = recordSentences(words)
  const typed = answer?.typed ?? loaderData.typed
  const [shown, setShown] = useState(typed)
  return (
    <DeskPage
      title={nameOf(loaderData)}
      crumbs={[...crumbsOf(view), { label: words.title, to: view.listAt }]}
      state={
        held && (
          <>
            {view.publishes && !held.state && <ShownBadge isHidden={held.isHidden} gender={words.gender} />}
            {held.state && <Badge tone={held.state.tone}>{held.state.label}</Badge>}
            {held.state?.text}
          </>
        )
      }
      lead={!held && (words.lead ?? (view.publishes && sentences.lead))}
      actions={
        <>
          {held && <ActionSlot record={view.name} held={held} />}
          {held?.preview && (
            <ButtonLink to={held.preview} variant="ghost" icon="eye">
              Anteprima
            </ButtonLink>
          )}
          {held?.openAt && (
            <ButtonLink to={held.openAt} variant="ghost">
              Apri la pagina
            </ButtonLink>
          )}
        </>
      }
      said={!actionData && said}
    >
      {held && <NoteSlot record={view.name} facts={held.facts} />}
      <TypedSlot record={view.name} typed={shown} />
      <SkipTarget />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <DeskForm
          className="gap-8"
          path={`${path}/${held?.id ?? loaderData.newSegment}`}
          seen={held?.version}
          answer={answer}
          {...(view.publishes && { acts: publishingActs(held !== null && !held.isHidden) })}
          backTo={view.listAt}
          onChange={({ currentTarget }) => {
            const words = Object.entries(Object.fromEntries(new FormData(currentTarget)) as Record<string, string>)
            const isTold = ([name]: [string, string]) =>
              view.fields.find((field) => field.name === name)?.kind !== 'audience'
            setShown((before) => ({ ...before, ...Object.fromEntries(words.filter(isTold)) }))
          }}
        >
          {(onEdit) => (
            <>
              <RecordFields
                fields={held ? view.fields.filter(({ isOnlyNew }) => !isOnlyNew) : view.fields}
                typed={typed}
                pages={loaderData.pages}
                errors={answer?.errors}
                choosings={answer?.choosings ?? loaderData.choosings}
                onEdit={onEdit}
                onChoose={(name, value) => setShown((before) => ({ ...before, [name]: value }))}
              />
              {!held && view.asksAddress && <SlugField defaultValue={typed.slug} />}
              {!held && typed.id !== undefined && <input type="hidden" name="id" value={typed.id} />}
            </>
          )}
        </DeskForm>
        {held && (
          <div className="grid gap-6">
            <RecordSlot record={view.name} held={held} />
            {view.picture && (
              <PictureBox
                title={view.picture.title}
                description={view.picture.help}
                path={held.picture}
                refused={refused}
                act={view.picture.act}
                question="Togli l’immagine?"
                loss="Al suo posto torna il disegno del Club."
              >
                <Thumb record={view.name} name={held.title} picture={held.picture} />
              </PictureBox>
            )}
            <Ending held={held} view={view} stays={stays} />
          </div>
        )}
      </div>
      <DeskHistory title={sentences.history} lines={history} />
    </DeskPage>
  )
}

type EndingProps = { held: NonNullable<Loaded['held']>; view: Loaded['view']; stays: string | undefined }

/** Hiding it and taking it away. */
function Ending({ held, view, stays }: EndingProps) {
  const sentences = recordSentences(view.words)
  const isShown = (view.publishes || view.hides) && !held.isHidden
  const removal = removalOf(view.name, held.facts)
  return (
    <DeskBox title={isShown ? sentences.hide.title : sentences.removeTitle}>
      <Outcome answer={stays ? { stays } : null} isProblem>
        {stays}
      </Outcome>
      {isShown && (
        <>
          <p className="text-ink-soft">{view.words.hiding ?? sentences.hideText}</p>
          <DeskAct
            act={view.hideAct}
            ask={{ question: sentences.hide.question, loss: sentences.hideLoss, confirmLabel: 'Nascondi' }}
          >
            Nascondi
          </DeskAct>
        </>
      )}
      {view.hides && held.isHidden && (
        <>
          <p className="text-ink-soft">{view.words.showing}</p>
          <DeskAct act="show">{sentences.show}</DeskAct>
        </>
      )}
      <EndSlot record={view.name} facts={held.facts} />
      {removal.stays ?? (
        <>
          <p className="text-ink-soft">{sentences.removeText}</p>
          <DeskAct
            act="remove"
            variant="quiet"
            icon="trash-2"
            fields={removal.fields}
            ask={{ question: `Togli «${held.title}»?`, loss: sentences.removeText, confirmLabel: 'Togli' }}
          >
            {sentences.remove}
          </DeskAct>
        </>
      )}
    </DeskBox>
  )
}

import { useState } from 'react'
import { staffOf } from '#areas/audience/context.server.ts'
import { lastHandOn } from '#areas/audience/history-context.server.ts'
import { type Permission, SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { withDaysLeft } from '#areas/notices/days-rules.ts'
import { correctMessage, openMessage } from '#areas/notices/desk-commands.server.ts'
import { toTypedMessage, typedMessageIn } from '#areas/notices/desk-wire.ts'
import {
  LONGEST_LINK_LABEL,
  LONGEST_MESSAGE,
  TOP_BAR_TONES,
  type TopBarTone,
  type TypedMessage,
} from '#areas/notices/model.ts'
import { judgeMessage } from '#areas/notices/rules.ts'
import { listDeskMessages } from '#areas/notices/store.server.ts'
import { TOP_BAR_COLOURS, TopBarWords } from '#areas/notices/ui/top-bar-words.tsx'
import { cx } from '#design/cx.ts'
import { DeskForm } from '#design/desk/desk-form.tsx'
import { DESK_CRUMB, DeskPage } from '#design/desk/desk-page.tsx'
import { Switch } from '#design/switch/switch.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { NotFound } from '#platform/errors.ts'
import { answerForm, refuseForm, sentIn } from '#platform/http/answered-form.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { seenOf } from '#platform/seen.server.ts'
import { deadLinks, frameTrail, listOwnPages, uuidOr } from '../frame/frame-context.server.ts'
import { BAR_PATH, deadLinkWords, SAMPLE_DAYS, typesInWords } from '../frame/frame-copy.ts'
import { LinkField, WhoSees } from '../frame/frame-fields.tsx'
import type { Route } from './+types/bar-message'

const GONE = 'Questo messaggio non c’è più.'
const EMPTY: TypedMessage = { text: '', linkLabel: '', link: '', isActive: true, audience: {} }

/** SHL-008. One message of the top bar; without an id, a new one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db } = partsOf(context)
  const { id } = params as { id?: string }
  const pages = await listOwnPages(db)
  if (id === undefined) return { id: crypto.randomUUID(), isNew: true, typed: EMPTY, seen: '', pages }
  const message = (await listDeskMessages(db)).find((each) => each.id === uuidOr(id, GONE))
  if (!message) throw new NotFound(GONE)
  return { id, isNew: false, typed: toTypedMessage(message), seen: seenOf(message), pages }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const parts = partsOf(context)
  const { db, now } = parts
  const form = await request.formData()
  const { id: named } = params as { id?: string }
  const id = uuidOr(named ?? form.get('id'), GONE)
  const sent = sentIn(form)
  const typed = typedMessageIn(form)
  const judged = judgeMessage(typed)
  if (judged.kind === 'refused') return refuseForm({ sent, typed, errors: judged.errors })
  const [dead] = form.has('anyway') ? [] : await deadLinks(parts, [typed.link.trim()])
  if (dead !== undefined) return refuseForm({ sent, typed, errors: { link: deadLinkWords(dead) }, mayInsist: true })
  const record = frameTrail('message', { staffId, now })
  return answerForm({
    sent,
    typed,
    save: () =>
      named === undefined
        ? openMessage(db, id, typed, record)
        : correctMessage(db, { id, seen: sent.seen, typed }, record),
    to: () => `${BAR_PATH}?fatto=scritto`,
    latest: async () => {
      const there = (await listDeskMessages(db)).find((message) => message.id === id)
      return there ? { who: await lastHandOn(db, 'message', id), seen: seenOf(there) } : null
    },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.isNew ? 'Nuovo messaggio' : 'Messaggio'} della barra | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function BarMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isNew, seen, pages } = loaderData
  const typed = actionData?.typed ?? loaderData.typed
  const [shown, setShown] = useState(typed)
  return (
    <DeskPage
      title={isNew ? 'Nuovo messaggio' : 'Il messaggio'}
      crumbs={[DESK_CRUMB, { label: 'Barra in alto', to: BAR_PATH }]}
    >
      <Preview {...shown} />
      <DeskForm
        path={`${BAR_PATH}/${isNew ? 'nuovo' : id}`}
        seen={seen}
        answer={actionData}
        backTo={BAR_PATH}
        className="max-w-2xl"
        onChange={(event) => {
          const form = new FormData(event.currentTarget)
          const word = (name: string) => String(form.get(name) ?? '')
          setShown({ ...shown, text: word('text'), linkLabel: word('linkLabel'), link: word('link') })
        }}
      >
        <input type="hidden" name="id" value={id} />
        <TextField
          name="text"
          label="Messaggio"
          description={`Una riga, al massimo ${LONGEST_MESSAGE} caratteri. Per chi è in prova o Premium, {giorni} diventa il numero dei giorni che restano.`}
          isRequired
          maxLength={LONGEST_MESSAGE}
          defaultValue={typed.text}
        />
        <TextField
          name="linkLabel"
          label="Parole su cui si preme"
          description="Per esempio «Scopri i piani»."
          isOptional
          maxLength={LONGEST_LINK_LABEL}
          defaultValue={typed.linkLabel}
        />
        <LinkField
          name="link"
          label="Dove porta"
          description="Una pagina del Club, per esempio /piani-premium, o un indirizzo che comincia con https://."
          isOptional
          pages={pages}
          defaultValue={typed.link}
        />
        <Switch
          name="isActive"
          label="Acceso"
          description="Spento resta qui e non lo vede nessuno."
          defaultChecked={typed.isActive}
        />
        <WhoSees
          defaultValue={typed.audience}
          errors={actionData?.errors}
          onChange={(audience) => setShown({ ...shown, audience })}
        />
      </DeskForm>
    </DeskPage>
  )
}

/** SHL-009. The strip as it will be, in the colour of each of those it is for. */
function Preview({ text, linkLabel, link, audience }: TypedMessage) {
  const whom = (tone: TopBarTone) =>
    SUBSCRIPTION_TYPES.filter((type) => TOP_BAR_TONES[type] === tone && isFor(audience, type))
  const tones = (['blue', 'yellow', 'red'] as const).filter((tone) => whom(tone).length > 0)
  return (
    <section aria-labelledby="anteprima" className="grid gap-3">
      <h2 id="anteprima" className="text-title-xs">
        Come si vede
      </h2>
      {tones.map((tone) => (
        <div key={tone} className="grid gap-1">
          <p className="text-ink-soft text-sm">{typesInWords(whom(tone))}</p>
          <div
            className={cx(
              'flex min-h-11 flex-wrap items-center gap-x-4 rounded-field px-5 py-2 text-sm',
              TOP_BAR_COLOURS[tone],
            )}
          >
            <TopBarWords
              text={withDaysLeft(text, SAMPLE_DAYS) || 'Il messaggio'}
              link={linkLabel && link ? { label: linkLabel, to: link } : null}
            />
          </div>
        </div>
      ))}
    </section>
  )
}

const isFor = ({ visibility = [] }: Permission, type: (typeof SUBSCRIPTION_TYPES)[number]) =>
  visibility.length === 0 || visibility.includes(type)

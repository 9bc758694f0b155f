import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { historyInWords } from '#areas/audience/history-context.server.ts'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { permissionSentence, TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { listTrailOf } from '#areas/audience/trail-store.server.ts'
import { withDaysLeft } from '#areas/notices/days-rules.ts'
import { moveMessage, removeMessage } from '#areas/notices/desk-commands.server.ts'
import type { DeskMessage } from '#areas/notices/model.ts'
import { messageFates, topBarMessage, topBarTone } from '#areas/notices/rules.ts'
import { listDeskMessages } from '#areas/notices/store.server.ts'
import { TOP_BAR_COLOURS, TopBarWords } from '#areas/notices/ui/top-bar-words.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { MoveButtons } from '#design/form/move-buttons.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { deadLinks, frameTrail, uuidOr } from '../frame/frame-context.server.ts'
import { BAR_PATH, deadLinkWords, fateInWords, SAMPLE_DAYS } from '../frame/frame-copy.ts'
import type { Route } from './+types/bar-list'

const STORY_LINES = 15
const DONE = { scritto: 'Messaggio salvato: si vede già.', tolto: 'Messaggio tolto.' } as const

/** SHL-008. The messages of the top bar in their order, and which one each of the six types is given now. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const parts = partsOf(context)
  const [messages, story] = await Promise.all([
    listDeskMessages(parts.db),
    listTrailOf(parts.db, 'message', STORY_LINES),
  ])
  const dead = await deadLinks(
    parts,
    messages.flatMap(({ link }) => link?.to ?? []),
  )
  const done = new URL(request.url).searchParams.get('fatto')
  return {
    messages,
    dead,
    story: historyInWords(story, { isNamed: true }),
    done: Object.entries(DONE).find(([act]) => act === done)?.[1] ?? null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const id = uuidOr(form.get('id'), 'Questo messaggio non c’è più.')
  const record = frameTrail('message', { staffId, now })
  const move = form.get('move')
  try {
    if (move === 'remove') {
      await removeMessage(db, id, record)
      return redirect(`${BAR_PATH}?fatto=tolto`)
    }
    if (move === 'earlier' || move === 'later') await moveMessage(db, { id, isEarlier: move === 'earlier' }, record)
    return redirect(BAR_PATH)
  } catch (error) {
    // Somebody else has taken it away: the list that comes with the answer no longer has it.
    if (error instanceof NotFound) return data({ problem: error.message }, 404)
    throw error
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Barra in alto | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function BarListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, dead, story, done } = loaderData
  const add = (
    <ButtonLink to={`${BAR_PATH}/nuovo`} icon="plus">
      Nuovo messaggio
    </ButtonLink>
  )
  return (
    <>
      <PageHead
        title="Barra in alto"
        lead="La striscia colorata sopra le pagine, sul computer. Ognuno vede un solo messaggio: il primo dell’elenco che è per lui."
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        actions={messages.length > 0 && add}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-10 pb-16">
        <Outcome
          answer={actionData ?? (done ? loaderData : null)}
          isProblem={Boolean(actionData)}
          className="max-w-4xl"
        >
          {actionData?.problem ?? done}
        </Outcome>
        {messages.length === 0 ? (
          <EmptyState icon="megaphone" title="Non c’è ancora nessun messaggio" action={add}>
            Scrivi una riga, scegli dove porta e chi la vede. Chi è in prova legge comunque quanti giorni gli restano.
          </EmptyState>
        ) : (
          <section aria-labelledby="messaggi" className="max-w-4xl">
            <h2 id="messaggi" className="text-title-s">
              I messaggi, in ordine
            </h2>
            <ol className="mt-3 divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
              {messages.map((message, index) => (
                <li key={message.id} className="flex flex-wrap items-center gap-x-5 gap-y-1 px-5 py-3.5">
                  <span aria-hidden="true" className="w-5 text-ink-soft tabular-nums">
                    {index + 1}
                  </span>
                  <MessageLine message={message} isDead={dead.includes(message.link?.to ?? '')} />
                  <MoveButtons
                    field={{ name: 'id', value: message.id }}
                    label={message.text}
                    isFirst={index === 0}
                    isLast={index === messages.length - 1}
                    loss="Chi lo vedeva vedrà il primo degli altri che è per lui, o nessuno."
                    className="ml-auto"
                  />
                </li>
              ))}
            </ol>
          </section>
        )}
        <WhoSeesWhat messages={messages} />
        <DeskHistory lines={story} />
      </Wrap>
    </>
  )
}

function MessageLine({ message, isDead }: { message: DeskMessage; isDead: boolean }) {
  const { id, text, link, isActive, audience } = message
  return (
    <div className="min-w-0 flex-[1_1_15rem]">
      <h3 className="wrap-anywhere font-text text-base">
        <Link to={`${BAR_PATH}/${id}`} className="inline-flex min-h-11 items-center">
          {text}
        </Link>
      </h3>
      <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        {!isActive && <Badge tone="neutral">Spento</Badge>}
        <span>{permissionSentence(audience)}</span>
        {link && (
          <span>
            «{link.label}» porta a {link.to}
          </span>
        )}
      </p>
      {link && isDead && (
        <p className="wrap-anywhere mt-1 flex gap-2 text-danger text-sm">
          <Icon name="triangle-alert" size={18} className="mt-0.5 shrink-0" />
          {deadLinkWords(link.to)}
        </p>
      )}
    </div>
  )
}

/** SHL-009. For each type the strip in its colour, and why not the others. */
function WhoSeesWhat({ messages }: { messages: readonly DeskMessage[] }) {
  return (
    <section aria-labelledby="adesso" className="max-w-4xl">
      <h2 id="adesso" className="text-title-s">
        Che cosa vede ciascuno adesso
      </h2>
      <p className="mt-1 text-ink-soft">Senza portafogli. Chi lavora qui non vede i messaggi che vendono.</p>
      <ul className="mt-4 grid gap-5">
        {SUBSCRIPTION_TYPES.map((type) => (
          <TypeLine key={type} type={type} messages={messages} />
        ))}
      </ul>
    </section>
  )
}

function TypeLine({ type, messages }: { type: SubscriptionType; messages: readonly DeskMessage[] }) {
  const audience = { type, wallets: {}, staticPortfolios: [], flags: [] }
  const fates = messageFates(messages, audience)
  const active = messages.filter(({ isActive }) => isActive)
  const shown = topBarMessage(active, audience)
  const isOfTheHouse = shown !== null && !fates.some(({ kind }) => kind === 'shown')
  const others = messages.flatMap((message, index) => {
    const fate = fates[index]
    return fate && fate.kind !== 'shown' ? [{ message, fate }] : []
  })
  return (
    <li className="overflow-hidden rounded-card bg-paper shadow-card">
      <h3 className="px-5 pt-3 pb-2 font-text text-base">{TYPE_WORDS[type]}</h3>
      {shown ? (
        <div
          className={cx(
            'flex min-h-11 flex-wrap items-center gap-x-4 px-5 py-2 text-sm',
            TOP_BAR_COLOURS[topBarTone(type)],
          )}
        >
          <TopBarWords text={withDaysLeft(shown.text, SAMPLE_DAYS)} link={shown.link} />
        </div>
      ) : (
        <p className="px-5 pb-2 text-ink-soft">Nessun messaggio.</p>
      )}
      {isOfTheHouse && (
        <p className="px-5 pt-2 text-ink-soft text-sm">
          È il messaggio di sempre: vale finché non ne scrivi uno per lui.
        </p>
      )}
      {others.length > 0 && (
        <details className="group px-5 py-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-strong text-primary text-sm [&::-webkit-details-marker]:hidden">
            Perché non gli altri
            <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
          </summary>
          <ul className="grid gap-2 pb-3 text-sm">
            {others.map(({ message, fate }) => (
              <li key={message.id} className="wrap-anywhere">
                «{message.text}» <span className="text-ink-soft">{fateInWords(fate)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

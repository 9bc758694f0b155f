import { data, Form } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { sendAgain } from '#platform/mail/send-mail.server.ts'
import { getLetter } from '#platform/mail/store.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { failureSentence, LETTER_WORDS } from '../letter-copy.ts'
import type { Route } from './+types/letter'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * LOG-026. The words of a letter are shown where nobody else will bring them: in a demo, or where there was no mail server. Elsewhere
 * a link that opens an account is for its member alone.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'mail.send')
  const { db, isDemo, origin, sendsMail = false } = partsOf(context)
  if (!UUID.test(params.id)) throw new NotFound()
  const { to, subject, state, createdAt, sentAt, failure, text } = await getLetter(db, params.id)
  const mayRead = isDemo || state === 'kept'
  const address = mayRead ? text.split(/\s/).find((word) => word.startsWith(`${origin}/`)) : undefined
  return {
    to,
    subject,
    state,
    createdAt: formatMinuteIt(createdAt),
    sentAt: sentAt && formatMinuteIt(sentAt),
    problem: failure && failureSentence(failure),
    hasEnded: state === 'failed' || state === 'kept',
    isEmpty: text === '',
    sendsMail,
    text: mayRead && text !== '' ? text : null,
    path: address?.slice(origin.length) ?? null,
  }
}

/** Sends it again: the address was put right elsewhere, or the server that refused it works again. */
export async function action({ context, params }: Route.ActionArgs) {
  const { id: actorId } = staffOf(context, 'mail.send')
  if (!UUID.test(params.id)) throw new NotFound()
  const { db, now } = partsOf(context)
  try {
    await db.transaction(async (tx) => {
      await sendAgain(tx, params.id)
      // What it is called, and not to whom: an address is of a person.
      const { subject } = await getLetter(tx, params.id)
      const done = { thing: 'letter', id: params.id, what: 'sent-again' } as const
      await recordTrail(tx, { at: now, kind: 'record-edited', actorId, done, name: subject })
    })
    return data({ said: 'La lettera è di nuovo in partenza.', isProblem: false })
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return data({ said: error.message, isProblem: true }, 409)
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Lettera | Redazione' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function LetterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { to, subject, state, createdAt, sentAt, problem, hasEnded, isEmpty, sendsMail, text, path } = loaderData
  return (
    <>
      <DeskHead
        title={subject}
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Posta in uscita', to: '/redazione/posta' },
        ]}
        lead={
          <>
            A{' '}
            <Link to={`/redazione/iscritti?${new URLSearchParams({ cerca: to })}`} className="wrap-anywhere">
              {to}
            </Link>
          </>
        }
        actions={
          hasEnded &&
          !isEmpty &&
          sendsMail && (
            <Form method="post">
              <Button type="submit" icon="send">
                Invia di nuovo
              </Button>
            </Form>
          )
        }
      />
      <Wrap className="grid gap-6 pb-16">
        <Outcome answer={actionData} isProblem={actionData?.isProblem ?? false}>
          {actionData?.said}
        </Outcome>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={LETTER_WORDS[state].tone}>{LETTER_WORDS[state].label}</Badge>
          Scritta il {createdAt}
          {sentAt && `, inviata il ${sentAt}`}
        </p>
        {problem && <p className="max-w-measure">{problem}</p>}
        {hasEnded && isEmpty && (
          <p className="max-w-measure">
            Apriva un account, e le sue parole sono state cancellate: non si può inviare di nuovo, ma dalla pagina
            dell’iscritto se ne può scrivere un’altra.
          </p>
        )}
        {text === null ? (
          !isEmpty && <p>Le parole di questa lettera sono soltanto per chi la riceve.</p>
        ) : (
          <p className="wrap-anywhere max-w-measure whitespace-pre-line rounded-card bg-paper p-6 shadow-card">
            {text}
          </p>
        )}
        {path && (
          <p>
            <Link to={path}>Apri il link della lettera</Link>
          </p>
        )}
      </Wrap>
    </>
  )
}

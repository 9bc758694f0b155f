import { Form } from 'react-router'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { formatDateIt } from '#platform/pure/dates.ts'
import { type OperatorRequest, REQUEST_LABELS } from '../model.ts'
import { STATE_WORDS } from '../request-copy.ts'

type Props = {
  request: OperatorRequest & { isLate: boolean }
  /** What has just been done to it. */
  answer: { said: string; isProblem: boolean } | null
}

/** One request as whoever must answer it sees it: what, by when, and how to reach the member. */
export function OperatorRequestItem({ request, answer }: Props) {
  const { id, form, person, username, clientCode, email, phone, note, createdAt, answerBy, state, isLate } = request
  return (
    <li className="grid gap-4 rounded-card bg-paper p-5 shadow-card sm:p-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="font-text text-title-xs">{REQUEST_LABELS[form]}</h2>
          <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>
          {isLate && (
            <Badge tone="danger" icon="circle-alert">
              In ritardo
            </Badge>
          )}
        </div>
        <p>
          <MemberLink username={username}>{person}</MemberLink>{' '}
          <span className="text-ink-soft">· codice {clientCode}</span>
        </p>
        <p className="flex flex-wrap gap-x-4 text-ink-soft">
          <a className="inline-flex min-h-11 items-center text-primary hover:underline" href={`mailto:${email}`}>
            {email}
          </a>
          {phone && (
            <a className="inline-flex min-h-11 items-center text-primary hover:underline" href={`tel:${phone}`}>
              {phone}
            </a>
          )}
        </p>
        {note && <p className="max-w-measure whitespace-pre-line break-words">{note}</p>}
      </div>
      <div className="grid content-start gap-3 lg:justify-items-end">
        <p className="text-ink-soft text-sm lg:text-right">
          Inviata il {formatDateIt(createdAt)}
          {answerBy && (
            <strong className="block text-base text-ink">Rispondere entro il {formatDateIt(answerBy)}</strong>
          )}
        </p>
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="visto" value={state} />
          {state === 'new' && (
            <Button type="submit" name="stato" value="taken" size="small">
              Prendi in carico
            </Button>
          )}
          {state !== 'closed' ? (
            <Button type="submit" name="stato" value="closed" size="small" variant="ghost">
              Segna come conclusa
            </Button>
          ) : (
            <Button type="submit" name="stato" value="taken" size="small" variant="ghost">
              Riapri
            </Button>
          )}
        </Form>
      </div>
      <Outcome answer={answer} isProblem={answer?.isProblem ?? false} className="lg:col-span-2">
        {answer?.said}
      </Outcome>
    </li>
  )
}

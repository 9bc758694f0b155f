import { Form } from 'react-router'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { formatDateIt } from '#platform/pure/dates.ts'
import { LONGEST_ANSWER, type OperatorRequest, REQUEST_LABELS } from '../model.ts'
import { STATE_WORDS } from '../request-copy.ts'
import { AnswerWords } from './answer-words.tsx'

type Props = {
  request: OperatorRequest & { isLate: boolean }
  /** What has just been done to it. */
  answer: { said: string; isProblem: boolean; typed: string | null } | null
}

/** One request as whoever must answer it sees it: what, by when, and how to reach the member. */
export function OperatorRequestItem({ request, answer }: Props) {
  const { id, form, person, username, clientCode, email, phone, note, createdAt, answerBy, state, isLate } = request
  const isOpen = state !== 'closed'
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
        <AnswerWords request={request} title="La risposta" />
      </div>
      <div className="grid content-start gap-3 lg:justify-items-end">
        <p className="text-ink-soft text-sm lg:text-right">
          Inviata il {formatDateIt(createdAt)}
          {answerBy && (
            <strong className="block text-base text-ink">Rispondere entro il {formatDateIt(answerBy)}</strong>
          )}
        </p>
        <Form
          method="post"
          preventScrollReset
          aria-label={`Stato della richiesta ${id}`}
          className="flex flex-wrap gap-2"
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="visto" value={state} />
          {state === 'new' && (
            <Button type="submit" name="stato" value="taken" size="small">
              Prendi in carico
            </Button>
          )}
          {isOpen ? (
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
      {isOpen && <AnswerForm id={id} state={state} person={person} typed={answer?.typed ?? null} />}
      <Outcome answer={answer} isProblem={answer?.isProblem ?? false} className="lg:col-span-2">
        {answer?.said}
      </Outcome>
    </li>
  )
}

type AnswerFormProps = Pick<OperatorRequest, 'id' | 'state' | 'person'> & {
  /** What was written before something went wrong. */
  typed: string | null
}

/** The words go to the member's own area, and the request is over. What was written stays when it cannot be sent. */
function AnswerForm({ id, state, person, typed }: AnswerFormProps) {
  return (
    <details open={typed !== null} className="lg:col-span-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-strong text-primary">
        Scrivi la risposta
      </summary>
      <Form
        method="post"
        preventScrollReset
        aria-label={`Risposta alla richiesta ${id}`}
        className="mt-2 grid max-w-measure gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="visto" value={state} />
        <input type="hidden" name="stato" value="closed" />
        <TextArea
          id={`risposta-${id}`}
          name="risposta"
          label={`Risposta a ${person}`}
          description="Si legge nell’area personale di chi ha chiesto; l’e-mail e la campanella dicono soltanto che c’è."
          rows={5}
          maxLength={LONGEST_ANSWER}
          defaultValue={typed ?? ''}
          isRequired
        />
        <Button type="submit" size="small" className="justify-self-start">
          Invia la risposta
        </Button>
      </Form>
    </details>
  )
}

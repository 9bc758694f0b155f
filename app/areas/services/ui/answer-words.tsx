import { formatDateIt } from '#platform/pure/dates.ts'
import type { MemberRequest } from '../model.ts'

type Props = { request: Pick<MemberRequest, 'answer' | 'answeredAt'>; title: string }

/** What the club wrote back, closed until it is wanted: it may be long. Nothing where nobody has answered in writing. */
export function AnswerWords({ request: { answer, answeredAt }, title }: Props) {
  if (answer === null || answeredAt === null) return null
  return (
    <details className="font-normal">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-strong text-primary">
        {title} del {formatDateIt(answeredAt)}
      </summary>
      <p className="max-w-measure whitespace-pre-line break-words border-primary border-l-4 py-1 pl-4">{answer}</p>
    </details>
  )
}

import type { Answer } from './draft-machine.ts'
import type { DraftAnswer } from './keeping-wire.ts'

/** Who has not answered by then will not: what is sent weighs little. */
const PATIENCE_MS = 20_000

const ANSWERS: readonly DraftAnswer['kind'][] = ['saved', 'aside', 'conflict', 'refused']
const BEYOND_WORDS =
  'il Club ha risposto in un modo che questa pagina non capisce. Aprila in un’altra scheda per vedere che cosa succede.'

type Asked = Pick<RequestInit, 'headers' | 'body'> & {
  /** Whose draft, by the first part of its address at the desk. */
  of: 'pagine' | 'contenuti'
  id: string
  /** What is said to who may not, and of what is too long. */
  forbidden: string
  tooLong: string
}

/** Asks the club to keep a draft, and puts into words whatever comes back. */
export async function askToKeep({ of, id, forbidden, tooLong, ...sent }: Asked): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/redazione/${of}/${id}/bozza`, {
      method: 'POST',
      ...sent,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch {
    return { kind: 'failed', why: 'unreachable' }
  }
  if (response.status === 401 || response.redirected) return { kind: 'failed', why: 'signed-out' }
  if (response.status >= 500 || response.status === 429) return { kind: 'failed', why: 'unreachable' }
  if (response.status === 403) return { kind: 'refused', message: forbidden }
  if (response.status === 413) return { kind: 'refused', message: tooLong }
  const answer = (await response.json().catch(() => null)) as DraftAnswer | null
  if (answer && ANSWERS.includes(answer.kind)) return answer
  // Half an answer is none; a whole one in other words is not ours.
  return response.ok ? { kind: 'failed', why: 'unreachable' } : { kind: 'refused', message: BEYOND_WORDS }
}

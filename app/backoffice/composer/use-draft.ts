import { useEffect, useReducer, useRef } from 'react'
import {
  type Answer,
  type Attempt,
  type Draft,
  type DraftEvent,
  draftStep,
  isUnsaved,
  openDraft,
  retryAfter,
} from './draft-machine.ts'
import type { DraftAnswer, SentDraft } from './draft-wire.ts'

type Words = Omit<SentDraft, 'basedOn' | 'prefers'>

/** How long nobody touches anything before it is kept. */
export const PAUSE_MS = 900
/** Who has not answered by then will not: what is sent weighs little. */
const PATIENCE_MS = 20_000

type Options<Work> = {
  pageId: string
  /** The number it was opened with. */
  number: number
  work: Work
  onSaved(work: Work, faults: Record<string, string>): void
}

/** Keeps a draft by itself a moment after the last change. What becomes of it is decided in `draft-machine.ts`; here are only its clock and its voice. */
export function useDraft<Work extends Words>({ pageId, number, work, onSaved }: Options<Work>) {
  const [draft, dispatch] = useReducer<Draft<Work>, [DraftEvent<Work>]>(draftStep, openDraft(work, number))
  const { phase } = draft
  const attempt = phase.kind === 'saving' ? phase.attempt : null
  const sent = useRef<Attempt<Work>>(null)
  const saved = useRef(onSaved)
  saved.current = onSaved

  useEffect(() => dispatch({ kind: 'changed', work }), [work])

  useEffect(() => {
    if (!attempt || sent.current === attempt) return
    sent.current = attempt
    void ask(pageId, attempt).then((answer) => {
      if (answer.kind === 'saved') saved.current(attempt.work, answer.faults)
      dispatch({ kind: 'answered', attempt, answer })
    })
  }, [attempt, pageId])

  const isWaiting = phase.kind === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the moment of rest again.
  useEffect(() => {
    if (!isWaiting) return
    const send = () => dispatch({ kind: 'send' })
    const timer = setTimeout(send, PAUSE_MS)
    // A phone that puts the page away may never bring it back.
    const leave = () => document.visibilityState === 'hidden' && send()
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [isWaiting, draft.here])

  const tries = phase.kind === 'failed' ? phase.tries : 0
  useEffect(() => {
    if (tries === 0) return
    const again = () => dispatch({ kind: 'send' })
    const timer = setTimeout(again, retryAfter(tries))
    // Back from the tab where they signed in, or from where there was no network.
    window.addEventListener('online', again)
    window.addEventListener('focus', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
      window.removeEventListener('focus', again)
    }
  }, [tries])

  return {
    phase,
    number: draft.number,
    isUnsaved: isUnsaved(draft) || draft.here !== work,
    send: () => dispatch({ kind: 'send' }),
    prefer: (which: 'mine' | 'theirs') => dispatch({ kind: 'preferred', which }),
  }
}

const ANSWERS: readonly DraftAnswer['kind'][] = ['saved', 'aside', 'conflict', 'refused']
const BEYOND_WORDS =
  'il Club ha risposto in un modo che questa pagina non capisce. Aprila in un’altra scheda per vedere che cosa succede.'

/** Asks the club to keep a draft, and puts into words whatever comes back. */
async function ask<Work extends Words>(pageId: string, { work, basedOn, prefers }: Attempt<Work>): Promise<Answer> {
  const { head, parentId, document } = work
  const body: SentDraft = { basedOn, prefers, head, parentId, document }
  let response: Response
  try {
    response = await fetch(`/redazione/pagine/${pageId}/bozza`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch {
    return { kind: 'failed', why: 'unreachable' }
  }
  if (response.status === 401 || response.redirected) return { kind: 'failed', why: 'signed-out' }
  if (response.status >= 500 || response.status === 429) return { kind: 'failed', why: 'unreachable' }
  if (response.status === 403)
    return { kind: 'refused', message: 'chi è entrato adesso non può cambiare questa pagina.' }
  if (response.status === 413) return { kind: 'refused', message: 'la pagina è troppo lunga. Dividila in due.' }
  const answer = (await response.json().catch(() => null)) as DraftAnswer | null
  if (answer && ANSWERS.includes(answer.kind)) return answer
  // Half an answer is none; a whole one in other words is not ours.
  return response.ok ? { kind: 'failed', why: 'unreachable' } : { kind: 'refused', message: BEYOND_WORDS }
}

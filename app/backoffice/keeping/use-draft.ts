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

type Options<Work> = {
  /** The number it was opened with. */
  number: number
  work: Work
  /** How long nobody touches anything before it is kept. */
  pauseMs: number
  /** Asks the club to keep it. */
  ask(attempt: Attempt<Work>): Promise<Answer>
  onSaved(work: Work, answer: Extract<Answer, { kind: 'saved' }>): void
}

/** Keeps a draft by itself a moment after the last change. What becomes of it is decided in `draft-machine.ts`; here are only its clock and its voice. */
export function useDraft<Work>({ number, work, pauseMs, ask, onSaved }: Options<Work>) {
  const [draft, dispatch] = useReducer<Draft<Work>, [DraftEvent<Work>]>(draftStep, openDraft(work, number))
  const { phase } = draft
  const attempt = phase.kind === 'saving' ? phase.attempt : null
  const sent = useRef<Attempt<Work>>(null)
  const latest = useRef({ ask, onSaved })
  latest.current = { ask, onSaved }

  useEffect(() => dispatch({ kind: 'changed', work }), [work])

  useEffect(() => {
    if (!attempt || sent.current === attempt) return
    sent.current = attempt
    void latest.current.ask(attempt).then((answer) => {
      if (answer.kind === 'saved') latest.current.onSaved(attempt.work, answer)
      dispatch({ kind: 'answered', attempt, answer })
    })
  }, [attempt])

  const isWaiting = phase.kind === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the moment of rest again.
  useEffect(() => {
    if (!isWaiting) return
    const send = () => dispatch({ kind: 'send' })
    const timer = setTimeout(send, pauseMs)
    // A phone that puts the page away may never bring it back.
    const leave = () => document.visibilityState === 'hidden' && send()
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [isWaiting, draft.here, pauseMs])

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

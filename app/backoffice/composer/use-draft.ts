import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftAnswer, SentDraft } from './draft-wire.ts'

/** Where what an editor wrote is: kept, about to be, on its way, or still only here. */
export type Saving =
  | { kind: 'saved'; at: string | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'failed'; why: 'unreachable' | 'signed-out' | string }
  | { kind: 'conflict'; number: number; who: string; when: string }

type Words = Omit<SentDraft, 'basedOn'>

/** How long nobody touches anything before it is kept. */
const PAUSE_MS = 900
/** How soon what failed is tried again by itself. */
const RETRY_MS = 8_000

type Options<Work> = {
  pageId: string
  /** The number it was opened with. */
  number: number
  work: Work
  words(work: Work): Words
  onSaved(work: Work, faults: Record<string, string>): void
}

/** Keeps a draft by itself a moment after the last change; what could not be kept is said and tried again, and nothing is lost. */
export function useDraft<Work>({ pageId, number: first, work, words, onSaved }: Options<Work>) {
  const [saving, setSaving] = useState<Saving>({ kind: 'saved', at: null })
  const [number, setNumber] = useState(first)
  const kept = useRef(work)
  const last = useRef({ work, number: first, words, onSaved })
  last.current.work = work
  last.current.words = words
  last.current.onSaved = onSaved
  const running = useRef<Promise<boolean> | null>(null)

  const send = useCallback(async (): Promise<boolean> => {
    const sent = last.current.work
    if (kept.current === sent) return true
    setSaving({ kind: 'saving' })
    const answer = await ask(pageId, { ...last.current.words(sent), basedOn: last.current.number })
    if (answer.kind === 'saved') {
      kept.current = sent
      last.current.number = answer.number
      setNumber(answer.number)
      last.current.onSaved(sent, answer.faults)
      setSaving(last.current.work === sent ? { kind: 'saved', at: answer.at } : { kind: 'waiting' })
      return true
    }
    setSaving(answer)
    return false
  }, [pageId])

  /** One at a time; true when everything that is here is also there. */
  const keep = useCallback(async (): Promise<boolean> => {
    if (running.current) await running.current
    running.current = send()
    const isKept = await running.current
    running.current = null
    return isKept
  }, [send])

  useEffect(() => {
    if (kept.current === work) return
    setSaving((now) => (now.kind === 'conflict' ? now : { kind: 'waiting' }))
    const timer = setTimeout(() => void keep(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [work, keep])

  const hasFailed = saving.kind === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    const again = () => void keep()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    window.addEventListener('focus', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      window.removeEventListener('focus', again)
    }
  }, [hasFailed, keep])

  /** Puts what is here over what somebody else kept meanwhile. */
  const keepOver = useCallback(
    (theirs: number) => {
      last.current.number = theirs
      return keep()
    },
    [keep],
  )

  return { saving, number, keep, keepOver, isUnsaved: saving.kind !== 'saved' }
}

type Unkept = Extract<Saving, { kind: 'failed' | 'conflict' }>

async function ask(pageId: string, draft: SentDraft): Promise<Extract<DraftAnswer, { kind: 'saved' }> | Unkept> {
  try {
    const response = await fetch(`/redazione/pagine/${pageId}/bozza`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
    })
    if (response.status === 401 || response.redirected) return { kind: 'failed', why: 'signed-out' }
    const answer = (await response.json()) as DraftAnswer
    if (answer.kind === 'refused') return { kind: 'failed', why: answer.message }
    return answer
  } catch {
    return { kind: 'failed', why: 'unreachable' }
  }
}

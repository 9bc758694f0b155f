import { useEffect, useState } from 'react'
import { askCall } from '#platform/http/ask-call.ts'
import type { Band } from '../wire.ts'

export type Arriving = { status: 'coming' | 'failed'; band: null } | { status: 'here'; band: Band }

const COMING: Arriving = { status: 'coming', band: null }
const PATIENCE_MS = 5_000

/** Asks where the member stands, and gives up after five seconds: the place then says so, with a way to ask again. */
export function useStanding(): { arriving: Arriving; again: () => void } {
  const [arriving, setArriving] = useState<Arriving>(COMING)
  const [time, setTime] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking another time is asking again.
  useEffect(() => {
    const [left, late] = [new AbortController(), new AbortController()]
    const timer = setTimeout(() => late.abort(), PATIENCE_MS)
    setArriving(COMING)
    void askCall<Band>('/standing', { signal: AbortSignal.any([left.signal, late.signal]) }).then((found) => {
      clearTimeout(timer)
      if (left.signal.aborted) return
      setArriving(found.isOk ? { status: 'here', band: found.answer } : { status: 'failed', band: null })
    })
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [time])
  return { arriving, again: () => setTime((before) => before + 1) }
}

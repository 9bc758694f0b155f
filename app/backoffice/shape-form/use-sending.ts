import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { SENT_KINDS, type SentKind } from './send-file.ts'

type Sent<Answer> = Answer | { error: string }

/**
 * A file that goes as soon as it is chosen. Whoever is written to is asked for when it arrives: the form may have changed meanwhile, or
 * even be gone, and nothing of what was written since may be lost. Another choice, or a change of mind, stops the one on its way.
 */
export function useSending<Answer extends object>(
  kind: SentKind,
  send: (file: File, signal: AbortSignal) => Promise<Sent<Answer>>,
  onArrived: (answer: Answer) => void,
) {
  const [error, setError] = useState<string>()
  const [going, setGoing] = useState<{ name: string; stop: () => void } | null>(null)
  /** Counts the tries: the field begins again after each. */
  const [tries, setTries] = useState(0)
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })
  const start = async (file: File) => {
    const stopper = new AbortController()
    setError(undefined)
    setGoing({ name: file.name, stop: () => stopper.abort() })
    const answer = await send(file, stopper.signal)
    setGoing(null)
    setTries((count) => count + 1)
    if (stopper.signal.aborted) return
    if ('error' in answer) setError(answer.error)
    else arrived.current(answer)
  }
  return {
    error,
    going,
    send: (file: File) => void start(file),
    field: {
      key: tries,
      description: SENT_KINDS[kind].help,
      accept: SENT_KINDS[kind].accept,
      disabled: going !== null,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const file = event.currentTarget.files?.[0]
        if (file) void start(file)
      },
    },
  }
}

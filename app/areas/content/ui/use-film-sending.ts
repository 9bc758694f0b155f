import { type RefObject, useEffect, useRef, useState } from 'react'
import { filmRefusal, type Sending, sendFilm } from './send-film.ts'

type Going = { name: string; sent: number; size: number }

/**
 * A film that goes as soon as it is chosen, while the rest of the form is being written. What failed can be taken up where it stopped; a
 * form is not sent while a film of it is still on its way, because it would be saved without.
 */
export function useFilmSending(box: RefObject<HTMLElement | null>, onArrived: (path: string) => void) {
  const [going, setGoing] = useState<Going | null>(null)
  const [error, setError] = useState<string>()
  const [held, setHeld] = useState<Sending | null>(null)
  /** Counts the tries: the field begins again after each. */
  const [tries, setTries] = useState(0)
  const stopper = useRef<AbortController>(null)
  useEffect(() => () => stopper.current?.abort(), [])
  const isGoing = going !== null
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!isGoing || !form) return
    const wait = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      // The button that saves stays in sight, and the reason may be far above or below it.
      box.current?.scrollIntoView({ block: 'nearest' })
      setError('Il filmato sta ancora arrivando: aspetta che finisca, o ferma l’invio, e poi salva.')
    }
    form.addEventListener('submit', wait, { capture: true })
    return () => form.removeEventListener('submit', wait, { capture: true })
  }, [isGoing, box])

  const go = async (sending: Sending) => {
    const { name, size } = sending.file
    const stop = new AbortController()
    stopper.current = stop
    setError(undefined)
    setHeld(null)
    setGoing({ name, size, sent: 0 })
    const answer = await sendFilm(sending, {
      signal: stop.signal,
      onProgress: (sent) => setGoing({ name, size, sent }),
    })
    if (stopper.current !== stop) return
    setGoing(null)
    setTries((count) => count + 1)
    setError(answer !== 'stopped' && 'error' in answer ? answer.error : undefined)
    if (answer === 'stopped') return
    if ('path' in answer) onArrived(answer.path)
    else if (answer.mayGoOn) setHeld(sending)
  }
  return {
    going,
    error,
    tries,
    choose: (file: File) => {
      const refusal = filmRefusal(file)
      if (refusal) setError(refusal)
      else void go({ file, id: null, sent: 0 })
    },
    stop: () => stopper.current?.abort(),
    /** Null when there is nothing to take up again. */
    resume: held && (() => void go(held)),
  }
}

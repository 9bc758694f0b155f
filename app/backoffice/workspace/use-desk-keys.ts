import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { toast } from '#design/toast/toast.ts'
import { systemClock } from '#platform/clock.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { beginNew, focusListSearch, isBusyAt, moveRow, PLACE_KEYS, peekRow, savingButton, tickRow } from './keys.ts'

const SECOND_KEY_MS = 1_500

type Desk = {
  hasLetterKeys: boolean
  /** The places that the person may enter. */
  paths: readonly string[]
  onFind: () => void
  onFold: () => void
  onHelp: () => void
}

/** DSK-006, DSK-007, DSK-008. The desk without a mouse. */
export function useDeskKeys(desk: Desk): void {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const isSaving = useRef(false)
  const latest = useRef(desk)
  latest.current = desk

  useEffect(() => {
    if (state !== 'idle' || !isSaving.current) return
    isSaving.current = false
    const isRefused = document.querySelector('#contenuto :is([aria-invalid="true"], [role="alert"])') !== null
    if (!isRefused) toast.success(`Salvato alle ${formatMinuteIt(systemClock.now()).slice(-5)}`)
  }, [state])

  useEffect(() => {
    let firstKeyAt = Number.NEGATIVE_INFINITY
    const save = () => {
      const button = savingButton()
      if (!button) return void toast.warning('Qui non c’è niente da salvare.')
      if (button.getAttribute('aria-disabled') === 'true' || isSaving.current) return
      isSaving.current = SAVING.test(button.textContent ?? '')
      button.click()
    }
    const letters: Record<string, (event: KeyboardEvent) => void> = {
      j: () => moveRow(1),
      k: () => moveRow(-1),
      x: ({ shiftKey }) => tickRow(shiftKey),
      n: beginNew,
      '[': () => latest.current.onFold(),
      '?': () => latest.current.onHelp(),
    }
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && (key === 'k' || key === 's')) {
        event.preventDefault()
        return key === 'k' ? latest.current.onFind() : save()
      }
      const isHeld = event.ctrlKey || event.metaKey || event.altKey
      if (isHeld || !latest.current.hasLetterKeys || isBusyAt(event.target)) return
      const isSecond = event.timeStamp - firstKeyAt < SECOND_KEY_MS
      firstKeyAt = Number.NEGATIVE_INFINITY
      const place = isSecond ? PLACE_KEYS[key] : undefined
      if (place && latest.current.paths.includes(place)) {
        event.preventDefault()
        return void navigate(place)
      }
      if (key === 'g') firstKeyAt = event.timeStamp
      else if (key === '/' ? focusListSearch() : key === ' ' ? peekRow() : letters[key]) {
        event.preventDefault()
        letters[key]?.(event)
      }
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [navigate])
}

const SAVING = /^Salva/

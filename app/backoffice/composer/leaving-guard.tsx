import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import type { Phase } from './draft-machine.ts'

type Props = {
  phase: Phase<unknown>
  isUnsaved: boolean
  onSend: () => void
  /** Told when somebody waits at the door, and when they do no more. */
  onWait: (isWaiting: boolean) => void
}

const STUCK: readonly Phase<unknown>['kind'][] = ['failed', 'refused', 'conflict']

/** Whoever leaves by a link goes as soon as everything is saved; they are asked only when it cannot be. Closing the tab always asks. */
export function LeavingGuard({ phase, isUnsaved, onSend, onWait }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  const isBlocked = blocker.state === 'blocked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked of the others does not change when they do.
  useEffect(() => {
    if (!isBlocked) return
    if (!isUnsaved) blocker.proceed?.()
    else if (phase.kind === 'waiting') onSend()
  }, [isBlocked, isUnsaved, phase.kind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => onWait(isBlocked), [isBlocked])
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <ConfirmDialog
      isOpen={isBlocked && STUCK.includes(phase.kind)}
      title="Esci senza salvare?"
      confirmLabel="Esci senza salvare"
      cancelLabel="Resta qui"
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>Quello che hai scritto dall’ultimo salvataggio si perde.</p>
    </ConfirmDialog>
  )
}

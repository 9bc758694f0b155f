import { useEffect } from 'react'
import { LeaveDialog, useStoppedLeaving } from '#design/form/unsaved-guard.tsx'
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
  const blocker = useStoppedLeaving(isUnsaved)
  const isBlocked = blocker.state === 'blocked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked of the others does not change when they do.
  useEffect(() => {
    if (!isBlocked) return
    if (!isUnsaved) blocker.proceed?.()
    else if (phase.kind === 'waiting') onSend()
  }, [isBlocked, isUnsaved, phase.kind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => onWait(isBlocked), [isBlocked])
  return <LeaveDialog blocker={blocker} isOpen={isBlocked && STUCK.includes(phase.kind)} />
}

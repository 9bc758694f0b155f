import { useEffect, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'

type Unsaved = {
  isUnsaved: boolean
  onEdit: () => void
  onSend: () => void
}

/**
 * Whether a form holds words that nobody saved. `refusal` is what the server answered when it did not save them, another object
 * each time: until one comes, what was sent counts as saved; once it has come, the words are unsaved again.
 */
export function useUnsaved(refusal: object | null | undefined): Unsaved {
  const [isEdited, setEdited] = useState(false)
  const [sent, setSent] = useState<{ before: object | null | undefined }>()
  const isSaved = sent !== undefined && (!refusal || refusal === sent.before)
  // A refusal stays true when the page forgets it, because something else was done there.
  if (sent !== undefined && !isSaved) setSent(undefined)
  return {
    isUnsaved: isEdited && !isSaved,
    onEdit: () => {
      setEdited(true)
      setSent(undefined)
    },
    onSend: () => setSent({ before: refusal }),
  }
}

/**
 * Stops whoever leaves by a link while something is unsaved, and lets the browser ask who closes the tab. What was only given an address of
 * its own (`staysOnPage`) is the same page.
 */
export function useStoppedLeaving(isUnsaved: boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && !nextLocation.state?.staysOnPage,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return blocker
}

/** The question to whoever was stopped. */
export function LeaveDialog({ blocker, isOpen }: { blocker: Blocker; isOpen: boolean }) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
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

/** Asks before words that nobody saved are left behind, by a link or by closing the tab. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useStoppedLeaving(isUnsaved)
  return <LeaveDialog blocker={blocker} isOpen={blocker.state === 'blocked'} />
}

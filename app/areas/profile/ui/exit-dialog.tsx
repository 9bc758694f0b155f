import { useState } from 'react'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'

/** PRF-010. The same question wherever one leaves from. */
export function ExitDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const answer = await askCall('/Auth/Logout', { method: 'POST' })
    // A whole document: nothing the member saw stays in the memory of the page.
    if (answer.isOk) return window.location.replace('/')
    setLeaving(false)
    toast.failed('/Auth/Logout', leave)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Vuoi uscire dal Club?"
      confirmLabel="Esci"
      cancelLabel="Annulla"
      isPending={isLeaving}
      onConfirm={leave}
      onCancel={onClose}
    />
  )
}

import { useState } from 'react'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { toast } from '#design/toast/toast.ts'

/** PRF-010. The same question wherever one leaves from. */
export function ExitDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      const answer = await fetch('/api/Auth/Logout', { method: 'POST' })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      // A whole document: nothing the member saw stays in the memory of the page.
      window.location.replace('/')
    } catch {
      setLeaving(false)
      toast.danger()
    }
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

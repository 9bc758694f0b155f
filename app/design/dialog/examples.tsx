import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { TextField } from '../text-field/text-field.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, useDialog } from './dialog.tsx'

function Opened({ variant, label }: { variant: 'modal' | 'drawer'; label: string }) {
  const dialog = useDialog()
  return (
    <>
      <Button variant="ghost" {...dialog.triggerProps}>
        {label}
      </Button>
      <Dialog
        isOpen={dialog.isOpen}
        onClose={dialog.close}
        title="Richiedi una consulenza"
        variant={variant}
        footer={<Button onClick={dialog.close}>Invia la richiesta</Button>}
      >
        <div className="grid gap-5">
          <p className="text-ink-soft">Ti risponde un avvocato, entro 2 giorni lavorativi.</p>
          <TextField name="oggetto" label="Oggetto" id={`oggetto-${variant}`} />
        </div>
      </Dialog>
    </>
  )
}

function Asked() {
  const dialog = useDialog()
  return (
    <>
      <Button variant="ghost" {...dialog.triggerProps}>
        Conferma
      </Button>
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title="Vuoi uscire dal Club?"
        confirmLabel="Esci"
        onConfirm={dialog.close}
        onCancel={dialog.close}
      />
    </>
  )
}

export const examples: Example[] = [
  { name: 'Al centro', render: () => <Opened variant="modal" label="Apri il dialogo" /> },
  { name: 'Di lato', render: () => <Opened variant="drawer" label="Apri il pannello" /> },
  { name: 'Una domanda', render: () => <Asked /> },
]

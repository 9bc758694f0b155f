import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog, useDialog } from '#design/dialog/dialog.tsx'

const LABEL = 'Accedi al servizio'
const EVENT = 'TM140'

type Props = ({ access: 'open'; link: string } | { access: 'reactivating' }) & { size?: 'small' | 'medium' | 'large' }

/** BLK-013, BLK-014, TEL-002…004. The door of the service: open in a new tab, or closed with the reason why. */
export function TelemedicineAccess(props: Props) {
  const dialog = useDialog()
  if (props.access === 'open')
    return (
      <ButtonLink to={props.link} isNewTab variant="accent" size={props.size} data-event-code={EVENT}>
        {LABEL}
      </ButtonLink>
    )
  return (
    <>
      <Button variant="accent" size={props.size} data-event-code={EVENT} {...dialog.triggerProps}>
        {LABEL}
      </Button>
      <Dialog
        isOpen={dialog.isOpen}
        onClose={dialog.close}
        title="Servizio in riattivazione"
        size="small"
        footer={<Button onClick={dialog.close}>Chiudi</Button>}
      >
        <p>Riceverai un’e-mail quando il servizio sarà nuovamente disponibile.</p>
      </Dialog>
    </>
  )
}

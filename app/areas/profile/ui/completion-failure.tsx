import { ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'

type Props = { failure: 'conflict' | 'other' | null; phone: string; onClose: () => void }

/** PRF-033, PRF-034 */
export function CompletionFailure({ failure, phone, onClose }: Props) {
  const call = `tel:${phone.replace(/\s/g, '')}`
  if (failure === 'conflict')
    return (
      <Dialog
        isOpen
        size="small"
        title="Ops, l'operazione non è andata a buon fine"
        onClose={onClose}
        footer={<ButtonLink to="/assistenza">Vai all’assistenza</ButtonLink>}
      >
        <p>Chiama l’assistenza al {phone}: verifichiamo insieme i tuoi dati.</p>
      </Dialog>
    )
  return (
    <Dialog
      isOpen={failure === 'other'}
      size="small"
      title="Ops, qualcosa è andato storto!"
      onClose={onClose}
      footer={
        <ButtonLink to={call} icon="phone">
          {phone}
        </ButtonLink>
      }
    >
      <p>La richiesta non è andata a buon fine, riprova più tardi. Se hai bisogno di supporto contattaci!</p>
    </Dialog>
  )
}

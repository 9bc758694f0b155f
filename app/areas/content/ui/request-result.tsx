import { ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'

const RESULTS = {
  success: {
    title: 'Richiesta inviata con successo!',
    text: 'Un nostro consulente ti chiamerà al più presto.',
    action: { label: 'Torna in Homepage', to: '/' },
  },
  failure: {
    title: 'Ops, qualcosa è andato storto!',
    text: 'La richiesta non è andata a buon fine, riprova più tardi. Se hai bisogno di supporto contattaci!',
    action: { label: 'Contattaci', to: '/assistenza' },
  },
}

type Props = {
  /** Null while there is nothing to tell. */
  result: keyof typeof RESULTS | null
  /** What happens next, where nobody calls. */
  text?: string | undefined
  /** What is known of this request in particular, when it went well. */
  detail?: string | undefined
  onClose: () => void
}

/** BLK-041, BLK-042. How a request ended, and where to go from here. */
export function RequestResultDialog({ result, text: ownText, detail, onClose }: Props) {
  const { title, text, action } = RESULTS[result ?? 'success']
  return (
    <Dialog
      isOpen={result !== null}
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <ButtonLink to={action.to} onClick={onClose}>
          {action.label}
        </ButtonLink>
      }
    >
      <p>{(result === 'success' && ownText) || text}</p>
      {result === 'success' && detail && <p className="mt-3 font-strong">{detail}</p>}
    </Dialog>
  )
}

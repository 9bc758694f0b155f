import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { tenthInWords } from '#platform/pure/tenths.ts'

type Props = { isOpen: boolean; onClose: () => void; balance: number; credits: number }

/** CRS-033. */
export function CreditsDialog({ isOpen, onClose, balance, credits }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Crediti insufficienti"
      size="small"
      footer={
        <>
          <ButtonLink to="/assistenza/contatti">Richiedi crediti aggiuntivi</ButtonLink>
          <Button variant="ghost" onClick={onClose}>
            Chiudi
          </Button>
        </>
      }
    >
      <p>I tuoi crediti non bastano per questo corso.</p>
      <dl className="mt-4 grid grid-cols-2 gap-4">
        <div className="rounded-field bg-sunken px-4 py-3">
          <dt className="text-sm text-ink-soft">Crediti disponibili</dt>
          <dd className="font-display text-title-m tabular-nums">{tenthInWords(balance)}</dd>
        </div>
        <div className="rounded-field bg-sunken px-4 py-3">
          <dt className="text-sm text-ink-soft">Crediti del corso</dt>
          <dd className="font-display text-title-m tabular-nums">{tenthInWords(credits)}</dd>
        </div>
      </dl>
    </Dialog>
  )
}

import { DeskAct } from '#design/desk/desk-box.tsx'
import { Link } from '#design/link/link.tsx'

export type OfferFacts = {
  shopName: string
  shopAt: string
  isShopHidden: boolean
  isOfPartner: boolean
  expiredAt: Date | null
  withdrawals: number
}

/** Whose an offer is, who withdrew it, and what else decides of it. */
export function OfferNotes({ shopName, shopAt, isShopHidden, isOfPartner, withdrawals }: OfferFacts) {
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        Di <Link to={shopAt}>{shopName}</Link>. {withdrawnBy(withdrawals)}
      </p>
      {isShopHidden && (
        <p className="rounded-card bg-warning-tint px-5 py-3">
          Il negozio è nascosto, e con lui tutte le sue offerte. <Link to={shopAt}>Vai al negozio</Link>
        </p>
      )}
      {isOfPartner && (
        <p className="max-w-3xl rounded-card bg-primary-tint px-5 py-3">
          Arriva dal file del partner: il prossimo file riscrive titolo, testo, codice, sconto e ultimo giorno.
          Condizioni, collegamento, primo giorno e chi la vede restano come li scegli qui.
        </p>
      )}
    </div>
  )
}

function withdrawnBy(count: number): string {
  if (count === 0) return 'Nessun iscritto l’ha ancora ritirata.'
  return count === 1 ? 'L’ha ritirata un iscritto.' : `L’hanno ritirata ${count.toLocaleString('it-IT')} iscritti.`
}

/** Ends it for good, where it was not ended. */
export function OfferEnd({ expiredAt, isOfPartner }: OfferFacts) {
  if (expiredAt) return null
  return (
    <>
      <p className="text-ink-soft">
        {isOfPartner
          ? 'Terminata tornerebbe con il prossimo file che la nomina: per non vederla più, nascondila.'
          : 'Terminata si cancella da sola dopo 90 giorni.'}
      </p>
      <DeskAct
        act="ended"
        variant="quiet"
        ask={{
          question: 'Termini l’offerta?',
          loss: 'Gli iscritti non la trovano più da adesso, e chi non ha ancora ritirato il codice non può più farlo.',
          confirmLabel: 'Termina',
        }}
      >
        Termina
      </DeskAct>
    </>
  )
}

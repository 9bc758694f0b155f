import type { WalletWire } from '#areas/audience/wire.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { SkeletonText } from '#design/skeleton/skeleton.tsx'
import { creditsFromWire } from '../card-wire.ts'
import { formatCredits, plafond } from '../training-rules.ts'
import { useCall } from './use-call.ts'

/** TRN-003…007, TRN-016. Available, used and bonus credits. */
export function CreditsPanel() {
  const wallets = useCall<WalletWire[]>('/CRM/Utente/Portafogli')
  const credits = wallets && creditsFromWire(wallets)
  const rows = credits && [
    ['Disponibili', credits.available],
    ['Usati', credits.used],
    ['Bonus', credits.bonus],
  ]
  return (
    <section aria-labelledby="crediti-ecm" className="grid content-start gap-4 rounded-card bg-paper p-6 shadow-card">
      <h2 id="crediti-ecm" className="text-title-m">
        I tuoi crediti ECM
      </h2>
      <div className="min-h-24">
        {rows ? (
          <dl className="grid grid-cols-3 gap-4">
            {rows.map(([name, value]) => (
              <div key={name} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="font-display text-title-m tabular-nums">{formatCredits(Number(value))}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <SkeletonText lines={2} />
        )}
        {credits && <p className="mt-3 text-ink-soft">Plafond: {formatCredits(plafond(credits))} crediti</p>}
      </div>
      <div>
        <ButtonLink to="/assistenza/contatti" variant="ghost" icon="plus">
          Richiedi crediti aggiuntivi
        </ButtonLink>
      </div>
    </section>
  )
}

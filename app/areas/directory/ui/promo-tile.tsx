import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'

/** DIR-006. The invitation that opens the list, while nobody is looking for anybody in particular. */
export function PromoTile() {
  return (
    <li className="flex flex-col items-start gap-3 rounded-card bg-primary p-5 text-on-primary sm:p-6">
      <Icon name="badge-check" size={32} />
      <h3 className="text-title-xs">Fatti trovare da pazienti e colleghi</h3>
      <p>Crea la tua scheda professionale: bastano pochi minuti, la pubblichi quando vuoi.</p>
      <ButtonLink to="/profilo/la-mia-scheda" variant="accent" size="small" className="mt-auto">
        Crea la tua scheda
      </ButtonLink>
    </li>
  )
}

import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'

/** DIR-006. The invitation that opens the list, while nobody is looking for anybody in particular. */
export function PromoTile() {
  return (
    <li className="col-span-full flex flex-col gap-4 rounded-card bg-primary p-5 text-on-primary sm:flex-row sm:items-center sm:p-6">
      <Icon name="badge-check" size={40} className="shrink-0" />
      <div className="grid gap-1">
        <h3 className="text-title-s">Fatti trovare da pazienti e colleghi</h3>
        <p>Crea la tua scheda professionale: bastano pochi minuti, la pubblichi quando vuoi.</p>
      </div>
      <ButtonLink to="/profilo/la-mia-scheda" variant="accent" className="sm:ml-auto">
        Crea la tua scheda
      </ButtonLink>
    </li>
  )
}

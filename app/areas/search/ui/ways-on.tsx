import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { GROUP_LABELS, GROUPS, type GroupName } from '../model.ts'

const ICONS: Readonly<Record<GroupName, string>> = {
  news: 'newspaper',
  courses: 'graduation-cap',
  modules: 'clipboard-list',
  tools: 'calculator',
  services: 'life-buoy',
}

/** SRC-008, SRC-014. To a visitor the search answers with little, and suggests nothing: what there is can still be walked through. */
export function WaysOn() {
  return (
    <nav aria-label="Sfoglia il Club" className="mt-8 grid gap-6">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {GROUPS.map((name) => (
          <li key={name}>
            <Anchor
              to={GROUP_LABELS[name].catalogue}
              className="flex min-h-14 items-center gap-3 rounded-card bg-paper px-5 font-strong shadow-card hover:text-primary-strong hover:shadow-lifted"
            >
              <Icon name={ICONS[name]} size={24} className="text-primary" />
              {GROUP_LABELS[name].label}
            </Anchor>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to="/registrazione-trial">Prova gratis</ButtonLink>
        <p className="text-ink-soft">Articoli, moduli e corsi si cercano con la prova gratuita o con un piano.</p>
      </div>
    </nav>
  )
}

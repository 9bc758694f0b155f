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

/** Where whoever looks for something else finds it: people, formulas, somebody to ask. */
const ELSEWHERE = [
  { to: '/professionisti-sanitari', label: 'Cerca un professionista', icon: 'users' },
  { to: '/risorse/calcolatori', label: 'Tutti i calcolatori', icon: 'calculator' },
  { to: '/assistenza/contatti', label: 'Chiedi al Club', icon: 'message-circle' },
] as const

/** SRC-008, SRC-013. The search answers with little or nothing: what there is can still be walked through, and asked for. */
export function WaysOn({ isVisitor }: { isVisitor: boolean }) {
  const catalogues = GROUPS.map((name) => ({
    to: GROUP_LABELS[name].catalogue,
    label: GROUP_LABELS[name].label,
    icon: ICONS[name],
  }))
  return (
    <nav aria-label="Sfoglia il Club" className="mt-8 grid gap-6">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {[...(isVisitor ? catalogues : []), ...ELSEWHERE].map(({ to, label, icon }) => (
          <li key={to}>
            <Anchor
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-card bg-paper px-5 font-strong shadow-card hover:text-primary-strong hover:shadow-lifted"
            >
              <Icon name={icon} size={24} className="text-primary" />
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      {isVisitor && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to="/registrazione-trial">Prova gratis</ButtonLink>
          <p className="text-ink-soft">Articoli, moduli e corsi si cercano con la prova gratuita o con un piano.</p>
        </div>
      )}
    </nav>
  )
}

import type { MenuItem } from '#areas/content/model.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import { Logo } from '#design/logo/logo.tsx'
import type { Club } from '#platform/env.server.ts'

const COLUMNS = [
  { menu: 'footer-club', title: 'Il Club' },
  { menu: 'footer-help', title: 'Aiuto' },
  { menu: 'footer-terms', title: 'Termini' },
] as const

/** SHL-023, SHL-024. Links from the menus, phone and company data from the club's settings. */
export function Footer({ club, menus }: { club: Club; menus: Readonly<Record<string, readonly MenuItem[]>> }) {
  return (
    <footer className="bg-night pt-14 pb-8 text-on-night print:hidden">
      <Wrap>
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <div>
            <Logo name={club.name} className="text-on-night" />
            <p className="mt-4">Assistenza</p>
            <Anchor
              to={`tel:${club.phone.replace(/\s/g, '')}`}
              className="inline-flex min-h-11 items-center font-bold text-title-s text-on-night no-underline"
            >
              {club.phone}
            </Anchor>
          </div>
          {COLUMNS.map(({ menu, title }) => (
            <nav key={menu} aria-label={title}>
              <h2 className="mb-2 font-semibold font-text text-base">{title}</h2>
              <ul>
                {(menus[menu] ?? []).map((item) => (
                  <li key={item.id}>
                    <Anchor
                      to={item.link}
                      isNewTab={item.target === '_blank'}
                      className="inline-flex min-h-11 items-center text-on-night no-underline hover:underline"
                    >
                      {item.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-9 border-night-line border-t pt-5 text-on-night-soft text-sm">
          {club.legalName} · {club.address} · P. IVA {club.vatNumber} · PEC {club.pec} · Provider ECM n.{' '}
          {club.providerNumber}
        </p>
      </Wrap>
    </footer>
  )
}

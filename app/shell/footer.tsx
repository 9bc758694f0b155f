import { FRAME_MENUS } from '#areas/content/menu-model.ts'
import type { MenuItem } from '#areas/content/model.ts'
import { FOOTER_LINK, FooterMenu } from '#areas/content/ui/footer-menu.tsx'
import { openCookiePreferences } from '#areas/tracking/ui/consent.ts'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/names.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import { Logo } from '#design/logo/logo.tsx'
import type { FrameData } from './frame-data.server.ts'

const COLUMNS = ['footer-club', 'footer-help', 'footer-terms'] as const

const NETWORKS: readonly { key: keyof FrameData['club']['social']; label: string; icon: IconName }[] = [
  { key: 'facebook', label: 'Facebook', icon: 'facebook' },
  { key: 'instagram', label: 'Instagram', icon: 'instagram' },
  { key: 'linkedin', label: 'LinkedIn', icon: 'linkedin' },
  { key: 'youtube', label: 'YouTube', icon: 'youtube' },
]

/** SHL-023, SHL-024. Links from the menus; phone, social networks, partner and company data from the club's settings. */
export function Footer({
  club,
  menus,
}: {
  club: FrameData['club']
  menus: Readonly<Record<string, readonly MenuItem[]>>
}) {
  const networks = NETWORKS.filter(({ key }) => club.social[key])
  return (
    <footer id="piede" className="later bg-night pt-14 pb-8 text-on-night print:hidden">
      <Wrap>
        <div className="grid gap-x-6 gap-y-10 min-[20rem]:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr] lg:gap-10">
          <div className="grid content-start gap-1 max-sm:min-[20rem]:col-span-2">
            <Logo {...club} isWhole className="text-on-night" />
            <p className="mt-4">Assistenza: lunedì–venerdì 08:00–20:00, sabato 09:00–17:00.</p>
            <Anchor
              to={`tel:${club.phone.replace(/\s/g, '')}`}
              className="inline-flex min-h-11 items-center gap-2 font-bold text-[oklch(0.86_0.13_155)] text-title-s no-underline"
            >
              <Icon name="phone" size={20} />
              {club.phone}
            </Anchor>
            <Anchor to={`mailto:${club.email}`} className={FOOTER_LINK}>
              {club.email}
            </Anchor>
            {networks.length > 0 && (
              <ul aria-label="Seguici" className="-ml-2.5 flex flex-wrap">
                {networks.map(({ key, label, icon }) => (
                  <li key={key}>
                    <Anchor
                      to={club.social[key] ?? ''}
                      isNewTab
                      aria-label={label}
                      className="grid size-11 place-items-center rounded-pill text-on-night hover:bg-night-line"
                    >
                      <Icon name={icon} size={20} />
                    </Anchor>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {COLUMNS.map((menu) => (
            <FooterMenu key={menu} title={FRAME_MENUS[menu]} items={menus[menu] ?? []}>
              {menu === 'footer-terms' && (
                <li>
                  <button type="button" className={FOOTER_LINK} onClick={openCookiePreferences}>
                    Preferenze cookie
                  </button>
                </li>
              )}
            </FooterMenu>
          ))}
        </div>
        <div className="mt-9 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-night-line border-t pt-5 text-on-night-soft text-sm">
          <p className="max-w-measure">
            {club.legalName} · {club.address} · P. IVA {club.vatNumber} · PEC {club.pec}
            {club.providerNumber && ` · Provider ECM n. ${club.providerNumber}`} ·{' '}
            <Anchor to="/licenze" className="underline">
              Licenze
            </Anchor>
          </p>
          {club.partner.name && (
            <p className="grid gap-1">
              In collaborazione con
              {club.partner.logoPath ? (
                <img
                  src={club.partner.logoPath}
                  alt={club.partner.name}
                  height={89}
                  loading="lazy"
                  className="h-[89px] w-auto max-w-full object-contain"
                />
              ) : (
                <span className="font-display text-on-night text-title-xs">{club.partner.name}</span>
              )}
            </p>
          )}
        </div>
      </Wrap>
    </footer>
  )
}

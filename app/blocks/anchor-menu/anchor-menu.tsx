import { CallToActionButton } from '#areas/content/ui/call-to-action.tsx'
import { TelemedicineAccess } from '#areas/content/ui/telemedicine-access.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import { leadsToPlans, opensNewTab } from './anchor-links.ts'
import type { AnchorMenu } from './schema.ts'

const PLANS_ICON = 'crown'

/** BLK-011. The sections of a long page, always at hand: below the navigation where that one stays in sight too. */
export function AnchorMenuBlock({ id, data }: BlockProps<AnchorMenu>) {
  const { label, links, callsToAction, telemedicine } = data
  const hasButtons = callsToAction.length > 0 || telemedicine !== null
  return (
    <div id={id} className="sticky top-0 z-10 lg:top-12 border-line border-b bg-paper/95 backdrop-blur-sm print:hidden">
      <Wrap className="flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:py-1">
        <nav aria-label={label} className="min-w-0 flex-1">
          {/* Positioned, or the words only ears hear would stand outside of it; and it asks for no width of its own: either would widen a phone’s page. */}
          <ul className="relative -mx-2 flex w-0 min-w-[calc(100%+1rem)] overflow-x-auto px-2 [scrollbar-width:none]">
            {links.map((each) => (
              <li key={`${each.label} ${each.link}`} className="shrink-0">
                <Anchor
                  to={each.link}
                  isNewTab={opensNewTab(each.link)}
                  className="inline-flex min-h-12 items-center gap-1.5 px-3 font-strong text-ink-soft hover:text-primary-strong"
                >
                  {leadsToPlans(each.link) && <Icon name={PLANS_ICON} size={18} className="text-gold" />}
                  {each.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        {hasButtons && (
          <div className="flex flex-wrap items-center gap-2 py-1.5">
            {callsToAction.map((action) => (
              <CallToActionButton
                key={`${action.label} ${action.link}`}
                action={{
                  ...action,
                  icon: action.icon ?? (leadsToPlans(action.link) ? PLANS_ICON : undefined),
                  // A switch that an editor put back says no, and these leave the strip open all the same.
                  opensNewTab: action.opensNewTab || opensNewTab(action.link),
                }}
                size="small"
              />
            ))}
            {telemedicine && <TelemedicineAccess {...telemedicine} size="small" />}
          </div>
        )}
      </Wrap>
    </div>
  )
}

import type { MouseEvent } from 'react'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { FRAME_MENUS, type FrameMenu } from '#areas/content/menu-model.ts'
import type { DraftItem } from '#areas/content/menu-rules.ts'
import type { MenuEntry, MenuItem } from '#areas/content/model.ts'
import { visibleMenus } from '#areas/content/rules.ts'
import { FooterMenu } from '#areas/content/ui/footer-menu.tsx'
import { MainMenu } from '#areas/content/ui/main-menu.tsx'

type Props = { menu: FrameMenu; items: readonly DraftItem[]; type: SubscriptionType; wallets: readonly string[] }

/** What the frame would draw of this menu. Its links lead nowhere from here: what is being written would be left behind. */
export function MenuPreview({ menu, items, type, wallets }: Props) {
  const held = Object.fromEntries(wallets.map((code) => [code, {}]))
  const audience = { type, wallets: held, staticPortfolios: [], flags: [] }
  const { shown = [] } = visibleMenus({ shown: entriesOf(items) }, audience)
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  }
  if (shown.length === 0) return <p className="text-ink-soft">Non vede nessuna voce.</p>
  if (menu !== 'main')
    return (
      <div className="max-w-sm rounded-card bg-night p-6 text-on-night" onClickCapture={stay}>
        <FooterMenu title={`${FRAME_MENUS[menu]}, anteprima`} items={shown} />
      </div>
    )
  return (
    <div onClickCapture={stay}>
      <nav
        aria-label="Anteprima del menù"
        className="hidden rounded-card bg-paper px-6 shadow-card lg:flex lg:items-start lg:has-[details[open]]:min-h-[32rem]"
      >
        <MainMenu items={shown} />
      </nav>
      <OnPhone items={shown} />
    </div>
  )
}

/** On a phone the menu is a list, and what is below an item is a step further. */
function OnPhone({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className="divide-y divide-line rounded-card bg-paper px-5 shadow-card lg:hidden">
      {items.map(({ id, label, items: below }) => (
        <li key={id} className="py-2.5">
          <span className="font-strong">{label}</span>
          {below.length > 0 && (
            <ul className="mt-1 grid gap-1 pl-5 text-ink-soft">
              {below.map((child) => (
                <li key={child.id}>{child.label}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function entriesOf(items: readonly DraftItem[]): MenuEntry[] {
  return items.map(({ key, label, link, isNewTab, audience, items: below }) => ({
    id: key,
    label: label || 'Voce senza nome',
    link: link || '/',
    target: isNewTab ? '_blank' : '_self',
    audience,
    items: entriesOf(below),
  }))
}

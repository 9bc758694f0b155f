import { type Permission, SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { BAD_LINK, isAllowedLink } from './link-rules.ts'
import type { FrameMenu } from './menu-model.ts'
import type { MenuEntry, NewMenuItem } from './model.ts'

/** An item as an editor is writing it; `key` tells it from the others while it moves. */
export type DraftItem = {
  readonly key: string
  readonly label: string
  readonly link: string
  readonly isNewTab: boolean
  readonly audience: Permission
  readonly items: readonly DraftItem[]
}

export const LONGEST_TOP_LABEL = 30
export const LONGEST_MENU_LABEL = 40
export const MOST_TOP_ITEMS = 12
export const MOST_SUB_ITEMS = 15

/** Only the main menu opens a second level: the columns at the bottom of the page are lists. */
export function hasSecondLevel(menu: FrameMenu): boolean {
  return menu === 'main'
}

/** As the letters, the gaps and the arrow of the header measure, beside the credits: in one line at 1280, and not beyond the edge at 1024. */
const HEADER = { letter: 8.2, arrow: 20, wide: { room: 863, gap: 28 }, narrow: { room: 687, gap: 24 } }

/** How full the header is for the visitor who has most items side by side: 1 is full. */
export function headerFill(items: readonly DraftItem[]): { fill: number; type: SubscriptionType } {
  const fills = SUBSCRIPTION_TYPES.map((type) => {
    const shown = items.filter(({ audience }) => isForType(audience, type))
    const width = (letters: (label: string) => number, gap: number) =>
      shown.reduce((sum, { label, items: below }) => {
        const arrow = below.length > 0 ? HEADER.arrow : 0
        return sum + letters(label) * HEADER.letter + arrow + gap
      }, -gap)
    const wide = width((label) => label.length, HEADER.wide.gap) / HEADER.wide.room
    // There a name of several words breaks; no word does.
    const longest = (label: string) => Math.max(...label.split(' ').map((word) => word.length))
    const narrow = width(longest, HEADER.narrow.gap) / HEADER.narrow.room
    return { fill: Math.max(0, wide, narrow), type }
  })
  return fills.reduce((most, each) => (each.fill > most.fill ? each : most))
}

const isForType = ({ visibility = [] }: Permission, type: SubscriptionType) =>
  visibility.length === 0 || visibility.includes(type)

export type JudgedMenu = { kind: 'told'; items: NewMenuItem[] } | { kind: 'refused'; errors: Record<string, string> }

/** SHL-015. A menu that readers can be given. Errors are by the key of the item and the name of its field; `menu` is the whole. */
export function judgeMenu(menu: FrameMenu, draft: readonly DraftItem[]): JudgedMenu {
  const errors: Record<string, string> = {}
  const most = (isTop: boolean) => (isTop && menu === 'main' ? LONGEST_TOP_LABEL : LONGEST_MENU_LABEL)
  const judge = (item: DraftItem, isTop: boolean): NewMenuItem => {
    const label = item.label.trim().replace(/\s+/g, ' ')
    const below = item.items.map((each) => judge(each, false))
    if (label === '' || label.length > most(isTop))
      errors[`${item.key}.label`] = `Scrivi il nome: al massimo ${most(isTop)} caratteri.`
    // What only opens a list leads where its first item does.
    const link = item.link.trim() || (below[0]?.link ?? '')
    if (!isAllowedLink(link)) errors[`${item.key}.link`] = BAD_LINK
    if (item.items.length > 0 && !(isTop && hasSecondLevel(menu)))
      errors[`${item.key}.label`] = 'Qui non ci possono essere voci sotto un’altra.'
    if (item.items.length > MOST_SUB_ITEMS)
      errors[`${item.key}.label`] = `Sotto una voce ce ne stanno al massimo ${MOST_SUB_ITEMS}.`
    const target = item.isNewTab ? '_blank' : '_self'
    return { label, link, target, audience: wholePermission(item.audience), items: below }
  }
  const items = draft.map((item) => judge(item, true))
  if (draft.length > MOST_TOP_ITEMS) errors.menu = `Le voci sono troppe: al massimo ${MOST_TOP_ITEMS}.`
  else if (menu === 'main' && headerFill(draft).fill > 1)
    errors.menu =
      'Le voci non stanno in una riga sopra le pagine: accorcia i nomi, o metti qualche voce sotto un’altra.'
  return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'told', items }
}

const wholePermission = ({ visibility = [], wallet = [], excludedWallet = [] }: Permission): Permission => ({
  visibility,
  wallet,
  excludedWallet,
})

/** A stored menu as an editor would have written it: what two editors could both be changing, and nothing of where it is kept. */
export function plainMenu(entries: readonly MenuEntry[]): NewMenuItem[] {
  return entries.map(({ label, link, target, audience, items }) => ({
    label,
    link,
    target,
    audience: wholePermission(audience),
    items: plainMenu(items),
  }))
}

export function draftOf(items: readonly NewMenuItem[], prefix = 'voce'): DraftItem[] {
  return items.map(({ label, link, target, audience = {}, items: below = [] }, index) => ({
    key: `${prefix}-${index + 1}`,
    label,
    link,
    isNewTab: target === '_blank',
    audience,
    items: draftOf(below, `${prefix}-${index + 1}`),
  }))
}

/** What changed, for the trail: the names that came and went, or that something else did. */
export function menuChange(before: readonly NewMenuItem[], after: readonly NewMenuItem[]): string {
  const labels = (items: readonly NewMenuItem[]): string[] =>
    items.flatMap(({ label, items: below = [] }) => [label, ...labels(below)])
  const [was, is] = [labels(before), labels(after)]
  const came = is.filter((label) => !was.includes(label))
  const went = was.filter((label) => !is.includes(label))
  const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ')
  const parts = [came.length > 0 && `aggiunte ${quoted(came)}`, went.length > 0 && `tolte ${quoted(went)}`]
  return parts.filter(Boolean).join('; ') || 'ordine, collegamenti o chi vede che cosa'
}

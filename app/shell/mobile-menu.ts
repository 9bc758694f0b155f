import type { MenuItem } from '#areas/content/model.ts'

/** SHL-021. The header of a phone is one of three things at a time. */
export type MobileMode = 'bar' | 'menu' | 'search'

/** SHL-022. Indexes of the sub-menus that were opened, outermost first. */
export type MobileHeader = { readonly mode: MobileMode; readonly stack: readonly number[] }

export type MobileAction =
  | { kind: 'open-menu' }
  | { kind: 'open-search' }
  | { kind: 'close' }
  | { kind: 'enter'; index: number }
  | { kind: 'back' }
  | { kind: 'back-to-main' }

export const CLOSED: MobileHeader = { mode: 'bar', stack: [] }

/** SHL-021, SHL-022. Leaving the menu forgets where one was in it. */
export function mobileHeader(state: MobileHeader, action: MobileAction): MobileHeader {
  switch (action.kind) {
    case 'open-menu':
      return { mode: 'menu', stack: [] }
    case 'open-search':
      return { mode: 'search', stack: [] }
    case 'close':
      return CLOSED
    case 'enter':
      return { mode: 'menu', stack: [...state.stack, action.index] }
    case 'back':
      return { mode: 'menu', stack: state.stack.slice(0, -1) }
    case 'back-to-main':
      return { mode: 'menu', stack: [] }
  }
}

/** The sub-menu a stack of indexes leads to; a stack that leads nowhere, as after a publication, shows the main one. */
export function openedMenu(
  items: readonly MenuItem[],
  stack: readonly number[],
): { title: string | null; items: readonly MenuItem[] } {
  let opened: { title: string | null; items: readonly MenuItem[] } = { title: null, items }
  for (const index of stack) {
    const item = opened.items[index]
    if (!item || item.items.length === 0) return { title: null, items }
    opened = { title: item.label, items: item.items }
  }
  return opened
}

/** SHL-022. What the sub-menu offers to go back with. */
export function waysBack(stack: readonly number[]): { hasMain: boolean; hasBack: boolean } {
  return { hasMain: stack.length > 0, hasBack: stack.length >= 2 }
}

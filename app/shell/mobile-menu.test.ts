import { expect, test } from 'vitest'
import type { MenuItem } from '#areas/content/model.ts'
import { CLOSED, type MobileAction, mobileHeader, openedMenu, waysBack } from './mobile-menu.ts'

const item = (label: string, items: MenuItem[] = []): MenuItem => ({
  id: label,
  label,
  link: `/${label}`,
  target: '_self',
  items,
})
const menu = [item('home'), item('servizi', [item('legali', [item('pareri')]), item('assicurativi')])]

const walk = (...actions: MobileAction[]) => actions.reduce(mobileHeader, CLOSED)

test('the header of a phone goes from bar to menu to search and back, one at a time', () => {
  expect(walk({ kind: 'open-menu' }).mode).toBe('menu')
  expect(walk({ kind: 'open-menu' }, { kind: 'open-search' })).toEqual({ mode: 'search', stack: [] })
  expect(walk({ kind: 'open-menu' }, { kind: 'enter', index: 1 }, { kind: 'close' })).toEqual(CLOSED)
})

test('each sub-menu opened is pushed on the stack; back takes one, the main menu takes all', () => {
  const deep = walk({ kind: 'open-menu' }, { kind: 'enter', index: 1 }, { kind: 'enter', index: 0 })
  expect(deep.stack).toEqual([1, 0])
  expect(openedMenu(menu, deep.stack).title).toBe('legali')
  expect(mobileHeader(deep, { kind: 'back' }).stack).toEqual([1])
  expect(mobileHeader(deep, { kind: 'back-to-main' }).stack).toEqual([])
})

test.each([
  [[], { hasMain: false, hasBack: false }],
  [[1], { hasMain: true, hasBack: false }],
  [[1, 0], { hasMain: true, hasBack: true }],
])('at the depth of %o the ways back are %o', (stack, ways) => {
  expect(waysBack(stack)).toEqual(ways)
})

test('a stack that leads nowhere shows the main menu', () => {
  expect(openedMenu(menu, [7]).items).toBe(menu)
  expect(openedMenu(menu, [0]).items).toBe(menu)
})

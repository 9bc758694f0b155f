import { expect, test } from 'vitest'
import { type DraftItem, draftOf, headerFill, judgeMenu, menuChange } from '#areas/content/menu-rules.ts'
import { readMenus } from '../../../db/seed/pages/page-files.ts'
import { insertItem, moveItem, nestItem, placeOf, removeItem, unnestItem } from './menu-draft.ts'

const item = (key: string, items: readonly DraftItem[] = []): DraftItem => ({
  key,
  label: key,
  link: `/${key}`,
  isNewTab: false,
  audience: {},
  items,
})
const menu = [item('a'), item('b', [item('c'), item('d')]), item('e')]
const drawn = (items: readonly DraftItem[]): string =>
  items.map(({ key, items: below }) => (below.length > 0 ? `${key}(${drawn(below)})` : key)).join(' ')

test.each([
  ['moved earlier', moveItem(menu, 'b', -1), 'b(c d) a e'],
  ['moved beyond the end, it stays', moveItem(menu, 'e', 1), 'a b(c d) e'],
  ['moved among its own', moveItem(menu, 'c', 1), 'a b(d c) e'],
  ['put under the one before', nestItem(menu, 'e'), 'a b(c d e)'],
  ['the first goes under nothing', nestItem(menu, 'a'), 'a b(c d) e'],
  ['with others below it goes under nothing', nestItem(menu, 'b'), 'a b(c d) e'],
  ['taken out', unnestItem(menu, 'c'), 'a b(d) c e'],
  ['removed with what is below', removeItem(menu, 'b'), 'a e'],
  [
    'removed and put back',
    insertItem(removeItem(menu, 'd'), item('d'), placeOf(menu, 'd') ?? { parent: null, index: 0 }),
    'a b(c d) e',
  ],
  ['put back where its own is gone', insertItem([item('a')], item('d'), { parent: 'b', index: 0 }), 'a d'],
])('%s', (_sentence, result, expected) => {
  expect(drawn(result)).toBe(expected)
})

test('the menus of a new club can be saved as they are, and the header has room for no longer names', () => {
  const menus = readMenus()
  for (const name of ['main', 'footer-club', 'footer-help', 'footer-terms'] as const)
    expect(judgeMenu(name, draftOf(menus[name] ?? [])).kind, name).toBe('told')
  const main = draftOf(menus.main ?? [])
  expect(headerFill(main).fill).toBeGreaterThan(0.9)
  const longer = main.map((each) => (each.label === 'Home' ? { ...each, label: 'Paginainiziale' } : each))
  expect(judgeMenu('main', longer)).toMatchObject({ kind: 'refused', errors: { menu: expect.any(String) } })
  // What two visitors never see together takes no room together.
  const split = longer.map((each, index) => ({
    ...each,
    audience: { visibility: [index % 2 ? ('PREMIUM' as const) : ('SUSPECT' as const)] },
  }))
  expect(judgeMenu('main', split).kind).toBe('told')
})

test('what is wrong is said of its item: no name, an address that runs, a second level at the bottom of the page', () => {
  const draft = [{ ...item('a'), label: ' ' }, { ...item('b'), link: 'javascript:alert(1)' }, item('c', [item('d')])]
  const judged = judgeMenu('footer-club', draft)
  expect(judged.kind === 'refused' && Object.keys(judged.errors)).toEqual(['a.label', 'b.link', 'c.label'])
  // What only opens a list needs no address of its own.
  expect(judgeMenu('main', [{ ...item('a', [item('b')]), link: '' }])).toMatchObject({ items: [{ link: '/b' }] })
})

test('the trail says which names came and went', () => {
  expect(menuChange([item('a')], [item('b')])).toBe('aggiunte «b»; tolte «a»')
  expect(menuChange([item('a')], [{ ...item('a'), link: '/altrove' }])).toContain('ordine')
})

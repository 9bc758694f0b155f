import { describe, expect, test } from 'vitest'
import { type Audience, type Permission, SUBSCRIPTION_TYPES, SUSPECT_AUDIENCE } from '#areas/audience/model.ts'
import { callToActionKind } from './call-to-action-rules.ts'
import type { Block, MenuEntry } from './model.ts'
import {
  breadcrumbsOf,
  breadcrumbTrail,
  decideSave,
  hiddenParts,
  pathOf,
  visibleBlocks,
  visibleMenus,
} from './rules.ts'

const audienceOf = (type: Audience['type'], wallets: string[] = []): Audience => ({
  ...SUSPECT_AUDIENCE,
  type,
  wallets: Object.fromEntries(wallets.map((tag) => [tag, {}])),
})
const block = (id: string, audience: Permission, fields: unknown = {}): Block => ({ id, type: 'faq', audience, fields })
const menuItem = (label: string, audience: Permission = {}, items: MenuEntry[] = []): MenuEntry => ({
  id: label,
  label,
  link: '/',
  target: '_self',
  audience,
  items,
})

describe('the blocks an audience gets', () => {
  test.each(SUBSCRIPTION_TYPES)(
    '[AUD-010] %s gets the blocks for everybody and those of its own type, and a reason for the others',
    (type) => {
      const own = SUBSCRIPTION_TYPES.map((each) => block(each, { visibility: [each] }))
      const { shown, hidden } = visibleBlocks(
        { regions: { main: [block('all', {}), ...own], bottom: own } },
        audienceOf(type),
      )
      expect(shown.main.map(({ id }) => id)).toEqual(['all', type])
      expect(shown.bottom.map(({ id }) => id)).toEqual([type])
      expect(hidden).toHaveLength(10)
      for (const { block, reason } of hidden)
        expect(reason).toMatchObject({ kind: 'type', type, allowed: block.audience.visibility })
    },
  )

  test('[AUD-010] wallets open and close blocks', () => {
    const document = {
      regions: { main: [block('ecm', { wallet: ['ecm'] }), block('no-ecm', { excludedWallet: ['ecm'] })] },
    }
    expect(visibleBlocks(document, audienceOf('PREMIUM', ['ecm'])).shown.main.map(({ id }) => id)).toEqual(['ecm'])
    const without = visibleBlocks(document, audienceOf('PREMIUM'))
    expect(without.shown.main.map(({ id }) => id)).toEqual(['no-ecm'])
    expect(without.hidden[0]?.reason).toEqual({ kind: 'missing-wallet', wallets: ['ecm'] })
  })

  test.each(SUBSCRIPTION_TYPES)(
    '[AUD-010] of the parts that %s does not get, an editor is told where and why',
    (type) => {
      const forEach = SUBSCRIPTION_TYPES.map((each) => ({ label: each, audience: { visibility: [each] } }))
      const fields = { title: 'a', items: [{ actions: forEach }, ...forEach], aside: { audience: { wallet: ['ecm'] } } }
      const hidden = block('hidden', { visibility: SUBSCRIPTION_TYPES.filter((each) => each !== type) }, fields)
      const found = hiddenParts({ regions: { main: [block('b', {}, fields), hidden] } }, audienceOf(type))
      const others = SUBSCRIPTION_TYPES.flatMap((each, index) => (each === type ? [] : [index]))
      expect(found.map(({ id, path }) => `${id} ${path.join('.')}`)).toEqual([
        ...others.map((index) => `b items.0.actions.${index}`),
        ...others.map((index) => `b items.${index + 1}`),
        'b aside',
      ])
      expect(found[0]?.reason).toMatchObject({ kind: 'type', type })
      expect(found.at(-1)?.reason).toEqual({ kind: 'missing-wallet', wallets: ['ecm'] })
    },
  )

  test.each(SUBSCRIPTION_TYPES)('[AUD-011] %s gets only its own banners and calls to action, at any depth', (type) => {
    const forEach = SUBSCRIPTION_TYPES.map((each) => ({ label: each, audience: { visibility: [each] } }))
    const fields = {
      banners: [{ title: 'a', actions: forEach }, ...forEach],
      aside: { label: 'x', audience: { visibility: ['SUSPECT'] } },
    }
    const [result] = visibleBlocks({ regions: { main: [block('one', {}, fields)] } }, audienceOf(type)).shown.main
    expect(result?.fields).toEqual({
      banners: [{ title: 'a', actions: [{ label: type }] }, { label: type }],
      ...(type === 'SUSPECT' && { aside: { label: 'x' } }),
    })
  })

  test('regions that editors left empty are empty lists', () => {
    expect(visibleBlocks({ regions: {} }, SUSPECT_AUDIENCE)).toEqual({ shown: { main: [], bottom: [] }, hidden: [] })
  })
})

test.each(SUBSCRIPTION_TYPES)(
  '[SHL-015, AUD-011] %s gets the menu items of its type; a hidden item takes its sub-menu with it',
  (type) => {
    const below = SUBSCRIPTION_TYPES.map((each) => menuItem(`below ${each}`, { visibility: [each] }))
    const main = SUBSCRIPTION_TYPES.map((each) => menuItem(each, { visibility: [each] }, below))
    const menus = visibleMenus({ main, footer: [menuItem('Contatti')] }, audienceOf(type))
    const plain = { link: '/', target: '_self' }
    expect(menus).toEqual({
      main: [
        {
          id: type,
          label: type,
          ...plain,
          items: [{ id: `below ${type}`, label: `below ${type}`, ...plain, items: [] }],
        },
      ],
      footer: [{ id: 'Contatti', label: 'Contatti', ...plain, items: [] }],
    })
  },
)

test('[SHL-026] breadcrumbs come from the ancestors: host stripped, path lower-cased, order reversed', () => {
  const ancestors = [
    { title: 'Convenzioni', url: 'https://club.example/Servizi/Convenzioni' },
    { title: 'Servizi', url: '//club.example/SERVIZI/' },
    { title: 'Home', url: 'https://club.example' },
  ]
  expect(breadcrumbsOf(ancestors)).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Servizi', path: '/servizi' },
    { label: 'Convenzioni', path: '/servizi/convenzioni' },
  ])
})

test.each(
  SUBSCRIPTION_TYPES.map((type) => [type, type === 'TRIAL' || type === 'EX_TRIAL' || type === 'EX_PREMIUM'] as const),
)('on the pages of the club the way of %s is short: %s', (type, isShort) => {
  const ancestors = [{ title: 'Home', url: '/' }]
  const labels = breadcrumbTrail({ path: '/club/informativa-privacy', title: 'Informativa', ancestors }, type)
  expect(labels.map(({ label }) => label)).toEqual(['Home', isShort ? 'club premium' : 'Informativa'])
  expect(breadcrumbTrail({ path: '/clubhouse', title: 'Altro', ancestors }, type).at(-1)?.label).toBe('Altro')
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['servizi', '/servizi'],
  ['/Servizi/', '/servizi'],
  ['//servizi', '/'],
  ['/servizi?x=1#y', '/servizi'],
  ['HTTPS://club.example/A/b', '/a/b'],
])('the page at %j is filed under %j', (url, path) => {
  expect(pathOf(url)).toBe(path)
})

test.each([
  ['#phonecall', 'phone-call'],
  ['/assistenza#phonecall', 'phone-call'],
  ['#modalproducts', 'products'],
  ['/upgrade#modalproducts', 'products'],
  ['/servizi', 'link'],
  ['https://esempio.example', 'link'],
])('[BLK-005] a call to action to %s is a %s', (link, kind) => {
  expect(callToActionKind(link)).toBe(kind)
})

test('a save is allowed on top of the latest version only', () => {
  expect(decideSave(4, 4)).toEqual({ kind: 'allowed', nextNumber: 5 })
  expect(decideSave(5, 4)).toEqual({ kind: 'stale' })
})

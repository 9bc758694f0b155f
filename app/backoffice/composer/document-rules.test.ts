import { describe, expect, test } from 'vitest'
import type { Block, PageDocument } from '#areas/content/model.ts'
import {
  addBlock,
  changeBlock,
  changesBetween,
  closeStep,
  copyBlock,
  faultsById,
  firstStep,
  moveBlock,
  moveTo,
  newBlockId,
  redo,
  removeBlock,
  takeStep,
  undo,
  walletsIn,
} from './document-rules.ts'

const block = (id: string, fields: unknown = {}, audience: Block['audience'] = {}): Block => ({
  id,
  type: 'faq',
  audience,
  fields,
})
const page = (main: string[], bottom: string[] = []): PageDocument => ({
  regions: { main: main.map((id) => block(id)), bottom: bottom.map((id) => block(id)) },
})
const idsOf = ({ regions: { main = [], bottom = [] } }: PageDocument) =>
  `${main.map(({ id }) => id).join(' ')} | ${bottom.map(({ id }) => id).join(' ')}`.trim()

describe('the blocks of a page', () => {
  const whole = page(['a', 'b', 'c'], ['z'])

  test.each([
    ['added at the beginning', addBlock(whole, { region: 'main', index: 0 }, block('n')), 'n a b c | z'],
    ['added beyond the end', addBlock(whole, { region: 'bottom', index: 99 }, block('n')), 'a b c | z n'],
    ['added to an empty page', addBlock({ regions: {} }, { region: 'main', index: 0 }, block('n')), 'n |'],
    ['moved down', moveBlock(whole, 'a', 1), 'b a c | z'],
    ['moved up', moveBlock(whole, 'c', -1), 'a c b | z'],
    ['not moved beyond the beginning', moveBlock(whole, 'a', -1), 'a b c | z'],
    ['not moved beyond the end', moveBlock(whole, 'c', 1), 'a b c | z'],
    ['moved to the other region', moveTo(whole, 'b', { region: 'bottom', after: 'z' }), 'a c | z b'],
    ['moved to the beginning', moveTo(whole, 'c', { region: 'main', after: null }), 'c a b | z'],
    ['moved far down', moveTo(whole, 'a', { region: 'main', after: 'c' }), 'b c a | z'],
    ['left after itself', moveTo(whole, 'b', { region: 'main', after: 'b' }), 'a b c | z'],
    ['not there to be moved', moveTo(whole, 'x', { region: 'main', after: null }), 'a b c | z'],
    ['taken away', removeBlock(whole, 'b'), 'a c | z'],
    ['not there to be taken away', removeBlock(whole, 'x'), 'a b c | z'],
    ['copied beside its original', copyBlock(whole, 'b', { region: 'main', after: 'b' })?.document, 'a b faq c | z'],
    ['copied elsewhere', copyBlock(whole, 'b', { region: 'bottom', after: null })?.document, 'a b c | faq z'],
  ])('one is %s', (_what, document, expected) => {
    expect(idsOf(document ?? page([]))).toBe(expected)
    expect(idsOf(whole), 'the value before is untouched').toBe('a b c | z')
  })

  test('names are new in the whole page, and those that are there never change', () => {
    expect(newBlockId(page(['faq'], ['faq-2']), 'faq')).toBe('faq-3')
    const copied = copyBlock(page(['faq']), 'faq', { region: 'main', after: 'faq' })
    expect(copied?.id).toBe('faq-2')
    expect(idsOf(copied?.document ?? page([]))).toBe('faq faq-2 |')
  })

  test('a copy shares nothing with its original', () => {
    const one = { regions: { main: [block('a', { title: 'Uno' })] } }
    const copied = copyBlock(one, 'a', { region: 'main', after: 'a' })
    const changed = changeBlock(copied?.document ?? one, copied?.id ?? '', { fields: { title: 'Due' } })
    expect(changed.regions.main?.map(({ fields }) => fields)).toEqual([{ title: 'Uno' }, { title: 'Due' }])
  })

  test('a fault is of the block at its place, wherever that one goes next', () => {
    const faults = {
      'main.1.fields.items.0.title': 'Uno',
      'main.11.fields.title': 'Due',
      'bottom.0.type': 'Tre',
      'head.title': 'Quattro',
    }
    expect(faultsById(whole, faults)).toEqual({
      b: { 'fields.items.0.title': 'Uno' },
      z: { type: 'Tre' },
      head: { title: 'Quattro' },
    })
  })
})

describe('what changed', () => {
  test.each([
    ['nothing', page(['a', 'b']), []],
    ['one more', page(['a', 'n', 'b']), ['n added']],
    ['one less', page(['b']), ['a removed']],
    ['order', page(['b', 'a']), ['b moved', 'a moved']],
    ['region', page(['a'], ['b']), ['b moved']],
    ['words', { regions: { main: [block('a', { title: 'Nuovo' }), block('b')] } }, ['a changed']],
    ['whom it is for', { regions: { main: [block('a', {}, { wallet: ['ecm'] }), block('b')] } }, ['a changed']],
    ['only how it is written down', { regions: { main: [block('a', { x: undefined }), block('b')] } }, []],
  ])('%s', (_what, after, expected) => {
    expect(changesBetween(page(['a', 'b']), after).map(({ id, what }) => `${id} ${what}`)).toEqual(expected)
  })
})

test('wallets are found in blocks and inside them', () => {
  const inside = { banners: [{ title: 'x', audience: { excludedWallet: ['legal'] } }] }
  expect(walletsIn({ regions: { bottom: [block('a', inside, { wallet: ['ecm'] })] } })).toEqual(['ecm', 'legal'])
})

describe('steps back and forward', () => {
  test('each act is a step; writing on in one field is one until it is saved', () => {
    let steps = firstStep('')
    steps = takeStep(steps, 'C', 'title')
    steps = takeStep(steps, 'Ciao', 'title')
    steps = takeStep(closeStep(steps), 'Ciao a', 'title')
    steps = takeStep(steps, 'Ciao a tutti', 'title')
    expect(undo(steps).present).toBe('Ciao')
    expect(undo(undo(steps)).present).toBe('')
    expect(undo(undo(undo(steps))).present).toBe('')
    expect(redo(undo(steps))).toMatchObject({ present: 'Ciao a tutti', future: [] })
    expect(takeStep(undo(steps), 'Altro')).toMatchObject({ present: 'Altro', future: [], past: ['', 'Ciao'] })
  })

  test('steps are bounded', () => {
    let steps = firstStep(0)
    for (let number = 1; number <= 300; number += 1) steps = takeStep(steps, number)
    expect(steps.past).toHaveLength(100)
  })
})

// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { mount, one, settle } from '#design/mount-example.tsx'
import { DifferenceWords } from './ui/figure-words.tsx'
import { PlotView } from './ui/plot-view.tsx'

const rows = [
  ['26 ottobre 2026', '1.258', '975'],
  ['27 ottobre 2026', '1.260', '978'],
  ['28 ottobre 2026', '1.262', '980'],
]

test('[FIG-017] the points of a plot are reached by Tab, arrows, Home and End, each is said, and Esc leaves', async () => {
  const { unmount } = await mount(
    <PlotView
      name="Premium"
      svg="<svg></svg>"
      kind="lines"
      isNamed={false}
      heads={['Giorno', 'Premium', 'Prima']}
      rows={rows}
    />,
  )
  const plot = one('[role=group]')
  const press = (key: string) =>
    settle(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  const said = () => one('[aria-live]').textContent
  expect(plot.tabIndex).toBe(0)
  plot.focus()
  expect(said()).toBe('')
  await press('End')
  expect(said()).toBe('28 ottobre 2026: 1.262 Premium, prima 980')
  expect(one('.plot-here').getAttribute('x1')).toBe('100%')
  await press('ArrowRight')
  expect(said()).toContain('28 ottobre')
  await press('ArrowLeft')
  expect(said()).toContain('27 ottobre')
  await press('Home')
  expect(said()).toContain('26 ottobre')
  await press('Escape')
  expect(said()).toBe('')
  expect(document.activeElement).not.toBe(plot)
  await unmount()
})

test.each([
  ['up', 'meglio', 'Su: +34, +12,4 %(meglio)'],
  ['down', 'peggio', 'Giù: +34, +12,4 %(peggio)'],
  ['up', null, 'Su: +34, +12,4 %'],
  [null, null, '+34, +12,4 %'],
] as const)('[FIG-013] %s, %s is said by an arrow and words', async (arrow, judgement, words) => {
  const { box, unmount } = await mount(<DifferenceWords difference={{ words: '+34, +12,4 %', arrow, judgement }} />)
  expect(box.textContent).toBe(words)
  expect(box.querySelectorAll('svg')).toHaveLength(arrow ? 1 : 0)
  await unmount()
})

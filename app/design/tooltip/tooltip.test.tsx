// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, one } from '../mount-example.tsx'
import { Tooltip } from './tooltip.tsx'

let leave: () => Promise<void> = async () => {}
beforeEach(async () => {
  await import('./tooltip-content.tsx')
  vi.useFakeTimers()
  leave = (
    await mount(
      <Tooltip text="Ogni notte.">
        {(id) => (
          <button type="button" aria-describedby={id}>
            Crediti
          </button>
        )}
      </Tooltip>,
    )
  ).unmount
})
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const shown = () => document.querySelector('[role=tooltip]') !== null
const point = (type: 'pointerover' | 'pointerout') =>
  act(async () => one('button').dispatchEvent(new MouseEvent(type, { bubbles: true })))

test('[SHL-031] the words show after 250 ms and hide after 400 ms', async () => {
  await point('pointerover')
  await pass(249)
  expect(shown()).toBe(false)
  await pass(2)
  expect(shown()).toBe(true)
  await point('pointerout')
  await pass(398)
  expect(shown()).toBe(true)
  await pass(3)
  expect(shown()).toBe(false)
})

test('a hand that passes by opens nothing', async () => {
  await point('pointerover')
  await pass(100)
  await point('pointerout')
  await pass(2_000)
  expect(shown()).toBe(false)
})

test('the focus opens them and Escape sends them away (WCAG 1.4.13)', async () => {
  await act(async () => one('button').focus())
  await pass(260)
  expect(shown()).toBe(true)
  await act(async () => one('button').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(shown()).toBe(false)
})

test('the words describe the control even while they are not shown', () => {
  expect(document.getElementById(one('button').getAttribute('aria-describedby') ?? '')?.textContent).toBe('Ogni notte.')
})

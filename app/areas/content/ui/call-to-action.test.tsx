// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { type AskedDialog, AskProvider } from '#design/ask/ask.ts'
import type { CallToAction } from '../model.ts'
import { CallToActionButton } from './call-to-action.tsx'
import { PhoneCallProvider } from './phone-call.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const asked: AskedDialog[] = []
beforeEach(() => asked.splice(0))

function draw(action: Partial<CallToAction>): HTMLElement {
  const place = document.createElement('div')
  const whole: CallToAction = { label: 'Vai', link: '/servizi', variant: 'solid', ...action }
  act(() =>
    createRoot(place).render(
      <MemoryRouter>
        <AskProvider value={(dialog) => asked.push(dialog)}>
          <PhoneCallProvider value={{ number: '800 123 456', legalNote: 'Chiamata gratuita.' }}>
            <CallToActionButton action={whole} />
          </PhoneCallProvider>
        </AskProvider>
      </MemoryRouter>,
    ),
  )
  return place
}

test('[BLK-002, BLK-005] a call to action is a link with its label and event code', () => {
  const link = draw({ eventCode: 'PP100' }).querySelector('a')
  expect(link?.getAttribute('href')).toBe('/servizi')
  expect(link?.textContent).toBe('Vai')
  expect(link?.dataset.eventCode).toBe('PP100')
})

test('[BLK-005] with #modalproducts it is a button that asks for the products', () => {
  const place = draw({ link: '/upgrade#modalproducts' })
  expect(place.querySelector('a')).toBeNull()
  act(() => place.querySelector('button')?.click())
  expect(asked).toEqual(['products'])
})

test('[BLK-006] with #phonecall a phone dials the configured number and sends PP305', () => {
  const link = draw({ link: '#phonecall' }).querySelector('a')
  expect(link?.getAttribute('href')).toBe('tel:800123456')
  expect(link?.dataset.eventCode).toBe('PP305')
  expect(link?.className).toContain('md:hidden')
})

test('[BLK-006] at a desk it shows the number and sends PP300, with the legal note beside it', () => {
  const place = draw({ link: '#phonecall' })
  const details = place.querySelector('details')
  expect(details?.querySelector('summary')?.dataset.eventCode).toBe('PP300')
  expect(details?.textContent).toContain('800 123 456')
  expect(details?.className).toContain('hidden md:block')
  expect(place.textContent).toContain('Chiamata gratuita.')
})

// @vitest-environment jsdom
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { draw, eventually } from '../../../../tests/support/draw.ts'
import { ReviewPanel } from './review-panel.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.unstubAllGlobals())

const families = [
  { id: 1, name: 'Cardiologia' },
  { id: 2, name: 'Geriatria' },
]

test('[PUB-012] preferences that cannot be read are not shown as none, and can be asked for again', async () => {
  let answer = () => new Response('{}', { status: 500 })
  vi.stubGlobal('fetch', async () => answer())
  const place = await draw(
    <MemoryRouter>
      <ReviewPanel families={families} isOpen />
    </MemoryRouter>,
  )
  await eventually(() => expect(place.querySelector('[role=alert]')?.textContent).toContain('Non riusciamo a leggere'))
  expect(place.textContent).not.toContain('Posto libero')
  expect(place.querySelector('fieldset')?.disabled).toBe(true)
  answer = () => Response.json([{ id: 2, nome: 'Geriatria' }])
  await act(async () => place.querySelector<HTMLButtonElement>('[role=alert] button')?.click())
  await eventually(() => expect(place.querySelector('ul')?.textContent).toContain('Geriatria'))
  expect(place.querySelector('[role=alert]')).toBeNull()
  await act(async () => place.querySelector<HTMLButtonElement>('[aria-label="Togli Geriatria"]')?.click())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Specializzazioni scelte')
})

// @vitest-environment jsdom
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { draw, eventually } from '../../../../tests/support/draw.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { forgetSaved } from './saved-favorites.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => forgetSaved())
})

test('[FAV-002, FAV-003] while it saves it is disabled, keeps the focus, and sends nothing twice', async () => {
  let answer: (response: Response) => void = () => undefined
  const sent: string[] = []
  vi.stubGlobal('fetch', (_url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json([]))
    sent.push(method)
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  const place = await draw(
    <MemoryRouter>
      <FavoriteButton
        item={{ id: 'uno', contentType: 'Articolo', title: 'Uno' }}
        outcome={{ kind: 'do' }}
        onRefused={() => undefined}
      />
    </MemoryRouter>,
  )
  const button = place.querySelector('button') as HTMLButtonElement
  button.focus()
  for (const _press of [1, 2]) await act(async () => button.click())
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-pressed')]).toEqual(['true', 'true'])
  // A browser takes the focus away from a button that is switched off altogether.
  expect(button.disabled).toBe(false)
  await act(async () => answer(Response.json({}, { status: 201 })))
  await eventually(() => expect(button.hasAttribute('aria-disabled')).toBe(false))
  expect([button.textContent, sent]).toEqual(['Salvato', ['POST']])
})

test('[FAV-002] pressed before the list of what was saved has come, it stays saved when the list comes', async () => {
  let answer: (response: Response) => void = () => undefined
  const list = new Promise<Response>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', (_url: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? list : Promise.resolve(Response.json({}, { status: 201 })),
  )
  const item = { id: 'uno', contentType: 'Articolo', title: 'Uno' } as const
  const place = await draw(
    <MemoryRouter>
      <FavoriteButton item={item} outcome={{ kind: 'do' }} onRefused={() => undefined} />
    </MemoryRouter>,
  )
  const button = () => place.querySelector('button')
  await act(async () => button()?.click())
  await eventually(() => expect(button()?.hasAttribute('aria-disabled')).toBe(false))
  expect(button()?.textContent).toBe('Salvato')
  await act(async () => answer(Response.json([{ id: 'due' }])))
  expect(button()?.textContent).toBe('Salvato')
})

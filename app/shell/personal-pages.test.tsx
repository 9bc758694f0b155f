// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { currentToasts, toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import PersonalPages from './personal-pages.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => {
  toast.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['something is sent and nobody is signed in any more', 'PUT', 401, 1],
  ['something is refused for another reason', 'PUT', 409, 0],
  ['something is only asked for', 'GET', 401, 0],
] as const)('when %s (%s, %s) the page says how to go on: %s', async (_when, method, status, told) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: PersonalPages }])} />),
  )
  await askCall('/contact/account', { method })
  expect(currentToasts().filter(({ action }) => action?.label === 'Accedi')).toHaveLength(told)
  await act(async () => root.unmount())
})

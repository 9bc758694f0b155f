import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type ActionFunction, createMemoryRouter, RouterProvider } from 'react-router'

/** Puts a piece into the test's window, at an address of the club, as the browser would. For tests in jsdom. */
export async function mount(content: ReactNode, action?: ActionFunction, address = '/') {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const box = document.body.appendChild(document.createElement('div'))
  const router = createMemoryRouter([{ path: '*', element: content, action }], { initialEntries: [address] })
  const root = createRoot(box)
  await act(async () => root.render(<RouterProvider router={router} />))
  return {
    box,
    unmount: async () => {
      await act(async () => root.unmount())
      box.remove()
    },
  }
}

/** An answer is read in pieces, each in its own turn: on a busy machine one turn is not enough. */
const TURNS = 5

/** Does something and lets React and the router finish what follows from it. */
export async function settle(what: () => unknown) {
  await act(async () => {
    await what()
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })
}

/** The first element that matches, or a failed test that says which was missing. */
export function one<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`Nothing on the page matches ${selector}`)
  return found
}

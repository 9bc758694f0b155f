import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** Draws a piece as the server would, at an address of the club. For tests. */
export function renderOnServer(content: ReactNode, at = '/corsi'): string {
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [at] })
  return renderToString(<RouterProvider router={router} />)
}

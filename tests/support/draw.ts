import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'

const roots: Root[] = []

// Taken down and not only cut out: a dialog cut out with its page looks for its focus in a document that is gone.
afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
})

/** Draws in the simulated browser what the test asks for, and takes it down when the test ends. */
export async function draw(element: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  roots.push(root)
  await act(async () => root.render(element))
  return place
}

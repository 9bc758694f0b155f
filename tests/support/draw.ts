import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** Draws in the simulated browser what the test asks for, and takes it down when the test ends. */
export async function draw(element: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  // Taken down and not only cut out: a dialog cut out with its page looks for its focus in a document that is gone.
  onTestFinished(() => {
    act(() => root.unmount())
    document.body.replaceChildren()
  })
  await act(async () => root.render(element))
  return place
}

/** Waits until a look at the page fails no more. React draws when a turn ends, so each look is after a turn of its own. */
export function eventually(look: () => void): Promise<void> {
  const turnAndLook = async () => {
    await act(async () => undefined)
    look()
  }
  return vi.waitFor(turnAndLook)
}

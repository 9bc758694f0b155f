import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

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

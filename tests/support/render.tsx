import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { MemoryRouter } from 'react-router'
import { AskProvider } from '#design/ask/ask.ts'

/** What the server would send of an element that stands somewhere in a page: whole, also where parts are lazy. */
export async function renderOnServer(element: ReactNode, { isWholeRouter = false } = {}): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    isWholeRouter ? inFrame(element) : <MemoryRouter>{inFrame(element)}</MemoryRouter>,
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failures.push(error)
      },
    },
  )
  const html = await text(prelude)
  if (failures.length > 0) throw failures[0]
  return html
}

/** The contexts that the frame gives to everything inside a page. */
function inFrame(element: ReactNode) {
  return <AskProvider value={() => undefined}>{element}</AskProvider>
}

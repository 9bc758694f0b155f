import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { partsOf } from '#platform/http/page-parts.server.ts'

/** Waits for the whole document: what is kept, hashed for the CSP and compressed must be complete. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(Buffer.concat(chunks), { status, headers }))
        done()
      },
    })
    let failure: unknown
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => (failure ? reject(failure) : pipe(sink)),
      onShellError: reject,
      onError: (error) => {
        failure ??= error
      },
    })
  })
}

/** Errors that a page did not foresee; the foreseen ones have become answers before they get here. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  partsOf(context).log.error({ err: error }, 'a page failed')
}

import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { CrumbListener } from '#design/breadcrumbs/crumb-listener.ts'
import { onUnknownIcon } from '#design/icon/report.ts'
import { drawnDocumentContext } from '#platform/http/drawn-document.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { rememberMatches } from '#platform/http/remembered-matches.server.ts'
import { pageFacts, withFacts } from '#shell/page-facts.ts'

/** Waits for the whole document: what is kept, hashed for the CSP and compressed must be complete. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { log, club, origin } = partsOf(context)
  rememberMatches(entryContext.staticHandlerContext)
  onUnknownIcon((name) => log.warn({ icon: name }, 'an icon of this name does not exist'))
  // Drawn anew for each render, so that a script somebody slipped into the content does not know it and is not allowed.
  const nonce = randomBytes(16).toString('base64url')
  let crumbs: readonly Crumb[] = []
  const listen = (drawn: readonly Crumb[]) => {
    crumbs = drawn
  }
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8')
        const path = new URL(request.url).pathname
        const facts = status === 200 ? pageFacts({ path, origin, clubName: club.name, crumbs }) : []
        context.set(drawnDocumentContext, { bytes: withFacts(Buffer.concat(chunks), facts), nonce })
        resolve(new Response(null, { status, headers }))
        done()
      },
    })
    const page = (
      <CrumbListener value={listen}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </CrumbListener>
    )
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Large boundaries would otherwise be sent hidden and revealed by a script: reading works without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => {
        // A block that fails while it is drawn costs itself; the next visitor may get the page whole, so nobody keeps it.
        log.error({ err: error }, 'a part of a page could not be drawn')
        headers.set('cache-control', 'no-store')
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

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptPage } from './kept-page.server.ts'
import { negotiateEncoding } from './negotiate.ts'

/** Sends a kept page straight to the socket: nothing is computed that was computed when it was kept. */
export function sendKept(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, page.unchangedHeaders)
    response.end()
    return
  }
  const form = page.forms[negotiateEncoding(request.headers['accept-encoding'])]
  response.writeHead(200, form.headers)
  response.end(request.method === 'HEAD' ? undefined : form.body)
}

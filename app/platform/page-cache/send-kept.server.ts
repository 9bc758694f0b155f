import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptPage, PageForm } from './kept-page.server.ts'
import { negotiateEncoding } from './negotiate.ts'

/** Sends a kept page straight to the socket: nothing is computed that was computed for somebody before. */
export function sendKept(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, page.unchangedHeaders)
    response.end()
    return
  }
  const send = ({ headers, body }: PageForm) => {
    response.writeHead(200, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const form = page.formFor(negotiateEncoding(request.headers['accept-encoding']))
  if (form instanceof Promise) form.then(send, (error: Error) => response.destroy(error))
  else send(form)
}

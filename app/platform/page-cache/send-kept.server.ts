import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptPage, PageForm } from './kept-page.server.ts'
import { negotiateEncoding } from './negotiate.ts'

type Sending = {
  requestId: string
  /** Told when the answer has been handed to the socket. */
  onSent?: (status: number, bytes: number) => void
}

/** What was sent past the framework, which therefore cannot say how long it was. */
const sentBytes = new WeakMap<ServerResponse, number>()
export const sentBytesOf = (response: ServerResponse) => sentBytes.get(response)
export const noteSentBytes = (response: ServerResponse, bytes: number) => void sentBytes.set(response, bytes)

/** Sends a kept page straight to the socket: nothing is computed that was computed for somebody before. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  { requestId, onSent }: Sending,
): void {
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, withRequestId(page.unchangedHeaders, requestId))
    response.end()
    onSent?.(304, 0)
    return
  }
  const send = ({ headers, body }: PageForm) => {
    const isHead = request.method === 'HEAD'
    response.writeHead(200, withRequestId(headers, requestId))
    response.end(isHead ? undefined : body)
    onSent?.(200, isHead ? 0 : body.length)
  }
  const form = page.formFor(negotiateEncoding(request.headers['accept-encoding']))
  if (form instanceof Promise) form.then(send, (error: Error) => response.destroy(error))
  else send(form)
}

/** The last header of a kept page is the only one that changes: it is written over, because the list is read at once. */
function withRequestId(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId
  return headers
}

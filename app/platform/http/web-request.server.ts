import type { FastifyRequest } from 'fastify'

/** The standard Request of a Fastify one; its body was read, and bounded, by the parsers the server registers. */
export function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined
  return new Request(origin + request.raw.url, { method: request.method, headers, ...(body && { body }) })
}

import { MIMEType } from 'node:util'
import { errorCodes, type FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** IDN-006. A form with more fields than any page of ours has. */
export class FormTooLarge extends AppError {
  readonly kind = 'invalid-input'
  readonly status = 413
  constructor() {
    super('Il modulo è troppo grande.')
  }
}

/**
 * The body of a request as it came. Its bytes and its fields are counted while it is read: past the bound nothing more is kept of it, so
 * no action can be made to work through a hundred thousand fields. What is left is read and dropped, because a browser shows no answer
 * that arrives before it has sent everything.
 */
export function readBoundedBody(
  request: FastifyRequest,
  payload: NodeJS.ReadableStream,
  { maxBytes, maxFields }: { maxBytes: number; maxFields: number },
): Promise<Buffer> {
  const counter = fieldCounter(typeOf(request))
  if (Number(request.headers['content-length']) > maxBytes)
    return Promise.reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let bytes = 0
    let isTooLarge = false
    const stop = () => payload.off('data', onData).off('end', onEnd).off('error', onError)
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) {
        stop()
        reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
      } else if (!isTooLarge) {
        isTooLarge = counter(chunk, maxFields) > maxFields
        if (isTooLarge) chunks = []
        else chunks.push(chunk)
      }
    }
    const onEnd = () => {
      stop()
      if (isTooLarge) reject(new FormTooLarge())
      else resolve(Buffer.concat(chunks, bytes))
    }
    const onError = (error: Error) => {
      stop()
      reject(Object.assign(error, { statusCode: 400 }))
    }
    payload.on('data', onData).on('end', onEnd).on('error', onError)
    payload.resume()
  })
}

/** How many fields of a form have begun in what was read so far. It stops counting soon after the bound. */
type FieldCounter = (chunk: Buffer, upTo: number) => number

function fieldCounter({ essence, params }: MIMEType): FieldCounter {
  if (essence === 'application/x-www-form-urlencoded') return occurrences(Buffer.from('&'), 1)
  const boundary = params.get('boundary')
  // The last boundary opens no field. A body whose boundary nobody knows cannot be read as a form.
  if (essence === 'multipart/form-data' && boundary) return occurrences(Buffer.from(`--${boundary}`), -1)
  return () => 0
}

function occurrences(mark: Buffer, from: number): FieldCounter {
  let count = from
  let tail = Buffer.alloc(0)
  return (chunk, upTo) => {
    const seen = tail.length > 0 ? Buffer.concat([tail, chunk]) : chunk
    let at = seen.indexOf(mark)
    let rest = 0
    while (at !== -1 && count <= upTo) {
      count += 1
      rest = at + mark.length
      at = seen.indexOf(mark, rest)
    }
    // A mark may be cut in two by the network.
    tail = Buffer.from(seen.subarray(Math.max(rest, seen.length - mark.length + 1)))
    return count
  }
}

/** Rewritten in its one spelling, so that whoever reads the form later finds in it the same boundary that was counted here. */
function typeOf({ headers }: FastifyRequest): MIMEType {
  try {
    const type = new MIMEType(headers['content-type'] ?? '')
    headers['content-type'] = String(type)
    return type
  } catch {
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()
  }
}

/** IDN-006. No shape of ours is this deep; whoever sends more would only exhaust the stack. */
export const DEEPEST_JSON = 32

/** Whether a JSON text nests deeper than that, told from its brackets alone: nothing of it is built. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isInString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth > DEEPEST_JSON) return true
    } else if (sign === '}' || sign === ']') depth -= 1
  }
  return false
}

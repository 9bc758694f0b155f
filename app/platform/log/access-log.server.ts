import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** IDN-025. What is said of an answer: nothing in it recognises a person. */
export type AccessLine = {
  requestId: string
  method: string
  /** Without the query, redacted. */
  path: string
  status: number
  bytes: number
  ms: number
  /** Of whoever asked, as `truncatedNetwork` writes it. */
  network: string
}

export type AccessLog = { write(line: AccessLine): void; close(): void }

const FLUSH_MS = 100
const FLUSH_CHARACTERS = 32_768

/**
 * One JSON line for each answer. Lines are written together a few times a second: a kept page costs less than the system call that would
 * write its line.
 */
export function createAccessLog(stream: NodeJS.WritableStream, nowMs: () => number): AccessLog {
  let waiting = ''
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    if (waiting !== '') stream.write(waiting)
    waiting = ''
  }
  return {
    write(line) {
      waiting += `${JSON.stringify({ level: line.status >= 500 ? 'error' : 'info', time: nowMs(), ...line, msg: 'answered' })}\n`
      if (waiting.length > FLUSH_CHARACTERS) flush()
      else timer ??= setTimeout(flush, FLUSH_MS)
    },
    close: flush,
  }
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** The address of whoever asks, as the framework tells it, for requests that the framework does not see. */
export function addressReader(trustProxy: false | readonly string[]): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? ''
  const ours = new BlockList()
  for (const range of trustProxy.flatMap((name) => NAMED[name] ?? name)) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) ours.addAddress(address, family)
    else ours.addSubnet(address, Number(bits), family)
  }
  const isOurs = (address: string) => isIP(address) !== 0 && ours.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
    let address = socket.remoteAddress ?? ''
    while (isOurs(address) && forwarded.length > 0) {
      const before = forwarded.pop()?.trim() ?? ''
      if (isIP(before) === 0) break
      address = before
    }
    return address
  }
}

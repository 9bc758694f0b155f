import { connect, type NetConnectOpts } from 'node:net'
import type { ScannerPort, Verdict } from './port.ts'

const CHUNK_BYTES = 64 * 1024
const LONGEST_ANSWER = 1_000
/** Within the time a request may last, what follows it included. */
const TIMEOUT_MS = 5_000

/** IDN-053. Speaks the INSTREAM command of clamd: chunks with their length before them, an empty one at the end, one line back. */
export function clamdScanner({ url, timeoutMs = TIMEOUT_MS }: { url: string; timeoutMs?: number }): ScannerPort {
  const target = targetOf(url)
  return { name: 'clamd', scan: (bytes) => ask(target, bytes, timeoutMs) }
}

function targetOf(url: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(url)
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) }
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 }
}

function ask(target: NetConnectOpts, bytes: Uint8Array, timeoutMs: number): Promise<Verdict> {
  return new Promise((resolve) => {
    const socket = connect(target)
    let answer = ''
    const end = (verdict: Verdict) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(verdict)
    }
    const timer = setTimeout(() => end({ kind: 'unanswered', reason: 'timeout' }), timeoutMs)
    // A scanner that has had enough closes while we still write: what it said before counts.
    socket.on('error', (error: NodeJS.ErrnoException) => (answer ? undefined : end(unanswered(error.code))))
    socket.on('close', () => end(verdictOf(answer)))
    socket.on('data', (part) => {
      answer += part.toString('utf8')
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) end(verdictOf(answer))
    })
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let from = 0; from < bytes.byteLength; from += CHUNK_BYTES) {
        const chunk = bytes.subarray(from, from + CHUNK_BYTES)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(chunk.byteLength)
        socket.write(length)
        socket.write(chunk)
      }
      socket.write(Buffer.alloc(4))
    })
  })
}

const unanswered = (reason = 'unknown'): Verdict => ({ kind: 'unanswered', reason })

/** Only the exact words of a clean file let it pass. */
function verdictOf(answer: string): Verdict {
  const line = answer.split('\0')[0]?.trim() ?? ''
  const signature = /^stream: (.+) FOUND$/.exec(line)?.[1]
  if (signature) return { kind: 'infected', signature }
  if (line === 'stream: OK') return { kind: 'clean' }
  return unanswered(/size limit/i.test(line) ? 'too-large' : line === '' ? 'closed' : 'unreadable')
}

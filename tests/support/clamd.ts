import { createServer, type Socket } from 'node:net'

/** The harmless file by which scanners are tried; in two halves, so that no scanner finds it here. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`

export type ClamdMood = 'well' | 'silent' | 'broken' | 'closing'

export type Clamd = {
  url: string
  mood: ClamdMood
  mostBytes: number
  /** Whole streams it has been shown. */
  shown: Buffer[]
  /** What else it knows to be a virus. */
  alsoKnows: string[]
  close(): Promise<void>
}

/** A small clamd that speaks INSTREAM as the real one does; `where` is a path for a Unix socket, else any port. */
export async function openClamd(where?: string): Promise<Clamd> {
  const sockets = new Set<Socket>()
  const clamd: Clamd = {
    url: '',
    mood: 'well',
    mostBytes: 1024 * 1024,
    shown: [],
    alsoKnows: [],
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let sent = Buffer.alloc(0)
    socket.on('data', (part) => {
      sent = Buffer.concat([sent, part])
      if (clamd.mood === 'closing') return socket.destroy()
      const stream = streamIn(sent)
      if (!stream || clamd.mood === 'silent') return
      if (stream.bytes.byteLength > clamd.mostBytes) return socket.end('INSTREAM size limit exceeded. ERROR\0')
      if (!stream.isWhole) return
      clamd.shown.push(stream.bytes)
      if (clamd.mood === 'broken') return socket.end('stream: OK but not quite\0')
      const found = [EICAR, ...clamd.alsoKnows].some((virus) => stream.bytes.includes(virus))
      socket.end(found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((ready) => (where ? server.listen(where, ready) : server.listen(0, '127.0.0.1', ready)))
  const address = server.address()
  clamd.url = typeof address === 'string' ? `unix:${address}` : `tcp://127.0.0.1:${address?.port}`
  return clamd
}

const COMMAND = 'zINSTREAM\0'

function streamIn(sent: Buffer): { bytes: Buffer; isWhole: boolean } | null {
  if (!sent.subarray(0, COMMAND.length).equals(Buffer.from(COMMAND))) return null
  const chunks: Buffer[] = []
  let at = COMMAND.length
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return { bytes: Buffer.concat(chunks), isWhole: true }
    if (at + 4 + length > sent.length) break
    chunks.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return { bytes: Buffer.concat(chunks), isWhole: false }
}

import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'

/** A server in a process of its own, so that what it costs is not mixed with what it costs to ask. */
export type MeasuredServer = {
  origin: string
  cookie: string | undefined
  cpuSeconds(): Promise<number>
  memoryBytes(): Promise<number>
  stop(): Promise<void>
}

export type ServerKind =
  | {
      kind: 'club'
      databaseUrl: string
      cookie?: string
      pageCacheBytes?: number
      hasAccessLog?: boolean
      countsOpenings?: boolean
    }
  | { kind: 'bare'; headers: Record<string, string>; body: string }

type Reading = { cpuSeconds: number; memoryBytes: number }

export async function startMeasured(wanted: ServerKind): Promise<MeasuredServer> {
  const child = fork(path.join(import.meta.dirname, 'server-process.mjs'), [], {
    execArgv: [],
    serialization: 'advanced',
  })
  child.send(wanted)
  const { port } = await nextMessage<{ port: number }>(child)
  const read = async () => {
    child.send('read')
    return nextMessage<Reading>(child)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    cookie: wanted.kind === 'club' ? wanted.cookie : undefined,
    cpuSeconds: async () => (await read()).cpuSeconds,
    memoryBytes: async () => (await read()).memoryBytes,
    stop: async () => {
      child.disconnect()
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}

function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The measured server ended with ${code}.`))
    child.once('exit', onExit)
    child.once('message', (message) => {
      child.off('exit', onExit)
      resolve(message as Message)
    })
  })
}

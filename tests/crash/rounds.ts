// reads: tests/crash/writer.ts
import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../app/platform/db/embedded.server.ts'
import { endOf } from '../support/patience.ts'

export type CrashOutcome = { rounds: number; acknowledged: number; lost: number[] }

const projectFolder = path.resolve(import.meta.dirname, '../..')
const writesPerRound = 60

/**
 * Kills a writing Camice again and again with -9 and counts what it had been told was written and is not there. Rounds
 * take turns: Node; PostgreSQL, which must come back by itself, then Node; PostgreSQL and Node while it is coming back; both.
 */
export async function crashRounds(
  folder: string,
  rounds: number,
  onRound: (round: number) => void = () => undefined,
): Promise<CrashOutcome> {
  const said = new Set<number>()
  let highest = 0
  for (let round = 0; round < rounds; round += 1) {
    const writer = startWriter(folder, highest + 1, (number) => {
      said.add(number)
      highest = Math.max(highest, number)
    })
    await writer.ready
    await writer.goesOnWriting()
    const turn = round % 4
    if (turn > 0) process.kill(await postmasterPid(folder), 'SIGKILL')
    if (turn === 1) await writer.goesOnWriting()
    if (turn === 2) await anyMoment()
    await writer.kill()
    // Numbers whose acknowledgement was on its way when Node died are not reused.
    highest += 10
    onRound(round + 1)
  }
  return { rounds, acknowledged: said.size, lost: await findLost(folder, said) }
}

/** Deaths come at any moment of the coming back; nothing is expected of this one. */
const anyMoment = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 200))

type Writer = {
  ready: Promise<void>
  /** Resolves after the next acknowledged writes. */
  goesOnWriting: () => Promise<void>
  kill: () => Promise<void>
}

function startWriter(folder: string, first: number, onNumber: (number: number) => void): Writer {
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'writer.ts'), folder, String(first)],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let count = 0
  let pending = ''
  const waiting: { count: number; resolve: () => void }[] = []
  let becomeReady: () => void = () => undefined
  const ready = endOf(
    new Promise<void>((resolve) => {
      becomeReady = resolve
    }),
    'the writer to start',
  )
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = `${pending}${chunk}`.split('\n')
    pending = lines.pop() ?? ''
    for (const line of lines) {
      if (line === 'ready') {
        becomeReady()
        continue
      }
      onNumber(Number(line))
      count += 1
    }
    for (const wait of waiting) if (count >= wait.count) wait.resolve()
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return {
    ready,
    goesOnWriting: () => {
      const wanted = count + writesPerRound
      return endOf(new Promise<void>((resolve) => waiting.push({ count: wanted, resolve })), 'the writer to write')
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function postmasterPid(folder: string): Promise<number> {
  return Number((await readFile(path.join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function findLost(folder: string, said: Set<number>): Promise<number[]> {
  const server = await startEmbedded({ projectFolder, folder, purpose: 'serve' })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query<{ number: string }>('select number from acknowledged')
  await client.end()
  await server.stop()
  const found = new Set(rows.map((row) => Number(row.number)))
  return [...said].filter((number) => !found.has(number))
}

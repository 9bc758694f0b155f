import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crashRounds } from './rounds.ts'

const rounds = Number(process.argv[2] ?? 100)
const folder = await mkdtemp(path.join(tmpdir(), 'camice-crash-'))
await chmod(folder, 0o755)
try {
  const outcome = await crashRounds(folder, rounds, (round) => {
    if (round % 10 === 0) process.stderr.write(`${round} di ${rounds}\n`)
  })
  process.stdout.write(
    `${outcome.rounds} morti con -9, ${outcome.acknowledged} scritture confermate, ${outcome.lost.length} perse\n`,
  )
  process.exitCode = outcome.lost.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

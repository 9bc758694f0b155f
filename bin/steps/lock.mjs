import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isStillRunning, markOf } from './processes.mjs'
import { inProject, Refusal, say } from './project.mjs'

const waitMs = 15 * 60 * 1000
const everyMs = 200

/** One process at a time prepares the project; the others wait. A holder killed with -9 is forgotten at once. */
export async function withLock(name, work) {
  mkdirSync(inProject('.data'), { recursive: true })
  const file = inProject('.data', `${name}.lock`)
  await take(file)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

async function take(file) {
  const attempts = waitMs / everyMs
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      writeFileSync(file, markOf(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!releaseIfAbandoned(file)) {
      if (attempt === 5) say('Un altro comando di Camice sta preparando il progetto: aspetto che finisca.')
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  }
  throw new Refusal(`Un altro comando di Camice prepara il progetto da un quarto d’ora: fermalo o elimina ${file}.`)
}

function releaseIfAbandoned(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!text || isStillRunning(text)) return false
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    // Between reading and moving, another process may have taken the lock: what was moved is then its own, and goes back.
    if (isStillRunning(readFileSync(aside, 'utf8'))) renameSync(aside, file)
    else rmSync(aside)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  return true
}

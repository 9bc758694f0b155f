import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endOrphan, markOf } from './processes.mjs'
import { projectFolder, Refusal, say } from './project.mjs'

const heartbeatMs = 10_000

/**
 * Long work of a command that is killed must not go on unseen beside the next command: its mark is kept in a file, and
 * whoever repeats the work ends what is left of it first.
 */
export async function runAlone(markFile, command, args, options) {
  if (existsSync(markFile)) await endOrphan(readFileSync(markFile, 'utf8'))
  mkdirSync(path.dirname(markFile), { recursive: true })
  const onStart = (pid) => {
    // Whole or not at all: who is killed between opening a file and writing it would leave a mark that names nobody.
    writeFileSync(`${markFile}.new`, markOf(pid))
    renameSync(`${markFile}.new`, markFile)
  }
  const result = await run(command, args, { ...options, onStart })
  if (result.code === 0) rmSync(markFile, { force: true })
  return result
}

/**
 * Runs a program to its end. Its words are shown, or kept aside for who asked. With a `label` they are kept aside too, with a
 * line every ten seconds meanwhile so that nobody wonders whether it hangs.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(
  command,
  args,
  { env = process.env, label = '', isAside = label !== '', cwd = projectFolder, onStart } = {},
) {
  return new Promise((resolve, reject) => {
    const begin = Date.now()
    const stdio = isAside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(command, args, { cwd, env, stdio, detached: onStart !== undefined })
    if (child.pid) onStart?.(child.pid)
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    const heartbeat = label
      ? setInterval(() => say(`${label}: ancora al lavoro (${Math.round((Date.now() - begin) / 1000)} s)`), heartbeatMs)
      : undefined
    let isInterrupted = false
    const passOn = (signal) => {
      isInterrupted = true
      try {
        process.kill(onStart && child.pid ? -child.pid : child.pid, signal)
      } catch (error) {
        if (error.code !== 'ESRCH') throw error
      }
    }
    process.on('SIGINT', passOn)
    process.on('SIGTERM', passOn)
    const settle = (finish) => {
      clearInterval(heartbeat)
      process.off('SIGINT', passOn)
      process.off('SIGTERM', passOn)
      finish()
    }
    child.on('error', (error) => settle(() => reject(error)))
    child.on('close', (code) =>
      settle(() => (isInterrupted ? reject(new Refusal('Interrotto.')) : resolve({ code: code ?? 1, output }))),
    )
  })
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** EPERM means that the process exists and is another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a live process; empty for a process that is gone or waits to be reaped. */
export function commandLine(pid: number): string {
  if (!isAlive(pid)) return ''
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Waits for a state, not for a time: asks often, and gives up after the limit. */
export async function waitUntil(
  isReached: () => boolean | Promise<boolean>,
  limitMs: number,
  everyMs = 15,
): Promise<boolean> {
  const attempts = Math.ceil(limitMs / everyMs)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await isReached()) return true
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return isReached()
}

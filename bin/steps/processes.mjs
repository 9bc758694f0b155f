import { readFileSync } from 'node:fs'

/** When a process began, so that a pid used again by a stranger is not taken for ours. Empty where it cannot be known. */
export function birthOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19]
  } catch {
    return ''
  }
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** A process as a line of text that still recognises it after its number went to somebody else. */
export const markOf = (pid) => `${pid} ${birthOf(pid)}`

export function isStillRunning(mark) {
  const [pid, birth] = mark.split(' ')
  return Number(pid) > 0 && isAlive(Number(pid)) && birthOf(pid) === birth
}

/** Ends the group of a child that outlived the command which started it, and waits until it is gone. */
export async function endOrphan(mark) {
  if (!isStillRunning(mark)) return
  const pid = Number(mark.split(' ')[0])
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
  for (let attempt = 0; attempt < 1_200 && isStillRunning(mark); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

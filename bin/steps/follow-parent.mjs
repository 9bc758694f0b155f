import { readFileSync } from 'node:fs'
import { isStillRunning, markOf } from './processes.mjs'

const everyMs = 500

/**
 * Whoever kills `npm start` with -9 kills npm alone: without this the club would go on unseen, and hold the port and the
 * data against the next start. We end in order when npm, or the command that handed over to us, is gone.
 */
export function followParent() {
  const end = () => process.kill(process.pid, 'SIGTERM')
  if (process.channel) {
    process.once('disconnect', end)
    process.channel.unref()
    return
  }
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const above = ancestors(parent).map(markOf)
  const timer = setInterval(() => {
    if (process.ppid === parent && above.every(isStillRunning)) return
    clearInterval(timer)
    end()
  }, everyMs)
  timer.unref()
}

/** npm runs us through a shell, which may stay between the two of us. */
function ancestors(parent) {
  try {
    const [name, rest] = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ')
    const isShell = /\((sh|dash|bash|ash|busybox|zsh)$/.test(name)
    return isShell ? [parent, Number(rest.split(' ')[1])] : [parent]
  } catch {
    return [parent]
  }
}

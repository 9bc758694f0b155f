import { spawn } from 'node:child_process'
import { ownNode } from './install.mjs'
import { inProject, Refusal, say } from './project.mjs'

const isNode24 = () => process.versions.node.startsWith('24.')

/**
 * Goes on under Node 24, the runtime everything is tested with. A process that already is one simply continues, so that
 * there is one process to kill; otherwise the same command is run again by the project's own Node, with the flags it needs.
 */
export async function continueUnderNode24(flags = []) {
  const hasFlags = flags.every((flag) => process.execArgv.includes(flag))
  if (isNode24() && hasFlags) return
  if (process.env.CAMICE_NODE === 'handed-over') {
    throw new Refusal(
      `Camice gira con Node 24, ma ${ownNode} è ${process.version}: esegui "npm rebuild node" e ripeti il comando.`,
    )
  }
  if (!isNode24()) say(`Camice gira con Node 24: continuo con quello del progetto (il sistema ha ${process.version}).`)
  process.exit(await handOver([...flags, ...process.argv.slice(1)]))
}

function handOver(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(ownNode, args, {
      // The channel is how the child learns that we were killed.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, CAMICE_NODE: 'handed-over' },
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a TypeScript file of the project in this process, with these arguments. */
export async function runScript(name, args = process.argv.slice(2)) {
  process.argv = [process.argv[0], inProject(name), ...args]
  await import(inProject(name))
}

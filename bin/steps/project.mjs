import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { followParent } from './follow-parent.mjs'

export const projectFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

export const inProject = (...name) => path.join(projectFolder, ...name)

/** Progress goes to stderr, so that stdout has only the answer of the command. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/** A reason to stop that a person can act on: printed alone, without a stack. */
export class Refusal extends Error {}

/** Runs a command of the house: a refusal is one sentence and a non-zero exit. */
export async function main(work) {
  try {
    // Wherever it is called from, the project is where the scripts and the club look for their files.
    process.chdir(projectFolder)
    followParent()
    await work()
  } catch (error) {
    const isPlain = error instanceof Refusal || error?.name === 'StartupError' || error?.name === 'EnvironmentError'
    console.error(isPlain ? error.message : error)
    process.exit(1)
  }
}

import { readFileSync, rmSync } from 'node:fs'
import { hashOf, houseFiles } from './house-files.mjs'
import { ownNode } from './install.mjs'
import { memoryIn } from './memory.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'

const memory = memoryIn('proved.json')
const TYPES = 'types'

/**
 * The types are those of all files together.
 * @returns {{ isProved: boolean, remember: () => void }} whether they already held as they are, and what to call when they do.
 */
export function provedTypes() {
  const names = houseFiles()
  if (!names) return { isProved: false, remember: () => undefined }
  const key = hashOf(names.filter((name) => /\.(tsx?|json)$/.test(name)))
  return {
    isProved: memory.read()[TYPES] === key,
    remember: () => memory.write({ ...memory.read(), [TYPES]: key }),
  }
}

/**
 * Which test files did not yet pass with all that they depend on as it is (`tests/quick/keys.ts`). Call it when the club is built.
 * @returns {Promise<null | { all: number, files: string[], remember: (passed: string[]) => Promise<void> }>} null without Git.
 */
export async function notYetProved(env) {
  const names = houseFiles()
  if (!names) return null
  const before = hashOf(names)
  const keys = await keysOfTests(env)
  const known = memory.read()
  const remember = async (passed) => {
    // A file that was changed while the tests ran may have been read before or after.
    const after = hashOf(houseFiles()) === before ? keys : await keysOfTests(env)
    const proved = passed.filter((file) => keys[file] && keys[file] === after[file]).map((file) => [file, keys[file]])
    memory.write({ ...memory.read(), ...Object.fromEntries(proved) })
  }
  const files = Object.keys(keys).filter((file) => known[file] !== keys[file])
  return { all: Object.keys(keys).length, files, remember }
}

async function keysOfTests(env) {
  const file = inProject('.reports', 'test-keys.json')
  rmSync(file, { force: true })
  const { code, output } = await run(ownNode, [inProject('tests/quick/write-keys.ts'), file], { env, isAside: true })
  if (code !== 0) throw new Error(`The keys of the tests could not be made:\n${output}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

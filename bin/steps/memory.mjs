import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/** What was found to be well, by name, with the key of all it depended on: the same key is well again. */
export function memoryIn(name) {
  const file = inProject('.reports', name)
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      // Missing, or cut short by whoever was killed while writing it: everything is looked at again.
      return {}
    }
  }
  const write = (keys) => {
    mkdirSync(inProject('.reports'), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(keys))
    renameSync(`${file}.new`, file)
  }
  return { read, write }
}

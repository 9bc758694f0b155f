import { existsSync } from 'node:fs'
import { hashOf, houseFiles } from './house-files.mjs'
import { memoryIn } from './memory.mjs'
import { inProject } from './project.mjs'

/** Whoever has changed so many files has them all looked at: a command line has an end. */
const MOST_FILES = 500
const memory = memoryIn('well-formed.json')

/** What the linter says of a file depends on these too: its rules, its version, and the packages that switch some of them on. */
const RULES = ['biome.json', 'package.json', 'package-lock.json']

/**
 * The linter looks at each file by itself, so one that was well formed still is until it changes: only the others are asked about.
 * @returns {{ paths: string[], remember: () => void }} what to look at, and what to call when it was all well formed.
 */
export function notYetWellFormed({ isQuick }) {
  const names = houseFiles()
  if (!names) return { paths: ['.'], remember: () => undefined }
  const rules = hashOf(RULES.filter((name) => existsSync(inProject(name))))
  const now = Object.fromEntries(names.map((name) => [name, `${rules} ${hashOf([name])}`]))
  const known = isQuick ? memory.read() : {}
  const paths = names.filter((name) => known[name] !== now[name])
  return { paths: paths.length > MOST_FILES ? ['.'] : paths, remember: () => memory.write(now) }
}

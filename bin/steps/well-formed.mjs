import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

/** Whoever has changed so many files has them all looked at: a command line has an end. */
const MOST_FILES = 500
const memory = inProject('.reports', 'well-formed.json')

/** What the linter says of a file depends on these too: its rules, its version, and the packages that switch some of them on. */
const RULES = ['biome.json', 'package.json', 'package-lock.json']

/**
 * The linter looks at each file by itself, so one that was well formed still is until it changes: only the others are asked about.
 * @returns {{ paths: string[], remember: () => void }} what to look at, and what to call when it was all well formed.
 */
export function notYetWellFormed() {
  const now = fingerprints()
  if (!now) return { paths: ['.'], remember: () => undefined }
  const known = readMemory()
  const paths = Object.keys(now).filter((name) => known[name] !== now[name])
  return { paths: paths.length > MOST_FILES ? ['.'] : paths, remember: () => writeMemory(now) }
}

/** Of every file that Git knows or would, which are those the linter reads; null where there is no Git to ask. */
function fingerprints() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', args, { cwd: inProject(), encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) return null
  const rules = hashOf(RULES.filter((name) => existsSync(inProject(name))))
  const print = (name) => `${rules} ${hashOf([name])}`
  const names = [...new Set(stdout.split('\0'))].filter((name) => name && existsSync(inProject(name)))
  return Object.fromEntries(names.map((name) => [name, print(name)]))
}

function hashOf(names) {
  const hash = createHash('sha256')
  for (const name of names) hash.update(readFileSync(inProject(name)))
  return hash.digest('base64')
}

function readMemory() {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'))
  } catch {
    // Missing, or cut short by whoever was killed while writing it: everything is looked at again.
    return {}
  }
}

function writeMemory(prints) {
  mkdirSync(path.dirname(memory), { recursive: true })
  writeFileSync(`${memory}.new`, JSON.stringify(prints))
  renameSync(`${memory}.new`, memory)
}

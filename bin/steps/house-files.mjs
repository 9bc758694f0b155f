import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/** Every file that Git knows or would; null where there is no Git to ask. */
export function houseFiles() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', args, { cwd: inProject(), encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) return null
  return [...new Set(stdout.split('\0'))].filter((name) => name && existsSync(inProject(name)))
}

export function hashOf(names) {
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(inProject(name)))
  return hash.digest('base64')
}

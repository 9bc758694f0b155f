import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../env.server.ts'
import { makeOwnFolder, OWNER_FILE } from '../owner-only.server.ts'

/**
 * The club's secret: given by the environment or, on a machine that runs the club alone, made once and kept in its data
 * folder where only the owner can read it.
 */
export async function appSecret(env: Pick<Env, 'secret' | 'dataFolder'>): Promise<string> {
  if (env.secret) return env.secret
  const file = path.resolve(env.dataFolder, 'app-secret')
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept) return kept
  const secret = randomBytes(48).toString('base64url')
  await makeOwnFolder(path.dirname(file))
  // Written aside and moved: a start that is killed half-way leaves no half secret.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, secret, { mode: OWNER_FILE })
  await rename(draft, file)
  return secret
}

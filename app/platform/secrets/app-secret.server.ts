import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../env.server.ts'
import { makeOwnFolder, OWNER_FILE } from '../owner-only.server.ts'

/**
 * IDN-033. The club's secrets as one text, a line each: the one in use, then the previous ones, which still open what they sealed.
 * One text, so that whoever seals or opens passes it on and need not know whether the secret is being changed.
 */
export async function appSecrets(env: Pick<Env, 'secret' | 'previousSecrets' | 'dataFolder'>): Promise<string> {
  return [await appSecret(env), ...env.previousSecrets].join('\n')
}

export function secretsIn(secrets: string): string[] {
  return secrets.split('\n')
}

export function currentSecret(secrets: string): string {
  return secretsIn(secrets)[0] ?? ''
}

/**
 * Given by the environment or, on a machine that runs the club alone, made once and kept in its data folder where only the owner can
 * read it.
 */
export async function appSecret(env: Pick<Env, 'secret' | 'dataFolder'>): Promise<string> {
  if (env.secret) return env.secret
  const file = path.resolve(env.dataFolder, 'app-secret')
  const kept = await keptSecret(file)
  if (kept) return kept
  const secret = randomBytes(48).toString('base64url')
  await makeOwnFolder(path.dirname(file))
  // Written aside and then given its name: a start that is killed half-way leaves no half secret, and of two at once the first to name it is right.
  const draft = `${file}.${process.pid}.${randomBytes(8).toString('hex')}`
  await writeFile(draft, secret, { mode: OWNER_FILE })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await keptSecret(file)) ?? secret
}

async function keptSecret(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

import { startEmbedded } from '#platform/db/embedded.server.ts'
import { type Env, readEnv } from '#platform/env.server.ts'

export type ClubDatabase = { env: Env; url: string; close: () => Promise<void> }

/** The database the club itself uses, for a tool that works beside it or while it rests. */
export async function openClubDatabase(say: (sentence: string) => void): Promise<ClubDatabase> {
  const env = readEnv()
  if (env.databaseUrl) return { env, url: env.databaseUrl, close: async () => undefined }
  const { url, stop } = await startEmbedded({
    projectFolder: process.cwd(),
    dataFolder: env.dataFolder,
    purpose: 'tool',
    log: say,
  })
  return { env, url, close: stop }
}

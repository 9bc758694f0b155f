import type { TestProject } from 'vitest/node'
import { startTestServer } from './database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { url: string; template: string }
  }
}

/** One migrated database per run; each test file that asks for one gets its own copy. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('databaseServer', { url: server.url, template: server.template })
  return server.stop
}

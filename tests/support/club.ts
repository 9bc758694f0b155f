import { afterAll, beforeAll, inject } from 'vitest'
import { openTestClub, type TestClub } from './open-club.ts'

/** One built club for the whole test file. */
export function useClub(environment: Record<string, string> = {}): TestClub {
  let opened: TestClub | null = null
  beforeAll(async () => {
    opened = await openTestClub(inject('databaseServer'), environment)
  })
  afterAll(async () => {
    await opened?.close()
  })
  return new Proxy({} as TestClub, {
    get(_target, name) {
      if (!opened) throw new Error('The club is open only inside tests and hooks.')
      return opened[name as keyof TestClub]
    },
  })
}

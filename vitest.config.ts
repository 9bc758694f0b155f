import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { testFilesOf } from './tests/quick/test-files.ts'
import { TEST_MS, WAIT_MS } from './tests/support/patience.ts'

const files = testFilesOf(import.meta.dirname)

/**
 * Every worker reads and warms up again what it tries, and PostgreSQL works on the same cores: the whole club is quickest with a worker
 * for each core, the others, which wait for the database and for other programs, with one more. Nine is as many as was tried.
 */
const workers = (more: number) => Math.min(9, availableParallelism() + more)

/** Vitest asks Node for the development version of every package, also where NODE_ENV is production. */
const withoutDevelopment = {
  name: 'without-development',
  configResolved(config: { ssr: { resolve?: { conditions?: string[] } } }) {
    config.ssr.resolve = { ...config.ssr.resolve, conditions: ['node'] }
  },
}

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/each-test.ts'],
    pool: 'threads',
    // Nothing happens at import in this house, so files may share what a worker has already read: above all the built
    // club, which takes seconds to read.
    isolate: false,
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    teardownTimeout: WAIT_MS,
    expect: { poll: { timeout: WAIT_MS } },
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
    projects: [
      // The built club is tried as it ships, read by Node and with its packages for production: rewritten by Vitest, or with those for
      // development, it is another program, and a slower one.
      {
        plugins: [withoutDevelopment],
        test: {
          name: 'club',
          include: files.club,
          env: { NODE_ENV: 'production' },
          server: { deps: { external: [/\/build\/server\//] } },
          maxWorkers: workers(0),
          sequence: { groupOrder: 0 },
        },
      },
      // A worker serves one environment: mixed with the others, these would each get a new worker and read everything again.
      { test: { name: 'screens', include: files.screens, maxWorkers: workers(1), sequence: { groupOrder: 1 } } },
      {
        test: {
          name: 'rooms',
          include: files.rooms,
          maxWorkers: workers(1),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

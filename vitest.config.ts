import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'db/**/*.test.ts'],
    exclude: ['tests/journeys/**', 'node_modules/**', 'build/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'threads',
    // Most tests wait for PostgreSQL: one more than the two cores of a small machine keeps both at work.
    maxWorkers: 3,
    // Nothing happens at import in this house, so files may share what a worker has already read: above all the built
    // club, which takes seconds to read.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
  },
})

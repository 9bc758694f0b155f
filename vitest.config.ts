import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'db/**/*.test.ts'],
    exclude: ['tests/journeys/**', 'node_modules/**', 'build/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.reports/vitest.json' }]],
  },
})

import { defineConfig, devices } from '@playwright/test'

const PORT = 4173

/** Most journeys are of somebody who has already answered about cookies; the question has a journey of its own. */
const ANSWERED = {
  name: 'cookie_consent',
  value: `1.00000000-0000-4000-8000-000000000000.none.${Math.floor(Date.now() / 1000)}`,
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}

/** Journeys of real people in a real browser, on the built club with a database of its own. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // One more than the cores of a small machine: whoever waits for a page to rest leaves them to the others.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    storageState: { cookies: [ANSWERED], origins: [] },
    viewport: { width: 1280, height: 800 },
    // Recording every step doubles the work of a small machine: `TRACE=1` when something must be understood.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node tests/support/serve-club.ts ${PORT}`,
    url: `http://localhost:${PORT}/health/live`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})

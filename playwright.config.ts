import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { TEST_MS, WAIT_MS } from './tests/support/patience.ts'

/**
 * A club, one for the journeys that move its clock, since a minute of theirs is a minute of everybody there, and the porter of both
 * (`tests/support/serve-club.ts`). Chosen once a run and told to the workers: what a killed run left behind holds no port of this one.
 */
process.env.JOURNEYS_PORTS ??= (await freePorts(3)).join(' ')
const [port, movedPort, porterPort] = process.env.JOURNEYS_PORTS.split(' ')

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

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

/** Where its pages are, and where its members get the cookie of whoever has just entered. */
function clubAt(port: string | undefined) {
  return { baseURL: `http://localhost:${port}`, porterURL: `http://localhost:${porterPort}/${port}` }
}

/** Journeys of real people in a real browser, on the built club with a database of its own. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  fullyParallel: true,
  // A browser for each core and never more than three: the club, its database and the browsers share the cores.
  workers: Math.min(3, availableParallelism()),
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.reports/playwright.json' }]],
  projects: [
    // The longest journeys are those of a moved clock: begun last, they would leave the other browsers without work.
    { name: 'moved-clock', grep: /@moves-the-clock/, use: clubAt(movedPort) },
    { name: 'club', grepInvert: /@moves-the-clock/, use: clubAt(port) },
  ],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    storageState: { cookies: [ANSWERED], origins: [] },
    viewport: { width: 1280, height: 800 },
    // As an expectation does, a press that waits for what never comes ends before its test, and names what it waited for.
    actionTimeout: WAIT_MS,
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
        // A page lives for seconds: what V8 spends on making its code faster, on the cores of the others, it never gives back.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" tests/support/serve-club.ts ${process.env.JOURNEYS_PORTS}`,
    url: `http://localhost:${port}/health/live`,
    timeout: TEST_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
})

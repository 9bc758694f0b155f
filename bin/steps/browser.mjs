import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { Refusal, say } from './project.mjs'
import { run } from './run.mjs'

/** The first that is found: Chromium without windows does the same work with half of the processor. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const wellKnown = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The program to open pages with: the one named by CHROME_PATH, one of this machine, or Debian's if we may install it. */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installFromDebian()
  const installed = findBrowser()
  if (installed) return installed
  throw new Refusal(
    'Per le prove nel browser serve Chromium, che qui non c’è e non si può installare da soli: installa Chromium o Chrome (su Debian "apt-get install chromium"), oppure indica il programma con CHROME_PATH.',
  )
}

function findBrowser() {
  if (process.env.CHROME_PATH) {
    if (answers(process.env.CHROME_PATH)) return process.env.CHROME_PATH
    throw new Refusal(
      `CHROME_PATH indica ${process.env.CHROME_PATH}, che non è un browser che si avvia: correggila o toglila.`,
    )
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...inPath, ...wellKnown, ...playwrightBrowsers()].find((program) => existsSync(program) && answers(program))
}

function playwrightBrowsers() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) =>
      ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((program) => path.join(folder, name, program)),
    )
}

/** Some systems have a placeholder that only says how to install the real one. */
function answers(program) {
  try {
    return /\d+\.\d+/.test(execFileSync(program, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 120_000 }))
  } catch {
    return false
  }
}

async function installFromDebian() {
  say('Non trovo un browser: installo Chromium dai pacchetti del sistema…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args) => run('apt-get', args, { label: 'Installazione di Chromium', env })
  const install = (name) => aptGet('install', '-y', '-q', '--no-install-recommends', name, 'fonts-liberation')
  await aptGet('update', '-q')
  // Older systems have only the whole browser.
  if ((await install('chromium-headless-shell')).code === 0) return
  const { code, output } = await install('chromium')
  if (code !== 0) process.stderr.write(output)
}

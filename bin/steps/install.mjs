import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { withLock } from './lock.mjs'
import { inProject, Refusal, say } from './project.mjs'
import { runAlone } from './run.mjs'

const stampFile = inProject('node_modules', '.camice-installed.json')
/** Exists from the moment npm starts until it has succeeded. */
const beganFile = inProject('.data', 'installing')

export const ownNode = inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs what the lockfile says when it is missing or another; development packages that are there are kept. */
export async function ensureInstalled({ withDevelopment }) {
  if (isInstalled(withDevelopment)) return
  await withLock('prepare', async () => {
    if (isInstalled(withDevelopment)) return
    await install(withDevelopment || holdsDevelopment())
  })
}

function lockHash() {
  const hash = createHash('sha256').update(readFileSync(inProject('package-lock.json')))
  return hash.update(`${process.platform} ${process.arch}`).digest('hex')
}

function isInstalled(withDevelopment) {
  if (existsSync(beganFile)) return false
  const stamp = readJson(stampFile)
  if (stamp?.lock === lockHash() && (stamp.development || !withDevelopment)) return existsSync(ownNode)
  if (!matchesLockfile(withDevelopment) || !existsSync(ownNode)) return false
  writeStamp(holdsDevelopment())
  return true
}

/** npm writes this list when an install is complete; somebody may have made it by hand with `npm install`. */
function matchesLockfile(withDevelopment) {
  const installed = readJson(inProject('node_modules', '.package-lock.json'))?.packages
  const wanted = readJson(inProject('package-lock.json'))?.packages
  if (!installed || !wanted) return false
  return Object.entries(wanted).every(([place, { version, dev, devOptional, optional, link }]) => {
    if (place === '' || link || optional || ((dev || devOptional) && !withDevelopment)) return true
    return installed[place]?.version === version
  })
}

function holdsDevelopment() {
  const wanted = readJson(inProject('package.json'))?.devDependencies ?? {}
  return Object.keys(wanted).every((name) => existsSync(inProject('node_modules', name)))
}

async function install(development) {
  say(`Installo ${development ? 'tutto' : 'quanto serve al club'} (un minuto o due, solo la prima volta)…`)
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts=false',
    ...(development ? ['--include=dev'] : ['--omit=dev']),
  ]
  const { code, output } = await runAlone(beganFile, npm(), args, {
    label: 'Installazione',
    env: withoutLifecycle(process.env),
  })
  if (code !== 0) {
    process.stderr.write(output)
    throw new Refusal(explain(output))
  }
  checkNode()
  writeStamp(development)
  say('Installazione completata.')
}

function explain(output) {
  if (/ENOSPC/.test(output))
    return 'Non c’è più spazio sul disco per installare Camice: libera spazio e ripeti il comando.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(output)) {
    return 'Il registro di npm non risponde: controlla la connessione e ripeti il comando.'
  }
  return 'L’installazione non è riuscita: il motivo è scritto qui sopra; corretto quello, ripeti il comando.'
}

/** The package `node` may have been skipped (scripts refused by npm): then nothing else would work as tested. */
function checkNode() {
  try {
    if (/^v24\./.test(execFileSync(ownNode, ['--version'], { encoding: 'utf8' }))) return
  } catch {
    // The sentence below says what to do in both cases.
  }
  throw new Refusal(
    'Node 24 non è stato installato (npm ha saltato lo script del pacchetto "node"): esegui "npm rebuild node" e ripeti il comando.',
  )
}

/** npm that runs us sets variables meant for the scripts of this package, and they would confuse the npm we run. */
function withoutLifecycle(env) {
  const entries = Object.entries(env).filter(
    ([name]) => !/^npm_(package|lifecycle)_|^npm_config_(omit|include)$/.test(name),
  )
  return Object.fromEntries(entries)
}

const npm = () => (process.platform === 'win32' ? 'npm.cmd' : 'npm')

function writeStamp(development) {
  writeFileSync(`${stampFile}.draft`, JSON.stringify({ lock: lockHash(), development }))
  renameSync(`${stampFile}.draft`, stampFile)
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

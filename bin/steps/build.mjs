import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { ownNode } from './install.mjs'
import { withLock } from './lock.mjs'
import { inProject, Refusal, say } from './project.mjs'
import { runAlone } from './run.mjs'

const sources = [
  'app',
  'db/seed',
  'server.ts',
  'public',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]
const stampName = 'built-from.json'

/** Builds when what is built is missing or was built from other sources. */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && isBuilt()) return
  await withLock('prepare', async () => {
    if (force || !isBuilt()) await build()
  })
}

function isBuilt() {
  const stamp = inProject('build', stampName)
  return existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).sources === sourcesHash()
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const name of sources) addTo(hash, name)
  return hash.digest('hex')
}

function addTo(hash, name) {
  const place = inProject(name)
  if (!existsSync(place)) return
  if (statSync(place).isDirectory()) {
    for (const child of readdirSync(place).sort()) addTo(hash, `${name}/${child}`)
  } else if (!/\.test\.tsx?$|\.md$|^db\/seed\/content\//.test(name)) {
    hash.update(`${name}\0`).update(readFileSync(place))
  }
}

/** The build grows aside and takes its place at the end: one that is killed half-way is never served. */
async function build() {
  say('Costruisco le pagine…')
  const begin = Date.now()
  const from = sourcesHash()
  const draft = '.data/build-draft'
  rmSync(inProject(draft), { recursive: true, force: true })
  const cli = inProject('node_modules', '@react-router', 'dev', 'bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production', CAMICE_BUILD_FOLDER: draft }
  const { code, output } = await runAlone(inProject('.data', 'building'), ownNode, [cli, 'build'], {
    label: 'Costruzione',
    env,
  })
  if (code !== 0) {
    process.stderr.write(output)
    throw new Refusal(
      /ENOSPC/.test(output)
        ? 'Non c’è più spazio sul disco per costruire le pagine: libera spazio e ripeti il comando.'
        : 'La costruzione delle pagine non è riuscita: il motivo è scritto qui sopra.',
    )
  }
  writeFileSync(inProject(draft, stampName), JSON.stringify({ sources: from }))
  const old = inProject('.data/build-old')
  rmSync(old, { recursive: true, force: true })
  if (existsSync(inProject('build'))) renameSync(inProject('build'), old)
  renameSync(inProject(draft), inProject('build'))
  rmSync(old, { recursive: true, force: true })
  say(`Pagine costruite in ${Math.round((Date.now() - begin) / 1000)} s.`)
}

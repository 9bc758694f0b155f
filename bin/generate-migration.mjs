// Writes the migration of what changed in the tables, and keeps of the snapshots the last alone, without its white space.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const project = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const meta = path.join(project, 'db/migrations/meta')
const kit = path.join(project, 'node_modules/drizzle-kit/bin.cjs')
const { status } = spawnSync(process.execPath, [kit, 'generate', ...process.argv.slice(2)], {
  cwd: project,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
const snapshots = readdirSync(meta)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted()
const last = snapshots.pop()
for (const name of snapshots) rmSync(path.join(meta, name))
if (last) {
  const file = path.join(meta, last)
  writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`)
}

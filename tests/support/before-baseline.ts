import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The migrations that the baseline stands for, as they were: they made the databases of before the first release. */
export function oldMigrations(): { name: string; sql: string }[] {
  const file = new URL('../database/before-baseline.json.gz', import.meta.url)
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))
}

/** The statements of one of them. */
export function oldStatements(ending: string): string[] {
  const found = oldMigrations().find(({ name }) => name.endsWith(ending))
  if (!found) throw new Error(`No migration ended with ${ending}.`)
  return found.sql.split('--> statement-breakpoint')
}

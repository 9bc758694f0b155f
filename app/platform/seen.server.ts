import { createHash } from 'node:crypto'
import { Conflict } from './errors.ts'

/** The name of what an editor was looking at: two have the same only if nothing of it differs. */
export function seenOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}

/** What the second of two editors is told. */
export const OVERTAKEN =
  'Nel frattempo qualcun altro ha salvato. Quello che hai scritto è ancora qui: apri questa pagina in un’altra scheda, guarda che cosa è cambiato e riporta lì la tua parte.'

/** Two editors at once: the second is told, and nothing of the first is lost. */
export function checkVersion(held: { version: number }, seen: number): void {
  if (held.version !== seen) throw new Conflict(OVERTAKEN)
}

/** The same of what has no version: it is known by its name. */
export function checkSeen(held: unknown, seen: string): void {
  if (seenOf(held) !== seen) throw new Conflict(OVERTAKEN)
}

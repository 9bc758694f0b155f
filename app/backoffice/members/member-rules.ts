import type { StaffRole } from '#areas/audience/model.ts'

type Account = { readonly staffRole: StaffRole | null }

/**
 * Everything that can be done to a member, and whose it is. What can be put right again is the operator's; a plan given for nothing,
 * a door that closes, data that leaves the house and what cannot be undone are the administrator's.
 */
export const MEMBER_ACTS = {
  recovery: 'operator',
  sessions: 'operator',
  unlock: 'operator',
  note: 'operator',
  person: 'operator',
  'fiscal-code': 'operator',
  trial: 'operator',
  period: 'operator',
  'period-removed': 'operator',
  'wallet-given': 'operator',
  wallet: 'operator',
  'wallet-ended': 'operator',
  credits: 'operator',
  points: 'operator',
  codes: 'operator',
  plan: 'administrator',
  close: 'administrator',
  open: 'administrator',
  export: 'administrator',
  factors: 'administrator',
  erase: 'administrator',
} as const satisfies Record<string, StaffRole>
export type MemberAct = keyof typeof MEMBER_ACTS

/** An operator helps members; the accounts of the staff are touched by an administrator alone. */
export function mayAct(who: Account, on: Account): boolean {
  return on.staffRole === null || who.staffRole === 'administrator'
}

/** Whether somebody may do this to this account. */
export function mayDo(act: MemberAct, who: Account, on: Account): boolean {
  if (who.staffRole === 'administrator') return true
  return who.staffRole === MEMBER_ACTS[act] && mayAct(who, on)
}

export const SHORTEST_REASON = 3
export const LONGEST_REASON = 200
export const LONGEST_NOTE = 500

/** Why something is done stays on the trail when the person has gone: it says why, and not who. */
export function reasonProblem(typed: string): string | null {
  return keptProblem(typed, { missing: 'Scrivi perché, in poche parole.', longest: LONGEST_REASON })
}

/** A note stays as long as a reason. */
export function noteProblem(typed: string): string | null {
  return keptProblem(typed, { missing: 'Scrivi la nota, in poche parole.', longest: LONGEST_NOTE })
}

function keptProblem(typed: string, { missing, longest }: { missing: string; longest: number }): string | null {
  const written = typed.trim()
  if (written.length < SHORTEST_REASON) return missing
  if (written.length > longest) return `Scrivi al massimo ${longest} caratteri.`
  return /@/.test(written)
    ? 'Scrivi senza indirizzi: quello che scrivi resta nel registro anche dopo la persona.'
    : null
}

/** A whole number as people write it, within limits; null when it is not one. */
export function writtenNumber(typed: string, { least, most }: { least: number; most: number }): number | null {
  const text = typed.trim().replace(/^\+/, '').replace('−', '-')
  if (!/^-?\d{1,9}$/.test(text)) return null
  const number = Number(text)
  return number >= least && number <= most ? number : null
}

const CODE = /^[\p{L}\p{N}._-]{2,40}$/u
const MOST_CODES = 30

/** Codes written one per line, or with spaces and commas between; each once. */
export function writtenCodes(typed: string): { codes: string[] } | { problem: string } {
  const codes = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]
  const wrong = codes.find((code) => !CODE.test(code))
  if (wrong) return { problem: `«${wrong.slice(0, 40)}» non è un codice: lettere, cifre, punti e trattini.` }
  return codes.length > MOST_CODES ? { problem: `Al massimo ${MOST_CODES} codici.` } : { codes }
}

export type Line = { key: string; label: string; value: string }
export type Change = { key: string; label: string; from: string | null; to: string | null }

/** What is different between two pictures of a member, in the order of the second. */
export function changesBetween(before: readonly Line[], after: readonly Line[]): Change[] {
  const was = new Map(before.map((line) => [line.key, line]))
  const is = new Set(after.map(({ key }) => key))
  return [
    ...after
      .map(({ key, label, value }) => ({ key, label, from: was.get(key)?.value ?? null, to: value }))
      .filter(({ from, to }) => from !== to),
    ...before.filter(({ key }) => !is.has(key)).map(({ key, label, value }) => ({ key, label, from: value, to: null })),
  ]
}

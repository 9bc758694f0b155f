import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import type { Occupation } from '#areas/professions/model.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'

type Staff = Pick<Member, 'permissions'>
type Account = Pick<Member, 'roles'>

/**
 * Everything that can be done to a member, and the permission it asks for. What can be put right again is of whoever writes members; a
 * plan given for nothing, a door that closes, data that leaves the house and what cannot be undone are not.
 */
export const MEMBER_ACTS = {
  recovery: 'members.write',
  invitation: 'members.write',
  sessions: 'members.write',
  unlock: 'members.write',
  note: 'members.write',
  letter: 'members.write',
  person: 'members.write',
  'fiscal-code': 'members.write',
  billing: 'members.write',
  training: 'members.write',
  trial: 'members.write',
  period: 'members.write',
  'period-removed': 'members.write',
  'wallet-given': 'members.write',
  wallet: 'members.write',
  'wallet-ended': 'members.write',
  credits: 'members.write',
  points: 'members.write',
  codes: 'members.write',
  plan: 'plans.write',
  close: 'club.write',
  open: 'club.write',
  export: 'club.write',
  factors: 'team.write',
  erase: 'club.write',
} as const satisfies Record<string, StaffPermission>
export type MemberAct = keyof typeof MEMBER_ACTS

/** Whoever may do any of it sees the parts of the page where it is done. */
export const PUTTING_RIGHT = ['members.write', 'plans.write', 'club.write', 'team.write'] as const

/** Members are helped by whoever writes them; the accounts of the staff are touched by whoever keeps the team alone. */
export function mayAct(who: Staff, on: Account): boolean {
  return on.roles.length === 0 || staffMay(who, 'team.write')
}

/** Whether somebody may do this to this account. */
export function mayDo(act: MemberAct, who: Staff, on: Account): boolean {
  return staffMay(who, MEMBER_ACTS[act]) && mayAct(who, on)
}

/** The profession that was chosen, with what it asks for beside; null where none was. */
export function occupationIn(typed: Readonly<Record<string, string>>): Occupation | null {
  const idIn = (name: string) => (/^\d{1,9}$/.test(typed[name] ?? '') ? Number(typed[name]) : undefined)
  const professionId = idIn('professione')
  if (professionId === undefined) return null
  return { professionId, specializationId: idIn('specializzazione'), detailId: idIn('professioneDettaglio') }
}

export const SHORTEST_REASON = 3
export const LONGEST_REASON = 200
export const LONGEST_NOTE = 500
export const LONGEST_SUBJECT = 120

/** How a call went, in the words of whoever made it; a note without one is no call. */
export const CALL_OUTCOMES = {
  answered: 'Ha risposto',
  unanswered: 'Non ha risposto',
  'call-again': 'Da richiamare',
  'wrong-number': 'Numero sbagliato',
} as const
export type CallOutcome = keyof typeof CALL_OUTCOMES
export const isCallOutcome = (typed: string): typed is CallOutcome => Object.hasOwn(CALL_OUTCOMES, typed)

/** Why something is done stays on the trail when the person has gone: it says why, and not who. */
export function reasonProblem(typed: string, names: readonly string[] = []): string | null {
  const problem = keptProblem(typed, { missing: 'Scrivi perché, in poche parole.', longest: LONGEST_REASON })
  return problem ?? (isNamedIn(typed, names) ? 'Scrivi senza nomi: quello che scrivi resta nel registro.' : null)
}

/** Whether a text says a name of somebody, as a word of its own. */
function isNamedIn(typed: string, names: readonly string[]): boolean {
  const plain = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()} `
  return names.some((name) => plain(typed).includes(plain(name)))
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
export const MOST_CODES = 30

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

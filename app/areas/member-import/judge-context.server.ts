import { listProducts } from '#areas/plans/store.server.ts'
import { listProfessionDetails, listProfessions, listSpecializationFamilies } from '#areas/professions/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { type Judged, judgeRow } from './judge-rules.ts'
import { findKnown, type Plans } from './member-store.server.ts'
import type { ImportedPerson, KnownPerson, Pairing } from './model.ts'
import { foldedWords, type RowContext, readRow } from './row-rules.ts'

export type ImportContext = RowContext & { products: Plans }

/** What the club has, that rows are read against. */
export async function importContext(db: Db, now: Date): Promise<ImportContext> {
  const professions = (await listProfessions(db)).filter(({ isSignupEnabled }) => isSignupEnabled)
  const occupations = new Map<string, { profession: string; professionId: number; detailId: number | null }>()
  for (const { id, name } of professions) {
    occupations.set(foldedWords(name), { profession: name, professionId: id, detailId: null })
    for (const detail of await listProfessionDetails(db, id))
      occupations.set(foldedWords(detail.name), { profession: detail.name, professionId: id, detailId: detail.id })
  }
  const families = await listSpecializationFamilies(db)
  const plans = (await listProducts(db, now)).filter(({ kind }) => kind === 'plan')
  return {
    today: romeDayOf(now),
    occupations,
    specializations: new Map(families.map(({ name }) => [foldedWords(name), name])),
    plans: new Map(plans.flatMap(({ id, name }) => [[foldedWords(name), id] as const, [foldedWords(id), id] as const])),
    products: new Map(plans.map((plan) => [plan.id, plan])),
  }
}

export type JudgedRow = Judged & { line: number; cells: readonly string[]; person: ImportedPerson }

/** DSK-028. Reads and judges some rows against whom the club knows now; the rehearsal and the import ask the same. */
export async function judgeRows(
  db: Db,
  rows: readonly { line: number; cells: readonly string[] }[],
  { pairing, context }: { pairing: Pairing; context: RowContext },
): Promise<JudgedRow[]> {
  const read = rows.map((row) => ({ ...row, ...readRow(row.cells, pairing, context) }))
  const all = <Key extends 'clientCode' | 'fiscalCode' | 'email'>(key: Key) => [
    ...new Set(read.flatMap(({ person }) => person[key] ?? [])),
  ]
  const known = await findKnown(db, {
    clientCodes: all('clientCode'),
    fiscalCodes: all('fiscalCode'),
    emails: all('email'),
  })
  const byCode = new Map(known.map((person) => [person.clientCode, person]))
  const byFiscal = new Map(known.flatMap((person) => (person.fiscalCode ? [[person.fiscalCode, person] as const] : [])))
  const byEmail = new Map<string, KnownPerson[]>()
  for (const person of known) byEmail.set(person.email, [...(byEmail.get(person.email) ?? []), person])
  return read.map(({ line, cells, person, problems }) => {
    const judged = judgeRow(person, {
      byClientCode: byCode.get(person.clientCode ?? ''),
      byFiscalCode: byFiscal.get(person.fiscalCode ?? ''),
      byEmail: byEmail.get(person.email ?? '') ?? [],
    })
    if (problems.length === 0) return { line, cells, person, ...judged }
    return { line, cells, person, ...judged, outcome: 'wrong' as const, problems: [...problems, ...judged.problems] }
  })
}

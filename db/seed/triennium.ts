import { findMemberByUsername } from '#areas/audience/store.server.ts'
import type { ObjectiveArea } from '#areas/courses/objectives-model.ts'
import type { CreditKind, CreditPlan, FactKind } from '#areas/triennium/model.ts'
import { periodOn } from '#areas/triennium/obligation-rules.ts'
import { putPlan } from '#areas/triennium/plan-store.server.ts'
import { insertDeclared, insertFact, listFacts, listPeriods } from '#areas/triennium/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'

/** Who tells the whole story: what she wrote of herself, and what she took elsewhere, some of it beyond a limit. */
const TELLER = 1003

const FACTS: readonly { kind: FactKind; fromDay: RomeDay; toDay?: RomeDay }[] = [
  { kind: 'dossier', fromDay: '2026-03-10' },
  { kind: 'exemption', fromDay: '2026-01-12', toDay: '2026-02-15' },
]

const PLAN: CreditPlan = {
  shares: { technical: 50, process: 20, system: 30 },
  objectives: [2, 3, 6, 12, 18, 22, 29],
}

type Taken = [title: string, provider: string, day: RomeDay, credits: number, kind: CreditKind, isSponsored?: boolean]

const TAKEN: readonly Taken[] = [
  ['Aritmie in ambulatorio', 'Ordine dei medici di Firenze', '2023-04-15', 8, 'RES'],
  ['Ecocardiografia di base', 'Società di cardiologia', '2023-10-06', 24, 'RES'],
  ['Audit clinico di reparto', 'Azienda sanitaria di Firenze', '2024-05-20', 16, 'FSC'],
  ['Anticoagulanti: casi difficili', 'Provider Alfa', '2024-11-11', 12.5, 'FAD'],
  ['Scompenso: aggiornamento', 'Provider Beta', '2025-03-03', 20, 'FAD'],
  ['Congresso regionale di cardiologia', 'Società di cardiologia', '2025-06-13', 6.3, 'RES', true],
  ['Congresso nazionale di cardiologia', 'Società di cardiologia', '2026-05-22', 9.8, 'RES', true],
  ['Lettura di articoli e linee guida', 'In proprio', '2026-04-30', 20, 'self-study'],
  ['Lettura di articoli, secondo periodo', 'In proprio', '2026-09-30', 8, 'self-study'],
  ['Lezioni al corso di laurea', 'Università di Firenze', '2026-06-30', 4, 'teaching'],
]

/** The area that their papers say. */
const AREAS: Readonly<Record<string, ObjectiveArea>> = {
  'Congresso nazionale di cardiologia': 'technical',
  'Lettura di articoli e linee guida': 'system',
  'Lezioni al corso di laurea': 'technical',
}

/** LRN-026, LRN-027, LRN-029. Runs after the demo members exist; what they wrote afterwards is theirs. */
export async function seedTriennium(db: Db, now: Date): Promise<void> {
  const member = await findMemberByUsername(db, TELLER)
  if (!member || (await listFacts(db, member.id)).length > 0) return
  await db.transaction(async (tx) => {
    const period = periodOn(await listPeriods(tx), romeDayOf(now))
    if (period) await putPlan(tx, { memberId: member.id, periodSlug: period.slug }, PLAN, now)
    for (const fact of FACTS) await insertFact(tx, { memberId: member.id, ...fact, createdAt: now })
    for (const [title, provider, day, credits, kind, isSponsored = false] of TAKEN)
      await insertDeclared(tx, {
        memberId: member.id,
        title,
        provider,
        day,
        credits,
        kind,
        isSponsored,
        area: AREAS[title] ?? null,
        createdAt: now,
      })
  })
}

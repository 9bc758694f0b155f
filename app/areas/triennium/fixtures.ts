import type { RomeDay } from '#platform/pure/dates.ts'
import type { CreditPeriod, EarnedItem, FactKind, MemberFact } from './model.ts'

/** The period of 2026-2028, as the migration writes it. */
export const PERIOD_2026: CreditPeriod = {
  slug: '2026-2028',
  name: '2026-2028',
  firstDay: '2026-01-01',
  lastDay: '2028-12-31',
  baseCredits: 150,
  yearCredits: 50,
  insuredPercent: 70,
  highFrom: 121,
  highCredits: 30,
  lowFrom: 80,
  lowCredits: 15,
  dossierCredits: 40,
  dossierNextCredits: 30,
  groupCredits: 30,
  groupNextCredits: 20,
  dossierLastDay: '2027-12-31',
  exemptionDays: 15,
  exemptionCredits: 4,
  selfPercent: 20,
  individualPercent: 60,
  sponsorOneIn: 3,
}

export const PERIOD_2023: CreditPeriod = {
  ...PERIOD_2026,
  slug: '2023-2025',
  name: '2023-2025',
  firstDay: '2023-01-01',
  lastDay: '2025-12-31',
  dossierLastDay: null,
}

let made = 0
export const aFact = (kind: FactKind, fromDay: RomeDay, more: Partial<MemberFact> = {}): MemberFact => {
  made += 1
  return { id: String(made), kind, fromDay, toDay: null, credits: null, filePath: null, ...more }
}

export const anItem = (credits: number, more: Partial<EarnedItem> = {}): EarnedItem => {
  made += 1
  return {
    id: String(made).padStart(6, '0'),
    source: 'declared',
    title: `Evento ${made}`,
    provider: 'Ordine di Firenze',
    day: '2026-05-04',
    credits,
    kind: 'RES',
    isSponsored: false,
    area: null,
    filePath: null,
    ...more,
  }
}

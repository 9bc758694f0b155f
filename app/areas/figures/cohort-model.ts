import type { Figure, PageCode } from './model.ts'

/** FIG-025. Within how many days of its beginning a trial is looked at. */
export const TRIAL_WINDOWS = [7, 14, 30, 90] as const
/** FIG-026. So many months are looked at. */
export const RETENTION_MONTHS = 24
/** FIG-026. A cohort of fewer is joined to the next. */
export const LEAST_COHORT = 5
/** FIG-027. Whoever renews later than this comes back. */
export const RENEWAL_DAYS = 30
/** FIG-028. Whoever is given everything back within these days neither bought nor left (art. 52 Codice del consumo). */
export const WITHDRAWAL_DAYS = 14

/** Totals that no page shows as they are: cohorts, renewals and losses are made of them. */
export const PARTS = {
  trials: 'members.cohort-trials',
  /** Split by the day the trial began. */
  bought: 'members.cohort-bought',
  /** Whose first paid Premium begins that day. */
  firsts: 'members.cohort-firsts',
  /** Split by the month of the first paid Premium. */
  kept: 'members.cohort-kept',
  /** Split by how a period ended. */
  ended: 'members.period-ended',
  /** Split by the day and the way the period before had ended. */
  late: 'members.period-late',
  /** Premium lost with the account, split by who closed it. */
  left: 'members.account-lost',
  withdrawn: 'members.withdrawn',
} as const

export const PART_FIGURES: readonly Pick<Figure, 'code' | 'kind' | 'page' | 'since' | 'version'>[] = Object.values(
  PARTS,
).map((code) => ({ code, kind: code === PARTS.kept ? 'level' : 'flow', page: 'members', since: 'ever', version: 1 }))

/** How a period ends, as the kept rows spell it. */
export const ENDINGS = ['renewed', 'open', 'suspended', 'refunded'] as const
export type Ending = (typeof ENDINGS)[number]

/** FIG-025 to FIG-028. What is shown as a table of months: defined like every figure. */
export type GridFigure = Figure & { readonly rows: 'cohorts' | 'months' }

const grid = (
  own: Pick<GridFigure, 'code' | 'name' | 'sentence' | 'formula' | 'source' | 'good' | 'rows'>,
): GridFigure => ({
  unit: 'people',
  kind: 'flow',
  since: 'ever',
  splits: [],
  permission: 'figures.read',
  page: 'members',
  version: 1,
  ...own,
})

const PERIODS = 'piani, ordini, periodi Premium e sospensioni'

export const GRIDS: readonly GridFigure[] = [
  grid({
    code: 'members.trial-to-premium',
    name: 'Dalla prova a Premium',
    sentence:
      'Di chi ha cominciato la prova in una settimana o in un mese, quanti hanno avuto un Premium pagato entro 7, 14, 30 e 90 giorni dal primo giorno.',
    formula:
      'Primi Premium pagati contati in giorni dall’inizio della prova; senza chi era già stato Premium, i piani regalati, i recessi e la redazione. La media è di chi ha già avuto tutti quei giorni.',
    source: 'prove, piani e ordini',
    good: 'up',
    rows: 'cohorts',
  }),
  grid({
    code: 'members.retention',
    name: 'Quanti restano',
    sentence: 'Di chi ha avuto il primo Premium pagato in un mese, quanti sono Premium 1, 2, … 24 mesi dopo.',
    formula:
      'Premium alla fine di ogni mese fra quelli che cominciarono nel mese della riga. Un gruppo sotto 5 persone è unito al seguente.',
    source: PERIODS,
    good: 'up',
    rows: 'months',
  }),
  grid({
    code: 'members.renewals',
    name: 'Rinnovi alla scadenza',
    sentence:
      'Dei periodi Premium che finiscono in un mese, quanti sono rinnovati prima della fine, entro 30 giorni, più tardi (rientrati) o no.',
    formula:
      'Fino a 30 giorni dalla fine chi non ha rinnovato è in attesa. Tasso annuo: persi su finiti. Tasso mensile: perdite del mese su Premium all’inizio del mese.',
    source: PERIODS,
    good: 'up',
    rows: 'months',
  }),
  grid({
    code: 'members.losses',
    name: 'Perdite',
    sentence:
      'Quanti Premium si perdono in un mese e perché: non rinnovati, sospesi fino alla fine, rimborsati per intero, chiusi dal Club, cancellati da sé.',
    formula:
      'Una perdita conta il giorno dopo la fine e si toglie se il rinnovo arriva entro 30 giorni. Chi ha avuto indietro tutto entro 14 giorni è un recesso: né vendita né perdita.',
    source: `${PERIODS}, account chiusi`,
    good: 'down',
    rows: 'months',
  }),
]

export const findGrid = (code: string): GridFigure | null => GRIDS.find((figure) => figure.code === code) ?? null
export const gridsOf = (page: PageCode): GridFigure[] => GRIDS.filter((figure) => figure.page === page)

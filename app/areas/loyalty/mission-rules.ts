import { subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import type { Membership } from '#areas/audience/model.ts'
import type { Fact, FactKind } from '#platform/facts/model.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import type { MissionCode, MissionIcon } from './model.ts'

export type Mission = {
  code: MissionCode
  kind: FactKind
  points: number
  icon: MissionIcon
  title: string
  text: string
  /** What the activity list says; the ledger keeps the words of the day. */
  description: string
  link: { to: string; label: string }
  /** How many count: in a life, in a calendar year or in a month of Rome. */
  limit: { times: number; per: 'life' | 'year' | 'month' } | null
  /** Done before the subscription it counts too: it is a state of the member, not a deed. */
  countsFromBefore: boolean
}

/** What the club may decide of a mission, and from which day; before the first change it is as `MISSION_LIST` begins it. */
export type MissionTerms = Pick<Mission, 'points' | 'title' | 'text' | 'description' | 'limit'> & { isActive: boolean }
export type MissionChange = { code: MissionCode; fromDay: RomeDay; terms: MissionTerms }

/** LOY-003. What awards points as the club begins. Each thing counts once, however often it is done. */
export const MISSION_LIST: readonly Mission[] = [
  {
    code: 'complete-profile',
    kind: 'profile-completed',
    points: 100,
    icon: 'user',
    title: 'Completa il profilo',
    text: 'Aggiungi codice fiscale e data di nascita: servono anche agli attestati ECM.',
    description: 'Profilo completato',
    link: { to: '/profilo/dati-personali', label: 'Vai ai dati personali' },
    limit: { times: 1, per: 'life' },
    countsFromBefore: true,
  },
  {
    code: 'publish-card',
    kind: 'card-published',
    points: 80,
    icon: 'user',
    title: 'Pubblica la tua scheda',
    text: 'Fatti trovare da pazienti e colleghi nell’elenco dei professionisti.',
    description: 'Scheda professionale pubblicata',
    link: { to: '/profilo/la-mia-scheda', label: 'Vai alla scheda' },
    limit: { times: 1, per: 'life' },
    countsFromBefore: true,
  },
  {
    code: 'pass-course',
    kind: 'course-passed',
    points: 50,
    icon: 'document',
    title: 'Supera un corso ECM',
    text: 'Ogni corso concluso con la prova finale vale punti, una volta sola.',
    description: 'Corso ECM superato',
    link: { to: '/corsi-ecm-fad', label: 'Vai ai corsi' },
    limit: null,
    countsFromBefore: false,
  },
  {
    code: 'read',
    kind: 'content-read',
    points: 5,
    icon: 'document',
    title: 'Leggi e resta aggiornato',
    text: 'Ogni articolo letto fino in fondo, fino a venti al mese.',
    description: 'Articolo letto',
    link: { to: '/news-approfondimenti', label: 'Vai alle news' },
    limit: { times: 20, per: 'month' },
    countsFromBefore: false,
  },
  {
    code: 'invite',
    kind: 'member-invited',
    points: 200,
    icon: 'chat',
    title: 'Invita un collega',
    text: 'Quando si iscrive con il tuo invito i punti arrivano a te, fino a dieci colleghi l’anno.',
    description: 'Un collega invitato si è iscritto',
    link: { to: '/profilo/il-mio-programma-fedelta#invita', label: 'Il tuo invito' },
    limit: { times: 10, per: 'year' },
    countsFromBefore: false,
  },
]

/** A mission as it is on a day. */
export function termsOn(changes: readonly MissionChange[], code: MissionCode, day: RomeDay): MissionTerms {
  const last = changes
    .filter((change) => change.code === code && change.fromDay <= day)
    .reduce<MissionChange | null>((found, change) => (found && found.fromDay > change.fromDay ? found : change), null)
  if (last) return last.terms
  const begun = MISSION_LIST.find((mission) => mission.code === code)
  if (!begun) throw new Error(`There is no mission ${code}.`)
  const { points, title, text, description, limit } = begun
  return { points, title, text, description, limit, isActive: true }
}

/** The missions that award points on a day. */
export function missionsOn(changes: readonly MissionChange[], day: RomeDay): Mission[] {
  return MISSION_LIST.flatMap((mission) => {
    const { isActive, ...terms } = termsOn(changes, mission.code, day)
    return isActive ? [{ ...mission, ...terms }] : []
  })
}

export type Award = { fact: Fact; mission: Mission }

/**
 * Which of the facts just heard award points. `before` are the instants at which each mission was already awarded, for its limit.
 */
export function awardsFor(
  heard: readonly Fact[],
  before: Readonly<Partial<Record<MissionCode, readonly Date[]>>>,
  membership: Membership,
  changes: readonly MissionChange[] = [],
): Award[] {
  const awarded = new Map(MISSION_LIST.map(({ code }) => [code, [...(before[code] ?? [])]]))
  const awards: Award[] = []
  for (const fact of heard) {
    const begun = MISSION_LIST.find(({ kind }) => kind === fact.kind)
    if (!begun) continue
    // What was promised on the day the points are of: a change of today takes nothing from what was done yesterday.
    const day = romeDayOf(awardedAt(fact, begun, membership))
    const mission = missionsOn(changes, day).find(({ code }) => code === begun.code)
    if (!mission) continue
    if (!mission.countsFromBefore && subscriptionTypeAt(membership, fact.happenedAt) !== 'PREMIUM') continue
    const instants = awarded.get(mission.code) ?? []
    if (!isWithinLimit(mission, instants, fact.happenedAt) || !isWithinBound(mission, instants, fact.happenedAt))
      continue
    instants.push(fact.happenedAt)
    awards.push({ fact, mission })
  }
  return awards
}

function isWithinLimit({ limit }: Mission, instants: readonly Date[], at: Date): boolean {
  if (!limit) return true
  const stretch = (instant: Date) =>
    limit.per === 'life' ? '' : romeDayOf(instant).slice(0, limit.per === 'year' ? 4 : 7)
  return instants.filter((instant) => stretch(instant) === stretch(at)).length < limit.times
}

/** IDN-012. Whatever the desk promises, one member earns for so many colleagues in a year and no more. */
export const MOST_COLLEAGUES_A_YEAR = 20

function isWithinBound(mission: Mission, instants: readonly Date[], at: Date): boolean {
  if (mission.kind !== 'member-invited') return true
  return isWithinLimit({ ...mission, limit: { times: MOST_COLLEAGUES_A_YEAR, per: 'year' } }, instants, at)
}

/** The name under which an award is written, once. */
export function awardKey({ kind, subject }: Pick<Fact, 'kind' | 'subject'>): string {
  return `mission:${kind}:${subject}`
}

/** What was done before the first subscription is awarded when it begins: its points must not end before they can be used. */
export function awardedAt(
  { happenedAt }: Pick<Fact, 'happenedAt'>,
  { countsFromBefore }: Pick<Mission, 'countsFromBefore'>,
  { premiumPeriods }: Membership,
): Date {
  const first = premiumPeriods.map(({ start }) => start).toSorted((a, b) => a.getTime() - b.getTime())[0]
  return countsFromBefore && first && first > happenedAt ? first : happenedAt
}

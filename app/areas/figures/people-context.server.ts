import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { daysBetween } from './day-store.server.ts'
import type { Figure } from './model.ts'
import { formatFigure } from './number-rules.ts'
import type { PeopleGroup } from './people-rules.ts'
import { type CountedPerson, listCountedPeople } from './people-store.server.ts'
import { stretchInWords, wholeOf } from './points-rules.ts'
import type { Question } from './question-rules.ts'
import { clubDays, readFigures } from './shown-context.server.ts'
import { isUnsaid } from './small-number-rules.ts'
import { groupName } from './split-copy.ts'
import { readToday } from './today-context.server.ts'

const PAGE_SIZE = 100

export type PeopleOfNumber = {
  readonly title: string
  readonly lead: string
  readonly isOfOneDay: boolean
  readonly rows: readonly CountedPerson[]
  readonly pages: number
}

/** FIG-051. Whom a number of Numeri counts; null where the number is not there, or is not said (FIG-048). */
export async function peopleOfNumber(
  db: Db,
  figure: Figure,
  question: Question,
  { group, page, now }: { group: PeopleGroup | null; page: number; now: Date },
): Promise<PeopleOfNumber | null> {
  const { until } = await clubDays(db, now)
  const [shown] = await readFigures(db, [figure], { ...question, split: group?.split ?? null }, now)
  const said = shown && (group ? shown.series.find(({ value }) => value === group.value) : shown.series[0])
  // What is not said of one group is not said of the others either, which would tell it.
  if (!shown || !said || shown.series.some(({ amounts }) => amounts.some(isUnsaid))) return null
  const number = wholeOf(
    said.amounts.map((amount) => (typeof amount === 'bigint' ? amount : null)),
    figure.kind,
  )
  if (number === null) return null
  const [first, last] = [shown.points[0]?.from, shown.points.at(-1)?.to]
  const today = romeDayOf(now)
  const isToday = last === today
  const days = first && last ? countedDays({ from: first, to: last, until, today }, figure.kind) : []
  const at = isToday ? (await readToday(db, now)).at : now
  const asked = { figure, days, group, at, now }
  const { rows, count, members } = await listCountedPeople(db, {
    ...asked,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  if (rows.length === 0 && page > 1) return null
  const stretch = days[0] && days.at(-1) ? { from: days[0], to: days.at(-1) ?? days[0] } : null
  const of = group ? `, ${groupName(group.split, group.value)}` : ''
  return {
    title: `${figure.name}${of}${stretch ? `, ${stretchInWords(stretch)}` : ''}`,
    lead: inWords({ number: formatFigure(number, 'people'), members, isNow: isToday && figure.kind === 'level', days }),
    isOfOneDay: days.length <= 1,
    rows,
    pages: Math.ceil(count / PAGE_SIZE),
  }
}

type Stretch = { from: RomeDay; to: RomeDay; until: RomeDay; today: RomeDay }

/** The days that the number is made of: of a level the last one that was counted. */
function countedDays({ from, to, until, today }: Stretch, kind: Figure['kind']): RomeDay[] {
  const over = to < until ? to : until
  const past = from <= over ? daysBetween(from, over) : []
  const days = to === today ? [...past, today] : past
  return kind === 'level' ? days.slice(-1) : days
}

type Told = { number: string; members: number; isNow: boolean; days: readonly RomeDay[] }

function inWords({ number, members, isNow, days }: Told): string {
  if (isNow) return `${number} oggi, finora.`
  const still = formatFigure(BigInt(members), 'people')
  if (days.length > 1) return `${number} in questi giorni, di cui ${still} di chi è ancora nel Club.`
  const [day] = days
  return `${number} ${day ? `il ${formatDateIt(day)}` : 'in questi giorni'}: di queste persone ${still} sono ancora nel Club.`
}

import { listClubRewards } from '#areas/loyalty/reward-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeMonths, formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import type { Asking, FigureList } from './lists-context.server.ts'
import { countAble, LATE_REWARD_DAYS, listAskedRewards } from './loyalty-lists-store.server.ts'
import { formatFigure, formatPercent } from './number-rules.ts'
import { linked } from './people-rules.ts'
import type { Period } from './period-rules.ts'
import { POINT_VALUE_PATH, thousandthsInEuro } from './point-value-rules.ts'
import { findPointValue, readUsedPoints } from './point-value-store.server.ts'

const MOST_REWARDS = 20
const plain = (amount: number, unit: 'times' | 'people' | 'points' = 'times') => formatFigure(BigInt(amount), unit)

/** FIG-044. Which rewards are asked for, refused and late, and how many could ask for one. */
export async function loyaltyLists(db: Db, { from, to }: Period, asking: Asking): Promise<FigureList[]> {
  const { now } = asking
  const [asked, offered] = await Promise.all([
    listAskedRewards(db, { from, to, now, limit: MOST_REWARDS }),
    listClubRewards(db, { today: romeDayOf(now) }),
  ])
  const [cheapest] = offered
    .flatMap(({ reward }) => (reward.isOver ? [] : reward))
    .toSorted((one, other) => one.points - other.points)
  return [
    {
      title: 'Premi chiesti',
      note: `In ritardo: chiesti da più di ${LATE_REWARD_DAYS} giorni e non ancora consegnati, oggi.`,
      heads: ['Premio', 'Chiesti', 'Rifiutati', 'In ritardo'],
      rows: asked.map(({ title, asked: times, refused, late }) => ({
        name: title,
        cells: [plain(times), plain(refused), plain(late)],
      })),
      empty: 'Nessun premio chiesto in questo periodo.',
    },
    {
      title: 'Chi può chiedere un premio',
      ...(cheapest && { note: `Il premio del Club che costa meno è «${cheapest.title}».` }),
      heads: ['', 'Oggi'],
      rows: cheapest
        ? [
            { name: 'Punti del premio meno caro', cells: [plain(cheapest.points, 'points')] },
            {
              name: 'Iscritti che ne hanno abbastanza',
              cells: [
                linked(
                  plain(await countAble(db, cheapest.points, now), 'people'),
                  asking.may('members.read')
                    ? `/redazione/iscritti?punti=almeno:${cheapest.points}&redazione=no&account-chiuso=no`
                    : null,
                ),
              ],
            },
          ]
        : [],
      empty: 'Il Club non offre premi suoi.',
    },
    ...(asking.may('figures.money') ? [await valueList(db, asking)] : []),
  ]
}

const OLD_MONTHS = 24

/** FIG-045. What a point is thought to cost, beside what was really used of those that are old enough to say so. */
async function valueList(db: Db, { now, may }: Asking): Promise<FigureList> {
  const today = romeDayOf(now)
  const [value, { earned, used }] = await Promise.all([
    findPointValue(db, today),
    readUsedPoints(db, addRomeMonths(today, -OLD_MONTHS)),
  ])
  const share = earned === 0n ? 'nessuno ancora' : formatPercent(Number((used * 1000n) / earned) / 1000)
  return {
    title: 'Quanto vale un punto',
    note: 'Quanto possono costare è una stima per il commercialista. I giorni passati tengono il valore che avevano.',
    heads: ['', 'Oggi'],
    rows: [
      ...(value
        ? [
            { name: 'Valore di un punto', cells: [thousandthsInEuro(value.thousandths)] },
            { name: 'Quota che si pensa sarà usata', cells: [`${value.share} %`] },
            { name: 'Deciso dal', cells: [formatDateIt(value.fromDay)] },
          ]
        : [{ name: 'Prima decidi quanto vale un punto.', cells: [''] }]),
      { name: `Quota usata davvero dei punti di almeno ${OLD_MONTHS} mesi fa`, cells: [share] },
      ...(may('club.write') ? [{ name: 'Decidi il valore', to: POINT_VALUE_PATH, cells: [''] }] : []),
    ],
    empty: '',
  }
}

import { listClubRewards } from '#areas/loyalty/reward-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import type { FigureList } from './lists-context.server.ts'
import { countAble, LATE_REWARD_DAYS, listAskedRewards } from './loyalty-lists-store.server.ts'
import { formatFigure } from './number-rules.ts'
import type { Period } from './period-rules.ts'

const MOST_REWARDS = 20
const plain = (amount: number, unit: 'times' | 'people' | 'points' = 'times') => formatFigure(BigInt(amount), unit)

/** FIG-044. Which rewards are asked for, refused and late, and how many could ask for one. */
export async function loyaltyLists(db: Db, { from, to }: Period, { now }: { now: Date }): Promise<FigureList[]> {
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
              cells: [plain(await countAble(db, cheapest.points, now), 'people')],
            },
          ]
        : [],
      empty: 'Il Club non offre premi suoi.',
    },
  ]
}

import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { countedLately } from '#platform/counted-lately.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { questionPairs } from '#platform/pure/list-question.ts'
import { readableQuery } from '#platform/pure/question.ts'
import type { ListView } from './model.ts'
import { type AskedRows, askRows } from './question-context.server.ts'
import { countRows, type DeskList, type StandingView } from './row-store.server.ts'
import { listViewsFor } from './view-store.server.ts'

/** What a view keeps of a question. */
export const queryOf = ({ listed }: Pick<AskedRows, 'listed'>) => readableQuery(questionPairs(listed))

const COUNTED = 10_000
const EVERYTHING: readonly StandingView[] = [{ label: 'Tutti', query: '' }]

/** DSK-015. The views of the list as tabs, those of the team with their count; and what can be done with the one that is open. */
export async function viewsAt(db: Db, list: DeskList, asked: AskedRows, staff: Member, now: Date) {
  const views = await listViewsFor(db, list.name, staff.id)
  const current = views.find(({ id }) => id === asked.listed.view) ?? null
  const query = queryOf(asked)
  const standing = (list.views ?? EVERYTHING).map(async (view) => ({
    label: view.label,
    to: view.query === '' ? list.path : `${list.path}?${view.query}`,
    count: view.query === '' ? null : inWords(await countNow(db, list, view.query, now)),
    isCurrent: current === null && (query === view.query || list.views === undefined),
  }))
  const tabs = views.map(async (view) => ({
    label: view.name,
    to: viewAddress(list, view),
    count: view.isShared ? await countLately(db, list, view.query, now) : null,
    isCurrent: view.id === current?.id,
  }))
  return {
    tabs: await Promise.all([...standing, ...tabs]),
    current: current && {
      id: current.id,
      name: current.name,
      seen: current.version,
      isShared: current.isShared,
      isChanged: current.query !== query,
      mayChange: current.authorId === staff.id || staffMay(staff, 'team.write'),
    },
  }
}

export const viewAddress = ({ path }: Pick<DeskList, 'path'>, { id, query }: Pick<ListView, 'id' | 'query'>) =>
  `${path}?${query === '' ? '' : `${query}&`}vista=${id}`

async function countNow(db: Db, list: DeskList, query: string, now: Date): Promise<number> {
  const { question } = await askRows(db, list, new URLSearchParams(query))
  return countRows(db, list, question, now, COUNTED + 1)
}

/** A list, or how to come by one that is gathered: only when it is counted. */
type Countable = DeskList | { name: string; seenBy?: string; load: () => Promise<DeskList> }

/** How many a view holds, in words, as of this minute; null where it cannot be said. */
export async function countLately(db: Db, list: Countable, query: string, now: Date): Promise<string | null> {
  const key = `${list.name} ${list.seenBy ?? ''} ${query}`
  const count = await countedLately(db, {
    key,
    now,
    count: async () => countNow(db, 'load' in list ? await list.load() : list, query, now),
  })
  return count === null ? null : inWords(count)
}

const inWords = (count: number) => (count > COUNTED ? `più di ${formatCount(COUNTED)}` : formatCount(count))

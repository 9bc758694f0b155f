import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import { questionPairs } from '#platform/pure/list-question.ts'
import { createMemory } from '#platform/pure/memory.ts'
import { readableQuery } from '#platform/pure/question.ts'
import type { ListView } from './model.ts'
import { type AskedRows, askRows } from './question-context.server.ts'
import { countRows, type DeskList } from './row-store.server.ts'
import { listViewsFor } from './view-store.server.ts'

/** What a view keeps of a question. */
export const queryOf = ({ listed }: Pick<AskedRows, 'listed'>) => readableQuery(questionPairs(listed))

const COUNTED = 10_000
const COUNT_MS = 60_000

const remembered = createMemory<Promise<number>>(200)

/** DSK-015. The views of the list as tabs, those of the team with their count; and what can be done with the one that is open. */
export async function viewsAt(db: Db, list: DeskList, asked: AskedRows, staff: Member, now: Date) {
  const views = await listViewsFor(db, list.name, staff.id)
  const current = views.find(({ id }) => id === asked.listed.view) ?? null
  const query = queryOf(asked)
  const tabs = await Promise.all(
    views.map(async (view) => ({
      label: view.name,
      to: viewAddress(list, view),
      count: view.isShared ? countInWords(await countOf(db, list, view, now)) : null,
      isCurrent: view.id === current?.id,
    })),
  )
  return {
    tabs: [{ label: 'Tutti', to: list.path, count: null, isCurrent: current === null }, ...tabs],
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

/** A count is asked once a minute by each process, whoever looks at the tabs. */
function countOf(db: Db, list: DeskList, { id, version, query }: ListView, now: Date): Promise<number> {
  const minute = Math.floor(now.getTime() / COUNT_MS)
  return remembered(`${id} ${version} ${minute}`, async () => {
    const { question } = await askRows(db, list, new URLSearchParams(query))
    return countRows(db, list, question, now, COUNTED + 1)
  })
}

const countInWords = (count: number) =>
  count > COUNTED ? `più di ${COUNTED.toLocaleString('it-IT')}` : count.toLocaleString('it-IT')

import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { type ListView, MEMBER_LIST } from '#areas/segments/model.ts'
import { type AskedMembers, askMembers } from '#areas/segments/question-context.server.ts'
import { countMembers } from '#areas/segments/store.server.ts'
import { listViewsFor } from '#areas/segments/view-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { questionPairs } from '#platform/pure/list-question.ts'
import { createMemory } from '#platform/pure/memory.ts'
import { readableQuery } from '#platform/pure/question.ts'
import { MEMBERS_PATH } from './member-copy.ts'

/** What a view keeps of a question. */
export const queryOf = ({ listed }: AskedMembers) => readableQuery(questionPairs(listed))

const COUNTED = 10_000
const COUNT_MS = 60_000

const remembered = createMemory<Promise<number>>(200)

/** DSK-015. The views of the list as tabs, those of the team with their count; and what can be done with the one that is open. */
export async function viewsAt(db: Db, asked: AskedMembers, staff: Member, now: Date) {
  const views = await listViewsFor(db, MEMBER_LIST, staff.id)
  const current = views.find(({ id }) => id === asked.listed.view) ?? null
  const query = queryOf(asked)
  const tabs = await Promise.all(
    views.map(async (view) => ({
      label: view.name,
      to: addressOf(view),
      count: view.isShared ? countInWords(await countOf(db, view, now)) : null,
      isCurrent: view.id === current?.id,
    })),
  )
  return {
    tabs: [{ label: 'Tutti', to: MEMBERS_PATH, count: null, isCurrent: current === null }, ...tabs],
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

export const addressOf = ({ id, query }: Pick<ListView, 'id' | 'query'>) =>
  `${MEMBERS_PATH}?${query === '' ? '' : `${query}&`}vista=${id}`

/** A count is asked once a minute by each process, whoever looks at the tabs. */
function countOf(db: Db, { id, version, query }: ListView, now: Date): Promise<number> {
  const minute = Math.floor(now.getTime() / COUNT_MS)
  return remembered(`${id} ${version} ${minute}`, async () => {
    const { question } = await askMembers(db, new URLSearchParams(query))
    return countMembers(db, question, now, COUNTED + 1)
  })
}

const countInWords = (count: number) =>
  count > COUNTED ? `più di ${COUNTED.toLocaleString('it-IT')}` : count.toLocaleString('it-IT')

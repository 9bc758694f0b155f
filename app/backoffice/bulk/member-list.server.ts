import { bulkListOf } from '#areas/bulk/list-context.server.ts'
import { listStandings } from '#areas/segments/standing-store.server.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'

/** DSK-020 */
const WORKS_HERE = 'Fa parte della redazione'
const ANY_TIME = { now: new Date(0) }

/** DSK-018. The list of members, as acts on many choose from it. */
export const memberBulkList = bulkListOf(
  {
    ...MEMBERS,
    one: 'iscritto',
    many: 'iscritti',
    leftOut: async (db, ids) => {
      const standings = await listStandings(db, ids, ANY_TIME)
      return new Map([...standings.values()].filter(({ isStaff }) => isStaff).map(({ id }) => [id, WORKS_HERE]))
    },
    named: ({ id, surname, name, username }) => ({
      id,
      name: `${surname} ${name}`,
      to: `${MEMBERS_PATH}/${username}`,
    }),
  },
  () => MEMBERS,
)

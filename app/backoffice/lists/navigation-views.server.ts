import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { listAllViewsFor } from '#areas/lists/view-store.server.ts'
import { countLately, viewAddress } from '#areas/lists/views-context.server.ts'
import { inTime } from '#platform/counted-lately.ts'
import type { Db } from '#platform/db/database.server.ts'
import { LISTS } from './lists.server.ts'

export type NavigationView = { id: string; label: string; to: string; count: string | null }

/**
 * DSK-015. The views of somebody and those of the team, by the place whose list they are of. Those of the team are counted one after the
 * other: what is not counted in time is said on the next page.
 */
export async function viewsByPlace(
  db: Db,
  { member, now }: { member: Member; now: Date },
): Promise<Map<string, NavigationView[]>> {
  const views = await listAllViewsFor(db, member.id)
  const named = LISTS.filter(({ name }) => views.some(({ list }) => list === name))
  const lists = await Promise.all(
    named
      .filter(({ permissions }) => staffMay(member, ...permissions))
      .map(async ({ name, path, isGathered, listFor }) => {
        const load = async () => listFor(member, { db, now })
        return isGathered ? { name, path, load } : load()
      }),
  )
  const known = views.flatMap((view) => {
    const list = lists.find(({ name }) => name === view.list)
    return list ? { view, list } : []
  })
  const counts = new Map<string, string | null>()
  const counting = async () => {
    for (const { view, list } of known)
      if (view.isShared) counts.set(view.id, await countLately(db, list, view.query, now))
    return counts.size
  }
  await inTime(counting())
  const places = new Map<string, NavigationView[]>()
  for (const { view, list } of known) {
    const line = { id: view.id, label: view.name, to: viewAddress(list, view), count: counts.get(view.id) ?? null }
    places.set(list.path, [...(places.get(list.path) ?? []), line])
  }
  return places
}

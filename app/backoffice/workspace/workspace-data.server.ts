import { getDeskChoices } from '#areas/account/desk-choice-store.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import { DESK_PARTS, type DeskPlace, deskOf } from '../desk.ts'
import { type NavigationView, viewsByPlace } from '../lists/navigation-views.server.ts'
import { countWaiting, type PlaceCount } from '../waiting.server.ts'

export type NavigationPlace = Pick<DeskPlace, 'path' | 'title' | 'icon' | 'isFolded'> &
  Partial<PlaceCount> & { views?: readonly NavigationView[] }
export type NavigationPart = { title: string; places: NavigationPlace[] }

/** DSK-001, DSK-002. What stands around a page of the desk; without the navigation for whoever may not enter. */
export async function workspaceData({ member, desk }: Viewer, { db, now, club, hasGallery = false }: PageParts) {
  const { name, logo, quotes } = club
  if (!member || member.permissions.length === 0 || desk?.isClosed)
    return { club: { name, logo }, quotes, work: null, density: '' }
  const [choices, counts, views] = await Promise.all([
    getDeskChoices(db, member.id),
    countWaiting(db, { now, member }),
    viewsByPlace(db, { now, member }),
  ])
  const own = deskOf(member)
  const parts: NavigationPart[] = Object.entries(DESK_PARTS).map(([part, title]) => ({
    title,
    places: own
      .filter((place) => place.part === part)
      .map(({ path, title: name, icon, isFolded }) => ({
        path,
        title: name,
        icon,
        isFolded,
        ...counts.get(path),
        views: views.get(path) ?? [],
      })),
  }))
  return {
    club: { name, logo },
    quotes,
    density: choices.isDense ? 'dense' : '',
    work: {
      person: { name: member.name, surname: member.surname },
      permissions: member.permissions,
      parts: parts.filter(({ places }) => places.length > 0),
      choices,
      hasGallery: hasGallery && staffMay(member, 'club.write'),
    },
  }
}

export type Workspace = Awaited<ReturnType<typeof workspaceData>>
export type Work = NonNullable<Workspace['work']>

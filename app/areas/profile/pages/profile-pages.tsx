import { Outlet, useNavigation } from 'react-router'
import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { mainProfession } from '#areas/professional-card/rules.ts'
import { findCardOf } from '#areas/professional-card/store.server.ts'
import { picturePath } from '#areas/professional-card/wire.ts'
import { creditsNow } from '#areas/standing/facts-context.server.ts'
import { Band } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { activatedOn, profileMenu, workInWords } from '../rules.ts'
import { ProfileHeader, type ProfileOwner } from '../ui/profile-header.tsx'
import { ProfileMenu } from '../ui/profile-menu.tsx'
import type { Route } from './+types/profile-pages'

/** PRF-001. Every page below is for members: whoever is not signed in is sent to do so, and comes back. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const audience = audienceOf(context)
  const { db, now } = partsOf(context)
  const [record, card, credits] = await Promise.all([
    findMemberById(db, member.id),
    findCardOf(db, member.id),
    creditsNow(db, { memberId: member.id, audience, now }),
  ])
  const owner: ProfileOwner = {
    username: member.username,
    name: `${member.name} ${member.surname}`,
    work: workInWords(record?.profession ?? null, card && mainProfession(card.details.professions)),
    picture: card && picturePath(card),
    activated: activatedOn(audience.type, member.registrationDate),
    credits,
  }
  return { owner, menu: profileMenu(audience) }
}

/** The greeting and the side menu around each page of the personal area. */
export default function ProfilePages({ loaderData: { owner, menu } }: Route.ComponentProps) {
  const { location } = useNavigation()
  const isComing = location?.pathname === '/profilo/dati-personali'
  return (
    <>
      <ProfileHeader owner={owner} />
      <Band space="small">
        <div className="grid gap-6 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-9 print:block">
          <ProfileMenu menu={menu} />
          <div className="min-w-0">
            {/* PRF-039 */}
            {isComing ? <p role="status">Caricamento...</p> : <Outlet />}
          </div>
        </div>
      </Band>
    </>
  )
}

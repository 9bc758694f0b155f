import { Outlet, useNavigation } from 'react-router'
import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { Band } from '#design/layout/layout.tsx'
import { activatedOn, profileMenu } from '../rules.ts'
import { ProfileHeader } from '../ui/profile-header.tsx'
import { ProfileMenu } from '../ui/profile-menu.tsx'
import type { Route } from './+types/profile-pages'

/** PRF-001. Every page below is for members: whoever is not signed in is sent to do so, and comes back. */
export function loader({ context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const audience = audienceOf(context)
  return {
    username: member.username,
    activated: activatedOn(audience.type, member.registrationDate),
    links: profileMenu(audience),
  }
}

/** The greeting and the side menu around each page of the personal area. */
export default function ProfilePages({ loaderData: { username, activated, links } }: Route.ComponentProps) {
  const { location } = useNavigation()
  const isComing = location?.pathname === '/profilo/dati-personali'
  return (
    <>
      <ProfileHeader username={username} activated={activated} />
      <Band space="small">
        <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12 print:block">
          <ProfileMenu links={links} />
          <div className="min-w-0">
            {/* PRF-039 */}
            {isComing ? <p role="status">Caricamento...</p> : <Outlet />}
          </div>
        </div>
      </Band>
    </>
  )
}

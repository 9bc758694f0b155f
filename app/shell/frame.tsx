import { Outlet, useNavigate } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { visibleMenus } from '#areas/content/rules.ts'
import { listMenus } from '#areas/content/store.server.ts'
import { PhoneCallProvider, usePhoneCall } from '#areas/content/ui/phone-call.ts'
import { AskProvider } from '#design/ask/ask.ts'
import { ToastRegion } from '#design/toast/toast-region.tsx'
import { SkipLink } from '#design/visually-hidden/visually-hidden.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { Route } from './+types/frame'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PersonProvider } from './person.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, club } = partsOf(context)
  const audience = audienceOf(context)
  return { club, type: audience.type, menus: visibleMenus(await listMenus(db), audience) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.club.name }]

/** What surrounds every page. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const { club, type, menus } = loaderData
  const isSignedIn = type !== 'SUSPECT'
  const navigate = useNavigate()
  const phoneCall = { ...usePhoneCall(), number: club.phone }
  return (
    <PersonProvider isSignedIn={isSignedIn}>
      <AskProvider value={() => navigate('/upgrade')}>
        <PhoneCallProvider value={phoneCall}>
          <SkipLink />
          <Header clubName={club.name} items={menus.main ?? []} isSignedIn={isSignedIn} />
          <main id="contenuto" tabIndex={-1} className="outline-none">
            <Outlet />
          </main>
          <Footer club={club} menus={menus} />
          <ToastRegion />
        </PhoneCallProvider>
      </AskProvider>
    </PersonProvider>
  )
}

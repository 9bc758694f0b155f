import { Outlet, useRouteLoaderData } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { visibleMenus } from '#areas/content/rules.ts'
import { listMenus } from '#areas/content/store.server.ts'
import { SkipLink } from '#design/visually-hidden/visually-hidden.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/frame'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PersonProvider } from './person.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = partsOf(context)
  const audience = audienceOf(context)
  return { type: audience.type, menus: visibleMenus(await listMenus(db), audience) }
}

/** What surrounds every page. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const { type, menus } = loaderData
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const isSignedIn = type !== 'SUSPECT'
  return (
    <PersonProvider isSignedIn={isSignedIn}>
      <SkipLink />
      <Header clubName={root?.club.name} items={menus.main ?? []} isSignedIn={isSignedIn} />
      <main id="contenuto" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      {root && <Footer club={root.club} menus={menus} />}
    </PersonProvider>
  )
}

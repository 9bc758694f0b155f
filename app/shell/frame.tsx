import { lazy, useMemo } from 'react'
import { Outlet } from 'react-router'
import { audienceOf, viewAsOf } from '#areas/audience/context.server.ts'
import { useArrivingPerson } from '#areas/audience/ui/person.ts'
import { PhoneCallProvider, usePhoneCall } from '#areas/content/ui/phone-call.ts'
import { CONSENT_QUESTION_ID } from '#areas/tracking/model.ts'
import { ConsentQuestion } from '#areas/tracking/ui/consent-question.ts'
import { TrackingProvider } from '#areas/tracking/ui/tracking-provider.tsx'
import { UntilSeen } from '#blocks/until-seen.tsx'
import { ToastRegion } from '#design/toast/toast-region.tsx'
import { SkipLink } from '#design/visually-hidden/visually-hidden.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { Route } from './+types/frame'
import { AskedDialogs } from './asked-dialogs.tsx'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { frameData } from './frame-data.server.ts'
import { Header } from './header.tsx'
import { TopBar } from './top-bar.tsx'

/** Of whoever looks as a member: nobody else's page carries it. */
const ViewAsBand = lazy(() => import('#areas/view-as/ui/view-as-band.tsx'))

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await frameData(audienceOf(context), partsOf(context))), viewAs: viewAsOf(context) }
}

/** A page in place of one that could not be shown has a title of its own. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => (error ? [] : [{ title: loaderData?.club.name }])

/** What surrounds every page. */
export default function Frame({ loaderData: frame }: Route.ComponentProps) {
  useArrivingPerson(frame.type !== 'SUSPECT')
  const defaults = usePhoneCall()
  const phoneCall = useMemo(() => ({ ...defaults, number: frame.club.phone }), [defaults, frame.club.phone])
  return (
    <AskedDialogs frame={frame}>
      <PhoneCallProvider value={phoneCall}>
        <SkipLink />
        <TrackingProvider />
        {frame.viewAs && <ViewAsBand {...frame.viewAs} />}
        <TopBar {...frame.topBar} />
        <Header frame={frame} />
        <UntilSeen id={CONSENT_QUESTION_ID}>
          <ConsentQuestion />
        </UntilSeen>
        <main id="contenuto" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
        <Footer club={frame.club} menus={frame.menus} />
        <BackToTop />
        <ToastRegion />
      </PhoneCallProvider>
    </AskedDialogs>
  )
}

import { useEffect } from 'react'
import { isRouteErrorResponse, Outlet, useLoaderData } from 'react-router'
import { UNPROVED } from '#areas/account/model.ts'
import { CONFIRM_EMAIL_PATH, UnprovedStrip } from '#areas/account/ui/unproved-strip.tsx'
import { noteVisit } from '#areas/audience/commands.server.ts'
import { viewAsOf, viewerOf } from '#areas/audience/context.server.ts'
import { CLOSED_WORDS } from '#areas/view-as/copy.ts'
import { toast } from '#design/toast/toast.ts'
import { NotAllowed } from '#platform/errors.ts'
import { SIGNED_OUT } from '#platform/http/ask-call.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { maskedEmail } from '#platform/pure/mailbox.ts'
import type { Route } from './+types/personal-pages'
import { ErrorPage, type Words } from './error-page.tsx'
import { SendAgain } from './send-again.tsx'
import { sendForSomebody, untilItCanArrive } from './sending.ts'
import { SendingNotice } from './sending-notice.tsx'

/** No form of a person leaves its page before it can arrive: a session that ended would take every word with it. Who leaves takes none. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => {
    if (request.method !== 'GET' && new URL(request.url).pathname !== '/esci') await untilItCanArrive(request.signal)
  },
]

/** DSK-036. Asked before any page below loads anything. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (viewAsOf(context)?.isClosed) throw new NotAllowed(CLOSED_WORDS)
  },
]

/** IDN-011. Whoever has not shown yet to have the mailbox reads it on every page of theirs. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = viewerOf(context)
  const { member } = viewer
  const { db, now } = partsOf(context)
  await noteVisit(db, viewer, now)
  const unproved = member && member.emailVerifiedAt === null ? maskedEmail(member.email) : null
  return { isSomebody: member !== null, unproved }
}

/** Marks the pages below it as personal: rendered for the viewer, never kept. */
export default function PersonalPages() {
  const { isSomebody = false, unproved } = useLoaderData<typeof loader | (() => undefined)>() ?? {}
  useEffect(() => {
    sendForSomebody(isSomebody)
    return () => sendForSomebody(false)
  }, [isSomebody])
  // Who left in another tab, or everywhere, is told how to go on without losing what is written here.
  useEffect(() => {
    const tell = () =>
      toast.warning('Il tuo accesso è finito. Accedi di nuovo e riprova: quello che hai scritto resta qui.', {
        label: 'Accedi',
        onPress: () => window.open('/login', '_blank'),
      })
    window.addEventListener(SIGNED_OUT, tell)
    return () => window.removeEventListener(SIGNED_OUT, tell)
  }, [])
  return (
    <>
      {unproved && <UnprovedStrip address={unproved} />}
      <Outlet />
      <SendingNotice />
    </>
  )
}

/** IDN-011. What is refused until the mailbox is proved says how to go on. */
const UNPROVED_WORDS: Words = {
  title: UNPROVED,
  text: 'Apri la lettera che ti abbiamo mandato. Se non arriva, o l’indirizzo è sbagliato, puoi farla partire di nuovo.',
  actions: [{ label: 'Invia di nuovo o cambia indirizzo', to: CONFIRM_EMAIL_PATH, variant: 'solid' }],
}

/** DSK-036 */
const CLOSED_TO_VIEW_AS: Words = {
  title: 'Questa parte resta chiusa',
  text: CLOSED_WORDS,
  actions: [{ label: 'Torna alla home', to: '/', variant: 'solid' }],
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const refusal = isRouteErrorResponse(error) ? error : null
  if (refusal?.data?.message === UNPROVED)
    return (
      <>
        {loaderData?.unproved && <UnprovedStrip address={loaderData.unproved} />}
        <ErrorPage error={error} words={UNPROVED_WORDS} />
      </>
    )
  if (refusal?.data?.message === CLOSED_WORDS) return <ErrorPage error={error} words={CLOSED_TO_VIEW_AS} />
  return refusal?.status === 401 ? <SendAgain error={refusal.data} /> : <ErrorPage error={error} />
}

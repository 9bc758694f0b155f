import { type MouseEvent, useEffect, useState } from 'react'
import { Outlet, useFetcher, useLocation, useNavigation } from 'react-router'
import { viewAsOf, viewerOf } from '#areas/audience/context.server.ts'
import { HeldPermissionsProvider } from '#areas/audience/ui/held-permissions.ts'
import ViewAsBand from '#areas/view-as/ui/view-as-band.tsx'
import { AskProvider } from '#design/ask/ask.ts'
import { CancelLabel } from '#design/dialog/confirm-dialog.tsx'
import { toast } from '#design/toast/toast.ts'
import { ToastRegion } from '#design/toast/toast-region.tsx'
import { SkipLink } from '#design/visually-hidden/visually-hidden.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { DESK_PATH } from '../desk-path.ts'
import { FindDialog } from '../workspace/find-dialog.tsx'
import { KeysDialog } from '../workspace/keys-dialog.tsx'
import { Navigation } from '../workspace/navigation.tsx'
import { PhoneBar } from '../workspace/phone-bar.tsx'
import { rememberPage } from '../workspace/recent-pages.ts'
import { Strip } from '../workspace/strip.tsx'
import { useDeskKeys } from '../workspace/use-desk-keys.ts'
import { workspaceData } from '../workspace/workspace-data.server.ts'
import { QuotesOfClub } from '../writing/quotes-of-club.ts'
import type { Route } from './+types/workspace'

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await workspaceData(viewerOf(context), partsOf(context))), viewAs: viewAsOf(context) }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  error ? [] : [{ title: `Redazione | ${loaderData?.club.name ?? ''}` }]

/** What a page of members would ask here leads nowhere: it is shown, and not used. */
const askNothing = () => void toast.warning('In redazione questo non si apre: è qui per essere guardato.')

/** The address stays as it is: a form with words unsaved would take another for a way out. */
function skip(event: MouseEvent): void {
  const content = document.getElementById('contenuto')
  if (!content) return
  // What is begun stands above the tabs of a page; the fields of a form stand under them.
  const work = content.querySelector('[data-begin]') ? null : content.querySelector<HTMLElement>('[data-work]')
  event.preventDefault()
  const start = work ?? content
  start.focus()
}

/** DSK-001. What surrounds every page of the desk, and nothing of what surrounds those of the club. */
export default function WorkspacePage({ loaderData: { club, quotes, work, viewAs } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const isComing = useNavigation().state !== 'idle'
  const fetcher = useFetcher()
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null)
  const find = () => setShown('palette')
  const close = () => setShown(null)
  useDeskKeys({
    hasLetterKeys: work?.choices.hasLetterKeys ?? false,
    paths: work ? [DESK_PATH, ...work.parts.flatMap(({ places }) => places.map(({ path }) => path))] : [],
    onFind: () => work && find(),
    onHelp: () => setShown('keys'),
    onFold: () =>
      fetcher.submit(
        { isFolded: work?.choices.isFolded ? 'no' : 'si' },
        { method: 'post', action: `${DESK_PATH}/scelte` },
      ),
  })
  useEffect(() => () => rememberPage(pathname, document.title), [pathname])
  return (
    <AskProvider value={askNothing}>
      <CancelLabel value="Torna indietro">
        <SkipLink onClick={skip} />
        <div className="flex min-h-dvh flex-col max-lg:pb-16">
          {viewAs && <ViewAsBand {...viewAs} />}
          <Strip club={club} work={work} onFind={find} onHelp={() => setShown('keys')} />
          <div className="flex grow">
            {work && <Navigation parts={work.parts} isFolded={work.choices.isFolded} />}
            <main
              id="contenuto"
              tabIndex={-1}
              aria-busy={isComing}
              className="relative min-w-0 grow border-line border-t bg-paper outline-none lg:rounded-tl-[12px] lg:border-l"
            >
              <HeldPermissionsProvider value={work?.permissions ?? []}>
                <QuotesOfClub value={quotes}>
                  <Outlet />
                </QuotesOfClub>
              </HeldPermissionsProvider>
            </main>
          </div>
          {work && <PhoneBar parts={work.parts} onFind={find} />}
        </div>
        {work && shown === 'palette' && <FindDialog parts={work.parts} onClose={close} />}
        <KeysDialog isOpen={shown === 'keys'} onClose={close} />
        <ToastRegion />
      </CancelLabel>
    </AskProvider>
  )
}

import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { isCataloguePath } from '#areas/loyalty/header-rules.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import { Logo } from '#design/logo/logo.tsx'
import type { FrameData } from './frame-data.server.ts'
import { MainNavigation } from './main-navigation.tsx'
import { MobileHeader } from './mobile-header.tsx'
import { SearchForm } from './search-form.tsx'

/** The server waits for it, so that it is in every document made for a member. */
const MemberCorner = lazy(() => import('./member-corner.tsx'))

/** SHL-011, LOY-017. Logo, search, what this type is invited to, notices and the person. */
export function Header({ frame }: { frame: FrameData }) {
  const isSignedIn = frame.type !== 'SUSPECT'
  const { pathname } = useLocation()
  return (
    <>
      {/* The first paint waits until the page begins below: half arrived, the buttons of the header moved under the hand. */}
      <link rel="expect" href="#contenuto" blocking="render" />
      <header
        className={cx(
          'relative z-30 border-line border-b print:hidden',
          isCataloguePath(pathname) ? 'bg-gold-tint' : 'bg-paper',
        )}
      >
        <Wrap className="flex min-h-16 items-center gap-3 max-[18rem]:flex-wrap max-[18rem]:py-2 lg:min-h-19 lg:gap-5">
          <Anchor
            to="/"
            aria-label={`${frame.club.name}, pagina iniziale`}
            className="flex min-w-0 items-center no-underline"
            data-event-code="AR100"
          >
            {/* On the smallest phones the mark stands for the name, which the link says aloud all the same. */}
            <Logo {...frame.club} className="max-[399px]:[&>span]:hidden" />
          </Anchor>
          <SearchForm className="hidden w-full max-w-[460px] lg:block" />
          <div className="ml-auto flex shrink-0 items-center gap-2 max-[18rem]:contents lg:gap-3">
            {isSignedIn ? (
              <Suspense>
                <MemberCorner frame={frame} />
              </Suspense>
            ) : (
              <Doors />
            )}
            <MobileHeader frame={frame} />
          </div>
        </Wrap>
      </header>
      <MainNavigation frame={frame} />
    </>
  )
}

/** SHL-012 */
function Doors() {
  return (
    <>
      <ButtonLink to="/login" variant="ghost">
        Accedi
      </ButtonLink>
      <ButtonLink to="/registrazione" className="max-lg:hidden">
        Registrati gratis
      </ButtonLink>
    </>
  )
}

import { type ReactNode, useEffect } from 'react'
import { preload } from 'react-dom'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { CONSENT_COOKIE } from '#areas/tracking/model.ts'
import { noticeVisit } from '#blocks/until-seen.tsx'
import stylesheet from '#design/app.css?url'
import { preloadedFontUrls } from '#design/fonts.ts'
import { ALIVE_EVENT } from '#platform/http/alive-event.ts'
import { keepPage, scrollKey, useKeptPage } from '#shell/keep-page.ts'
import { LateErrorPage } from '#shell/late-error-page.tsx'
import type { Route } from './+types/root'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage]

export function Layout({ children }: { children: ReactNode }) {
  const desk = useMatches().find(({ id }) => id === 'desk')?.loaderData as { density?: string } | undefined
  for (const href of preloadedFontUrls) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="it" data-answer-cookie={CONSENT_COOKIE} data-desk={desk && (desk.density ?? '')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101a26" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const { key } = useLocation()
  useEffect(() => noticeVisit(key), [key])
  useKeptPage()
  // For whoever must know that the page answers: presses made before, tests, and tools that look at it.
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    dispatchEvent(new Event(ALIVE_EVENT))
  }, [])
  return <Outlet />
}

/** Reached only when the frame itself cannot be drawn. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="grid min-h-dvh place-content-center">
      <LateErrorPage error={error} />
    </main>
  )
}

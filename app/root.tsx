import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { preloadedFontUrls } from '#design/fonts.ts'
import { ErrorPage } from '#shell/error-page.tsx'
import type { Route } from './+types/root'
import stylesheetUrl from './design/app.css?url'

export function Layout({ children }: { children: ReactNode }) {
  for (const href of preloadedFontUrls) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A precedence makes React write the stylesheet before the module preloads, which would delay the first paint. */}
        <link rel="stylesheet" href={stylesheetUrl} precedence="default" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101a26" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Reached only when the frame itself cannot be drawn. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="grid min-h-dvh place-content-center">
      <ErrorPage error={error} />
    </main>
  )
}

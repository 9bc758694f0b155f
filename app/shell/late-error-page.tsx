import { lazy, Suspense } from 'react'

const ErrorPage = lazy(() => import('./error-page.tsx').then((part) => ({ default: part.ErrorPage })))

/** Its code is fetched with the refusal that it shows: a page without one does not carry it. */
export function LateErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  )
}

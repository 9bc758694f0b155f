import { Outlet } from 'react-router'
import type { Route } from './+types/public-pages'
import { LateErrorPage } from './late-error-page.tsx'

/** Marks the pages below it as public: their documents are kept per audience. */
export default function PublicPages() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LateErrorPage error={error} />
}

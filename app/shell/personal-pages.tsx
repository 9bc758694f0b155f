import { Outlet } from 'react-router'
import type { Route } from './+types/personal-pages'
import { ErrorPage } from './error-page.tsx'

/** Marks the pages below it as personal: rendered for the viewer, never kept. */
export default function PersonalPages() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

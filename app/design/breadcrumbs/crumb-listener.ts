import { createContext } from 'react'
import type { Crumb } from './breadcrumbs.tsx'

/** Told of the crumbs a page draws, where somebody listens: the server, which tells search engines. In the browser nobody does. */
export const CrumbListener = createContext<((crumbs: readonly Crumb[]) => void) | null>(null)

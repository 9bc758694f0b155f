import { createContext, type ReactNode, use } from 'react'
import type { RegionName } from '../model.ts'

/** What editors placed around an area's own page, already drawn: an area may not know blocks, so the frame passes them. */
export type DrawnRegions = { readonly [Name in RegionName]?: ReactNode }

const RegionsContext = createContext<DrawnRegions>({})

export const RegionsProvider = RegionsContext.Provider

/** SHL-001. The place an area's page lends to editors. Empty when they put nothing there. */
export function Region({ name }: { name: RegionName }) {
  return <>{use(RegionsContext)[name]}</>
}

import { Outlet } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import type { Route } from './+types/staff-pages'

/** Asked before any page below loads anything, so that a new one cannot forget to ask; each may ask for more. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    staffOf(context, 'editor', 'operator')
  },
]

/** Nothing to load; it is here that whoever may not enter is refused, in the frame. */
export const loader = () => null

export default function StaffPages() {
  return <Outlet />
}

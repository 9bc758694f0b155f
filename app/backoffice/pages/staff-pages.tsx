import { Outlet } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { untilItCanArrive } from '../sending.ts'
import { SendingNotice } from '../sending-notice.tsx'
import type { Route } from './+types/staff-pages'

/** Asked before any page below loads anything, so that a new one cannot forget to ask; each may ask for more. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    staffOf(context, 'editor', 'operator')
  },
]

/** No form of the desk leaves its page before it can arrive. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => {
    if (request.method !== 'GET') await untilItCanArrive(request.signal)
  },
]

/** Nothing to load; it is here that whoever may not enter is refused, in the frame. */
export const loader = () => null

export default function StaffPages() {
  return (
    <>
      <Outlet />
      <SendingNotice />
    </>
  )
}

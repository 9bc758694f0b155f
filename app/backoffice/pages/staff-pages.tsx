import { Outlet, useLoaderData } from 'react-router'
import { anyStaffOf, SECOND_FACTOR_PATH, viewerOf } from '#areas/audience/context.server.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { Route } from './+types/staff-pages'

/** Asked before any page below loads anything, so that a new one cannot forget to ask; each may ask for more. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    anyStaffOf(context)
  },
]

/** It is here that whoever may not enter is refused, in the frame; and that whoever needs a second factor is told how long is left. */
export function loader({ context }: Route.LoaderArgs) {
  const { desk } = viewerOf(context)
  return { daysLeft: desk && !desk.isClosed ? desk.daysLeft : null, path: SECOND_FACTOR_PATH }
}

export default function StaffPages() {
  // Absent where the layout is drawn around an error.
  const told = useLoaderData<typeof loader | (() => undefined)>()
  return (
    <>
      {told && told.daysLeft !== null && <FactorReminder daysLeft={told.daysLeft} path={told.path} />}
      <Outlet />
    </>
  )
}

/** IDN-032 */
function FactorReminder({ daysLeft, path }: { daysLeft: number; path: string }) {
  return (
    <Wrap className="pt-4">
      <p className="rounded-field border-[1.5px] border-warning bg-warning-tint px-4 py-3">
        {daysLeft === 1 ? 'Ti resta un giorno' : `Ti restano ${daysLeft} giorni`} per aggiungere un secondo fattore: poi
        la redazione si chiude finché non lo aggiungi. <Link to={path}>Aggiungi un secondo fattore</Link>
      </p>
    </Wrap>
  )
}

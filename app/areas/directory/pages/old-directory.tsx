import { redirect } from 'react-router'
import type { Route } from './+types/old-directory'
import { handle as directory } from './directory.tsx'

export const handle = { query: directory.query }

/** DIR-001, DIR-002. The address one of the documents gives the directory; what was asked there is asked here. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/professionisti-sanitari${new URL(request.url).search}`, 301)
}

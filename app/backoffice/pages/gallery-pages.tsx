import { Outlet } from 'react-router'
import { viewerOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { Route } from './+types/gallery-pages'

/** DSK-010. For whoever develops: nowhere for editors and operators, nor in a club that did not ask for it. */
export function loader({ context }: Route.LoaderArgs) {
  const { member } = viewerOf(context)
  if (!member || !staffMay(member, 'club.write') || !partsOf(context).hasGallery)
    throw new NotFound('Questa pagina non c’è.')
  return null
}

export default function GalleryPages() {
  return <Outlet />
}

import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { sitemapFile, sitemapIndex } from '../sitemap.server.ts'
import type { Route } from './+types/sitemap'

/** Every public address, for search engines: an index, and the files it lists. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const map = 'file' in params && params.file ? await sitemapFile(parts, params.file) : await sitemapIndex(parts)
  if (map === null) throw new NotFound('Questa mappa non esiste.')
  return new Response(map, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

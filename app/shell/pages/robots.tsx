import { partsOf } from '#platform/http/page-parts.server.ts'
import type { Route } from './+types/robots'

/** What a search engine may walk, and where the map of the club is. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /redazione/',
    'Disallow: /api/',
    'Disallow: /profilo',
    `Sitemap: ${new URL('/sitemap.xml', partsOf(context).origin).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

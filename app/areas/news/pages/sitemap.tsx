import { itemPath } from '#areas/content/article-rules.ts'
import { listAddresses, listCategories } from '#areas/content/article-store.server.ts'
import { listPages } from '#areas/content/store.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { Route } from './+types/sitemap'

/** What the protocol lets one file hold. */
const MOST_ADDRESSES = 50_000
const OWN_PAGES = ['/news-approfondimenti', '/news-approfondimenti/categorie', '/risorse', '/edicola-digitale']

/** Every public address, for search engines. Addresses only: what is behind them is decided when they are opened. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, origin } = partsOf(context)
  const [pages, categories, items] = await Promise.all([
    listPages(db),
    listCategories(db),
    listAddresses(db, now, MOST_ADDRESSES - 1_000),
  ])
  const address = (path: string, date?: Date) =>
    `<url><loc>${new URL(path, origin).href}</loc>${date ? `<lastmod>${date.toISOString()}</lastmod>` : ''}</url>`
  const lines = [
    ...pages
      .filter(({ publishedNumber }) => publishedNumber !== null)
      .map(({ path, updatedAt }) => address(path, updatedAt)),
    ...OWN_PAGES.map((path) => address(path)),
    ...categories.map(({ slug }) => address(`/news-approfondimenti/${slug}`)),
    ...items.map((item) => address(itemPath(item), item.updatedAt)),
  ]
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('\n')}</urlset>`
  return new Response(map, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

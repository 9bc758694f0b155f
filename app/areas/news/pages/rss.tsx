import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { Route } from './+types/rss'

const FEED_ITEMS = 30

/** The newest items for feed readers: title and abstract, which are open to everybody, and never a body. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, origin, club } = partsOf(context)
  const items = await listCards(db, { types: NEWS_TYPES, offset: 0, rows: FEED_ITEMS }, now)
  const entries = items.map((item) => {
    const link = new URL(itemPath(item), origin).href
    return `<item><title>${xml(item.title)}</title><link>${link}</link><guid isPermaLink="false">${item.id}</guid><pubDate>${item.publicationDate.toUTCString()}</pubDate><category>${xml(item.category.label)}</category><description>${xml(item.abstract)}</description></item>`
  })
  const home = new URL('/news-approfondimenti', origin).href
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(club.name)}: News e Approfondimenti</title><link>${home}</link><description>Quello che è cambiato nella tua professione.</description><language>it</language><atom:link href="${home}/rss.xml" rel="self" type="application/rss+xml"/>${entries.join('\n')}</channel></rss>`
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

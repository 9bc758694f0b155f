import type { ReadableItem } from '#areas/content/article-model.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import type { Fact } from '#platform/pure/json-ld.ts'

/** What is not signed, or signed by the editorial staff, is the club's own; other signatures are people. */
const STAFF = /^(la )?redazione\b/i

export function articleFact(item: ReadableItem, { clubName, origin }: { clubName: string; origin: string }): Fact {
  const publisher = { '@type': 'Organization', name: clubName, url: `${origin}/` }
  const isOwn = !item.author || STAFF.test(item.author)
  return {
    '@type': 'Article',
    headline: item.title,
    description: item.abstract,
    datePublished: item.publicationDate.toISOString(),
    dateModified: item.updatedAt.toISOString(),
    inLanguage: 'it',
    isAccessibleForFree: !item.isCut,
    mainEntityOfPage: new URL(itemPath(item), origin).href,
    ...(item.picture.kind === 'photograph' && { image: new URL(item.picture.path, origin).href }),
    author: isOwn ? publisher : { '@type': 'Person', name: item.author },
    publisher,
  }
}

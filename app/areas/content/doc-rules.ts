import type { ContentCard } from './article-model.ts'
import type { ContentDoc } from './article-wire.ts'

/** The card again, in the browser. */
export function fromContentDoc(doc: ContentDoc): ContentCard {
  const slug = doc.link.slice(doc.link.lastIndexOf('/') + 1)
  const categorySlug = doc.category.url.slice(doc.category.url.lastIndexOf('/') + 1)
  return {
    ...doc,
    slug,
    publicationDate: new Date(doc.publicationDate),
    picture: doc.imgSrc
      ? { kind: 'photograph', path: doc.imgSrc, alt: '', width: 640, height: 344 }
      : { kind: 'drawing', key: doc.cover?.key ?? slug, category: doc.cover?.category ?? categorySlug },
    category: { slug: categorySlug, label: doc.category.label },
    useFlag: doc.flags[0] ?? null,
  }
}

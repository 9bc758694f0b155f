import { useEffect, useState } from 'react'
import type { ContentCard } from '#areas/content/article-model.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { Button } from '#design/button/button.tsx'
import { CardGrid } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'

type Picked = { slug: string; label: string; items: readonly ContentCard[] }

const KEPT_UNDER = 'camice-news-category'

/** NWS-008. Three categories, two items each; the choice is remembered while the browser is open. */
export function CategoryPicker({ categories }: { categories: readonly Picked[] }) {
  const [slug, setSlug] = useState(categories[0]?.slug)
  useEffect(() => {
    const kept = sessionStorage.getItem(KEPT_UNDER)
    if (kept && categories.some((category) => category.slug === kept)) setSlug(kept)
  }, [categories])
  const choose = (chosen: string) => {
    setSlug(chosen)
    sessionStorage.setItem(KEPT_UNDER, chosen)
  }
  const current = categories.find((category) => category.slug === slug)
  if (!current) return null
  return (
    <div>
      <div className="mb-5 flex flex-wrap gap-2">
        {categories.map((category) => (
          <Button
            key={category.slug}
            variant={category.slug === slug ? 'solid' : 'ghost'}
            aria-pressed={category.slug === slug}
            onClick={() => choose(category.slug)}
          >
            {category.label}
          </Button>
        ))}
      </div>
      <CardGrid columns={2}>
        {current.items.map((item) => (
          <ContentCardView key={item.id} item={item} />
        ))}
      </CardGrid>
      <Link look="standalone" to={`/news-approfondimenti/${current.slug}`} className="mt-4">
        Tutto su {current.label}
      </Link>
    </div>
  )
}

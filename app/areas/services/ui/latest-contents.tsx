import { useState } from 'react'
import type { ContentDoc } from '#areas/content/article-wire.ts'
import { Button } from '#design/button/button.tsx'
import { CardGrid } from '#design/layout/layout.tsx'
import { toast } from '#design/toast/toast.ts'
import { untilLate } from '#platform/http/ask-call.ts'
import { LIST_CONTENTS } from '../telemedicine-copy.ts'
import { ContentDocCard } from './content-doc-card.tsx'

type Answer = { data: { search: { results: ContentDoc[]; pageInfo: { endCursor: string | null } } } }

/** TEL-006, TEL-007. Nine contents and nine more; the button rests while they come and goes when there are no others. */
export function LatestContents({ first, endCursor }: { first: readonly ContentDoc[]; endCursor: string | null }) {
  const [docs, setDocs] = useState(first)
  const [cursor, setCursor] = useState(endCursor)
  const [isLoading, setLoading] = useState(false)
  const more = async () => {
    setLoading(true)
    try {
      const query = new URLSearchParams({ first: String(LIST_CONTENTS), after: cursor ?? '' })
      const response = await fetch(`/api/graphql/latest-contents?${query}`, { signal: untilLate() })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { results, pageInfo } = ((await response.json()) as Answer).data.search
      setDocs((shown) => [...shown, ...results])
      setCursor(pageInfo.endCursor)
    } catch {
      toast.failed('/graphql/latest-contents', more, 'Errore nel servizio /graphql/latest-contents')
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <CardGrid columns={3}>
        {docs.map((doc) => (
          <ContentDocCard key={doc.id} doc={doc} />
        ))}
      </CardGrid>
      {cursor !== null && (
        <p className="mt-8 text-center">
          <Button variant="ghost" disabled={isLoading} onClick={more}>
            Mostra altri
          </Button>
        </p>
      )}
    </>
  )
}

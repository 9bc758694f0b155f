import { postWords } from '#areas/content/post-rules.ts'
import { useFetchWhenSeen } from '#areas/content/ui/fetch-when-seen.ts'
import { Card, CardBody, CardMeta, CardTitle } from '#design/card/card.tsx'
import { CardGrid } from '#design/layout/layout.tsx'
import { Loading, Skeleton, SkeletonText } from '#design/skeleton/skeleton.tsx'
import { fromHealthNews, type HealthNewsWire } from '../home-wire.ts'
import { EXTERNAL_POSTS } from '../model.ts'

const PATH = '/health-news'
/** NWS-020 */
const FAILED = `Errore nel servizio /api${PATH}`

/** NWS-024…027. Four posts in four places; what is missing of a post has words of its own. */
export function HealthNewsList() {
  const { ref, fetched } = useFetchWhenSeen<HealthNewsWire>(`${PATH}?per_page=${EXTERNAL_POSTS}`, { failure: FAILED })
  return (
    <div ref={ref} className="min-h-64">
      {fetched.status === 'here' && (
        <CardGrid columns={4}>
          {fromHealthNews(fetched.data).map((post) => {
            const words = postWords(post)
            return (
              <Card key={words.link} className="min-h-64">
                <CardBody>
                  {post.section && <p className="eyebrow">{post.section}</p>}
                  <CardTitle to={words.link} isNewTab>
                    {words.title}
                  </CardTitle>
                  <p className="text-ink-soft">{words.excerpt}</p>
                  <CardMeta>{words.author}</CardMeta>
                </CardBody>
              </Card>
            )
          })}
        </CardGrid>
      )}
      {fetched.status === 'failed' && <p className="rounded-card bg-danger-tint p-5 text-danger">{FAILED}</p>}
      {(fetched.status === 'waiting' || fetched.status === 'loading') && (
        <Loading>
          <CardGrid columns={4}>
            {Array.from({ length: EXTERNAL_POSTS }, (_, at) => at).map((at) => (
              <div key={at} className="grid min-h-64 content-start gap-4 rounded-card bg-paper p-6 shadow-card">
                <Skeleton className="h-4 w-24" />
                <Skeleton className="h-6 w-4/5" />
                <SkeletonText lines={4} />
              </div>
            ))}
          </CardGrid>
        </Loading>
      )}
    </div>
  )
}

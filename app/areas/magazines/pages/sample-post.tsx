import { Badge } from '#design/badge/badge.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { NotFound } from '#platform/errors.ts'
import { STAND_IN_HEALTH_POSTS } from '#platform/outside/health-news/stand-in.server.ts'
import { STAND_IN_MAGAZINES_PATH, standInPostsOf } from '#platform/outside/magazines/stand-in.server.ts'
import { findMagazine } from '../rules.ts'
import type { Route } from './+types/sample-post'

/** The feed of health news of the stand-in stands beside its magazines. */
const HEALTH_NEWS = 'rassegna-salute'

/** An article of the stand-in, where the site of another would open. */
export async function loader({ params }: Route.LoaderArgs) {
  const post = findPost(params.magazine, params.post)
  if (!post) throw new NotFound()
  return post
}

function findPost(code: string, slug: string) {
  if (code === HEALTH_NEWS) {
    const post = STAND_IN_HEALTH_POSTS.find((one) => one.slug === slug)
    return post && { source: 'Rassegna della salute', back: '/', ...post }
  }
  const magazine = findMagazine(code)
  const post = standInPostsOf(code).find((one) => one.slug === slug)
  if (!magazine || !post) return undefined
  const { title, excerpt, author, category } = post
  return {
    source: magazine.title,
    back: `${STAND_IN_MAGAZINES_PATH}/${code}`,
    title,
    excerpt,
    author,
    section: category,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? 'Articolo' },
  { name: 'robots', content: 'noindex' },
]

export default function SamplePost({ loaderData }: Route.ComponentProps) {
  const { source, back, title, excerpt, author, section } = loaderData
  return (
    <Band space="small">
      <article aria-labelledby="titolo-articolo" className="mx-auto max-w-measure">
        <p className="flex flex-wrap gap-2">
          <Badge tone="gold">Testata di prova</Badge>
          <Badge>{section}</Badge>
        </p>
        <h1 id="titolo-articolo" className="mt-4 text-balance font-display text-title-xl">
          {title}
        </h1>
        <p className="mt-2 text-ink-soft">
          {author ? `${author}, ` : ''}
          {source}
        </p>
        <p className="mt-5 text-lg">{excerpt}</p>
        <p className="mt-5 text-ink-soft">
          Qui si aprirebbe il sito della testata. Finché il Club non ne collega una, di ogni articolo si legge soltanto
          l’inizio.
        </p>
        <p className="mt-5">
          <Link look="standalone" to={back}>
            Torna indietro
          </Link>
        </p>
      </article>
    </Band>
  )
}

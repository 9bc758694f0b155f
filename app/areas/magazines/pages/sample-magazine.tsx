import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { NotFound } from '#platform/errors.ts'
import { STAND_IN_MAGAZINES_PATH, standInPostsOf } from '#platform/outside/magazines/stand-in.server.ts'
import { slugOf } from '#platform/pure/text.ts'
import { MAGAZINES_PATH } from '../model.ts'
import { findMagazine } from '../rules.ts'
import type { Route } from './+types/sample-magazine'

/** A magazine of the stand-in: what it has written, by category. */
export async function loader({ params }: Route.LoaderArgs) {
  const magazine = findMagazine(params.magazine)
  if (!magazine) throw new NotFound()
  const posts = standInPostsOf(magazine.code).map(({ title, excerpt, category, slug }) => ({
    title,
    excerpt,
    category,
    path: `${STAND_IN_MAGAZINES_PATH}/${magazine.code}/${slug}`,
  }))
  const names = [...new Set(posts.map(({ category }) => category))]
  const categories = names.map((name) => ({
    id: slugOf(name),
    name,
    posts: posts.filter(({ category }) => category === name),
  }))
  return { magazine, categories }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.magazine.title ?? 'Testata' },
  { name: 'robots', content: 'noindex' },
]

export default function SampleMagazine({ loaderData }: Route.ComponentProps) {
  const { magazine, categories } = loaderData
  return (
    <Band space="small">
      <Breadcrumbs
        crumbs={[
          { label: 'Homepage', to: '/' },
          { label: 'Contenuti medico-scientifici', to: MAGAZINES_PATH },
          { label: magazine.title },
        ]}
      />
      <p className="mt-4">
        <Badge tone="gold">Testata di prova</Badge>
      </p>
      <h1 className="mt-3 font-display text-title-xl">{magazine.title}</h1>
      <p className="mt-3 max-w-measure text-ink-soft text-lg">
        {magazine.fromText}. Qui si aprirebbe il sito della testata: finché il Club non ne collega una, gli articoli
        sono questi.
      </p>
      {categories.map(({ id, name, posts }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-8">
          <h2 id={`${id}-title`} className="font-display text-title-m">
            {name}
          </h2>
          <ul className="mt-3 grid max-w-measure gap-4">
            {posts.map((post) => (
              <li key={post.path}>
                <Link to={post.path}>{post.title}</Link>
                <p className="text-ink-soft">{post.excerpt}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Band>
  )
}

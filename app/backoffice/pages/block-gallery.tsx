import { useLoaderData, useSearchParams } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { TabLinks } from '#design/tabs/tabs.tsx'
import { shownBlocks } from '../gallery/block-examples.server.ts'
import { BlockSection } from '../gallery/block-section.tsx'
import type { Route } from './+types/block-gallery'

export function loader({ context }: Route.LoaderArgs) {
  staffOf(context, 'club.write')
  return { blocks: shownBlocks() }
}

export const meta = () => [{ title: 'Galleria dei blocchi' }, { name: 'robots', content: 'noindex' }]

/** Everything an editor can place on a page, as readers will see it; `?solo=faq` shows that block alone. */
export default function BlockGallery() {
  const { blocks } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const theme = search.get('fondo') === 'scuro' ? 'dark' : 'light'
  const only = search.get('solo')
  return (
    <>
      <div className="bg-linear-to-b from-primary-tint to-ground">
        <Wrap className="grid gap-4 py-12 md:py-18">
          <p className="eyebrow">Redazione</p>
          <h1 className="max-w-[18ch] text-hero">I blocchi che si mettono in una pagina</h1>
          <p className="max-w-measure text-ink-soft text-lg">
            {blocks.length} blocchi, ciascuno con i suoi esempi. Gli stessi esempi sono anche le prove automatiche di
            disegno e di accessibilità. <Link to="/redazione/galleria">Vai ai componenti</Link>
          </p>
          <nav aria-label="Blocchi">
            <ul className="flex flex-wrap gap-x-5">
              {blocks.map(({ type }) => (
                <li key={type}>
                  <Link to={`#${type}`} className="inline-flex min-h-11 items-center">
                    {type}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <TabLinks
            label="Fondo su cui vedere gli esempi"
            links={[
              { label: 'Sul chiaro', to: '?', isCurrent: theme === 'light' },
              { label: 'Sullo scuro', to: '?fondo=scuro', isCurrent: theme === 'dark' },
            ]}
          />
        </Wrap>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-10 pb-24">
        {blocks
          .filter(({ type }) => !only || type === only)
          .map((block) => (
            <BlockSection key={block.type} block={block} theme={theme} />
          ))}
      </div>
    </>
  )
}

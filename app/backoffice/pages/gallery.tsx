import { useSearchParams } from 'react-router'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { TabLinks } from '#design/tabs/tabs.tsx'
import { ExampleSetView } from '../gallery/example-set-view.tsx'
import { GalleryIndex } from '../gallery/gallery-index.tsx'
import { sections } from '../gallery/sections.ts'

export const meta = () => [{ title: 'Galleria dei componenti' }, { name: 'robots', content: 'noindex' }]

/** Every piece the club is drawn with, in each of its states, on light and dark ground; `?solo=menu` shows that one. */
export default function Gallery() {
  const [search] = useSearchParams()
  const live = search.get('fondo') === 'scuro' ? 'dark' : 'light'
  const only = search.get('solo')
  const count = sections.reduce((sum, section) => sum + section.sets.length, 0)
  const shown = sections
    .map((section) => ({ ...section, sets: section.sets.filter(({ slug }) => !only || slug === only) }))
    .filter(({ sets }) => sets.length > 0)
  return (
    <>
      <div className="bg-linear-to-b from-primary-tint to-ground">
        <Wrap className="grid gap-4 py-12 md:py-18">
          <p className="eyebrow">Redazione</p>
          <h1 className="max-w-[18ch] text-hero">Tutti i pezzi con cui si costruisce il Club</h1>
          <p className="max-w-measure text-ink-soft text-lg">
            {count} componenti, in ogni loro stato, sul fondo chiaro e su quello scuro. Ciò che si vede qui è ciò che le
            pagine usano: gli stessi esempi sono anche le prove automatiche di disegno e di accessibilità.{' '}
            <Link to="/redazione/galleria/blocchi">Vai ai blocchi</Link> o ai{' '}
            <Link to="/redazione/galleria/moduli">moduli con cui si compilano</Link>
          </p>
        </Wrap>
      </div>
      <Wrap className="grid gap-8 pb-24 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-12">
        <GalleryIndex sections={sections} />
        <div className="grid min-w-0 gap-16">
          <TabLinks
            label="Fondo su cui provare gli esempi"
            links={[
              { label: 'Prova sul chiaro', to: '?', isCurrent: live === 'light' },
              { label: 'Prova sullo scuro', to: '?fondo=scuro', isCurrent: live === 'dark' },
            ]}
          />
          {shown.map((section) => (
            <div key={section.title} className="grid gap-12">
              <h2 className="text-title-xl">{section.title}</h2>
              {section.sets.map((set) => (
                <ExampleSetView key={set.slug} set={set} live={live} />
              ))}
            </div>
          ))}
        </div>
      </Wrap>
    </>
  )
}

import type { Example } from '../example.ts'
import { CoverArt } from './cover-art.tsx'

const categories = [
  'Medicina',
  'Cardiologia',
  'Farmacia',
  'Ricerca',
  'Legale',
  'Fisco e Tasse',
  'Sicurezza',
  'Nutrizione',
  'Psicologia',
  'Pediatria',
  'Assicurazioni',
  'Convenzioni',
]

export const examples: Example[] = [
  {
    name: 'Una composizione per ogni argomento',
    render: () => (
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
        {categories.flatMap((category) =>
          ['a', 'b'].map((seed) => (
            <li key={category + seed} className="grid gap-1 text-sm text-ink-soft">
              <div className="aspect-[16/8.6] overflow-hidden rounded-card">
                <CoverArt seed={`${category}-${seed}`} category={category} />
              </div>
              {category}
            </li>
          )),
        )}
      </ul>
    ),
  },
]

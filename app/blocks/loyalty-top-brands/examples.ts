import type { BlockExample } from '../block.ts'
import type { LoyaltyTopBrands, loyaltyTopBrandsSchema } from './schema.ts'

/** Each with the subject its cover is drawn about: eight covers of one subject stood side by side. */
const MADE: readonly [name: string, subject: string][] = [
  ['Aurora Libri', 'ricerca'],
  ['Casa Serena', 'servizi'],
  ['Fenice Tech', 'odontoiatria'],
  ['Gusto Vivo', 'nutrizione'],
  ['Lago Viaggi', 'montagna'],
  ['Passo Leggero', 'farmacia'],
  ['Quercia Benessere', 'psicologia'],
  ['Stella Marina', 'mare'],
]

/** Invented names, drawn covers. */
export const brands = MADE.map(([name, category], index) => ({
  name,
  image: { kind: 'drawing' as const, key: name, category },
  ...(index % 2 === 0 && { link: `https://${name.toLowerCase().replace(' ', '-')}.example` }),
}))

export const examples: BlockExample<typeof loyaltyTopBrandsSchema, { shown: LoyaltyTopBrands | null }>[] = [
  { name: 'Otto marchi', fields: { brands }, data: { shown: { title: 'I marchi del catalogo', brands } } },
  {
    name: 'Uno solo, senza link',
    fields: { brands: brands.slice(1, 2) },
    data: { shown: { title: 'I marchi del catalogo', brands: brands.slice(1, 2) } },
  },
]

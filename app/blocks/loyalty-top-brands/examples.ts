import type { BlockExample } from '../block.ts'
import type { LoyaltyTopBrands, loyaltyTopBrandsSchema } from './schema.ts'

const NAMES = [
  'Aurora Libri',
  'Casa Serena',
  'Fenice Tech',
  'Gusto Vivo',
  'Lago Viaggi',
  'Passo Leggero',
  'Quercia Benessere',
  'Stella Marina',
]

/** Invented names, drawn covers. */
export const brands = NAMES.map((name, index) => ({
  name,
  image: { kind: 'drawing' as const, key: name, category: 'convenzioni' },
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

import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** LOY-018 */
export const loyaltyCategoriesSchema = z
  .strictObject({ ...heading('Le categorie del catalogo') })
  .meta({ title: 'Fedeltà: categorie', description: 'Le categorie del catalogo dei premi.' })

export type LoyaltyCategories = z.output<typeof loyaltyCategoriesSchema>

import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** LOY-018 */
export const loyaltyCategoriesSchema = z
  .strictObject({ ...heading('Le categorie del catalogo') })
  .meta({ title: 'Categorie dei premi', description: 'Gli ingressi al catalogo dei premi.' })

export type LoyaltyCategories = z.output<typeof loyaltyCategoriesSchema>

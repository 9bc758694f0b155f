import { z } from 'zod'
import { heading } from '../fields/heading.ts'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'

/** LOY-007 */
export const loyaltyTopBrandsSchema = z
  .strictObject({
    ...heading('I marchi del catalogo'),
    brands: z
      .array(
        z
          .strictObject({
            name: z.string().trim().min(1).max(60).meta({ title: 'Nome' }),
            image: image().meta({ title: 'Logo' }),
            link: link().optional().meta({ title: 'Dove porta' }),
          })
          .meta({ title: 'Marchio' }),
      )
      .min(1)
      .max(24)
      .meta({ title: 'Marchi' }),
  })
  .meta({ title: 'Marche dei premi', description: 'I loghi delle marche che si trovano nel catalogo.' })

export type LoyaltyTopBrands = z.output<typeof loyaltyTopBrandsSchema>

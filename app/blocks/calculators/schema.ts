import { z } from 'zod'
import { CALCULATORS } from '#areas/calculators/rules.ts'

/** BLK-015. The identifier is free text: one nobody knows is logged and shows nothing, and the page still stands. */
export const calculatorsSchema = z
  .strictObject({
    calculator: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({
        title: 'Calcolatore',
        description: 'Senza, si vede l’elenco di tutti.',
        options: Object.fromEntries(CALCULATORS.map(({ id, title }) => [id, title])),
      }),
    title: z.string().trim().max(140).optional().meta({ title: 'Titolo' }),
  })
  .meta({ title: 'Calcolatori', description: 'Un calcolatore pronto da usare, o le schede di tutti.' })

export type CalculatorsFields = z.output<typeof calculatorsSchema>

import { z } from 'zod'

/** BLK-015. The identifier is free text: one nobody knows is logged and shows nothing, and the page still stands. */
export const calculatorsSchema = z.strictObject({
  calculator: z.string().trim().max(60).optional().meta({
    title: 'Calcolatore',
    description: 'L’identificativo, per esempio bmi. Senza, si vede l’elenco di tutti.',
  }),
  title: z.string().trim().max(140).optional().meta({ title: 'Titolo' }),
})

export type CalculatorsFields = z.output<typeof calculatorsSchema>

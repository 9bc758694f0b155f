import { z } from 'zod'

export const occupationChoiceSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(140).default('Che lavoro fai?').meta({ title: 'Titolo' }),
  })
  .meta({
    title: 'Che lavoro fai?',
    description: 'Le professioni più numerose: ognuna apre la registrazione con il lavoro già scelto.',
  })

export type OccupationChoiceFields = z.output<typeof occupationChoiceSchema>

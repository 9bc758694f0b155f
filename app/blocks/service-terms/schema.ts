import { z } from 'zod'

/** SRV-023…027. The terms of a service: a figure and what it says. */
export const serviceTermsSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    terms: z
      .array(
        z
          .strictObject({
            figure: z.string().trim().min(1).max(30).meta({ title: 'Cifra' }),
            text: z.string().trim().min(1).max(200).meta({ title: 'Che cosa dice' }),
          })
          .meta({ title: 'Condizione' }),
      )
      .min(1)
      .max(8)
      .meta({ title: 'Condizioni' }),
  })
  .meta({ title: 'Il servizio in cifre', description: 'Tempi, costi e condizioni di un servizio, in numeri grandi.' })

export type ServiceTermsBlockData = z.output<typeof serviceTermsSchema>

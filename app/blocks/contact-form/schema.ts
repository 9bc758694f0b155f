import { z } from 'zod'
import { formData } from '../fields/form-data.ts'

/** FRM-001, FRM-007, FRM-009. */
export const contactFormSchema = z
  .strictObject({
    ...formData('Scrivici'),
    clubs: z
      .array(z.string().trim().min(1).max(80).meta({ title: 'Nome del club' }))
      .max(50)
      .optional()
      .meta({ title: 'Club', description: 'I nomi tra cui si sceglie. Senza, c’è solo quello di questo Club.' }),
    /** Called so from when a password was asked too (decision 78): pages hold it by this name. */
    hasCredentials: z.boolean().default(false).meta({ title: 'Chiedi anche lo username' }),
    submitLabel: z.string().trim().min(1).max(40).default('Invia').meta({ title: 'Parole del pulsante' }),
  })
  .meta({ title: 'Modulo di contatto', description: 'Chi vuole scrivere al Club dice chi è e che cosa chiede.' })

export type ContactFormFields = z.output<typeof contactFormSchema>
export type ContactFormData = ContactFormFields & { clubs: readonly string[] }

import { z } from 'zod'
import { FORM_NAME } from '#areas/leads/marketing-form-copy.ts'
import { heading } from '../fields/heading.ts'

const name = (title: string, description: string) =>
  z.string().trim().regex(FORM_NAME, { error: 'Solo lettere, cifre, punti e trattini.' }).meta({ title, description })

/** API-041. A form that another company draws. */
export const marketingFormSchema = z
  .strictObject({
    ...heading('Lasciaci i tuoi dati'),
    formId: name('Modulo', 'L’identificativo che dà chi gestisce il modulo.'),
    code: name('Codice', 'Il codice della campagna.'),
  })
  .meta({
    title: 'Modulo esterno',
    description: 'Il modulo di un altro sistema, in un riquadro che non sa nulla del Club.',
  })

export type MarketingForm = z.output<typeof marketingFormSchema>

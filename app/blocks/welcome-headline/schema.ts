import { z } from 'zod'
import { callToAction } from '../fields/call-to-action.ts'

/** WEL-004. */
export const welcomeHeadlineSchema = z
  .strictObject({
    visitorMessage: z
      .string()
      .trim()
      .min(1)
      .max(140)
      .default('Il Club è di chi cura. Registrati: è gratis e resta gratis.')
      .meta({ title: 'Titolo per chi non ha effettuato l’accesso' }),
    callToAction: callToAction().optional().meta({ title: 'Pulsante' }),
  })
  .meta({ title: 'Benvenuto', description: 'Una riga di saluto, diversa per chi visita e per chi è iscritto.' })

export type WelcomeHeadlineFields = z.output<typeof welcomeHeadlineSchema>
export type WelcomeHeadline = Pick<WelcomeHeadlineFields, 'callToAction'> & {
  message: string
  /** A member's own headline may follow. */
  isForMember: boolean
}

import type { BlockExample } from '../block.ts'
import type { WelcomeHeadline, welcomeHeadlineSchema } from './schema.ts'

const register = { label: 'Registrati gratis', link: '/registrazione', variant: 'accent' as const }

export const examples: BlockExample<typeof welcomeHeadlineSchema, WelcomeHeadline>[] = [
  {
    name: 'A chi non ha effettuato l’accesso',
    fields: { callToAction: register },
    data: {
      message: 'Il Club è di chi cura. Registrati: è gratis e resta gratis.',
      isForMember: false,
      callToAction: register,
    },
  },
  {
    name: 'A un socio',
    fields: {},
    data: { message: 'Bentornato nel Club: la formazione ti aspetta.', isForMember: false },
  },
]

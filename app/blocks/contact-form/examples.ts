import type { BlockExample } from '../block.ts'
import type { ContactFormData, contactFormSchema } from './schema.ts'

export const examples: BlockExample<typeof contactFormSchema, ContactFormData>[] = [
  {
    name: 'Il minimo',
    fields: { title: 'Scrivici' },
    data: { title: 'Scrivici', source: 'ARCLUB', clubs: ['Camice'], hasCredentials: false, submitLabel: 'Invia' },
  },
  {
    name: 'Per chi non riesce ad accedere, con più club',
    fields: {
      title: 'Non riesci ad accedere?',
      content: 'Dicci chi sei: ritroviamo il tuo account e ti richiamiamo.',
      campaign: 'prass_arc',
      clubs: ['Camice', 'Camice Farmacisti', 'Camice Infermieri e professioni sanitarie del Nord-Est'],
      hasCredentials: true,
      submitLabel: 'Aiutatemi a rientrare',
    },
  },
]

import type { BlockExample } from '../block.ts'
import type { appointmentFormSchema } from './schema.ts'

export const examples: BlockExample<typeof appointmentFormSchema>[] = [
  { name: 'Il minimo', fields: {} },
  {
    name: 'Con un testo e una campagna',
    fields: {
      title: 'Parliamone quando vuoi tu, al telefono, in videochiamata o su WhatsApp',
      content: 'Scegli il giorno: un consulente ti spiega che cosa comprende ogni piano, senza impegno.',
      campaign: 'formtldas',
    },
  },
]

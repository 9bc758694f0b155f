import type { BlockExample } from '../block.ts'
import type { marketingFormSchema } from './schema.ts'

export const examples: BlockExample<typeof marketingFormSchema>[] = [
  { name: 'Un modulo', fields: { formId: 'richiamami', code: 'CLUB-2026' } },
  {
    name: 'Con occhiello e un titolo lungo',
    fields: {
      label: 'Assicurazioni',
      title: 'Dicci quando possiamo chiamarti per parlare della polizza che protegge il tuo lavoro',
      formId: 'polizza_rc.2026',
      code: 'RC-PROF-2026',
    },
  },
]

import type { BlockExample } from '../block.ts'
import type { healthNewsSchema } from './schema.ts'

export const examples: BlockExample<typeof healthNewsSchema>[] = [
  { name: 'Come esce', fields: {} },
  {
    name: 'Con occhiello e un titolo lungo',
    fields: { label: 'Dal mondo', title: 'Quello che si scrive di salute mentre noi pensiamo ad altro, ogni mattina' },
  },
]

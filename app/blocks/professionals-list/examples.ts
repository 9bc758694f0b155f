import type { BlockExample } from '../block.ts'
import type { professionalsListSchema } from './schema.ts'

export const examples: BlockExample<typeof professionalsListSchema>[] = [
  { name: 'Prima di arrivare sotto gli occhi', fields: { title: 'I professionisti della rete' } },
  {
    name: 'Con un titolo lungo',
    fields: { title: 'Infermieri e fisioterapisti che vengono a casa, nella tua città e nei dintorni' },
  },
]

import type { BlockExample } from '../block.ts'
import type { infographicSchema } from './schema.ts'

const drawing = { path: '/demo/triennio-ecm.svg', width: 800, height: 1200 }

export const examples: BlockExample<typeof infographicSchema>[] = [
  {
    name: 'Il triennio in una figura',
    fields: {
      title: 'Il triennio ECM, in una figura',
      content:
        '<p>L’obbligo è di 150 crediti in tre anni, salvo riduzioni ed esoneri.</p><ul><li>Almeno il 40% da eventi come discente.</li><li>Al massimo il 60% da docenza, pubblicazioni e tutoraggio.</li><li>Al massimo il 20% da autoformazione.</li></ul>',
      ...drawing,
    },
  },
  {
    name: 'Con poche parole',
    fields: { title: 'Il triennio ECM', content: 'Centocinquanta crediti in tre anni.', ...drawing },
  },
]

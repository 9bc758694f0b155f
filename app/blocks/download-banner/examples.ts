import type { BlockExample } from '../block.ts'
import type { downloadBannerSchema } from './schema.ts'

export const examples: BlockExample<typeof downloadBannerSchema>[] = [
  {
    name: 'Con copertina e peso del file',
    fields: {
      title: 'Promemoria del triennio ECM',
      content: 'Crediti, scadenze, esoneri ed esenzioni in una pagina da tenere in bacheca.',
      image: { kind: 'drawing', key: 'promemoria-ecm', category: 'formazione' },
      path: '/demo/promemoria-triennio-ecm.pdf',
      fileNote: 'PDF, una pagina',
    },
  },
  {
    name: 'Senza copertina',
    fields: { title: 'Promemoria del triennio ECM', path: '/demo/promemoria-triennio-ecm.pdf' },
  },
]

import type { BlockExample } from '../block.ts'
import type { bottomBannerSchema } from './schema.ts'

export const examples: BlockExample<typeof bottomBannerSchema>[] = [
  {
    name: 'Con immagine e invito ad accedere',
    fields: {
      title: 'Cinque minuti adesso, un anno più leggero',
      content: 'La registrazione è gratuita e resta gratuita finché vuoi.',
      image: { kind: 'drawing', key: 'cinque-minuti', category: 'formazione' },
      callsToAction: [{ label: 'Registrati gratis', link: '/registrazione', variant: 'accent', eventCode: 'AR108' }],
      loginCallToAction: {},
    },
  },
  {
    name: 'Solo parole, con la telefonata',
    fields: {
      title: 'Vuoi parlarne con una persona?',
      content: 'Un consulente ti aiuta a scegliere quello che ti serve, e soltanto quello.',
      callsToAction: [
        { label: 'Chiamaci', link: '#phonecall', variant: 'accent' },
        { label: 'Scrivici', link: '/assistenza', variant: 'ghost' },
      ],
    },
  },
]

import type { BlockExample } from '../block.ts'
import type { partnerLogoSchema } from './schema.ts'

export const examples: BlockExample<typeof partnerLogoSchema>[] = [
  {
    name: 'In collaborazione con',
    fields: { partnerLogoSrc: '/demo/fondazione-aurora.svg', partnerLogoAlt: 'Fondazione Aurora per la Sanità' },
  },
  {
    name: 'Con un’altra didascalia',
    fields: {
      partnerLogoSrc: '/demo/fondazione-aurora.svg',
      partnerLogoAlt: 'Fondazione Aurora per la Sanità',
      caption: 'Il corso è realizzato con il contributo non condizionante di',
    },
  },
]

import type { BlockExample } from '../block.ts'
import type { AnchorMenu, anchorMenuSchema } from './schema.ts'

const links = [
  { label: 'Come funziona', link: '#example' },
  { label: 'Chi risponde', link: '#example' },
  { label: 'Domande', link: '#example' },
  { label: 'Piani Premium', link: '/piani-premium' },
]
const label = 'In questa pagina'

export const examples: BlockExample<typeof anchorMenuSchema, AnchorMenu>[] = [
  {
    name: 'Sezioni, piani e un pulsante',
    fields: { links, callsToAction: [{ label: 'Prova gratis', link: '/registrazione-trial', variant: 'accent' }] },
    data: {
      label,
      links,
      callsToAction: [{ label: 'Prova gratis', link: '/registrazione-trial', variant: 'accent' }],
      telemedicine: null,
    },
  },
  {
    name: 'Telemedicina attiva',
    fields: { links, telemedicineLink: 'https://telemedicina.example/accesso' },
    data: {
      label,
      links,
      callsToAction: [],
      telemedicine: { access: 'open', link: 'https://telemedicina.example/accesso' },
    },
  },
  {
    name: 'Telemedicina in riattivazione',
    fields: { links, telemedicineLink: 'https://telemedicina.example/accesso' },
    data: { label, links, callsToAction: [], telemedicine: { access: 'reactivating' } },
  },
]

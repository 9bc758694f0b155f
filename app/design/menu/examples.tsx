import type { Example } from '../example.ts'
import { Menu, type MenuEntry } from './menu.tsx'

const entries: MenuEntry[] = [
  { id: 'profile', label: 'Profilo personale', icon: 'user', to: '/profilo' },
  { id: 'card', label: 'La mia scheda', icon: 'file-text', to: '/profilo/la-mia-scheda' },
  { id: 'library', label: 'La mia libreria', icon: 'heart', to: '/profilo/la-mia-libreria' },
  { id: 'help', label: 'Cerchi aiuto?', icon: 'life-buoy', to: '/assistenza' },
  { id: 'leave', label: 'Esci', icon: 'log-out', isDangerous: true, startsGroup: true, onAction: () => {} },
]

export const examples: Example[] = [
  {
    name: 'Menù utente',
    render: () => (
      <Menu label="Menù utente" entries={entries} placement="bottom start">
        Giulia Ferri
      </Menu>
    ),
  },
  {
    name: 'Solo icona',
    render: () => <Menu label="Altre azioni" entries={entries} isIconOnly icon="ellipsis" placement="bottom start" />,
  },
]

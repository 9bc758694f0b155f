import type { Example } from '../example.ts'
import { Logo, LogoMark } from './logo.tsx'

export const examples: Example[] = [
  { name: 'Marchio e nome', render: () => <Logo className="text-primary-strong" /> },
  {
    name: 'Sul fondo notturno',
    render: () => (
      <div className="rounded-card bg-night p-6 text-on-night">
        <Logo />
      </div>
    ),
  },
  {
    name: 'Solo il marchio',
    render: () => (
      <div className="flex items-end gap-4">
        <LogoMark size={24} />
        <LogoMark />
        <LogoMark size={64} />
      </div>
    ),
  },
]

import type { Example } from '../example.ts'
import { ProgressBar, ProgressRing } from './progress.tsx'

export const examples: Example[] = [
  {
    name: 'Barre',
    render: () => (
      <div className="grid max-w-md gap-4">
        <ProgressBar label="Antibiotici nell’adulto" value={64} />
        <ProgressBar label="Profilo" value={2} max={5} tone="primary" caption="2 passi su 5" />
        <ProgressBar label="Spazio usato" value={97} tone="danger" caption="Spazio quasi esaurito" />
      </div>
    ),
  },
  {
    name: 'Anello dei crediti',
    render: () => (
      <div className="flex gap-6">
        <ProgressRing label="Crediti del triennio" value={96} max={150} />
        <ProgressRing label="Crediti del triennio" value={0} max={150} />
        <ProgressRing label="Crediti del triennio" value={150} max={150} tone="primary" />
      </div>
    ),
  },
]

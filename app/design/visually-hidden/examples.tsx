import type { Example } from '../example.ts'
import { SkipLink, VisuallyHidden } from './visually-hidden.tsx'

export const examples: Example[] = [
  {
    name: 'Parole per chi ascolta la pagina',
    render: () => (
      <p>
        12 <VisuallyHidden>crediti ottenuti su</VisuallyHidden> / 50
      </p>
    ),
  },
  { name: 'Salta al contenuto (compare con il tasto Tab)', render: () => <SkipLink to="#visually-hidden" /> },
]

import type { Example } from '../example.ts'
import { Link } from './link.tsx'

export const examples: Example[] = [
  {
    name: 'Nel testo',
    render: () => (
      <p>
        Hai già un account? <Link to="/login">Accedi</Link> oppure leggi la{' '}
        <Link to="https://www.salute.gov.it">pagina del Ministero</Link>.
      </p>
    ),
  },
  {
    name: 'Da solo, con la freccia',
    render: () => (
      <Link to="/corsi" look="standalone">
        Tutti i corsi
      </Link>
    ),
  },
  {
    name: 'In un elenco',
    render: () => (
      <Link to="tel:800000000" look="quiet">
        800 000 000
      </Link>
    ),
  },
]

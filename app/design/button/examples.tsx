import type { Example } from '../example.ts'
import { Button, ButtonLink } from './button.tsx'

const Row = ({ children }: { children: React.ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)

export const examples: Example[] = [
  {
    name: 'Varianti',
    render: () => (
      <Row>
        <Button variant="accent">Prova gratis per 7 giorni</Button>
        <Button>Registrati gratis</Button>
        <Button variant="ghost">Accedi</Button>
        <Button variant="quiet">Annulla</Button>
        <Button variant="danger" icon="trash-2">
          Elimina
        </Button>
      </Row>
    ),
  },
  {
    name: 'Misure',
    render: () => (
      <Row>
        <Button size="small">Piccolo</Button>
        <Button>Medio</Button>
        <Button size="large" iconAfter="arrow-right">
          Grande
        </Button>
      </Row>
    ),
  },
  {
    name: 'In attesa, spento, solo icona',
    render: () => (
      <Row>
        <Button isPending>Salva le modifiche</Button>
        <Button variant="ghost" isPending icon="download">
          Scarica
        </Button>
        <Button disabled>Non disponibile</Button>
        <Button variant="ghost" isIconOnly aria-label="Aggiungi ai preferiti" icon="heart" />
        <Button variant="quiet" isIconOnly aria-label="Chiudi" icon="x" size="small" />
      </Row>
    ),
  },
  {
    name: 'Collegamenti disegnati come pulsanti',
    render: () => (
      <Row>
        <ButtonLink to="/corsi" iconAfter="arrow-right">
          Vai ai corsi
        </ButtonLink>
        <ButtonLink to="https://www.agenas.gov.it" variant="ghost" iconAfter="arrow-up-right">
          Agenas
        </ButtonLink>
      </Row>
    ),
  },
  {
    name: 'Largo quanto il suo posto',
    render: () => (
      <div className="max-w-sm">
        <Button isWide variant="accent">
          Acquista ora
        </Button>
      </div>
    ),
  },
]

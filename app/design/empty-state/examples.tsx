import { ButtonLink } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { EmptyState } from './empty-state.tsx'

export const examples: Example[] = [
  {
    name: 'Libreria vuota',
    render: () => (
      <EmptyState
        title="La tua libreria è vuota"
        icon="heart"
        level={3}
        action={<ButtonLink to="/corsi">Cerca un corso</ButtonLink>}
      >
        Tocca il cuore su un corso, un articolo o un modulo: lo ritrovi qui.
      </EmptyState>
    ),
  },
]

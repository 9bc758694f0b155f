import type { Example } from '../example.ts'
import { Link } from '../link/link.tsx'
import { Checkbox } from './checkbox.tsx'

export const examples: Example[] = [
  {
    name: 'Consensi',
    render: () => (
      <div className="grid max-w-lg">
        <Checkbox
          name="privacy"
          label={
            <>
              Ho letto l’<Link to="/club/informativa-privacy">informativa privacy</Link>
            </>
          }
          defaultChecked
        />
        <Checkbox
          name="novita"
          label="Voglio ricevere le novità del Club"
          description="Una e-mail alla settimana, al massimo."
        />
        <Checkbox name="termini" label="Accetto le condizioni" error="Per continuare devi accettare le condizioni." />
        <Checkbox name="spento" label="Non disponibile" disabled />
      </div>
    ),
  },
]

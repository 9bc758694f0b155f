import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { genericError, toast } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

export const examples: Example[] = [
  {
    name: 'I tre toni',
    render: () => (
      <div className="grid gap-3">
        <ToastCard toast={{ id: -1, tone: 'success', text: 'Aggiunto ai preferiti.' }} />
        <ToastCard toast={{ id: -2, tone: 'warning', text: 'La tua prova gratuita termina tra 2 giorni' }} />
        <ToastCard
          toast={{ id: -3, tone: 'danger', text: genericError, action: { label: 'Riprova', onPress: () => {} } }}
        />
      </div>
    ),
  },
  {
    name: 'Da provare',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" onClick={() => toast.success('Modifiche salvate.')}>
          Riuscito
        </Button>
        <Button variant="ghost" onClick={() => toast.danger()}>
          Errore
        </Button>
      </div>
    ),
  },
]

import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Switch } from '#design/switch/switch.tsx'
import { PURPOSES, type Purpose } from '../model.ts'

const WORDS: Record<Purpose, { label: string; description: string }> = {
  statistics: {
    label: 'Statistiche',
    description: 'Quali pagine e pulsanti vengono usati. Non teniamo il tuo nome né il tuo indirizzo.',
  },
  marketing: {
    label: 'Comunicazione',
    description: 'Da quale campagna arrivi, per capire quali funzionano. Mai ceduto ad altri.',
  },
}

type Props = {
  chosen: readonly Purpose[]
  isOpen: boolean
  onClose: () => void
  onChoose: (purposes: Purpose[]) => void
}

/** Purpose by purpose, all off until somebody turns them on. */
export function ConsentPreferences({ chosen, isOpen, onClose, onChoose }: Props) {
  const [purposes, setPurposes] = useState<readonly Purpose[]>(chosen)
  const toggle = (purpose: Purpose, isOn: boolean) =>
    setPurposes(PURPOSES.filter((each) => (each === purpose ? isOn : purposes.includes(each))))
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Preferenze cookie"
      footer={
        <>
          <Button variant="ghost" onClick={() => onChoose([])}>
            Rifiuta
          </Button>
          <Button onClick={() => onChoose([...purposes])}>Salva le preferenze</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Switch
          name="technical"
          label="Tecnici"
          description="Tengono aperto il tuo accesso e ricordano questa scelta. Senza, il sito non funziona."
          checked
          disabled
          readOnly
        />
        {PURPOSES.map((purpose) => (
          <Switch
            key={purpose}
            name={purpose}
            label={WORDS[purpose].label}
            description={WORDS[purpose].description}
            checked={purposes.includes(purpose)}
            onChange={(event) => toggle(purpose, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Dialog>
  )
}

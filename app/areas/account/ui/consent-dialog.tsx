import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Link } from '#design/link/link.tsx'
import { Switch } from '#design/switch/switch.tsx'
import type { Consent } from '../model.ts'
import type { RequiredConsents } from './use-sign-in.ts'

type Words = { label: string; link: string; to: (customerCode: string) => string }

/** LOG-016 */
const WORDS: Record<Consent, Words> = {
  acknowledgment: {
    label: 'Ho preso visione dell’informativa privacy',
    link: 'Leggi l’informativa privacy',
    to: () => '/informativa-privacy',
  },
  conditionOfUse: {
    label: 'Accetto le condizioni d’uso',
    link: 'Leggi le condizioni d’uso',
    to: (code) => `/condizioni-uso?customerCode=${encodeURIComponent(code)}`,
  },
  acceptanceCondition: {
    label: 'Accetto le condizioni di adesione',
    link: 'Leggi le condizioni di adesione',
    to: (code) => `/condizioni-uso?customerCode=${encodeURIComponent(code)}&forceCondizioniAdesione=true`,
  },
}

type Props = { required: RequiredConsents; isSaving: boolean; onAccept: () => void; onClose: () => void }

/** LOG-015…019. One switch for each consent still required; going on is possible when all are on. */
export function ConsentDialog({ required, isSaving, onAccept, onClose }: Props) {
  const [accepted, setAccepted] = useState<readonly Consent[]>([])
  const isComplete = required.consents.every((consent) => accepted.includes(consent))
  const toggle = (consent: Consent) => (isOn: boolean) =>
    setAccepted((before) => (isOn ? [...before, consent] : before.filter((other) => other !== consent)))
  return (
    <Dialog
      isOpen
      title="Prima di continuare"
      onClose={onClose}
      footer={
        <Button variant="accent" disabled={!isComplete} isPending={isSaving} onClick={onAccept}>
          Continua
        </Button>
      }
    >
      <p className="mb-4 text-ink-soft">Per entrare nel Club leggi e accetta quanto segue.</p>
      <ul className="grid gap-4">
        {required.consents.map((consent) => (
          <li key={consent} className="rounded-card border border-line px-5 py-3">
            <Switch
              name={consent}
              label={WORDS[consent].label}
              checked={accepted.includes(consent)}
              onChange={(event) => toggle(consent)(event.currentTarget.checked)}
            />
            <Link to={WORDS[consent].to(required.customerCode)} isNewTab className="inline-flex min-h-11 items-center">
              {WORDS[consent].link}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

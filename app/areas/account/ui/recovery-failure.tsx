import { useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { AccountBox } from './account-box.tsx'

/** LOG-022. Whatever went wrong, a person answers at this number. */
export function RecoveryFailure({ phone, onRetry }: { phone: string; onRetry: () => void }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <AccountBox title="Ops, l’operazione non è andata a buon fine">
      <div ref={words} role="alert" tabIndex={-1} className="outline-none">
        <p>
          Chiama l’assistenza al <Link to={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Link>: ti aiutiamo a rientrare.
        </p>
      </div>
      <Button variant="ghost" className="mt-6" onClick={onRetry}>
        Riprova
      </Button>
    </AccountBox>
  )
}

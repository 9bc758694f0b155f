import { toast } from './toast.ts'

/** Whoever has no network is told so, and why nothing was sent: what they wrote is still on the page. True when it is so. */
export function refuseOffline(): boolean {
  if (navigator.onLine) return false
  toast.danger('Sei senza connessione: quello che hai scritto resta qui. Riprova quando torna.')
  return true
}

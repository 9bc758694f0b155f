import { useEffect, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { destinationAfterLogin } from '../destination-rules.ts'
import { askToSignIn, type SignInAnswer } from './ask-to-sign-in.ts'

export type SignInStage = 'idle' | 'checking' | 'welcome'
export type SignInNotice = { kind: 'wrong' | 'shared-email' | 'wait' | 'consents'; text: string }

/** LOG-012 */
const WRONG_SHOWN_MS = 4_000

/** LOG-008…013, LOG-027. What the login page is doing, and what it has to say about it. */
export function useSignIn() {
  const [stage, setStage] = useState<SignInStage>('idle')
  const [notice, setNotice] = useState<SignInNotice | null>(null)

  useEffect(() => {
    if (notice?.kind !== 'wrong') return
    const timer = setTimeout(() => setNotice(null), WRONG_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice])

  async function signIn(typed: { username: string; password: string }): Promise<void> {
    setNotice(null)
    setStage('checking')
    const answer = await askToSignIn(typed)
    if (answer.kind === 'signed-in') {
      setStage('welcome')
      // A whole document: what the club shows to this member is another page than the visitor's.
      window.location.replace(destinationAfterLogin(window.location.search))
      return
    }
    setStage('idle')
    setNotice(noticeOf(answer))
    if (answer.kind === 'failed') toast.danger()
  }

  return { stage, notice, signIn, dropNotice: () => setNotice(null) }
}

function noticeOf(answer: Exclude<SignInAnswer, { kind: 'signed-in' }>): SignInNotice | null {
  switch (answer.kind) {
    case 'wrong':
      return { kind: 'wrong', text: 'Errore: credenziali errate.' }
    case 'shared-email':
      return {
        kind: 'shared-email',
        text: 'Questa e-mail risulta associata a più utenti. Inserisci il tuo username per accedere',
      }
    case 'wait':
      return { kind: 'wait', text: answer.message }
    case 'consents':
      return {
        kind: 'consents',
        text: 'Prima di entrare devi accettare le condizioni aggiornate: contatta l’assistenza.',
      }
    case 'failed':
      return null
  }
}

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { genericError, toast } from '#design/toast/toast.ts'
import { destinationAfterLogin } from '../destination-rules.ts'
import type { Consent } from '../model.ts'
import { askToSignIn, type SignInAnswer, saveConsents, type Typed } from './ask-to-sign-in.ts'
import { askWithPasskey } from './ask-with-passkey.ts'
import { findDepartment } from './find-department.ts'
import { rememberWayBack } from './way-back.ts'

export type SignInStage = 'idle' | 'checking' | 'second-factor' | 'welcome'
export type SignInNotice = { kind: 'wrong' | 'shared-email' | 'wait'; text: string }
export type RequiredConsents = { consents: Consent[]; customerCode: string }

/** LOG-012 */
const WRONG_SHOWN_MS = 4_000

/** LOG-008…013, LOG-015…019, LOG-027. What the login page is doing, and what it has to say about it. */
export function useSignIn() {
  const [stage, setStage] = useState<SignInStage>('idle')
  const [notice, setNotice] = useState<SignInNotice | null>(null)
  const [required, setRequired] = useState<RequiredConsents | null>(null)
  const [isSaving, setSaving] = useState(false)
  const lastAsked = useRef<() => Promise<SignInAnswer>>(null)

  useEffect(rememberWayBack, [])
  useEffect(() => {
    if (notice?.kind !== 'wrong') return
    const timer = setTimeout(() => setNotice(null), WRONG_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice])

  async function attempt(ask: () => Promise<SignInAnswer>): Promise<void> {
    lastAsked.current = ask
    setNotice(null)
    setStage('checking')
    const answer = await ask()
    if (answer.kind === 'signed-in') {
      // Drawn at once: the page is about to be left.
      flushSync(() => setStage('welcome'))
      findDepartment()
      // A whole document: what the club shows to this member is another page than the visitor's.
      window.location.replace(destinationAfterLogin(window.location.search))
      return
    }
    setStage(answer.kind === 'second-factor' ? 'second-factor' : 'idle')
    setNotice(noticeOf(answer))
    setRequired(answer.kind === 'consents' ? answer : null)
    if (answer.kind === 'failed') toast.danger()
    if (answer.kind === 'no-passkeys') toast.danger('Questo browser non conosce le passkey: entra con la password.')
  }

  /** LOG-018, LOG-019. A refusal leaves the dialog as it was, with the server's own words in a toast. */
  async function accept(): Promise<void> {
    if (!required || !lastAsked.current) return
    setSaving(true)
    const saved = await saveConsents(required)
    setSaving(false)
    if (saved.kind === 'refused') {
      toast.danger(saved.message || genericError)
      return
    }
    setRequired(null)
    await attempt(lastAsked.current)
  }

  return {
    stage,
    notice,
    required,
    isSaving,
    signIn: (typed: Typed) => attempt(() => askToSignIn(typed)),
    signInWithPasskey: () => attempt(askWithPasskey),
    /** The code was right: what followed is as after a password. */
    goOn: (answer: SignInAnswer) => attempt(async () => answer),
    startAgain: () => setStage('idle'),
    accept,
    dropNotice: () => setNotice(null),
    dropRequired: () => setRequired(null),
  }
}

function noticeOf(answer: SignInAnswer): SignInNotice | null {
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
    case 'signed-in':
    case 'consents':
    case 'second-factor':
    case 'failed':
    case 'dropped':
    case 'no-passkeys':
      return null
  }
}

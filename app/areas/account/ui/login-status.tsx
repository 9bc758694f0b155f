import { useEffect, useRef } from 'react'
import { Spinner } from '#design/button/spinner.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { SignInStage } from './use-sign-in.ts'

const WORDS = {
  checking: 'Verifica delle credenziali in corso...',
  welcome: 'Credenziali corrette! Ancora pochi secondi...',
} as const

/** LOG-008, LOG-009. In place of the form, in its very room, so that nothing on the page moves. */
export function LoginStatus({ stage }: { stage: Exclude<SignInStage, 'second-factor'> }) {
  const box = useRef<HTMLDivElement>(null)
  // The form that held the focus is hidden now: it waits here instead of falling to the top of the page.
  useEffect(() => {
    if (stage !== 'idle') box.current?.focus({ preventScroll: true })
  }, [stage])
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-4 text-center outline-none"
    >
      {stage !== 'idle' && (
        <>
          {stage === 'welcome' ? (
            <Icon name="circle-check" size={40} className="text-success" />
          ) : (
            <Spinner size={36} />
          )}
          <p className="font-display text-title-s">{WORDS[stage]}</p>
        </>
      )}
    </div>
  )
}

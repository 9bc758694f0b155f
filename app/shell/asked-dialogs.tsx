import { type ReactNode, useCallback, useState } from 'react'
import { type AskedDialog, AskProvider } from '#design/ask/ask.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'

type Words = { title: string; text: string; action: { label: string; to: string } }

/** What each dialog says until the area that fills it says more. */
const WORDS: Record<AskedDialog, Words> = {
  upgrade: {
    title: 'Passa a Premium',
    text: 'Questo contenuto fa parte dei piani Premium: scegli quello adatto alla tua professione.',
    action: { label: 'Scopri i piani', to: '/upgrade' },
  },
  products: {
    title: 'I piani del Club',
    text: 'Confronta i piani e scegli da dove cominciare.',
    action: { label: 'Confronta i piani', to: '/upgrade' },
  },
  credits: {
    title: 'I tuoi crediti non bastano',
    text: 'Per iscriverti a questo corso servono più crediti di quelli che hai a disposizione.',
    action: { label: 'Scopri i piani', to: '/upgrade' },
  },
  'fiscal-code': {
    title: 'Serve il tuo codice fiscale',
    text: 'Per entrare in un corso ECM il codice fiscale deve essere nel tuo profilo.',
    action: { label: 'Vai al profilo', to: '/profilo' },
  },
}

/** Shows the dialogs that any component may ask for, without knowing who asked. */
export function AskedDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AskedDialog | null>(null)
  const [shown, setShown] = useState<AskedDialog>('upgrade')
  const ask = useCallback((dialog: AskedDialog) => {
    setShown(dialog)
    setAsked(dialog)
  }, [])
  const close = useCallback(() => setAsked(null), [])
  const { title, text, action } = WORDS[shown]
  return (
    <AskProvider value={ask}>
      {children}
      <Dialog
        isOpen={asked !== null}
        onClose={close}
        title={title}
        footer={
          <ButtonLink to={action.to} onClick={close} data-event-code="PP071">
            {action.label}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </Dialog>
    </AskProvider>
  )
}

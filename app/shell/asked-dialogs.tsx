import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { track } from '#areas/tracking/ui/track.ts'
import { type AskedDialog, AskProvider } from '#design/ask/ask.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import type { FrameData } from './frame-data.server.ts'
import { serviceNameAt } from './service-name.ts'

/** Loaded when somebody asks for them: a page that nobody asks anything of carries none of it. */
const UpgradeDialog = lazy(() =>
  import('#areas/plans/ui/upgrade-dialog.tsx').then((part) => ({ default: part.UpgradeDialog })),
)
const ProductsDialog = lazy(() =>
  import('#areas/plans/ui/products-dialog.tsx').then((part) => ({ default: part.ProductsDialog })),
)

type Words = { title: string; text: string; action: { label: string; to: string } }

/** What the dialogs of courses say where the area of courses has not shown its own. */
const WORDS: Record<'credits' | 'fiscal-code', Words> = {
  credits: {
    title: 'I tuoi crediti non bastano',
    text: 'Per iscriverti a questo corso servono più crediti di quelli che hai a disposizione.',
    action: { label: 'Scopri i piani', to: '/upgrade' },
  },
  'fiscal-code': {
    title: 'Serve il tuo codice fiscale',
    text: 'Per entrare in un corso ECM il codice fiscale deve essere nel tuo profilo.',
    action: { label: 'Vai al profilo', to: '/profilo/dati-personali' },
  },
}

/** Shows the dialogs that any component may ask for, without knowing who asked. */
export function AskedDialogs({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const { type } = frame
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<AskedDialog | null>(null)
  const [last, setLast] = useState<AskedDialog | null>(null)
  const ask = useCallback((dialog: AskedDialog) => {
    if (dialog === 'upgrade') track('PP071')
    setLast(dialog)
    setAsked(dialog)
  }, [])
  const close = useCallback(() => setAsked(null), [])
  // CRT-007: whoever bought from a dialog is led to the cart, and must see it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page is what closes them.
  useEffect(close, [pathname])
  return (
    <AskProvider value={ask}>
      {children}
      <Suspense>
        {last === 'upgrade' && (
          <UpgradeDialog
            isOpen={asked === 'upgrade'}
            onClose={close}
            type={type}
            serviceName={serviceNameAt(pathname, frame.menus.main ?? [])}
          />
        )}
        {last === 'products' && <ProductsDialog isOpen={asked === 'products'} onClose={close} type={type} />}
      </Suspense>
      {(last === 'credits' || last === 'fiscal-code') && (
        <Dialog
          isOpen={asked === last}
          onClose={close}
          title={WORDS[last].title}
          footer={
            <ButtonLink to={WORDS[last].action.to} onClick={close}>
              {WORDS[last].action.label}
            </ButtonLink>
          }
        >
          <p>{WORDS[last].text}</p>
        </Dialog>
      )}
    </AskProvider>
  )
}

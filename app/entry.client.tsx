import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import interfaceUrl from '#design/icon/interface.svg?no-inline'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// It only prepares for a moment without network, so a browser that refuses it loses nothing.
if ('serviceWorker' in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)

// The document draws its own icons; one that changes under the visitor's hand comes from here, and must not be missing for an instant.
fetch(interfaceUrl, { priority: 'low' }).catch(() => undefined)

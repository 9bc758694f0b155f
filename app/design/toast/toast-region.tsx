import { useSyncExternalStore } from 'react'
import { currentToasts, noToasts, subscribeToToasts } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

/**
 * Where toasts appear; drawn once, by the shell, on every page, so that screen readers already listen to it. It is not
 * loaded on demand: the toast that says the network is gone must not need the network.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts)
  return (
    <section
      aria-label="Notifiche"
      aria-live="polite"
      data-print="hidden"
      // On a phone a dialog has its buttons at the bottom: what is told meanwhile stands above.
      className="pointer-events-none fixed inset-x-4 bottom-4 z-60 grid justify-items-center gap-3 sm:inset-x-auto sm:right-6 sm:bottom-6 sm:justify-items-end max-sm:[body:has([role$=dialog])_&]:top-4 max-sm:[body:has([role$=dialog])_&]:bottom-auto"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

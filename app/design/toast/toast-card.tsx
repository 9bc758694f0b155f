import { useEffect, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { type Toast, toast as toasts } from './toast.ts'

/** Time to read slowly; an error or a toast with something to press stays longer. */
const readMs = (toast: Toast) => toast.readMs ?? (toast.action || toast.tone === 'danger' ? 10_000 : 6_000)

const looks = {
  success: { icon: 'circle-check', mark: 'text-success', edge: 'bg-success' },
  warning: { icon: 'triangle-alert', mark: 'text-warning', edge: 'bg-warning-fill' },
  danger: { icon: 'circle-alert', mark: 'text-danger', edge: 'bg-danger' },
}

/** One message. It waits while a hand or the focus rests on it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toasts.close(toast.id), readMs(toast))
    return () => clearTimeout(timer)
  }, [isHeld, toast])
  const { icon, mark, edge } = looks[toast.tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads; its buttons are the controls.
    <div
      role={toast.tone === 'danger' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto relative flex w-full max-w-md animate-rise items-center gap-3 overflow-hidden rounded-card bg-raised py-2 pr-2 pl-5 text-ink shadow-float"
    >
      <span className={cx('absolute inset-y-0 left-0 w-1.5', edge)} />
      <Icon name={icon} size={22} className={mark} />
      <p className="flex-1 py-1.5 leading-snug">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="min-h-11 rounded-pill px-3 font-strong text-primary hover:bg-primary-tint"
          onClick={() => {
            toast.action?.onPress()
            toasts.close(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Chiudi"
        className="grid size-11 shrink-0 place-items-center rounded-pill text-ink-soft hover:bg-sunken hover:text-ink"
        onClick={() => toasts.close(toast.id)}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { toast } from '#design/toast/toast.ts'
import type { Level, Result } from '../model.ts'

const looks: Record<Level, { box: string; icon: string; mark: string }> = {
  neutral: { box: 'border-primary bg-primary-tint', icon: 'info', mark: 'text-primary' },
  good: { box: 'border-success bg-success-tint', icon: 'circle-check', mark: 'text-success' },
  attention: { box: 'border-warning bg-warning-tint', icon: 'triangle-alert', mark: 'text-warning' },
  alarm: { box: 'border-danger bg-danger-tint', icon: 'circle-alert', mark: 'text-danger' },
}

type Props = { result: Result /** Whole address that gives this result again. */; address: string; isNew: boolean }

/** The result takes the focus when it answers what was just asked, so that it is read out and seen. */
export function CalculatorResult({ result, address, isNew }: Props) {
  const box = useRef<HTMLElement>(null)
  const look = looks[result.level]
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result must be announced, also with the same words.
  useEffect(() => {
    if (!isNew) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [address, isNew])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success('Link copiato.')
    } catch {
      toast.danger('Il link non è stato copiato: selezionalo dalla barra degli indirizzi.')
    }
  }
  return (
    <section
      ref={box}
      id="risultato"
      tabIndex={-1}
      aria-labelledby="risultato-titolo"
      className="grid gap-4 rounded-card bg-paper p-5 shadow-card outline-none sm:p-7"
    >
      <h2 id="risultato-titolo" className="eyebrow">
        Risultato
      </h2>
      <div>
        <p className="text-ink-soft">{result.label}</p>
        <p className="font-display text-title-xl tabular-nums">
          {result.value}
          {result.unit && <span className="ml-2 font-text text-lg text-ink-soft">{result.unit}</span>}
        </p>
      </div>
      <p className={cx('flex gap-3 rounded-field border-l-4 px-4 py-3', look.box)}>
        <Icon name={look.icon} size={22} className={cx('mt-0.5 shrink-0', look.mark)} />
        <span>{result.reading}</span>
      </p>
      {result.details.length > 0 && (
        <dl className="grid">
          {result.details.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="ml-auto text-right font-strong tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="print-hidden flex flex-wrap gap-3 noscript:hidden">
        <Button variant="ghost" icon="link" onClick={copy}>
          Copia il link
        </Button>
        <Button variant="ghost" icon="printer" onClick={() => window.print()}>
          Stampa
        </Button>
      </div>
    </section>
  )
}

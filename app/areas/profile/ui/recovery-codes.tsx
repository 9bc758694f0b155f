import { useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'

/** IDN-031. Shown once: the page does not have them any more when it is opened again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const text = `Codici di recupero. Ognuno vale una volta.\n\n${codes.join('\n')}\n`
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      data-print-alone
      className="mb-6 rounded-field border-[1.5px] border-line p-5 outline-none"
    >
      <h3 className="text-title-xs">I tuoi codici di recupero</h3>
      <p className="mt-1 mb-4 max-w-measure text-ink-soft">
        Conservali dove non c’è il telefono: ognuno ti fa entrare una volta. Non li mostreremo più.
      </p>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codici-di-recupero.txt"
          className={buttonClass({ variant: 'ghost' })}
        >
          Scarica
        </a>
        <Button variant="ghost" onClick={() => window.print()}>
          Stampa
        </Button>
      </div>
    </div>
  )
}

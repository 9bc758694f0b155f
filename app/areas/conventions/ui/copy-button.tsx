import { useEffect, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { toast } from '#design/toast/toast.ts'
import { COPIED_MS } from '../model.ts'

/** CNV-008. Copies the code and says so for three seconds. */
export function CopyButton({ text }: { text: string }) {
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new copy starts the three seconds again.
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied, copies])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setCopies((count) => count + 1)
    } catch {
      toast.warning('Non riesco a copiare: seleziona il codice e copialo a mano.')
    }
  }
  return (
    <>
      <Button icon={isCopied ? 'check' : 'copy'} onClick={copy} className="min-w-36" data-event-code="CN330">
        {isCopied ? 'Copiato!' : 'Copia codice'}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied ? 'Copiato!' : ''}
      </span>
    </>
  )
}

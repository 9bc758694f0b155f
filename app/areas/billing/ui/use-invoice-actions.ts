import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '#design/toast/toast.ts'
import { untilLate } from '#platform/http/ask-call.ts'

const BUSY = 'Attendi il completamento del pagamento in corso'

/** PAY-011. The browser leaves for the provider's page. Tests look at where it would go. */
export const leave = { to: (url: string) => window.location.assign(url) }

/** PAY-010…PAY-013. Paying and downloading, with the words of the requirements when they fail. */
export function useInvoiceActions() {
  const [payingId, setPayingId] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  // Who comes back from the provider's page by the browser finds this one as it was left, still leaving.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setPayingId(null)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const pay = async (id: string) => {
    if (payingId !== null) {
      toast.warning(BUSY)
      return
    }
    setPayingId(id)
    try {
      const response = await fetch(`/api/invoice/pay?paymentId=${id}`, { signal: untilLate() })
      if (response.status === 409) {
        // Another payment is in progress, or this one was paid elsewhere meanwhile: the server says which.
        toast.warning(((await response.json()) as { message?: string }).message ?? BUSY)
        void revalidate()
      } else if (!response.ok) {
        throw new Error(`status ${response.status}`)
      } else {
        const { paymentUrl } = (await response.json()) as { paymentUrl?: string }
        if (paymentUrl) {
          leave.to(paymentUrl)
          return
        }
        toast.danger('URL di pagamento non valido')
      }
    } catch {
      toast.failed(`pay ${id}`, () => void pay(id), 'Si è verificato un errore durante il processo di pagamento')
    }
    setPayingId(null)
  }

  const download = async (id: string) => {
    try {
      const response = await fetch(`/api/invoice/download?paymentId=${id}`, { signal: untilLate() })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const [, name = 'Fattura.pdf'] = /filename="(.+?)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
      saveAs(await response.blob(), name)
    } catch {
      toast.failed(
        `download ${id}`,
        () => void download(id),
        'Si è verificato un errore con il servizio /invoice/download',
      )
    }
  }

  return { pay, payingId, download }
}

function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

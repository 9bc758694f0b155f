import { useState } from 'react'
import type { RichText } from '#areas/content/model.ts'
import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { Link } from '#design/link/link.tsx'
import { askCall } from '#platform/http/ask-call.ts'

type Notice = { results: { text: string }[] }

/** MAG-018, PRV-007. The partner's own words, asked for when somebody wants to read them. */
export function PartnerPrivacy() {
  const [text, setText] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const read = async () => {
    if (text !== null) return
    const answer = await askCall<Notice>('/contact/jump2wl/privacy')
    setFailed(!answer.isOk)
    if (answer.isOk) setText(answer.answer.results[0]?.text ?? '')
  }
  return (
    <details onToggle={read}>
      <summary className="inline-flex min-h-11 items-center font-strong text-primary-strong underline underline-offset-[0.18em]">
        Leggi l’informativa
      </summary>
      <div className="max-h-64 overflow-y-auto rounded-field bg-sunken p-4">
        {hasFailed ? (
          <p>
            Il testo non si è caricato: lo trovi alla pagina{' '}
            <Link to="/privacy-homnya" isNewTab>
              Informativa del fornitore dei contenuti
            </Link>
            .
          </p>
        ) : text === null ? (
          <p>Caricamento...</p>
        ) : (
          <RichTextView html={text as RichText} />
        )}
      </div>
    </details>
  )
}

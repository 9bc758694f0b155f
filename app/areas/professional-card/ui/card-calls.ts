import { lighterPhotograph } from '#design/file-field/lighter-photograph.ts'
import { SIGNED_OUT } from '#platform/http/ask-call.ts'
import type { CardPatch, CardWire } from '../wire.ts'

export type SaveAnswer =
  | { kind: 'saved'; card: CardWire }
  | { kind: 'refused'; fields: Record<string, string>; message: string }
  | { kind: 'failed' }

/** API-230. */
export async function sendPatch(patch: CardPatch): Promise<SaveAnswer> {
  try {
    const response = await fetch('/api/professionallist/professionalcards', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(patch),
    })
    const body = await response.json()
    if (response.ok) return { kind: 'saved', card: body.data }
    if (response.status === 401) window.dispatchEvent(new Event(SIGNED_OUT))
    if (response.status >= 500) return { kind: 'failed' }
    return { kind: 'refused', fields: body.error?.fields ?? {}, message: String(body.message) }
  } catch {
    return { kind: 'failed' }
  }
}

export type SentUpload = { id: string; url: string; mimeType: string; status?: 'In verifica' }

/** Sends a photo or a document; the words of a refusal are the server's. */
export async function sendUpload(name: 'foto' | 'documenti', file: File): Promise<SentUpload | { error: string }> {
  const form = new FormData()
  form.append('file', await lighterPhotograph(file))
  try {
    const response = await fetch(`/api/professionallist/professionalcards/me/${name}`, { method: 'POST', body: form })
    const body = await response.json()
    return response.ok ? body : { error: body.error?.fields?.file ?? String(body.message) }
  } catch {
    return { error: 'Il file non è arrivato: controlla la connessione e riprova.' }
  }
}

/** FIG-046. Says that a contact was pressed; what is lost is one count. */
export function tellPressed(slug: string, contatto: 'telefono' | 'email' | 'sito'): void {
  fetch(`/api/professionallist/professionalcards/${encodeURIComponent(slug)}/contatto`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ contatto }),
    keepalive: true,
  }).catch(() => undefined)
}

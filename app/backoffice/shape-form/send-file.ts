import type { Picture } from '#areas/content/model.ts'
import { MAX_BYTES } from '#platform/files/model.ts'

const NOT_ARRIVED = 'Il file non è arrivato: controlla la connessione e riprova.'

/** What may be sent, and the call that takes it. */
export const SENT_KINDS = {
  image: {
    call: 'cover',
    accept: 'image/png,image/jpeg,image/webp,image/avif',
    help: `PNG, JPEG, WebP o AVIF, al massimo ${MAX_BYTES.image / 1024 / 1024} MB.`,
    maxBytes: MAX_BYTES.image,
  },
  document: {
    call: 'document',
    accept: 'application/pdf',
    help: `PDF, al massimo ${MAX_BYTES.document / 1024 / 1024} MB.`,
    maxBytes: MAX_BYTES.document,
  },
} as const
export type SentKind = keyof typeof SENT_KINDS

/** Where the file is now, or the server's words when it was refused. */
export async function sendFile(file: File, kind: SentKind): Promise<{ path: string } | { error: string }> {
  const { call, maxBytes } = SENT_KINDS[kind]
  const tooLarge = `Il file è troppo grande: il massimo è ${maxBytes / 1024 / 1024} MB.`
  if (file.size > maxBytes) return { error: tooLarge }
  const body = new FormData()
  body.append('file', file)
  try {
    const response = await fetch(`/api/content/${call}`, { method: 'PUT', body })
    if (response.status === 413) return { error: tooLarge }
    const answer = await response.json()
    if (!response.ok) return { error: String(answer.error?.fields?.file ?? answer.message ?? NOT_ARRIVED) }
    return { path: String(answer.path) }
  } catch {
    return { error: NOT_ARRIVED }
  }
}

/** A photograph and its true size, so that its room is kept before it arrives. */
export async function sendPhoto(file: File): Promise<(Picture & { kind: 'photograph' }) | { error: string }> {
  const sent = await sendFile(file, 'image')
  if ('error' in sent) return sent
  const photo = new Image()
  photo.src = sent.path
  try {
    await photo.decode()
  } catch {
    return { error: NOT_ARRIVED }
  }
  return { kind: 'photograph', path: sent.path, alt: '', width: photo.naturalWidth, height: photo.naturalHeight }
}

import type { Picture } from '#areas/content/model.ts'
import { lighterPhotograph } from '#design/file-field/lighter-photograph.ts'
import { MAX_BYTES } from '#platform/files/model.ts'
import { NO_SUCH_CALL } from '#platform/http/no-such-call.ts'
import { megabytes } from '#platform/pure/sizes.ts'

const NOT_ARRIVED = 'Il file non è arrivato: controlla la connessione e riprova.'
const SIGNED_OUT = 'Il file non è arrivato: la sessione è finita. Entra di nuovo in un’altra scheda, poi riprova qui.'

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

const IN_VAIN = { error: NOT_ARRIVED }

/** Where the file is now, or why it was refused: what can be known here is said before anything is sent. */
export async function sendFile(
  chosen: File,
  kind: SentKind,
  signal?: AbortSignal,
): Promise<{ path: string } | { error: string }> {
  const { call, accept, help, maxBytes } = SENT_KINDS[kind]
  const file = await lighterPhotograph(chosen)
  const tooLarge = `${file.name} è troppo grande (${megabytes(file.size)}): il massimo è ${megabytes(maxBytes)}.`
  if (file.size === 0) return { error: `${file.name} è vuoto: scegline un altro.` }
  if (!accept.split(',').includes(file.type)) return { error: `${file.name} non va bene qui: ${help}` }
  if (file.size > maxBytes) return { error: tooLarge }
  const body = new FormData()
  body.append('file', file)
  try {
    const response = await fetch(`/api/content/${call}`, { method: 'PUT', body, ...(signal && { signal }) })
    if (response.status === 413) return { error: tooLarge }
    const answer = await response.json()
    if (answer.message === NO_SUCH_CALL) return { error: SIGNED_OUT }
    if (!response.ok) return { error: String(answer.error?.fields?.file ?? answer.message ?? NOT_ARRIVED) }
    return { path: String(answer.path) }
  } catch {
    return IN_VAIN
  }
}

/** A photograph and its true size, so that its room is kept before it arrives. */
export async function sendPhoto(
  file: File,
  signal?: AbortSignal,
): Promise<(Picture & { kind: 'photograph' }) | { error: string }> {
  const sent = await sendFile(file, 'image', signal)
  if ('error' in sent) return sent
  const photo = new Image()
  photo.src = sent.path
  try {
    await photo.decode()
  } catch {
    return IN_VAIN
  }
  return { kind: 'photograph', path: sent.path, alt: '', width: photo.naturalWidth, height: photo.naturalHeight }
}

import { MAX_BYTES, PIECE_BYTES } from '#platform/files/model.ts'
import { NO_SUCH_CALL } from '#platform/http/no-such-call.ts'
import { megabytes } from '#platform/pure/sizes.ts'

const NOT_ARRIVED = 'La connessione si è interrotta: riprova, si riparte da dov’era arrivato.'
const SIGNED_OUT = 'La sessione è finita: entra di nuovo in un’altra scheda, poi riprova qui.'
const TRIES = 3
const PAUSE_MS = 1_500

/** A film on its way: what of it has arrived is not sent again. */
export type Sending = { file: File; id: string | null; sent: number }
export type SentFilm = { path: string } | { error: string; mayGoOn: boolean } | 'stopped'

type Arriving = { id: string; path: string; taken: number; pieces: number }
type Told = { onProgress: (sent: number) => void; signal: AbortSignal }

/** What can be known of a film before sending any of it. */
export function filmRefusal(file: File): string | null {
  if (file.size === 0) return `${file.name} è vuoto: scegline un altro.`
  if (!/\.(?:mp4|m4v|webm)$/i.test(file.name)) return `${file.name} non va bene qui: serve un filmato MP4 o WebM.`
  if (file.size > MAX_BYTES.video) return `${file.name} è troppo grande (${megabytes(file.size)}): il massimo è 1 GB.`
  return null
}

/**
 * Sends a film a piece at a time, in their order. A piece that does not arrive is tried again; when even that fails, `sending` remembers how
 * far it went and the next call goes on from there.
 */
export async function sendFilm(sending: Sending, { onProgress, signal }: Told): Promise<SentFilm> {
  const { file } = sending
  for (;;) {
    const at = sending.sent
    const piece = file.slice(at * PIECE_BYTES, (at + 1) * PIECE_BYTES)
    const call = sending.id ? `film/${sending.id}/${at}` : `film?byteSize=${file.size}`
    const answer = await sendPiece(call, sending.id ? 'PUT' : 'POST', { piece, name: file.name, signal })
    if (signal.aborted) return 'stopped'
    if ('error' in answer) return answer
    sending.id = answer.id
    sending.sent = answer.taken
    onProgress(Math.min(file.size, answer.taken * PIECE_BYTES))
    if (answer.taken >= answer.pieces) return { path: answer.path }
  }
}

type Piece = { piece: Blob; name: string; signal: AbortSignal }

async function sendPiece(
  call: string,
  method: 'POST' | 'PUT',
  { piece, name, signal }: Piece,
): Promise<Arriving | { error: string; mayGoOn: boolean }> {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask(call, method, { piece, name, signal })
    const mayTry = 'error' in answer && answer.mayGoOn && answer.error === NOT_ARRIVED && tried < TRIES
    if (!mayTry || signal.aborted) return answer
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tried))
  }
}

async function ask(
  call: string,
  method: 'POST' | 'PUT',
  { piece, name, signal }: Piece,
): Promise<Arriving | { error: string; mayGoOn: boolean }> {
  const body = new FormData()
  body.append('file', piece, name)
  try {
    const response = await fetch(`/api/content/${call}`, { method, body, signal })
    if (response.status >= 500 || response.status === 408) return { error: NOT_ARRIVED, mayGoOn: true }
    const answer = await response.json()
    if (response.ok) return answer as Arriving
    if (answer.message === NO_SUCH_CALL) return { error: SIGNED_OUT, mayGoOn: true }
    return { error: String(answer.error?.fields?.file ?? answer.message), mayGoOn: response.status === 409 }
  } catch {
    return { error: NOT_ARRIVED, mayGoOn: true }
  }
}

/** The captions are short: they go in one piece, and the words of a refusal are the server's. */
export async function sendCaptions(file: File, signal: AbortSignal): Promise<{ path: string } | { error: string }> {
  if (file.size === 0) return { error: `${file.name} è vuoto: scegline un altro.` }
  if (file.size > MAX_BYTES.captions)
    return { error: `${file.name} è troppo grande: per i sottotitoli il massimo è ${MAX_BYTES.captions / 1024} KB.` }
  const body = new FormData()
  body.append('file', file)
  try {
    const response = await fetch('/api/content/captions', { method: 'PUT', body, signal })
    const answer = await response.json()
    if (answer.message === NO_SUCH_CALL) return { error: SIGNED_OUT }
    return response.ok
      ? { path: String(answer.path) }
      : { error: String(answer.error?.fields?.file ?? answer.message ?? NOT_ARRIVED) }
  } catch {
    return { error: 'Il file non è arrivato: controlla la connessione e riprova.' }
  }
}

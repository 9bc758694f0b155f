import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { PREPARING } from '#areas/audience/staff-permission-rules.ts'
import { InvalidInput } from '#platform/errors.ts'
import { beginFilm, putCaptions, takePiece } from '#platform/files/film-commands.server.ts'
import { diskOf } from '#platform/files/lent-disk.server.ts'
import { filePath, MAX_BYTES, PIECE_BYTES, pieceCount, type StoredFile } from '#platform/files/model.ts'
import type { Call } from '#platform/http/call.server.ts'

const arrivingWire = z.strictObject({
  id: z.string(),
  path: z.string(),
  taken: z.number().int(),
  pieces: z.number().int(),
})

const toArriving = (film: StoredFile): z.infer<typeof arrivingWire> => ({
  id: film.id,
  path: filePath(film),
  taken: film.piecesTaken ?? 0,
  pieces: pieceCount(film),
})

const NO_FILE = { file: 'Scegli un file.' }

const postFilm = defineCall({
  method: 'POST',
  path: '/content/film',
  summary:
    'Comincia a caricare un filmato, un pezzo alla volta: questo è il primo. Chi lo usa lo prende quando è salvato.',
  access: PREPARING,
  query: z.strictObject({ byteSize: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  takesFile: { maxBytes: PIECE_BYTES },
  answer: arrivingWire,
  async handle({ db, request }, { query, file }) {
    if (!file) throw new InvalidInput(NO_FILE)
    const { name, bytes } = file
    return toArriving(await beginFilm(db, diskOf(request), { name, byteSize: query.byteSize, first: bytes }))
  },
})

const putPiece = defineCall({
  method: 'PUT',
  path: '/content/film/{id}/{piece}',
  summary: 'Il pezzo che segue di un filmato; uno già arrivato non si prende due volte.',
  access: PREPARING,
  params: z.object({ id: z.uuid(), piece: z.coerce.number().int().min(1).max(1_000_000) }),
  takesFile: { maxBytes: PIECE_BYTES },
  answer: arrivingWire,
  statuses: { 409: 'Manca un pezzo prima di questo.' },
  async handle({ db, request }, { params, file }) {
    if (!file) throw new InvalidInput(NO_FILE)
    return toArriving(await takePiece(db, diskOf(request), { ...params, bytes: file.bytes }))
  },
})

const putCaptionsOf = defineCall({
  method: 'PUT',
  path: '/content/captions',
  summary: 'Carica i sottotitoli di un filmato, in WebVTT.',
  access: PREPARING,
  takesFile: { maxBytes: MAX_BYTES.captions },
  answer: z.strictObject({ path: z.string() }),
  async handle({ db, request }, { file }) {
    if (!file) throw new InvalidInput(NO_FILE)
    return { path: filePath(await putCaptions(db, diskOf(request), file)) }
  },
})

export const filmCalls: Call<Viewer>[] = [postFilm, putPiece, putCaptionsOf]

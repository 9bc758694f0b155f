import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { Db } from '../db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '../errors.ts'
import type { ByteRange } from './byte-range.ts'
import { judgeCaptions } from './captions.ts'
import { acceptedSentence, putFile, safeName } from './commands.server.ts'
import { contentTypeOf } from './content-type.ts'
import {
  CONTENT_TYPES,
  type FileKind,
  fileIdIn,
  isWhole,
  MAX_BYTES,
  PIECE_BYTES,
  pieceCount,
  pieceKey,
  type StoredFile,
} from './model.ts'
import { countPiece, findFile, findFileAt, insertFile } from './store.server.ts'

const GIGABYTE = 1024 ** 3

type NewFilm = { name: string; byteSize: number; first: Uint8Array }

/** A film begins to arrive. Its first piece says what it is, so that whoever chose another file is told before sending the rest. */
export async function beginFilm(db: Db, disk: Disk, { name, byteSize, first }: NewFilm): Promise<StoredFile> {
  const contentType = contentTypeOf(first)
  if (!contentType || CONTENT_TYPES[contentType].kind !== 'video')
    throw new InvalidInput({ file: acceptedSentence(['video']) })
  if (byteSize > MAX_BYTES.video)
    throw new InvalidInput({ file: `Il filmato è troppo grande: il massimo è ${MAX_BYTES.video / GIGABYTE} GB.` })
  const film = { id: randomUUID(), contentType, byteSize, ownerId: null, isPublic: false, pieceBytes: PIECE_BYTES }
  checkLength(film, 0, first)
  await disk.put(pieceKey(film, 0), first, { contentType })
  return insertFile(db, { ...film, name: safeName(name, CONTENT_TYPES[contentType].extension), piecesTaken: 1 })
}

/** The next piece of a film. One that has already arrived is not taken twice: its answer was lost on the way. */
export async function takePiece(
  db: Db,
  disk: Disk,
  { id, piece, bytes }: { id: string; piece: number; bytes: Uint8Array },
): Promise<StoredFile> {
  const film = await findFile(db, id)
  if (!film || film.piecesTaken === null)
    throw new NotFound('Questo filmato non si aspettava più: scegli di nuovo il file.')
  if (piece < film.piecesTaken) return film
  if (piece > film.piecesTaken || piece >= pieceCount(film))
    throw new Conflict('Il filmato è arrivato in disordine: riprova.')
  checkLength(film, piece, bytes)
  await disk.put(pieceKey(film, piece), bytes, { contentType: film.contentType })
  await countPiece(db, id, piece)
  return { ...film, piecesTaken: piece + 1 }
}

/** Keeps the captions of a film; whoever wrote them is told the first line that is wrong. */
export async function putCaptions(db: Db, disk: Disk, file: { name: string; bytes: Uint8Array }): Promise<StoredFile> {
  const judged = judgeCaptions(file.bytes)
  if (judged.kind === 'refused') throw new InvalidInput({ file: judged.sentence })
  return putFile(db, disk, { ...file, accepts: ['captions'], ownerId: null, isPublic: false })
}

type FilmPaths = { film: string | null; captions: string | null }

/** What is wrong with the files something is about to show: one that nobody saved in time is forgotten, and one may be something else. */
export async function filmFaults(db: Db, { film, captions }: FilmPaths): Promise<{ film?: string; captions?: string }> {
  return {
    ...(!(await isKeptAs(db, film, 'video')) && { film: 'Questo filmato non c’è più: caricalo di nuovo.' }),
    ...(!(await isKeptAs(db, captions, 'captions')) && {
      captions: 'Questi sottotitoli non ci sono più: caricali di nuovo.',
    }),
  }
}

/** An address of the site that is not of a file is looked after by who put something there. */
async function isKeptAs(db: Db, path: string | null, kind: FileKind): Promise<boolean> {
  if (fileIdIn(path) === null) return true
  const file = await findFileAt(db, path ?? '')
  return file !== null && isWhole(file) && CONTENT_TYPES[file.contentType].kind === kind
}

type InPieces = Pick<StoredFile, 'id' | 'byteSize' | 'pieceBytes'>

/** Some bytes of what is kept in pieces, or all of them; no more than a piece is in memory at a time. */
export function filmStream(disk: Disk, film: InPieces, { from, to }: ByteRange): Readable {
  const size = film.pieceBytes ?? film.byteSize
  async function* pieces() {
    for (let piece = Math.floor(from / size); piece * size <= to; piece += 1) {
      const bytes = await disk.getBytes(pieceKey(film, piece))
      const start = piece * size
      yield bytes.subarray(Math.max(0, from - start), Math.min(bytes.byteLength, to + 1 - start))
    }
  }
  return Readable.from(pieces(), { objectMode: false, highWaterMark: 1 })
}

function checkLength(film: Pick<StoredFile, 'byteSize' | 'pieceBytes'>, piece: number, bytes: Uint8Array): void {
  const size = film.pieceBytes ?? film.byteSize
  if (bytes.byteLength !== Math.min(size, film.byteSize - piece * size))
    throw new InvalidInput({ file: 'Il filmato non è arrivato intero: riprova.' })
}

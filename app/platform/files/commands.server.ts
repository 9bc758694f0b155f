import { randomUUID } from 'node:crypto'
import type { Disk } from 'flydrive'
import type { Db } from '../db/database.server.ts'
import { InvalidInput } from '../errors.ts'
import type { SentFile } from '../http/call.server.ts'
import { contentTypeOf } from './content-type.ts'
import {
  CONTENT_TYPES,
  type FileKind,
  fileIdIn,
  fileKey,
  filePath,
  MAX_BYTES,
  piecesFolder,
  type StoredFile,
} from './model.ts'
import { reencodeImage } from './reencode.server.ts'
import { BEFORE_EVERY_FILE, deleteFile, findFileAt, insertFile, listLooseFiles } from './store.server.ts'

export type Upload = {
  bytes: Uint8Array
  /** As the person called it; only shown back. */
  name: string
  accepts: readonly FileKind[]
  ownerId: string | null
  isPublic: boolean
  /** IDN-053. The scanner did not answer: until it does only the owner reads it. */
  awaitsScan?: boolean
  /** Where it may be larger than its kind is elsewhere. */
  maxBytes?: number
  /** Pictures of people: the middle, as large as it can be. */
  isSquare?: boolean
  /** Pixels of the longer side, for a picture that is never shown larger. */
  maxSide?: number
  /** Drawn again as PNG, which letters and papers can show. */
  isForPaper?: boolean
}

/**
 * Takes an upload: its type comes from its bytes, pictures are drawn again. The bytes are written before the row, so
 * that a row always has its bytes; bytes whose row was undone are found by nobody.
 */
export async function putFile(db: Db, disk: Disk, upload: Upload): Promise<StoredFile> {
  const given = contentTypeOf(upload.bytes)
  const kind = given && CONTENT_TYPES[given].kind
  if (!given || !kind || !upload.accepts.includes(kind))
    throw new InvalidInput({ file: acceptedSentence(upload.accepts) })
  const maxBytes = upload.maxBytes ?? MAX_BYTES[kind]
  if (upload.bytes.byteLength > maxBytes)
    throw new InvalidInput({ file: `Il file è troppo grande: il massimo è ${maxBytes / 1024 / 1024} MB.` })
  const { bytes, contentType } =
    kind === 'image' ? await reencodeImage(upload.bytes, upload) : { bytes: upload.bytes, contentType: given }
  const file = {
    id: randomUUID(),
    contentType,
    byteSize: bytes.byteLength,
    ownerId: upload.ownerId,
    isPublic: upload.isPublic,
    awaitsScan: upload.awaitsScan ?? false,
  }
  const name = safeName(upload.name, CONTENT_TYPES[contentType].extension)
  await disk.put(fileKey(file), bytes, { contentType })
  return insertFile(db, { ...file, name })
}

/**
 * The bytes of a file of ours by its address, for papers; null when it is no longer there, so that one is drawn without its picture.
 * An address is only words: whoever writes that of somebody's own file finds nothing.
 */
export async function readFileAt(db: Db, disk: Disk, path: string | undefined): Promise<Buffer | null> {
  const file = path ? await findFileAt(db, path) : null
  return file?.isPublic ? Buffer.from(await disk.getBytes(fileKey(file))) : null
}

/** The same of a picture that belongs to nobody but the club, which papers show and browsers may not take. */
export async function readOwnPictureAt(db: Db, disk: Disk, path: string | undefined): Promise<Buffer | null> {
  const file = path ? await findFileAt(db, path) : null
  const isOwn = file?.ownerId === null && file.contentType === 'image/png'
  return isOwn ? Buffer.from(await disk.getBytes(fileKey(file))) : null
}

/** Keeps a picture that everybody may see, and answers its address. */
export async function putPicture(
  db: Db,
  disk: Disk,
  picture: Pick<Upload, 'bytes' | 'name' | 'maxSide'>,
): Promise<string> {
  return filePath(await putFile(db, disk, { ...picture, accepts: ['image'], ownerId: null, isPublic: true }))
}

type Exchange = { file: SentFile | null; maxSide: number }

/**
 * Another picture of something, or none. `put` names where it is shown what `keep` answers, and says which was there before: that one is
 * forgotten once nothing names it any more.
 */
export async function replacePicture(
  db: Db,
  disk: Disk,
  { file, maxSide }: Exchange,
  put: (tx: Db, keep: () => Promise<string | null>) => Promise<string | null>,
): Promise<void> {
  const old = await db.transaction((tx) => put(tx, async () => file && putPicture(tx, disk, { ...file, maxSide })))
  await removeFileAt(db, disk, old)
}

/** Forgets the file at an address; what the club draws by itself has none. */
export async function removeFileAt(db: Db, disk: Disk, path: string | null): Promise<void> {
  const id = fileIdIn(path)
  if (id) await removeFile(db, disk, id)
}

/** Forgets the row, then the bytes: a death in between leaves bytes nobody can reach, never a row without them. */
export async function removeFile(db: Db, disk: Disk, id: string): Promise<void> {
  const file = await deleteFile(db, id)
  if (!file) return
  if (file.pieceBytes === null) await disk.delete(fileKey(file))
  else await disk.deleteAll(piecesFolder(file))
}

/** Every table is read once for each so many files: enough that a club of some years needs one reading, few enough to keep in mind. */
const LOOKED_AT_ONCE = 20_000

/** Somebody chose it and did not save what it was for: after a time it is only bytes. A file that is named anywhere stays. */
export async function forgetLooseFiles(db: Db, disk: Disk, before: Date, limit = LOOKED_AT_ONCE): Promise<number> {
  let count = 0
  let after: string | null = BEFORE_EVERY_FILE
  while (after !== null) {
    const { loose, next }: Awaited<ReturnType<typeof listLooseFiles>> = await listLooseFiles(db, {
      before,
      after,
      limit,
    })
    for (const id of loose) await removeFile(db, disk, id)
    count += loose.length
    after = next
  }
  return count
}

export function acceptedSentence(accepts: readonly FileKind[]): string {
  const words = {
    image: 'un’immagine (PNG, JPEG, WebP, GIF o AVIF)',
    document: 'un PDF',
    ebook: 'un e-book MOBI',
    video: 'un filmato MP4 o WebM',
    captions: 'un file di sottotitoli WebVTT',
  }
  return `Il file deve essere ${accepts.map((kind) => words[kind]).join(' oppure ')}.`
}

/** A name without folders, control characters or a false ending. */
export function safeName(name: string, extension: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}"<>|:*?;]/gu, '')
    .trim()
    .slice(0, 100)
  return `${stem || 'file'}.${extension}`
}

export type FileKind = 'image' | 'document' | 'ebook' | 'video' | 'captions'

/** What a file may be, decided by its first bytes; the name a person gave it proves nothing. */
export type ContentType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/gif'
  | 'image/avif'
  | 'application/pdf'
  | 'application/x-mobipocket-ebook'
  | 'video/mp4'
  | 'video/webm'
  | 'text/vtt'

export const CONTENT_TYPES: Record<ContentType, { kind: FileKind; extension: string }> = {
  'image/png': { kind: 'image', extension: 'png' },
  'image/jpeg': { kind: 'image', extension: 'jpg' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'image/gif': { kind: 'image', extension: 'gif' },
  'image/avif': { kind: 'image', extension: 'avif' },
  'application/pdf': { kind: 'document', extension: 'pdf' },
  'application/x-mobipocket-ebook': { kind: 'ebook', extension: 'mobi' },
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/webm': { kind: 'video', extension: 'webm' },
  'text/vtt': { kind: 'captions', extension: 'vtt' },
}

export const MAX_BYTES: Record<FileKind, number> = {
  image: 8 * 1024 * 1024,
  document: 15 * 1024 * 1024,
  ebook: 30 * 1024 * 1024,
  video: 1024 * 1024 * 1024,
  captions: 512 * 1024,
}

/**
 * A film arrives, is kept and is sent on in pieces of this size: small enough to arrive in the few seconds a request may last, also from a
 * slow line, and to be held in memory by many at once. What is kept says its own size, so that this one may change.
 */
export const PIECE_BYTES = 512 * 1024

export type StoredFile = {
  id: string
  name: string
  contentType: ContentType
  byteSize: number
  /** The member it belongs to, if it is somebody's. */
  ownerId: string | null
  /** Anyone may read it; a private one is asked about each time. */
  isPublic: boolean
  createdAt: Date
  /** Of a film, how large its pieces are; null for what is kept whole. */
  pieceBytes: number | null
  /** Of a film, how many have arrived. */
  piecesTaken: number | null
  /** IDN-053. The scanner has not answered yet: only its owner may read it. */
  awaitsScan: boolean
}

/** How many pieces a film has. */
export function pieceCount({ byteSize, pieceBytes }: Pick<StoredFile, 'byteSize' | 'pieceBytes'>): number {
  return pieceBytes === null ? 0 : Math.ceil(byteSize / pieceBytes)
}

/** Whether all of it is here: a film that is still arriving is for nobody. */
export function isWhole(file: Pick<StoredFile, 'byteSize' | 'pieceBytes' | 'piecesTaken'>): boolean {
  return file.pieceBytes === null || file.piecesTaken === pieceCount(file)
}

/** Where the pieces of a film are, each under its number. */
export function piecesFolder({ id }: Pick<StoredFile, 'id'>): string {
  return `${id.slice(0, 2)}/${id}`
}

export const pieceKey = (file: Pick<StoredFile, 'id'>, piece: number) => `${piecesFolder(file)}/${piece}`

/** Where its bytes are. Two letters of the id first, so that no folder grows too large. */
export function fileKey({ id, contentType }: Pick<StoredFile, 'id' | 'contentType'>): string {
  return `${id.slice(0, 2)}/${id}.${CONTENT_TYPES[contentType].extension}`
}

/** The address of a file on the site. */
export function filePath({ id, name }: Pick<StoredFile, 'id' | 'name'>): string {
  return `/files/${id}/${encodeURIComponent(name)}`
}

/** Every address of a file, for LIKE: only its id is looked at. */
export function pathsLike({ id }: Pick<StoredFile, 'id'>): string {
  return `/files/${id}/%`
}

const OUR_PATH = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//

/** Which of our files an address of the site leads to; null where it leads elsewhere. */
export function fileIdIn(path: string | null | undefined): string | null {
  return OUR_PATH.exec(path ?? '')?.[1] ?? null
}

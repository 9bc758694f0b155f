export type FileKind = 'image' | 'document' | 'ebook'

/** What a file may be, decided by its first bytes; the name a person gave it proves nothing. */
export type ContentType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/gif'
  | 'image/avif'
  | 'application/pdf'
  | 'application/x-mobipocket-ebook'

export const CONTENT_TYPES: Record<ContentType, { kind: FileKind; extension: string }> = {
  'image/png': { kind: 'image', extension: 'png' },
  'image/jpeg': { kind: 'image', extension: 'jpg' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'image/gif': { kind: 'image', extension: 'gif' },
  'image/avif': { kind: 'image', extension: 'avif' },
  'application/pdf': { kind: 'document', extension: 'pdf' },
  'application/x-mobipocket-ebook': { kind: 'ebook', extension: 'mobi' },
}

export const MAX_BYTES: Record<FileKind, number> = {
  image: 8 * 1024 * 1024,
  document: 15 * 1024 * 1024,
  ebook: 30 * 1024 * 1024,
}

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
}

/** Where its bytes are. Two letters of the id first, so that no folder grows too large. */
export function fileKey({ id, contentType }: Pick<StoredFile, 'id' | 'contentType'>): string {
  return `${id.slice(0, 2)}/${id}.${CONTENT_TYPES[contentType].extension}`
}

/** The address of a file on the site. */
export function filePath({ id, name }: Pick<StoredFile, 'id' | 'name'>): string {
  return `/files/${id}/${encodeURIComponent(name)}`
}

import type { ContentType } from './model.ts'

const latin = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))

/** The type of some bytes, or null when it is none we accept. */
export function contentTypeOf(bytes: Uint8Array): ContentType | null {
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return 'image/gif'
  if (latin(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(latin(bytes, 8, 12))) return 'image/avif'
  if (latin(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  if (latin(bytes, 60, 68) === 'BOOKMOBI') return 'application/x-mobipocket-ebook'
  return null
}

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
  if (latin(bytes, 4, 8) === 'ftyp' && isMp4(bytes)) return 'video/mp4'
  if (latin(bytes, 0, 4) === EBML && latin(bytes, 4, 64).includes('\x42\x82\x84webm')) return 'video/webm'
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(latin(bytes, 0, 10))) return 'text/vtt'
  return null
}

const EBML = '\x1a\x45\xdf\xa3'

/** MP4 has relatives that begin alike (photographs, audio, QuickTime): one of the brands it names must be a film that browsers play. */
function isMp4(bytes: Uint8Array): boolean {
  const [high = 0, second = 0, third = 0, low = 0] = bytes
  const size = Math.min(((high << 24) | (second << 16) | (third << 8) | low) >>> 0, bytes.byteLength, 256)
  const brands = [latin(bytes, 8, 12), ...(latin(bytes, 16, size).match(/[\s\S]{4}/g) ?? [])]
  return !/^(?:avi[fs]|hei[cfsx]|mif1|M4[AB] )$/.test(brands[0] ?? '') && brands.some((brand) => MP4_BRAND.test(brand))
}

const MP4_BRAND = /^(?:iso[m2-9]|mp4[12]|avc1|M4V )$/

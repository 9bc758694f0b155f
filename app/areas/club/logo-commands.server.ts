import type { Disk } from 'flydrive'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { putFile } from '#platform/files/commands.server.ts'
import { filePath } from '#platform/files/model.ts'
import { drawnSize } from '#platform/files/reencode.server.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { isReadableOnWhite } from './logo-rules.ts'
import type { PictureWord } from './model.ts'

/** Twice as wide as it is ever shown. */
const LOGO_SIDE = 640
const ICON_SIDE = 128
/** A drawing in words is small; a large one only costs whoever draws it. */
const MOST_SVG_BYTES = 500_000
const DRAWING_SECONDS = 5

export type StoredLogo = { logo: string; logoSize: string; icon: string }

/** Keeps the club's own drawing as PNG, which pages, letters and papers can all show, and a square of it for the browser's tab. */
export async function storeLogo(db: Db, disk: Disk, file: SentFile): Promise<StoredLogo> {
  const { default: sharp } = await import('sharp')
  const bytes = await asPicture(file.bytes)
  const { width, height } = await drawnSize(bytes, LOGO_SIDE).catch(refuse)
  if (width > height * 8 || height > width * 2)
    throw new InvalidInput({
      file: 'Il logo è troppo lungo e stretto: le sue proporzioni non stanno nell’intestazione.',
    })
  if (!isReadableOnWhite(await inkOf(bytes)))
    throw new InvalidInput({
      file: 'Questo logo è quasi bianco, e su carta e lettere non si vedrebbe: carica la versione per fondi chiari.',
    })
  const upload = { ...file, accepts: ['image' as const], ownerId: null, isPublic: true, isForPaper: true }
  const white = { r: 255, g: 255, b: 255, alpha: 0 }
  const square = await sharp(bytes)
    .autoOrient()
    .resize({ width: ICON_SIDE, height: ICON_SIDE, fit: 'contain', background: white })
    .png()
    .toBuffer()
  const logo = filePath(await putFile(db, disk, { ...upload, bytes, maxSide: LOGO_SIDE }))
  const icon = filePath(await putFile(db, disk, { ...upload, name: 'icona.png', bytes: square, maxSide: ICON_SIDE }))
  return { logo, logoSize: `${width}x${height}`, icon }
}

/** Keeps a drawing: that of a partner, which browsers alone show, or a signature, which papers alone do and nobody else may take. */
export async function storePictureWord(db: Db, disk: Disk, word: PictureWord, file: SentFile): Promise<string> {
  const bytes = await asPicture(file.bytes)
  const kept = { accepts: ['image' as const], ownerId: null, maxSide: LOGO_SIDE }
  const isSignature = word === 'signature'
  return filePath(await putFile(db, disk, { ...file, bytes, ...kept, isPublic: !isSignature, isForPaper: isSignature }))
}

const refuse = (): never => {
  throw new InvalidInput({ file: 'Il file deve essere un’immagine: PNG, JPEG, WebP oppure SVG.' })
}

/** A drawing in words becomes a picture here: it may hold programs and addresses of others, so it is never served as it came. */
async function asPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const head = new TextDecoder().decode(bytes.subarray(0, 1_000))
  if (!/^\uFEFF?\s*(<\?xml|<!--|<svg)/i.test(head)) return bytes
  const words = new TextDecoder().decode(bytes.subarray(0, MOST_SVG_BYTES + 1))
  if (
    bytes.byteLength > MOST_SVG_BYTES ||
    /<!ENTITY|<!DOCTYPE|xi:include|(href|src)\s*=\s*["'](?!\s*(#|data:image))|url\(\s*["']?(?!\s*["']?#)/i.test(words)
  )
    throw new InvalidInput({
      file: 'Questo SVG è troppo grande o chiama altri file: esportalo in PNG e carica quello.',
    })
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { density: 300, limitInputPixels: 50_000_000 })
      .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside' })
      .timeout({ seconds: DRAWING_SECONDS })
      .png()
      .toBuffer()
  } catch {
    throw new InvalidInput({ file: 'Questo SVG non si riesce a disegnare: esportalo in PNG e carica quello.' })
  }
}

/** The pixels of a small copy, red, green, blue and how opaque. */
async function inkOf(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: 50_000_000 })
    .resize({ width: 64, height: 64, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(refuse)
}

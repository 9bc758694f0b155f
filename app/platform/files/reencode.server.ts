import { InvalidInput, Unavailable } from '../errors.ts'
import type { ContentType } from './model.ts'

const MAX_SIDE_PIXELS = 2400
const SQUARE_SIDE_PIXELS = 640
/** A small file may unpack into gigabytes. */
const MAX_PIXELS = 50_000_000
/** SHL-032. Between 50 and 90: what an eye does not see is not sent. */
const QUALITY = 75

/**
 * A file of forty bytes may be a picture of fifty million pixels, and drawing it keeps a processor busy for seconds and one of the four
 * threads that also check passwords. So pictures are drawn one after the other, and who finds many waiting is asked to come back.
 */
const MOST_WAITING = 12
const DRAWING_SECONDS = 20
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  if (waiting >= MOST_WAITING)
    throw new Unavailable('In questo momento ci sono molte immagini in lavorazione: riprova tra poco.', 20)
  waiting += 1
  const drawing = last.then(draw).finally(() => {
    waiting -= 1
  })
  last = drawing.catch(() => undefined)
  return drawing
}

export type Drawing = { isSquare?: boolean; maxSide?: number; isForPaper?: boolean }

/**
 * Draws the picture again: what was hidden in the file (place, camera, a script after the pixels) does not survive.
 * Animations become their first frame.
 */
export async function reencodeImage(bytes: Uint8Array, drawing: Drawing = {}): Promise<Drawn> {
  return inTurn(() => redraw(bytes, drawing))
}

type Drawn = { bytes: Uint8Array; contentType: ContentType }

async function redraw(
  bytes: Uint8Array,
  { isSquare = false, maxSide = MAX_SIDE_PIXELS, isForPaper = false }: Drawing,
): Promise<Drawn> {
  // It keeps tens of megabytes for itself from the moment it is read.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
      seconds: DRAWING_SECONDS,
    })
    const { format, hasAlpha } = await picture.metadata()
    const drawn = isSquare
      ? picture.autoOrient().resize({ width: SQUARE_SIDE_PIXELS, height: SQUARE_SIDE_PIXELS, fit: 'cover' })
      : picture.autoOrient().resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    if (format === 'jpeg' && !isForPaper)
      return { bytes: await drawn.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(), contentType: 'image/jpeg' }
    if (isForPaper || (format === 'png' && !hasAlpha))
      return { bytes: await drawn.png().toBuffer(), contentType: 'image/png' }
    return { bytes: await drawn.webp({ quality: QUALITY }).toBuffer(), contentType: 'image/webp' }
  } catch {
    // The library's reason is about its own insides; the person only needs another picture.
    throw new InvalidInput({ file: 'L’immagine è danneggiata o troppo grande: prova con un’altra.' })
  }
}

/** How large a picture is once it is drawn again within a side. */
export async function drawnSize(bytes: Uint8Array, maxSide: number): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const scale = Math.min(1, maxSide / Math.max(autoOrient.width, autoOrient.height))
  return { width: Math.round(autoOrient.width * scale), height: Math.round(autoOrient.height * scale) }
}

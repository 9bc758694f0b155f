import { contentTypeOf } from '#platform/files/content-type.ts'
import { drawnSize, reencodeImage } from '#platform/files/reencode.server.ts'
import { bodyParts } from './body-parts-rules.ts'

/** A picture as a document can hold it. */
export type PaperPicture = { bytes: Buffer; format: 'jpg' | 'png'; width: number; height: number }
/** By the address that the body gives it. */
export type PaperPictures = ReadonlyMap<string, PaperPicture>

export const NO_PICTURES: PaperPictures = new Map()

/** A document is made while somebody waits, in memory. */
const MOST_PICTURES = 40
const PAPER_SIDE = 1280

/** The pictures of a body for its documents: papers and old readers know JPEG and PNG only. One that is gone is left out. */
export async function paperPictures(
  body: string,
  read: (path: string) => Promise<Buffer | null>,
): Promise<PaperPictures> {
  const paths = new Set(bodyParts(body).flatMap((part) => (part.kind === 'picture' ? part.path : [])))
  const pictures = new Map<string, PaperPicture>()
  for (const path of [...paths].slice(0, MOST_PICTURES)) {
    const bytes = await read(path)
    const picture = bytes && (await forPaper(bytes))
    if (picture) pictures.set(path, picture)
  }
  return pictures
}

async function forPaper(bytes: Buffer): Promise<PaperPicture | null> {
  const type = contentTypeOf(bytes)
  if (!type?.startsWith('image/')) return null
  const size = await drawnSize(bytes, PAPER_SIDE)
  if (type === 'image/jpeg') return { bytes, format: 'jpg', ...size }
  if (type === 'image/png') return { bytes, format: 'png', ...size }
  const drawn = await reencodeImage(bytes, { isForPaper: true, maxSide: PAPER_SIDE })
  return { bytes: Buffer.from(drawn.bytes), format: 'png', ...size }
}

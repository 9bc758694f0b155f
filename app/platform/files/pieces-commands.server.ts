import type { Disk } from 'flydrive'
import { pieceKey, piecesFolder } from './model.ts'

type Pieces = {
  id: string
  pieceBytes: number
  /** After each piece: whoever waits learns that work goes on. */
  onPiece?: () => Promise<void>
}

/** Writes bytes as they come, in pieces, so that no more than one is in memory; answers how many bytes there were. */
export async function putPieces(
  disk: Disk,
  chunks: AsyncIterable<Uint8Array>,
  { id, pieceBytes, onPiece }: Pieces,
): Promise<number> {
  // One buffer for all of them: a new one for each piece would wait for the collector, and hundreds of megabytes with it.
  const piece = Buffer.allocUnsafeSlow(pieceBytes)
  let filled = 0
  let count = 0
  let byteSize = 0
  const put = async () => {
    await disk.put(pieceKey({ id }, count), piece.subarray(0, filled), { contentType: 'application/octet-stream' })
    count += 1
    byteSize += filled
    filled = 0
    await onPiece?.()
  }
  for await (const chunk of chunks)
    for (let from = 0; from < chunk.byteLength; ) {
      const part = chunk.subarray(from, from + pieceBytes - filled)
      piece.set(part, filled)
      filled += part.byteLength
      from += part.byteLength
      if (filled === pieceBytes) await put()
    }
  if (filled > 0) await put()
  return byteSize
}

export async function removePieces(disk: Disk, file: { id: string }): Promise<void> {
  await disk.deleteAll(piecesFolder(file))
}

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
  let held: Uint8Array[] = []
  let heldBytes = 0
  let count = 0
  let byteSize = 0
  const put = async (bytes: Uint8Array) => {
    await disk.put(pieceKey({ id }, count), bytes, { contentType: 'application/octet-stream' })
    count += 1
    byteSize += bytes.byteLength
    await onPiece?.()
  }
  for await (const chunk of chunks) {
    held.push(chunk)
    heldBytes += chunk.byteLength
    while (heldBytes >= pieceBytes) {
      const all = Buffer.concat(held)
      held = [all.subarray(pieceBytes)]
      heldBytes -= pieceBytes
      await put(all.subarray(0, pieceBytes))
    }
  }
  if (heldBytes > 0) await put(Buffer.concat(held))
  return byteSize
}

export async function removePieces(disk: Disk, file: { id: string }): Promise<void> {
  await disk.deleteAll(piecesFolder(file))
}

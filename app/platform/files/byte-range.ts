export type ByteRange = { from: number; to: number }

/** The part of a film a player asks for: one range of bytes. Null is the whole; `unreadable` is a range that is not in it. */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unreadable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to || from >= size ? 'unreadable' : { from, to }
}

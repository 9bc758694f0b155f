/**
 * A document as its bytes, one letter for each. Searching it and turning it to bytes again is several times faster than with
 * real text, where one letter beyond ASCII doubles the size of all. What is looked for and written must be ASCII.
 */
export type ByteText = string & { readonly isByteText: true }

export const byteTextOf = (bytes: Buffer | string): ByteText =>
  (typeof bytes === 'string' ? Buffer.from(bytes) : bytes).toString('latin1') as ByteText

export const bytesOf = (text: ByteText): Buffer => Buffer.from(text, 'latin1')

/** The letters a reader sees in a piece of it. */
export const readable = (piece: string): string => Buffer.from(piece, 'latin1').toString()

import { MOST_BYTES } from './model.ts'

const starts = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)

/** DSK-028. What a file that is no CSV is, in words for whoever sent it; null when it may be one. */
export function fileProblem(bytes: Uint8Array): string | null {
  if (bytes.byteLength === 0) return 'Il file è vuoto.'
  if (bytes.byteLength > MOST_BYTES) return 'Il file supera i 50 MB: dividilo in due.'
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return 'È un foglio Excel: salvalo come CSV.'
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return 'È un PDF: serve il foglio da cui è fatto, salvato come CSV.'
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff))
    return 'È un testo Unicode a 16 bit: salvalo come CSV UTF-8.'
  return bytes.includes(0) ? 'Non è un file di testo: salvalo come CSV.' : null
}

export const SEPARATORS = [';', '\t', ','] as const

export type FileHead = { columns: readonly string[]; samples: readonly (readonly string[])[]; separator: string }

/** What is wrong with the first lines, once they are read. */
export function headProblem({ columns, samples }: FileHead): string | null {
  if (columns.every((column) => column.trim() === '') && samples.length === 0) return 'Il file è vuoto.'
  if (columns.length < 2)
    return 'Il file ha una colonna sola: le celle vanno separate da virgola, punto e virgola o tabulazione.'
  return samples.length === 0 ? 'Il file non ha righe sotto l’intestazione.' : null
}

/** The separator under which the first lines have the most cells, and the same number of them. */
export function bestHead(heads: readonly FileHead[]): FileHead | null {
  const isEven = ({ columns, samples }: FileHead) => samples.every(({ length }) => length === columns.length)
  const ordered = heads.toSorted((a, b) => Number(isEven(b)) - Number(isEven(a)) || b.columns.length - a.columns.length)
  return ordered.find(({ columns }) => columns.length > 1) ?? ordered[0] ?? null
}

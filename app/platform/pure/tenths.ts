/**
 * LRN-006. Numbers of one decimal. The database keeps them exactly (`numeric`); here they are numbers, and what is computed of two of them
 * is brought back to its decimal, because 10 - 4.3 is not 5.7 to a computer.
 */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Whether a number has one decimal at most. */
export const isTenth = (value: number): boolean => Number.isFinite(value) && toTenth(value) === value

const italian = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })

/** As people read it: `4,5`; a whole number has no decimal. */
export function tenthInWords(value: number): string {
  return italian.format(value)
}

/** As it is typed into a field again: `4,5`, and `1000` without a point that would be read as a decimal. */
export function typedTenth(value: number): string {
  return String(toTenth(value)).replace('.', ',')
}

export type ReadTenth = { kind: 'number'; value: number } | { kind: 'not-a-number' } | { kind: 'too-many-decimals' }

/** What was typed, with a comma or a point. */
export function readTenth(typed: string): ReadTenth {
  const found = /^([+-]?\d{1,9})(?:[.,](\d{1,9}))?$/.exec(typed.trim())
  if (!found) return { kind: 'not-a-number' }
  const decimals = (found[2] ?? '').replace(/0+$/, '')
  if (decimals.length > 1) return { kind: 'too-many-decimals' }
  return { kind: 'number', value: Number(`${found[1]}.${decimals || '0'}`) }
}

export const TOO_MANY_DECIMALS = 'I crediti hanno al massimo un decimale.'

/** Down to the tenth, and up to it: what is decided about somebody is never rounded in their favour. */
export const floorTenth = (value: number): number => Math.floor(value * 10 + 1e-6) / 10
export const ceilTenth = (value: number): number => Math.ceil(value * 10 - 1e-6) / 10 + 0

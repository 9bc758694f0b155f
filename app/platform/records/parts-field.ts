import { z } from 'zod'
import { type About, type Field, type Fields, field, type ValuesOf } from './fields.ts'
import { readValues, WrongParts, writeValues } from './values.ts'

type Parts<Part, Inside extends Fields> = About & {
  inside: Inside
  most: number
  /** A part as it is kept, from what its fields hold; and back. */
  keep: (values: ValuesOf<Inside>) => Part
  unfold: (part: Part) => ValuesOf<Inside>
}

/**
 * A few parts alike, one after the other. In a form each of its fields has the number of the part after its name; one that was emptied
 * goes. In a sheet they are one cell.
 */
export function parts<Part, Inside extends Fields>(about: Parts<Part, Inside>): Field<Part[]> {
  const { inside, most, keep, unfold, ...rest } = about
  const write = (value: Part[]) =>
    JSON.stringify(value.map((part) => writeValues(inside, unfold(part) as Record<string, unknown>)))
  return field<Part[]>(rest, {
    kind: 'parts',
    most,
    parts: Object.entries(inside).map(([name, { look }]) => ({ name, ...look })),
    shape: z.array(z.custom<Part>()).max(most),
    wrong: 'Una parte non è completa.',
    read: (typed) => {
      const written = writtenParts(typed)
      if (!written) return null
      const kept: Part[] = []
      const errors: Record<string, string> = {}
      for (const [at, part] of written.entries()) {
        if (Object.values(part).every((words) => words.trim() === '')) continue
        const read = readValues(inside, part)
        if (read.kind === 'read') kept.push(keep(read.values as ValuesOf<Inside>))
        else for (const [name, why] of Object.entries(read.errors)) errors[`${name}-${at}`] = why
      }
      return Object.keys(errors).length > 0 ? new WrongParts(errors) : kept
    },
    write,
    say: (value) => (value.length === 1 ? '1 parte' : `${value.length} parti`),
  })
}

const partsShape = z.array(z.record(z.string(), z.string()))

function writtenParts(typed: string): Record<string, string>[] | null {
  if (typed.trim() === '') return []
  try {
    return partsShape.parse(JSON.parse(typed))
  } catch {
    return null
  }
}

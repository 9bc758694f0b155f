import type { Fields } from './fields.ts'

/** What is wrong inside the parts of a field, by the name each field has in the form. */
export class WrongParts {
  readonly errors: Record<string, string>
  constructor(errors: Record<string, string>) {
    this.errors = errors
  }
}

export const formNameOf = (fields: Fields, name: string) => fields[name]?.formName ?? name

type Values = Record<string, unknown>
/** Of what was refused, `values` is the rest. */
type Read = { kind: 'read'; values: Values } | { kind: 'refused'; errors: Record<string, string>; values: Values }

/** What was typed, field by field, as values; every field that is wrong is told, not only the first. */
export function readValues(fields: Fields, typed: Readonly<Record<string, string>>): Read {
  const values: Record<string, unknown> = {}
  const errors: Record<string, string> = {}
  for (const [name, each] of Object.entries(fields)) {
    const formName = formNameOf(fields, name)
    const read = each.read(typed[formName] ?? '')
    if (read instanceof WrongParts) Object.assign(errors, read.errors)
    else {
      const checked = each.shape.safeParse(read)
      if (checked.success) values[name] = checked.data
      else errors[formName] = each.wrong
    }
  }
  return Object.keys(errors).length > 0 ? { kind: 'refused', errors, values } : { kind: 'read', values }
}

/** The values as a form or a sheet writes them, by the names of the form. */
export function writeValues(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [formNameOf(fields, name), each.write(values[name])]),
  )
}

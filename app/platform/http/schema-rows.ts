import type { JsonSchema } from './openapi.server.ts'

/** One line of the readable documentation: a field, however deep, and what it may hold. */
export type SchemaRow = { name: string; kind: string; isRequired: boolean; about: string }

const DEEPEST = 5

/** Flattens a schema into the lines a person reads, `tags[].code` style. */
export function schemaRows(schema: JsonSchema, prefix = '', depth = 0): SchemaRow[] {
  const properties = schema.properties as Record<string, JsonSchema> | undefined
  if (!properties || depth > DEEPEST) return []
  const required = new Set((schema.required ?? []) as string[])
  return Object.entries(properties).flatMap(([key, property]) => {
    const inner = innerOf(property)
    const name = `${prefix}${key}`
    const row = {
      name,
      kind: kindOf(property),
      isRequired: required.has(key),
      about: String(property.description ?? property.title ?? ''),
    }
    return [row, ...schemaRows(inner, `${name}${inner === property ? '.' : '[].'}`, depth + 1)]
  })
}

function innerOf(schema: JsonSchema): JsonSchema {
  return schema.type === 'array' && typeof schema.items === 'object' && schema.items !== null
    ? (schema.items as JsonSchema)
    : schema
}

const WORDS: Record<string, string> = {
  string: 'testo',
  number: 'numero',
  integer: 'numero intero',
  boolean: 'sì o no',
  object: 'oggetto',
  null: 'nulla',
}

export function kindOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices))
    return [...new Set(choices.map((choice) => kindOf(choice as JsonSchema)))].join(' oppure ')
  if (schema.type === 'array') return `elenco di ${kindOf((schema.items ?? {}) as JsonSchema)}`
  if (Array.isArray(schema.type)) return schema.type.map((type) => WORDS[String(type)] ?? String(type)).join(' oppure ')
  const word = WORDS[String(schema.type)] ?? (schema.$ref ? 'oggetto' : 'qualsiasi valore')
  return word + limits(schema)
}

function limits(schema: JsonSchema): string {
  const parts: string[] = []
  if (typeof schema.format === 'string') parts.push(schema.format)
  const low = schema.minLength ?? schema.minimum
  const high = schema.maxLength ?? schema.maximum
  const isBounded = (value: unknown) => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER
  if (isBounded(low)) parts.push(`da ${low}`)
  if (isBounded(high)) parts.push(`fino a ${high}`)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

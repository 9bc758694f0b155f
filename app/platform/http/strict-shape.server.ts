import type { z } from 'zod'

type Def = Record<string, unknown>

/**
 * The same shape, refusing fields it does not know at every depth, so that nobody can slip one in (quality, "Access").
 * A shape that says how to treat the others (`looseObject`, `catchall`) has decided already and is left alone;
 * so are intersections, whose halves would refuse each other's fields.
 */
export function strictShape<S extends z.ZodType>(shape: S): S {
  const known = tightened.get(shape)
  if (known) return known as S
  const strict = tighten(shape, new Map())
  tightened.set(shape, strict)
  return strict as S
}

/** A shape never changes, so its strict twin is made once. */
const tightened = new WeakMap<z.ZodType, z.ZodType>()

function tighten(shape: z.ZodType, seen: Map<z.ZodType, z.ZodType>): z.ZodType {
  const known = seen.get(shape)
  if (known) return known
  const def = shape.def as unknown as Def
  if (def.type === 'intersection' || def.type === 'lazy') return shape
  // A shape that reaches itself through a getter finds its original here, and stays as its author wrote it.
  seen.set(shape, shape)
  const changed: Def = {}
  for (const [name, value] of Object.entries(def)) {
    const next = tightenPart(value, seen)
    if (next !== value) changed[name] = next
  }
  let result = Object.keys(changed).length > 0 ? rebuilt(shape, { ...def, ...changed }) : shape
  if (isOpenObject(result)) result = result.strict()
  seen.set(shape, result)
  return result
}

function tightenPart(value: unknown, seen: Map<z.ZodType, z.ZodType>): unknown {
  if (isShape(value)) return tighten(value, seen)
  if (Array.isArray(value))
    return sameOr(
      value,
      value.map((part) => tightenPart(part, seen)),
    )
  if (isPlain(value)) {
    const parts = Object.entries(value).map(([key, part]) => [key, tightenPart(part, seen)] as const)
    return parts.some(([key, part]) => part !== value[key]) ? Object.fromEntries(parts) : value
  }
  return value
}

function rebuilt(shape: z.ZodType, def: Def): z.ZodType {
  return shape.clone(def as never, { parent: true })
}

function sameOr(before: unknown[], after: unknown[]): unknown[] {
  return after.some((part, index) => part !== before[index]) ? after : before
}

function isShape(value: unknown): value is z.ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value && 'def' in value
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  )
}

function isOpenObject(shape: z.ZodType): shape is z.ZodObject {
  const def = shape.def as unknown as Def
  return def.type === 'object' && def.catchall === undefined
}

import { z } from 'zod'
import type { Input } from '#blocks/fields/asked.ts'
import type { FieldKind, FieldShape, FileKind } from './field-shape.ts'

type Meta = z.core.GlobalMeta & { title?: string; description?: string }

/** A shape without the layers around it, and what those said: nearer the outside wins. */
type Peeled = { core: z.ZodType; meta: Meta; isOptional: boolean; defaultValue: unknown }

/** Longer than this is written in a box of several lines. */
const LONGEST_LINE = 200

/** What a shape asks a person. A shape this cannot read is a mistake of whoever wrote it, and is said at once. */
export function describeShape(schema: z.ZodType): FieldShape {
  const { core, meta, isOptional, defaultValue } = peel(schema)
  return {
    title: meta.title ?? '',
    ...(meta.description === undefined ? {} : { description: meta.description }),
    isOptional,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(meta.isDetail ? { isDetail: true } : {}),
    ...kindOf(core, meta),
  }
}

function peel(schema: z.ZodType): Peeled {
  const meta: Meta = schema.meta() ?? {}
  const layer = layerOf(schema)
  if (!layer) return { core: schema, meta, isOptional: false, defaultValue: undefined }
  const inner = peel(layer.inner)
  return {
    core: inner.core,
    meta: { ...inner.meta, ...meta },
    isOptional: layer.isOptional || inner.isOptional,
    defaultValue: layer.defaultValue ?? inner.defaultValue,
  }
}

type Layer = { inner: z.ZodType; isOptional: boolean; defaultValue?: unknown }

function layerOf(schema: z.ZodType): Layer | null {
  if (schema instanceof z.ZodOptional) return { inner: schema.unwrap() as z.ZodType, isOptional: true }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return { inner: schema.unwrap() as z.ZodType, isOptional: true, defaultValue: schema.def.defaultValue }
  if (schema instanceof z.ZodCatch) {
    const fallback = schema.safeParse(undefined)
    return { inner: schema.unwrap() as z.ZodType, isOptional: true, defaultValue: fallback.data }
  }
  // What comes in is what a person writes; what is made of it is no business of the form.
  if (schema instanceof z.ZodPipe) return { inner: schema.in as z.ZodType, isOptional: false }
  return null
}

const FILES: Partial<Record<Input, FileKind>> = {
  'image-file': 'image',
  'document-file': 'document',
  'video-file': 'video',
  'captions-file': 'captions',
}

function kindOf(core: z.ZodType, meta: Meta): FieldKind {
  const { input } = meta
  const accepts = input && FILES[input]
  if (accepts) return { kind: 'file', accepts, measures: meta.measures }
  if (input === 'picture' || input === 'permission' || input === 'link' || input === 'icon') return { kind: input }
  if (input === 'key') return { kind: 'hidden', isKey: true }
  if (input === 'hidden') return { kind: 'hidden' }
  if (core instanceof z.ZodString) {
    const max = core.maxLength ?? undefined
    if (input === 'rich-text') return { kind: 'rich-text', max }
    if (meta.options) return { kind: 'choice', options: optionsOf(Object.keys(meta.options), meta) }
    return { kind: 'text', max, isLong: (max ?? 0) > LONGEST_LINE, suggestions: meta.suggestions }
  }
  if (core instanceof z.ZodNumber) return { kind: 'number', ...limitsOf(core), isInteger: core.isInt }
  if (core instanceof z.ZodBoolean) return { kind: 'switch' }
  if (core instanceof z.ZodEnum || core instanceof z.ZodLiteral)
    return { kind: 'choice', options: optionsOf(valuesOf(core), meta) }
  if (core instanceof z.ZodObject) return { kind: 'object', fields: fieldsIn(core) }
  if (core instanceof z.ZodArray)
    return { kind: 'list', item: describeShape(core.element as z.ZodType), ...sizesOf(core) }
  if (core instanceof z.ZodUnion) return unionKind(core, meta)
  throw new Error(`No form can ask for a ${core.type} (${meta.title ?? 'without title'}).`)
}

function fieldsIn(core: z.ZodObject) {
  return Object.entries(core.shape).map(([name, field]) => ({ name, shape: describeShape(field as z.ZodType) }))
}

type Value = string | number

function valuesOf(core: z.ZodEnum | z.ZodLiteral): Value[] {
  return core instanceof z.ZodEnum ? (core.options as Value[]) : [...(core.values as Set<Value>)]
}

function optionsOf(values: readonly Value[], meta: Meta) {
  return values.map((value) => ({ value, label: meta.options?.[String(value)] ?? '' }))
}

function unionKind(core: z.ZodUnion, meta: Meta): FieldKind {
  const options = core.options as z.ZodType[]
  const literals = options.filter((option) => option instanceof z.ZodLiteral)
  if (literals.length < options.length)
    throw new Error(`No form can ask which of these is meant (${meta.title ?? 'without title'}).`)
  return { kind: 'choice', options: optionsOf(literals.flatMap(valuesOf), meta) }
}

function limitsOf({ minValue, maxValue }: z.ZodNumber) {
  const limit = (value: number | null) =>
    value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value
  return { min: limit(minValue), max: limit(maxValue) }
}

/** No list of ours is longer, whatever its shape forgets to say. */
const MOST_ITEMS = 500

function sizesOf(core: z.ZodArray) {
  const checks = (core.def.checks ?? []).map((check) => check._zod.def as { minimum?: number; maximum?: number })
  return {
    min: Math.max(0, ...checks.flatMap(({ minimum }) => minimum ?? [])),
    max: Math.min(MOST_ITEMS, ...checks.flatMap(({ maximum }) => maximum ?? [])),
  }
}

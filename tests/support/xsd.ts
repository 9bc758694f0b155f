// reads: tests/support/fatturapa.xsd
import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import type { XmlElement } from '#areas/billing/xml-rules.ts'

type Shape = { readonly order: RegExp; readonly children: ReadonlyMap<string, string> }
type Limits = {
  readonly base: string
  readonly patterns: readonly RegExp[]
  readonly values: readonly string[]
  readonly shortest: number
  readonly longest: number
  readonly least: string | null
  readonly most: string | null
}

/** Just enough of XML Schema for the official schema of electronic invoices: order and number of the parts, and what a text may be. */
export function readSchema(path: string, root: string): (document: XmlElement) => string[] {
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window
  const named = (tag: string) =>
    [...document.documentElement.children].filter((each) => each.localName === tag && each.hasAttribute('name'))
  const shapes = new Map(named('complexType').map((each) => [each.getAttribute('name') ?? '', shapeOf(each)]))
  const limits = new Map(named('simpleType').map((each) => [each.getAttribute('name') ?? '', limitsOf(each)]))
  const rootType =
    named('element')
      .find((each) => each.getAttribute('name') === root)
      ?.getAttribute('type') ?? ''

  function faultsIn({ name, content }: XmlElement, type: string): string[] {
    const shape = shapes.get(type)
    if (!shape) return typeof content === 'string' ? textFaults(name, content, type) : [`${name}: has parts`]
    if (typeof content === 'string') return [`${name}: is a text`]
    const names = content.map((part) => `${part.name};`).join('')
    const own = shape.order.test(names) ? [] : [`${name}: ${names}`]
    return [...own, ...content.flatMap((part) => faultsIn(part, shape.children.get(part.name) ?? 'unknown'))]
  }
  function textFaults(name: string, text: string, type: string): string[] {
    const limit = limits.get(type)
    if (!limit) return isBuiltIn(text, type) ? [] : [`${name}: ${text} is no ${type}`]
    const { patterns, values, shortest, longest, least, most } = limit
    const isFine =
      (patterns.length === 0 || patterns.some((pattern) => pattern.test(text))) &&
      (values.length === 0 || values.includes(text)) &&
      text.length >= shortest &&
      text.length <= longest &&
      (least === null || isAtLeast(text, least)) &&
      (most === null || isAtLeast(most, text))
    return isFine ? textFaults(name, text, limit.base) : [`${name}: ${text}`]
  }
  return (document) => (document.name === root ? faultsIn(document, rootType) : [`${document.name}: is not ${root}`])
}

function isAtLeast(one: string, other: string): boolean {
  return Number.isNaN(Number(one)) ? one >= other : Number(one) >= Number(other)
}

function isBuiltIn(text: string, type: string): boolean {
  if (type === 'xs:date') return /^\d{4}-\d{2}-\d{2}$/.test(text)
  if (type === 'xs:decimal' || type === 'xs:integer') return /^[+-]?\d+(\.\d+)?$/.test(text)
  if (type === 'xs:token') return text === text.replace(/\s+/g, ' ').trim()
  return type === 'xs:string' || (type === 'xs:normalizedString' && !/[\n\r\t]/.test(text)) || type === 'xs:anyURI'
}

function shapeOf(type: Element): Shape {
  const children = new Map<string, string>()
  const group = (part: Element): string => {
    const times = `{${part.getAttribute('minOccurs') ?? 1},${(part.getAttribute('maxOccurs') ?? '1').replace('unbounded', '')}}`
    if (part.localName === 'element') {
      const name = part.getAttribute('name') ?? part.getAttribute('ref') ?? ''
      children.set(name, part.getAttribute('type') ?? '')
      return `(?:${name};)${times}`
    }
    const inside = [...part.children]
      .filter(({ localName }) => /^(element|sequence|choice)$/.test(localName))
      .map(group)
    return `(?:${inside.join(part.localName === 'choice' ? '|' : '')})${times}`
  }
  const all = [...type.children].filter(({ localName }) => /^(sequence|choice)$/.test(localName)).map(group)
  return { order: new RegExp(`^${all.join('')}$`), children }
}

function limitsOf(type: Element): Limits {
  const restriction = type.querySelector('restriction')
  const facets = [...(restriction?.children ?? [])]
  const all = (facet: string) =>
    facets.filter(({ localName }) => localName === facet).map((each) => each.getAttribute('value') ?? '')
  const one = (facet: string) => all(facet)[0] ?? null
  return {
    base: restriction?.getAttribute('base') ?? '',
    patterns: all('pattern').map(toRegExp),
    values: all('enumeration'),
    shortest: Number(one('length') ?? one('minLength') ?? 0),
    longest: Number(one('length') ?? one('maxLength') ?? Number.MAX_SAFE_INTEGER),
    least: one('minInclusive'),
    most: one('maxInclusive'),
  }
}

function toRegExp(pattern: string): RegExp {
  const ours = pattern
    .replaceAll('\\p{IsBasicLatin}', '\\u0000-\\u007F')
    .replaceAll('\\p{IsLatin-1Supplement}', '\\u0080-\\u00FF')
    .replace(/^\(\\u0000-\\u007F/, '([\\u0000-\\u007F]')
  return new RegExp(`^(?:${ours})$`)
}

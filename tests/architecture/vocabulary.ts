import { parseSync } from 'vite'
import type { SourceFile } from './source.ts'

export type Word = { italian: string; parts: readonly string[]; english: string }

/** Plurals of `rata` and `causa` that English also has, and keeps. */
const ALSO_ENGLISH = ['rate', 'cause']

/** The words of the first table of the glossary, each form by itself. */
export function readGlossary(markdown: string): Word[] {
  const [, table = ''] = markdown.split("## The club's words")
  const [rows = ''] = table.split('\n## ')
  return rows
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Italian'))
    .flatMap((line) => {
      const [, italian = '', others = '', english = ''] = line.split('|').map((cell) => cell.trim())
      return [italian, ...others.split(', ')]
        .filter((form) => form !== '' && !ALSO_ENGLISH.includes(form))
        .map((form) => ({ italian: form, parts: form.split(' '), english }))
    })
}

/** Where Italian names are at home: the wire, and tests that look at what went over it. */
function speaksItalian(path: string): boolean {
  return /(^|[/-])wire\.ts$/.test(path) || /\.test\.tsx?$/.test(path)
}

export function vocabularyFaults(files: readonly SourceFile[], words: readonly Word[]): string[] {
  return files.flatMap((file) => {
    const inName = italianIn(file.path.replace(/\.[a-z.]+$/, ''), words)
    const inCode = speaksItalian(file.path) ? [] : identifiersOf(file).flatMap((name) => italianIn(name, words))
    return [...new Set([...inName, ...inCode])].map((fault) => `${file.path}: ${fault}`)
  })
}

function italianIn(name: string, words: readonly Word[]): string[] {
  const parts = name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((part) => part.toLowerCase())
    .filter(Boolean)
  const says = (word: Word) => parts.some((_, at) => word.parts.every((part, offset) => parts[at + offset] === part))
  const [found] = words.filter(says).toSorted((a, b) => b.parts.length - a.parts.length)
  return found ? [`"${name}" says ${found.italian}: in code the word is ${found.english} (docs/glossary.md).`] : []
}

/** Every name the code gives or uses; words inside strings, comments and JSX text are for people and do not count. */
export function identifiersOf({ path, text }: SourceFile): string[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each)
    if (!isNode(node)) return
    if (/Identifier$/.test(node.type) && typeof node.name === 'string') names.add(node.name)
    for (const value of isLookup(node) ? valuesOf(node.init) : Object.values(node)) visit(value)
  }
  visit(program)
  return [...names]
}

export type Node = { type: string; [field: string]: unknown }

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** A table looked up by what people write has their words as keys: `const hues: Record<string, …> = { servizi: … }`. */
function isLookup(node: Node): node is Node & { init: Node } {
  if (node.type !== 'VariableDeclarator' || !isNode(node.init) || node.init.type !== 'ObjectExpression') return false
  return JSON.stringify(node.id).includes('"name":"Record"') && JSON.stringify(node.id).includes('"TSStringKeyword"')
}

function valuesOf(table: Node): unknown[] {
  return Array.isArray(table.properties) ? table.properties.map((property) => property.value ?? property) : []
}

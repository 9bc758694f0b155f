import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** What a file has to do with the others of the house. */
export type Module = {
  text: string
  /** The files of the house that it imports, but for their types alone. */
  imports: string[]
  /** It may read files that it does not import, or start programs that do: which ones, only a run tells. */
  readsFiles: boolean
  /** It asks where it lies, or imports something by a name made while it runs. */
  looksAround: boolean
  /** It says which files it and its helpers read. */
  isDeclared: boolean
}

const READERS = /^(node:)?(fs|fs\/promises|child_process|worker_threads)$/
const PLACES = /\bimport\.meta\.(dirname|filename|url|resolve)\b/
const GLOB = /\bimport\.meta\.glob\b[^(]*\(\s*(?:'([^']+)')?/g

/**
 * Which files a test reads without importing them, in its own words: `// reads: db/seed/films/*, app/blocks/*\/examples.ts`, or
 * `// reads: only what it writes`. Whoever says nothing may read any.
 */
const DECLARED = /^\/\/ reads: (.+)$/m

export function moduleReader(folder: string): (file: string) => Module {
  const { imports: aliases = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>
  }
  const known = new Map<string, Module>()
  return (file) => {
    const module = known.get(file) ?? readModule(folder, aliases, file)
    known.set(file, module)
    return module
  }
}

function readModule(folder: string, aliases: Record<string, string>, file: string): Module {
  const text = readFileSync(path.join(folder, file), 'utf8')
  if (!/\.[cm]?[jt]sx?$/.test(file))
    return { text, imports: [], readsFiles: false, looksAround: false, isDeclared: false }
  const { module, errors } = parseSync(file, text)
  // Whoever runs it is told of the fault; until then nothing is known of what it reaches.
  if (errors.length > 0) return { text, imports: [], readsFiles: true, looksAround: true, isDeclared: false }
  const asked = [
    ...module.staticImports.filter(({ entries }) => !isTypeOnly(entries)).map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType, moduleRequest }) => moduleRequest && !isType).map(({ moduleRequest }) => moduleRequest),
    ),
  ].flatMap((request) => (request ? [request.value] : []))
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => literalOf(text.slice(start, end)))
  const found = [...new Set([...asked, ...later.flatMap((name) => name ?? [])])].map((name) => ({
    name,
    file: fileOf(folder, aliases, file, name),
  }))
  const globs = [...text.matchAll(GLOB)].map(([, pattern]) => pattern && path.join(path.dirname(file), pattern))
  const declared = declaredIn(text)
  const read = filesLike(folder, [...globs.flatMap((pattern) => pattern ?? []), ...(declared ?? [])])
  const isLost =
    PLACES.test(text) || later.includes(null) || globs.includes(undefined) || found.some(({ file }) => file === null)
  return {
    text,
    imports: [...found.flatMap(({ file }) => file ?? []), ...read],
    readsFiles: declared === null && found.some(({ name }) => READERS.test(name)),
    looksAround: declared === null && isLost,
    isDeclared: declared !== null,
  }
}

/** The files that these patterns find now: a new one is one more. */
function filesLike(folder: string, patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: folder }).filter(
    (name) => statSync(path.join(folder, name)).isFile() && !/\.test\.tsx?$/.test(name),
  )
}

function declaredIn(text: string): string[] | null {
  const words = DECLARED.exec(text)?.[1]
  if (words === undefined) return null
  return words.startsWith('only ') ? [] : words.split(', ')
}

const isTypeOnly = (entries: readonly { isType: boolean }[]) =>
  entries.length > 0 && entries.every(({ isType }) => isType)

const literalOf = (code: string): string | null => /^(['"`])([^'"`$\\]*)\1$/.exec(code.trim())?.[2] ?? null

/** The file of the house that a name leads to; none for a package, null where nothing is there. */
function fileOf(
  folder: string,
  aliases: Record<string, string>,
  from: string,
  name: string,
): string | null | undefined {
  const [bare = ''] = name.split('?')
  const alias = Object.keys(aliases).find((pattern) => bare.startsWith(pattern.replace('*', '')))
  if (!alias && !bare.startsWith('.')) return undefined
  const file = alias
    ? path.normalize((aliases[alias] ?? '').replace('*', bare.slice(alias.length - 1)))
    : path.join(path.dirname(from), bare)
  return existsSync(path.join(folder, file)) ? file : null
}

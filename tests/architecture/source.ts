import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

export type SourceFile = { path: string; text: string }
export type Import = { from: string; specifier: string; target: string; isType: boolean; isReExport: boolean }

const root = `${import.meta.dirname}/../../`

/** Every file of the project that git knows or would know, by its path from the root. */
export function projectFiles(...folders: string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const paths = listed.split('\0').filter((path) => path !== '' && existsSync(root + path))
  return [...new Set(paths)].toSorted()
}

export function readProjectFile(path: string): string {
  return readFileSync(root + path, 'utf8')
}

export function sourcesIn(...folders: string[]): SourceFile[] {
  return projectFiles(...folders)
    .filter((path) => /\.(ts|tsx)$/.test(path))
    .map((path) => ({ path, text: readProjectFile(path) }))
}

export function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** Comments say why and may name anything; only code is judged. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|[\s;{}(),])\/\/.*$/gm, '$1')
}

const STATIC_IMPORT = /^import\s+(type\s+)?(?:[\w$*{},\s]+?\s+from\s+)?'([^']+)'/gm
const RE_EXPORT = /^export\s+(type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'([^']+)'/gm
const DYNAMIC_IMPORT = /\bimport\(\s*()'([^']+)'/gm

/** What a file imports. `target` is a path of the project, or the bare specifier of a package. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const code = withoutComments(text)
  const found = (pattern: RegExp, isReExport: boolean) =>
    [...code.matchAll(pattern)].map(([, type, specifier = '']) => ({
      from: path,
      specifier,
      target: targetOf(path, specifier),
      isType: Boolean(type),
      isReExport,
    }))
  return [...found(STATIC_IMPORT, false), ...found(RE_EXPORT, true), ...found(DYNAMIC_IMPORT, false)]
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  if (specifier.startsWith('#app/')) return `app/${specifier.slice(5)}`
  return specifier.startsWith('#') ? `app/${specifier.slice(1)}` : specifier
}

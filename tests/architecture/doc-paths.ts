import { posix } from 'node:path'

export type Tree = { files: ReadonlySet<string>; scripts: ReadonlySet<string> }

const PROJECT_PATH = /^(?:app|bin|db|docs|public|tests|\.ci)\//
const FILE_NAME = /^[\w.-]+\.(?:ts|tsx|mjs|json|md|css|yaml|sql)$/
/** Made while the club runs or is built, so they are no part of the tree. */
const MADE_LATER = /^(?:build|node_modules|\.data|\.reports|\.react-router)\b/

/** Every path and every command a document names and the project does not have. */
export function docFaults(path: string, text: string, tree: Tree): string[] {
  const folder = posix.dirname(path)
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  const missing = [
    ...spans.filter((span) => isPath(span) && !existsIn(tree, folder, span)),
    ...links.filter((link) => !/^[a-z]+:/.test(link) && !existsIn(tree, folder, link)),
  ].map((name) => `${path} names ${name}, which does not exist.`)
  const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => script)
  const unknown = commands.filter((script) => !tree.scripts.has(script))
  return [
    ...new Set([...missing, ...unknown.map((script) => `${path} names npm run ${script}, which does not exist.`)]),
  ]
}

function isPath(span: string): boolean {
  if (/[<>…{}\s]/.test(span) || MADE_LATER.test(span)) return false
  return PROJECT_PATH.test(span) || FILE_NAME.test(span)
}

/** A path is looked for from the root and beside the document; a bare name anywhere; a star stands for any name. */
function existsIn({ files }: Tree, folder: string, name: string): boolean {
  const candidates = [posix.normalize(name), posix.join(folder, name)].map((path) => path.replace(/\/$/, ''))
  const isBare = !name.includes('/')
  const pattern = (path: string) =>
    new RegExp(`^${path.replace(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}(?:/|$)`)
  const patterns = candidates.map(pattern)
  return [...files].some((file) => patterns.some((each) => each.test(file)) || (isBare && file.endsWith(`/${name}`)))
}

import { areaOf } from './walls.ts'

const KINDS = ['model', 'rules', 'wire', 'copy', 'fixtures', 'record']
const SERVER_KINDS = ['tables', 'store', 'commands', 'api', 'jobs', 'context', 'record']

/** Files an area needs beyond the kinds every area knows, each for a reason of its own. */
const OWN_FILES: Record<string, readonly string[]> = {
  // An item as a document to carry away: which formats it has, and how each is made.
  content: ['article-files.server.ts', 'article-pdf.server.tsx', 'article-epub.server.ts', 'article-docx.server.ts'],
  // How a call of the club is defined: every other area imports it.
  audience: ['call.server.ts'],
  // The fixed people of the demo, which the login page lists and the seed writes; what the environment decides for sign-in.
  account: ['demo-members.ts', 'sample-membership.ts', 'settings.server.ts'],
  // The drawn cover of a reward, as a file.
  loyalty: ['reward-picture.server.ts'],
  // The certificate as it is printed, and the book of an e-book course.
  classroom: ['certificate-pdf.server.tsx', 'ebook-files.server.ts'],
}

const DRAWERS = /(^|\/)(utils?|helpers?|common|misc|lib|shared|managers?)(\/|\.)/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(server|client|test|d|setup))*\.(ts|tsx|mjs|css|json|svg|woff|woff2|xsd|md)$/

/** Everything that is wrong with how files are named and where they stand; each sentence says what to do instead. */
export function shelfFaults(paths: readonly string[]): string[] {
  return paths.flatMap((path) => [...nameFaults(path), ...areaFaults(path)]).concat(missingReadmes(paths))
}

function nameFaults(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/^index\.tsx?$/.test(name)) return [`${path}: no index files: name it after what it holds.`]
  if (DRAWERS.test(path)) return [`${path} is a drawer: name the file after the one idea it holds.`]
  if (name !== 'README.md' && !KEBAB.test(name)) return [`${path}: file names are kebab-case.`]
  return []
}

function areaFaults(path: string): string[] {
  const area = areaOf(path)
  if (!area || isKnownKind(path.slice(`app/areas/${area}/`.length), area)) return []
  return [
    `${path} is none of the kinds of file an area has (${[...KINDS, ...SERVER_KINDS].join(', ')}, pages/, ui/, or one of them after a meaning: trial-rules.ts).`,
  ]
}

function isKnownKind(file: string, area: string): boolean {
  if (file === 'README.md' || OWN_FILES[area]?.includes(file) || /^[^/]+\.test\.tsx?$/.test(file)) return true
  if (/^(pages|ui)\/([a-z0-9-]+\/)?[^/]+\.(tsx?|css)$/.test(file)) return true
  const [, kind = '', server] = /^(?:[a-z0-9-]+-)?([a-z]+)(\.server)?\.ts$/.exec(file) ?? []
  return server ? SERVER_KINDS.includes(kind) : KINDS.includes(kind)
}

function missingReadmes(paths: readonly string[]): string[] {
  const areas = new Set(paths.map(areaOf).filter((area) => area !== null))
  return [...areas]
    .filter((area) => !paths.includes(`app/areas/${area}/README.md`))
    .map((area) => `app/areas/${area} has no README.md: write its ten lines.`)
}

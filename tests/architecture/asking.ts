import type { SourceFile } from './source.ts'

/** What is of everybody at the desk: its first page, its search, what each keeps for themselves, and the frames around its pages. */
const OF_EVERYBODY = new Set([
  'app/backoffice/pages/desk.tsx',
  'app/backoffice/pages/found.tsx',
  'app/backoffice/pages/desk-choices.tsx',
  'app/backoffice/pages/staff-pages.tsx',
  'app/backoffice/pages/framed-pages.tsx',
])

/** Whoever accepts an invitation does not work here yet. */
const BEFORE_THE_DESK = 'areas/account/pages/staff-invitation.tsx'

type Written = { name: string; text: string }

/** The functions of a file, each with its text. */
function functionsOf(text: string): Written[] {
  const starts = [...text.matchAll(/^(?:export )?(?:default )?(?:async )?(?:function|const) (\w+)/gm)]
  return starts.map((start, at) => ({
    name: start[1] ?? '',
    text: text.slice(start.index, starts[at + 1]?.index ?? text.length),
  }))
}

const calls = (text: string, names: Iterable<string>) =>
  [...names].some((name) => new RegExp(`\\b${name}\\(`).test(text.slice(text.indexOf('('))))

/** The functions that ask for a permission, themselves or through another that does. */
function askingNames(files: readonly SourceFile[]): Set<string> {
  const all = files.flatMap(({ text }) => functionsOf(text))
  const asking = new Set(['staffOf'])
  for (let size = 0; size !== asking.size; ) {
    size = asking.size
    for (const { name, text } of all) if (!['loader', 'action'].includes(name) && calls(text, asking)) asking.add(name)
  }
  return asking
}

/** DSK-047. A page or an act of the desk that asks for no permission, or a page that asks as little as one of everybody's. */
export function askingFaults(files: readonly SourceFile[], routes: string): string[] {
  const pages = new Set([...routes.matchAll(/'redazione(?:\/[^']*)?',\s*'([^']+)'/g)].map(([, module]) => module ?? ''))
  pages.delete(BEFORE_THE_DESK)
  const asking = askingNames(files)
  return files.flatMap(({ path, text }) => {
    const isOfEverybody = OF_EVERYBODY.has(path)
    const faults =
      !isOfEverybody && /\banyStaffOf\(/.test(text) && !path.endsWith('context.server.ts')
        ? [`${path} asks for nobody in particular`]
        : []
    if (!pages.has(path.replace('app/', ''))) return faults
    const names = isOfEverybody ? [...asking, 'anyStaffOf'] : asking
    const entries = functionsOf(text).filter(({ name }) => name === 'loader' || name === 'action')
    return [
      ...faults,
      ...entries
        .filter((entry) => !calls(entry.text, names))
        .map(({ name }) => `the ${name} of ${path} asks for no permission`),
    ]
  })
}

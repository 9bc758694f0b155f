import { isTest, type SourceFile, withoutComments } from './source.ts'

/** What the router calls by its name. */
const CALLED_BY_NAME = ['shouldRevalidate', 'clientMiddleware', 'handleError']

/** What only tests use, and why it is not among the tests. */
const FOR_TESTS: Readonly<Record<string, string>> = {
  fixedClock: 'a clock that a test moves, beside the real one',
  standInOutside: 'every other company, answered by its stand-in',
  mount: 'draws an example in a page, beside the one that draws it as the server does',
  renderOnServer: 'draws an example as the server does',
  contrast: 'what the colours of the tokens are judged by',
  lucideSources: 'where the drawings of the sprite come from: its test writes it',
  healthSources: 'as above',
  socialSources: 'as above',
  writtenClasses: 'read by who builds the stylesheet',
  parseAudienceKey: 'the way back from a key: it proves that no key confuses two audiences',
  forgetSaved: 'empties what the browser remembers between two tests',
  listCreditMovements: 'a ledger that the database writes and people read by hand',
  listOutbox: 'the newest e-mails: whoever looks for one at the desk asks its list',
  listWithdrawals: 'what was written for the partner shops',
  listEvents: 'what was written for who studies the visits',
  listCookieConsents: 'what was written as a proof',
  enqueue: 'work that somebody asks for: today every job of the club runs by the clock',
  installJobs: 'the queues without a worker, for who asks for work before one is there',
}

const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm

/**
 * What is exported and used by nobody: a list of calls or jobs that no contents page names, a rule that only its test asks.
 * Names are compared as words, so that what is said here is always true, and what is not said may still be dead.
 */
export function unreached(files: readonly SourceFile[]): string[] {
  const used = files
    .filter((file) => !isForTests(file))
    .map(({ path, text }) => ({ path, code: withoutComments(text) }))
  const users = new Map<string, number>()
  for (const { code } of used)
    for (const word of new Set(code.match(/\w+/g))) users.set(word, (users.get(word) ?? 0) + 1)
  return used
    .filter(({ path }) => path.startsWith('app/'))
    .flatMap(({ path, code }) =>
      [...code.matchAll(EXPORTED)]
        .map(([, name = '']) => name)
        .filter((name) => users.get(name) === 1 && !isUsedHere(code, name))
        .filter((name) => !CALLED_BY_NAME.includes(name) && !Object.hasOwn(FOR_TESTS, name))
        .map(
          (name) =>
            `${path}: nothing but tests uses ${name}: name it where it belongs (calls in app/api.server.ts, jobs in app/jobs.server.ts), or take it away.`,
        ),
    )
}

/** Pages that no address leads to. A file that is no page is named by one. */
export function unroutedPages(files: readonly SourceFile[]): string[] {
  const routes = files.find(({ path }) => path === 'app/routes.ts')?.text ?? ''
  return files
    .filter((file) => /^app\/.*\/pages\/[^/]+\.tsx$/.test(file.path) && !isForTests(file))
    .filter(({ path, text }) => /^export default /m.test(text) && !routes.includes(`'${path.slice('app/'.length)}'`))
    .map(({ path }) => `${path} is no page yet: give it an address in app/routes.ts.`)
}

function isForTests(file: SourceFile): boolean {
  return isTest(file) || /\/fixtures\.ts$/.test(file.path)
}

function isUsedHere(code: string, name: string): boolean {
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1
}

import { type Import, importsOf, isTest, type SourceFile, withoutComments } from './source.ts'

/** Areas every other may use. They use no other, except that all ask what an audience is, and acts on many choose from lists. */
export const OPEN_AREAS = ['audience', 'content', 'tracking', 'lists', 'bulk']

/** Beyond the open areas, who may use whom. Short, without cycles, and argued for whenever it grows. */
export const AREA_USES: Record<string, readonly string[]> = {
  content: ['audience'],
  lists: ['audience'],
  // What is chosen for an act on many is chosen from a list.
  bulk: ['audience', 'lists'],
  tracking: ['audience'],
  account: ['professions'],
  leads: ['account'],
  classroom: ['account', 'courses'],
  // Fiscal code and birth date are the account’s; courses ask them once and keep no copy. Whom a course is for is chosen from the club's professions.
  courses: ['account', 'professions'],
  directory: ['professional-card'],
  // Whoever reads a card may ask its owner for an appointment, with the form engine of every other request.
  'professional-card': ['account', 'leads'],
  // The page that sells the club asks for a contact with the form engine of every other request, shows what the shops offer,
  // and says in how many series the courses are.
  plans: ['leads', 'conventions', 'courses'],
  // What an operator puts in a member's cart is on the trail of accounts.
  cart: ['plans', 'account'],
  billing: ['plans', 'cart', 'account'],
  // The call of the conditions says who the company is, as the settings tell the server; whose plan is over may ask for a renewal;
  // a plan ordered and not yet paid at the bank says where to pay it.
  subscription: ['plans', 'account', 'leads', 'billing'],
  services: ['leads'],
  // One queue of everything that is asked, by forms and services; whoever is answered, given a request or called in a note hears it by the bell.
  // What members upload is kept by one area, with its limits and the scanner.
  requests: ['account', 'leads', 'services', 'notices', 'professional-card'],
  // The assistant beside the cases of a member is asked as any other service is, and the member is told by the bell; a case is read and
  // followed as a request to lawyers is.
  'legal-cases': ['leads', 'notices', 'requests', 'services'],
  // A discount code is given to a proved mailbox alone, and that is the account's to say.
  conventions: ['account'],
  // A travel is asked for as any other service is.
  travel: ['services'],
  // Posts are chosen by profession, once the profile says it.
  magazines: ['profile'],
  // An article can be saved, and says whether it is; one about training shows its course. The calculators stand among the resources.
  news: ['calculators', 'favorites', 'courses'],
  // A category of the literature is sent with a family of specialisations.
  press: ['professions'],
  // Where a member stands is read wherever the club does something for them.
  standing: [
    'billing',
    'classroom',
    'courses',
    'favorites',
    'leads',
    'loyalty',
    'plans',
    'professional-card',
    'requests',
    'services',
    'triennium',
  ],
  // The three years are made of courses, of who invited to them, and of what members declare with a paper of theirs.
  triennium: ['account', 'classroom', 'courses', 'professional-card'],
  // A question on members may be about whatever the club knows of them.
  segments: [
    'account',
    'billing',
    'classroom',
    'courses',
    'leads',
    'loyalty',
    'notices',
    'plans',
    'professional-card',
    'professions',
  ],
  // The totals of a day are counted from the tables of whatever the club does; a segment is followed in time.
  figures: [
    'account',
    'billing',
    'classroom',
    'courses',
    'leads',
    'loyalty',
    'member-import',
    'plans',
    'professional-card',
    'requests',
    'segments',
  ],
  // A file of members says who they are, what they do, which plan they have; whoever arrives is labelled.
  'member-import': ['account', 'plans', 'professions', 'segments'],
  // Whoever searches for a tool searches for a calculator too.
  search: ['calculators', 'courses', 'services', 'conventions'],
  // Joining two accounts passes what the club has of one to the other: consents, credits, points, courses.
  duplicates: ['account', 'courses', 'loyalty'],
  // The page of security says who looked at the person's pages; the first page shows where one stands in whatever the club does.
  profile: [
    'account',
    'billing',
    'courses',
    'favorites',
    'legal-cases',
    'loyalty',
    'professional-card',
    'professions',
    'leads',
    'requests',
    'services',
    'standing',
    'subscription',
    'triennium',
    'view-as',
  ],
}

const LAYERS = [['design', 'platform'], ['areas'], ['blocks'], ['shell', 'backoffice'], ['contents']]
const SERVER_CONTENTS = ['app/server.ts', 'app/routes.ts']

/** Which room of the house a path belongs to; files at the top of `app/` are the contents pages. */
export function roomOf(path: string): string {
  const [, room = '', ...rest] = path.split('/')
  return rest.length === 0 ? 'contents' : room
}

export function areaOf(path: string): string | null {
  return /^app\/areas\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** Everything that is wrong with how these files use each other; each sentence says what to do instead. */
export function wallFaults(files: readonly SourceFile[]): string[] {
  const routeModules = routeModulesIn(files)
  return files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      importsOf(file)
        .flatMap((each) => importFaults(each, routeModules))
        .concat(roomFaults(file)),
    )
}

/** Route modules lose their loaders in the browser's copy, so they alone may import server files. */
function routeModulesIn(files: readonly SourceFile[]): Set<string> {
  const routes = files.find(({ path }) => path === 'app/routes.ts')?.text ?? ''
  return new Set([...routes.matchAll(/'([^']+\.tsx)'/g)].map(([, module]) => `app/${module}`).concat('app/root.tsx'))
}

function importFaults(each: Import, routeModules: Set<string>): string[] {
  const { from, specifier, target, isType, isReExport } = each
  const faults: string[] = []
  const say = (sentence: string) => faults.push(`${from} imports '${specifier}': ${sentence}`)
  if (isReExport) say('no barrels: import a thing from the file that defines it.')
  if (/^drizzle-orm(\/|$)/.test(target) && !mayUseDrizzle(from)) {
    say('SQL lives in tables.server.ts, store.server.ts and platform/db: ask a function of the store.')
  }
  if (target.includes('/+types/')) return faults
  if (/^(\.\.|tests|db|bin)\//.test(target)) say('the app uses nothing outside app/: move what it needs inside.')
  if (!target.startsWith('app/')) return faults
  if (/\.server\.tsx?$/.test(target) && !isType && !mayUseServer(from, routeModules)) {
    say('this file reaches the browser: import only the type, or do it in a loader.')
  }
  const [fromArea, toArea] = [areaOf(from), areaOf(target)]
  const isSameWall = roomOf(from) === roomOf(target) && fromArea === toArea
  if (specifier.startsWith('.') && !isSameWall && roomOf(from) !== 'contents')
    say('across a wall the import is written #areas/…, #platform/…, #design/….')
  if (specifier.startsWith('#') && isSameWall && fromArea) say('inside an area the import is relative.')
  const [fromLayer, toLayer] = [layerOf(from), layerOf(target)]
  if (toLayer > fromLayer)
    say(`${roomOf(from)} may not use ${roomOf(target)}: pass it in, or move the shared part down.`)
  if (toLayer === fromLayer && roomOf(from) !== roomOf(target) && !isDesignOnPure(from, target)) {
    say(`${roomOf(from)} and ${roomOf(target)} do not know each other: move the shared part down.`)
  }
  if (fromArea && toArea && fromArea !== toArea && !mayUseArea(fromArea, toArea)) {
    say(
      `the area ${fromArea} may not use ${toArea}: compose them in a block or page, or add the pair to AREA_USES in tests/architecture/walls.ts.`,
    )
  }
  return faults
}

function roomFaults({ path, text }: SourceFile): string[] {
  const code = withoutComments(text)
  const faults: string[] = []
  if (/\bprocess\.env\b/.test(code) && path !== 'app/platform/env.server.ts') {
    faults.push(`${path} reads process.env: take the value from the parsed environment (app/platform/env.server.ts).`)
  }
  if (/\bnew Date\(\s*\)|\bDate\.now\(\)/.test(code) && path !== 'app/platform/clock.ts') {
    faults.push(
      `${path} asks the computer for the time: take "now" as an argument, or a Clock (app/platform/clock.ts).`,
    )
  }
  if (callsOutside(path, code) && !path.startsWith('app/platform/outside/')) {
    faults.push(
      `${path} calls another company with fetch: give it a port in app/platform/outside. Our own calls start with "/".`,
    )
  }
  if (copiesWholeForm(path, code)) {
    faults.push(
      `${path} copies every field that was sent: read the ones the form declares with declaredFields (app/platform/pure/declared-fields.ts).`,
    )
  }
  return faults
}

/** IDN-007. What an action gives back costs as much as the form it belongs to, not as much as somebody chose to send. */
function copiesWholeForm(path: string, code: string): boolean {
  if (!/^app\/(areas|blocks|shell|backoffice)\//.test(path) || path.includes('/ui/')) return false
  const sources = ['form', 'formData', 'search', 'searchParams']
  for (const [, name] of code.matchAll(
    /(?:const|let)\s+\[?(\w+)\]?\s*=[^\n]*(?:formData\(\)|URLSearchParams|searchParams\b|useSearchParams)/g,
  ))
    sources.push(String(name))
  for (const [, name] of code.matchAll(/(\w+): (?:FormData|URLSearchParams)\b/g)) sources.push(String(name))
  const whole = `(?:\\w+\\.)?(?:${[...new Set(sources)].join('|')})(?:\\.(?:keys|entries)\\(\\))?`
  const read = `\\(?await [\\w.]+\\.formData\\(\\)\\)?|new URLSearchParams\\([^)]*\\)`
  return new RegExp(`\\bfromEntries\\(\\s*(?:\\[\\s*\\.\\.\\.\\s*)?\\(?(?:${read}|${whole})\\)?\\s*(?:\\)|\\]|,)`).test(
    code,
  )
}

/** In the browser the content policy lets only our own addresses through, so there a path may come from a variable. */
function callsOutside(path: string, code: string): boolean {
  const isInBrowser = /\/ui\/|\.tsx$/.test(path) && !/\.server\.tsx?$/.test(path)
  const stranger = isInBrowser ? /(?<![.\w])fetch\(\s*['"`](?!\/(?!\/))/ : /(?<![.\w])fetch\((?!\s*['"`]\/(?!\/))/
  return stranger.test(code)
}

function layerOf(path: string): number {
  return LAYERS.findIndex((rooms) => rooms.includes(roomOf(path)))
}

function isDesignOnPure(from: string, target: string): boolean {
  return roomOf(from) === 'design' && target.startsWith('app/platform/pure/')
}

function mayUseArea(from: string, to: string): boolean {
  if (AREA_USES[from]?.includes(to)) return true
  return OPEN_AREAS.includes(to) && !OPEN_AREAS.includes(from)
}

function mayUseDrizzle(path: string): boolean {
  return path.startsWith('app/platform/db/') || /(^|[/-])(tables|store)\.server\.ts$/.test(path)
}

function mayUseServer(path: string, routeModules: Set<string>): boolean {
  return /\.server\.tsx?$/.test(path) || routeModules.has(path) || SERVER_CONTENTS.includes(path)
}

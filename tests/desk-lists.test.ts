import { expect, test } from 'vitest'
import { LISTS, listNamed } from '#backoffice/lists/lists.server.ts'
import { RECORDS } from '#backoffice/records/contents.ts'
import { listOf } from '#platform/records/record.ts'
import { importsOf, isTest, projectFiles, readProjectFile } from './architecture/source.ts'

/** DSK-012, DSK-016. What draws a table at the desk and is no list of things that somebody looks for, and why. */
const NO_LISTS: Readonly<Record<string, string>> = {
  'app/areas/billing/pages/electronic-invoices.tsx': 'the stamp duty of each quarter: figures',
  'app/areas/billing/pages/earnings.tsx': 'figures, which leave as their own file',
  'app/areas/billing/pages/takings.tsx': 'figures, which leave as their own file',
  'app/areas/billing/ui/order-invoices.tsx': 'the instalments of one order',
  'app/areas/classroom/pages/staff-questions.tsx':
    'the questions of one course’s test, each with its answers, which are written and read as its own text',
  'app/areas/classroom/ui/event-check.tsx':
    'whom one report cannot tell yet: lines of that report, which leave as its file',
  'app/areas/conventions/pages/staff-catalogue.tsx': 'the rehearsal of one file, which nothing keeps',
  'app/areas/figures/pages/staff-installments.tsx': 'the orders that one number of Numeri is made of',
  'app/areas/figures/pages/staff-moves.tsx': 'the people that one number of Numeri is made of',
  'app/areas/figures/pages/staff-people.tsx': 'the people that one number of Numeri counts',
  'app/areas/figures/ui/cohort-grid.tsx': 'figures, which leave as their own file',
  'app/areas/figures/ui/figure-lists.tsx': 'figures, which leave as their own file',
  'app/areas/figures/ui/figure-panel.tsx': 'figures, which leave as their own file',
  'app/areas/legal-cases/pages/staff-case.tsx':
    'the hearings of one case, by their day; lawyers’ papers leave in no file',
  'app/areas/loyalty/pages/staff-reward-codes.tsx': 'the wrong lines of one file, which nothing keeps',
  'app/areas/member-import/ui/progress-card.tsx': 'the counts of one import',
  'app/areas/member-import/ui/rehearsal-card.tsx': 'the first lines of one file; those to mend leave as its own file',
  'app/areas/plans/ui/plan-comparison.tsx': 'the plans side by side, as whoever chooses one sees them',
  'app/areas/professional-card/ui/card-months.tsx': 'the months of one card: figures',
  'app/backoffice/members/member-parts.tsx': 'what one person has: the parts of their page',
  'app/backoffice/members/plan-section.tsx': 'the plans of one person: a part of their page',
  'app/backoffice/members/wallet-section.tsx': 'the movements of one person’s wallets: a part of their page',
  'app/backoffice/pages/join-accounts.tsx': 'two accounts side by side, field by field',
  'app/backoffice/pages/member-courses.tsx': 'the courses of one person: a part of their page',
  'app/backoffice/pages/reward-list.tsx':
    'rewards of a supplier: another system’s, which is asked page by page and puts them in order',
  'app/backoffice/pages/trail.tsx':
    'the trail: in the order of its seals alone, never counted, and taken out as its own sheet (DSK-053)',
  'app/backoffice/records/pages/record-import.tsx': 'the rehearsal of one file, which nothing keeps',
}

/** Pages with a table of their own list, that is of one thing and leaves by a way of its own. */
const OWN_WAY: Readonly<Record<string, string>> = {
  '/redazione/iscritti/:username/storia': 'the story of one person, whose file is under it',
}

const routes = readProjectFile('app/routes.ts')
const desk = [...routes.matchAll(/route\('(redazione[^']*)',\s*'([^']+)'/g)].map(([, path, file]) => ({
  path: `/${path}`,
  file: `app/${file}`,
}))
/** The pages of records, which their routes are made of, and those that stand in the place of one. */
const recordPages = [
  ...projectFiles('app/backoffice/records/pages').filter((file) => file.endsWith('.tsx')),
  ...[...routes.matchAll(/: '(backoffice\/[^']+\.tsx)'/g)].map(([, file]) => `app/${file}`),
]

/** Everything that the pages of the desk are drawn with. */
function drawnWith(files: readonly string[]): Set<string> {
  const known = new Set(projectFiles('app'))
  const seen = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || !known.has(file) || !file.endsWith('.tsx')) continue
    seen.add(file)
    waiting.push(...importsOf({ path: file, text: readProjectFile(file) }).map(({ target }) => target))
  }
  return seen
}

const DRAWS_A_TABLE = /<(?:table|Table|DenseTable|DeskList|DeskListPage)\b/
const DRAWS_A_LIST = /<(?:AskedList|RecordList)\b/

test('[DSK-012] [DSK-016] whatever draws a table at the desk is the list that is sorted, turned and taken out, or says why it is no list', () => {
  const drawn = [...drawnWith([...desk.map(({ file }) => file), ...recordPages])].filter(
    (path) => !isTest({ path, text: '' }) && !path.startsWith('app/design/') && !path.endsWith('examples.tsx'),
  )
  expect(desk.length).toBeGreaterThan(80)
  const tables = drawn.filter((file) => DRAWS_A_TABLE.test(readProjectFile(file)))
  expect(tables).toContain('app/areas/lists/ui/asked-list.tsx')
  expect(tables.filter((file) => file !== 'app/areas/lists/ui/asked-list.tsx').toSorted()).toEqual(
    Object.keys(NO_LISTS)
      .filter((file) => tables.includes(file))
      .toSorted(),
  )
  const gone = Object.keys(NO_LISTS).filter((file) => !tables.includes(file))
  expect(gone, 'nothing at the desk draws these any more').toEqual([])
})

test('[DSK-012] [DSK-016] each page of the desk that is a list is one of the registry, and each list of it has its page', () => {
  const known = [...LISTS, listNamed('partecipanti-1')].flatMap((list) => (list ? [list.path] : []))
  const own = desk.filter(({ file }) => DRAWS_A_LIST.test(readProjectFile(file))).map(({ path }) => path)
  const ofRecords = RECORDS.flatMap((record) => [listOf(record), `${record.path}/cestino`])
  const pages = [...own.filter((path) => !Object.hasOwn(OWN_WAY, path)), ...ofRecords]
  const inAddress = (path: string) => path.replace(/:courseId/, '1')
  expect([...new Set(pages.map(inAddress))].toSorted()).toEqual([...new Set(known)].toSorted())
})

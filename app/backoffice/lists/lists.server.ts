import type { Member } from '#areas/audience/model.ts'
import { ELECTRONIC_FILES } from '#areas/billing/electronic-list-store.server.ts'
import { ORDERS } from '#areas/billing/order-list-store.server.ts'
import { CERTIFICATES } from '#areas/classroom/certificate-list-store.server.ts'
import { eventsFor } from '#areas/classroom/event-list-store.server.ts'
import { participantsOf } from '#areas/classroom/participant-list-store.server.ts'
import { coursesFor } from '#areas/courses/course-list-store.server.ts'
import { courseFor } from '#areas/courses/desk-context.server.ts'
import { casesFor } from '#areas/legal-cases/case-list-store.server.ts'
import { exportsFor } from '#areas/lists/export-list-store.server.ts'
import { type GatheredList, gatheredList } from '#areas/lists/gathered-list-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import { REWARD_ORDERS } from '#areas/loyalty/order-desk-store.server.ts'
import { IMPORTS } from '#areas/member-import/import-list-store.server.ts'
import { CARDS } from '#areas/professional-card/card-list-store.server.ts'
import { QUEUE_LIST } from '#areas/requests/model.ts'
import { queueFor } from '#areas/requests/queue-store.server.ts'
import { SEGMENTS } from '#areas/segments/segment-list-store.server.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import { FAILED_RUNS } from '#areas/upkeep/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import { BULK_PERMISSIONS } from '../bulk/bulk-copy.ts'
import { contentsFor } from '../contents/content-list-store.server.ts'
import { PLANS_PERMISSION } from '../plans/plan-copy.ts'
import { SERVED } from '../records/contents.server.ts'
import { recordListOf } from '../records/record-list-store.server.ts'
import { trashOf } from '../records/trash-list-store.server.ts'
import { downloadsFor } from './download-list-store.server.ts'
import { LABELS } from './label-list-store.server.ts'
import { LETTERS } from './letter-list-store.server.ts'
import { MISSIONS } from './mission-list-store.server.ts'
import { PAGES } from './page-list-store.server.ts'
import { PLANS } from './plan-list-store.server.ts'
import { ROLES } from './role-list-store.server.ts'
import { runsFor } from './run-list-store.server.ts'
import { TAKING_PERMISSIONS } from './taking.ts'
import { TEAM } from './team-list-store.server.ts'

export type KnownList = {
  name: string
  title: string
  path: string
  /** The list as somebody sees it, at an instant. */
  listFor: (staff: Member, at: { db: Db; now: Date }) => DeskList | Promise<DeskList>
  /** Any of these opens it. */
  permissions: readonly StaffPermission[]
  /** Any of these takes it out; null where it leaves in no file. */
  taking: readonly [StaffPermission, ...StaffPermission[]] | null
  /** Whether its things are gathered one and all whenever it is asked. */
  isGathered?: true
  /** DSK-016. Whether a reason is asked for. */
  asksReason?: true
}

const open = (list: DeskList, permission: StaffPermission): KnownList => ({
  name: list.name,
  title: list.title,
  path: list.path,
  listFor: () => list,
  permissions: [permission],
  taking: [permission],
})

/** A list of few things, gathered when it is asked. */
const few = <Row>(list: GatheredList<Row>, permission: StaffPermission): KnownList => ({
  name: list.name,
  title: list.title,
  path: list.path,
  listFor: async (staff, { db, now }) => (await gatheredList(db, list, { staff, now })) as DeskList,
  permissions: [permission],
  taking: [permission],
  isGathered: true,
})

/** CONTENTS: every list that is asked, kept as views and taken out. */
export const LISTS: readonly KnownList[] = [
  // DSK-045. What is asked of the club, and what lawyers read, leaves in no file.
  {
    name: QUEUE_LIST,
    title: 'Richieste',
    path: '/redazione/richieste',
    listFor: queueFor,
    permissions: ['requests.read', 'legal.read'],
    taking: null,
  },
  {
    name: 'cause',
    title: 'Cause',
    path: '/redazione/cause',
    listFor: casesFor,
    permissions: ['legal.read'],
    taking: null,
  },
  { ...open(MEMBERS, 'members.export'), permissions: ['members.read'], asksReason: true },
  open(CARDS, 'cards.review'),
  open(ORDERS, 'money.read'),
  {
    name: 'corsi',
    title: 'Corsi',
    path: '/redazione/corsi',
    listFor: coursesFor,
    permissions: ['courses.write', 'courses.follow'],
    taking: ['courses.write', 'courses.follow'],
  },
  open(CERTIFICATES, 'certificates.write'),
  {
    name: 'contenuti',
    title: 'Contenuti',
    path: '/redazione/contenuti',
    listFor: contentsFor,
    permissions: ['contents.write'],
    taking: ['contents.write'],
  },
  open(LETTERS, 'mail.send'),
  open(FAILED_RUNS, 'club.write'),
  open(REWARD_ORDERS, 'rewards.orders'),
  few(TEAM, 'team.write'),
  few(ROLES, 'team.write'),
  few(MISSIONS, 'rewards.write'),
  few(PLANS, PLANS_PERMISSION),
  few(PAGES, 'pages.write'),
  few(LABELS, 'segments.write'),
  few(SEGMENTS, 'segments.write'),
  open(IMPORTS, 'members.import'),
  open(ELECTRONIC_FILES, 'money.read'),
  {
    name: 'eventi-ecm',
    title: 'Eventi ECM chiusi',
    path: '/redazione/eventi-ecm',
    listFor: (_, { now }) => eventsFor(now) as DeskList,
    permissions: ['certificates.write'],
    taking: ['certificates.write'],
  },
  {
    name: 'contenuti-da-scaricare',
    title: 'Contenuti da scaricare',
    path: '/redazione/contenuti-da-scaricare',
    listFor: (_, { now }) => downloadsFor(now) as DeskList,
    permissions: ['contents.write'],
    taking: ['contents.write'],
  },
  {
    name: 'azioni',
    title: 'Azioni su molti',
    path: '/redazione/azioni',
    listFor: (staff) => runsFor(staff) as DeskList,
    permissions: BULK_PERMISSIONS,
    taking: BULK_PERMISSIONS,
  },
  {
    name: 'file-usciti',
    title: 'File usciti',
    path: '/redazione/file-usciti',
    listFor: (staff) => exportsFor(staff, LIST_TITLES) as DeskList,
    permissions: TAKING_PERMISSIONS,
    taking: TAKING_PERMISSIONS,
  },
  ...SERVED.map((served) => open(recordListOf(served) as DeskList, served.record.permission)),
  ...SERVED.map((served) => few(trashOf(served), served.record.permission)),
]

/** The lists of one thing, whose names end with its number. */
const OF_ONE: readonly ((number: number) => KnownList & { name: string })[] = [
  (number) => ({
    name: `partecipanti-${number}`,
    title: 'Partecipanti',
    path: `/redazione/corsi/${number}/partecipanti`,
    listFor: async (staff, { db }) => participantsOf(await courseFor(db, staff, number)) as DeskList,
    permissions: ['courses.follow'],
    taking: ['courses.follow'],
    asksReason: true,
  }),
]

/** What each list is called, by its name; of those of one thing, by its name without the number. */
export const LIST_TITLES: Readonly<Record<string, string>> = Object.fromEntries([
  ...LISTS.map(({ name, title }) => [name, title]),
  ...OF_ONE.map((made) => made(0)).map(({ name, title }) => [name.replace(/-0$/, ''), title]),
])

export function listNamed(name: string): KnownList | null {
  const number = Number(/-(\d{1,9})$/.exec(name)?.[1] ?? Number.NaN)
  const ofOne = OF_ONE.map((made) => made(number)).find((list) => list.name === name)
  return ofOne ?? LISTS.find((list) => list.name === name) ?? null
}

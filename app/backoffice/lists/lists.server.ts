import type { Member } from '#areas/audience/model.ts'
import { ORDERS } from '#areas/billing/order-list-store.server.ts'
import { CERTIFICATES } from '#areas/classroom/certificate-list-store.server.ts'
import { coursesFor } from '#areas/courses/course-list-store.server.ts'
import { casesFor } from '#areas/legal-cases/case-list-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import { REWARD_ORDERS } from '#areas/loyalty/order-desk-store.server.ts'
import { CARDS } from '#areas/professional-card/card-list-store.server.ts'
import { QUEUE_LIST } from '#areas/requests/model.ts'
import { queueFor } from '#areas/requests/queue-store.server.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import { FAILED_RUNS } from '#areas/upkeep/store.server.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import { contentsFor } from '../contents/content-list-store.server.ts'
import { SERVED } from '../records/contents.server.ts'
import { recordListOf } from '../records/record-list-store.server.ts'
import { LETTERS } from './letter-list-store.server.ts'

export type KnownList = {
  name: string
  /** The list as somebody sees it. */
  listFor: (staff: Member) => DeskList
  /** Any of these opens it. */
  permissions: readonly StaffPermission[]
  /** Any of these takes it out; null where it leaves in no file. */
  taking: readonly [StaffPermission, ...StaffPermission[]] | null
  /** DSK-016. Whether a reason is asked for. */
  asksReason?: true
}

const open = (list: DeskList, permission: StaffPermission): KnownList => ({
  name: list.name,
  listFor: () => list,
  permissions: [permission],
  taking: [permission],
})

/** CONTENTS: every list that is asked, kept as views and taken out. */
export const LISTS: readonly KnownList[] = [
  // DSK-045. What is asked of the club, and what lawyers read, leaves in no file.
  { name: QUEUE_LIST, listFor: queueFor, permissions: ['requests.read', 'legal.read'], taking: null },
  { name: 'cause', listFor: casesFor, permissions: ['legal.read'], taking: null },
  { ...open(MEMBERS, 'members.export'), permissions: ['members.read'], asksReason: true },
  open(CARDS, 'cards.review'),
  open(ORDERS, 'money.read'),
  {
    name: 'corsi',
    listFor: coursesFor,
    permissions: ['courses.write', 'courses.follow'],
    taking: ['courses.write', 'courses.follow'],
  },
  open(CERTIFICATES, 'certificates.write'),
  { name: 'contenuti', listFor: contentsFor, permissions: ['contents.write'], taking: ['contents.write'] },
  open(LETTERS, 'mail.send'),
  open(FAILED_RUNS, 'club.write'),
  open(REWARD_ORDERS, 'rewards.orders'),
  ...SERVED.map((served) => open(recordListOf(served) as DeskList, served.record.permission)),
]

export const listNamed = (name: string) => LISTS.find((list) => list.name === name) ?? null

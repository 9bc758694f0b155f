import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import type { Gender } from '#platform/pure/shown.ts'

export type Found = {
  to: string
  title: string
  detail: string
  icon?: string
  /** What names it alone. */
  codes?: readonly string[]
}
export type Finding = { total: number; rows: Found[] }
export type Staff = Pick<Member, 'id' | 'permissions' | 'assignedOnly'>
export type Look = (db: Db, typed: string, now: Date, staff: Staff) => Promise<Finding>

export const MOST = 5
/** Beyond this it is said that there are more. */
export const MOST_COUNTED = 1_000

export type Source = {
  /** The list where all of them are; whoever may not enter it finds nothing of it. */
  place: string
  title: string
  /** “gli ordini”, after “tutti”: by its gender, and its plural. */
  gender: Gender
  many: string
  /** Where it is not a place of the desk by itself. */
  list?: string
  /** Where entering the place is not enough. */
  permission?: StaffPermission
  look: Look
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Disk } from 'flydrive'
import { createContext } from 'react-router'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import type { ZipEntry } from '#platform/files/zip-stream.server.ts'

/** Its body is read once and in order; null where the bytes are no longer there. */
export type MemberFile = { name: string; body: ZipEntry['body'] | null }

export type MemberFilesParts = { db: Db; disk: Disk; memberId: string; club: Club; origin: string }

/** What happens to the rows of a table when their member deletes the account. */
export type ErasureDecision = {
  /** What the file a member downloads calls them. */
  name: string
  /** A sentence says why rows are kept: law, a ledger, nothing personal in them. */
  atErasure: 'delete' | { keep: string }
}

/** Told by the contents page of personal data; see `app/member-data.server.ts`. */
export type MemberData = {
  tables: Readonly<Record<string, ErasureDecision>>
  /** Documents that a person keeps, as they would download them one by one. */
  files: readonly ((parts: MemberFilesParts) => AsyncIterable<MemberFile>)[]
  /** Columns that name a member and whose rows are not in the archive, each with a reason the member can read (IDN-051). */
  exceptions: Readonly<Record<string, string>>
  /** What must be kept apart from the account, in the transaction that deletes it and before anything is gone. */
  beforeErasure: readonly ((db: Db, memberId: string, now: Date) => Promise<void>)[]
}

/** The same for the pages of the desk. */
export const memberDataContext = createContext<MemberData>()

const NAME = 'memberData'

/** Told once to the server when it is made: this area asks about every other without knowing any. */
export function provideMemberData(app: FastifyInstance, data: MemberData): void {
  app.decorate(NAME, data)
}

export function memberDataOf(request: FastifyRequest): MemberData {
  return request.server.getDecorator<MemberData>(NAME)
}

import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The platform does not know the members' table, so nothing references it: a session whose member is gone finds no viewer. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    memberId: uuid('member_id').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    provedAt: instant('proved_at').notNull().defaultNow(),
    secondFactorAt: instant('second_factor_at'),
    device: text('device').notNull(),
    role: text('role'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('sessions_member_index').on(table.memberId).where(sql`${table.revokedAt} is null`),
    index('sessions_expiry_index').on(table.expiresAt),
    check('sessions_id_is_a_sha256', sql`${table.id} ~ '^[0-9a-f]{64}$'`),
  ],
)

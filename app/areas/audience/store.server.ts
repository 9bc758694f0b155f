import { and, count, desc, eq, inArray, notLike, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { likeAnywhere, likeFromStart } from '#platform/pure/like.ts'
import { toTenth } from '#platform/pure/tenths.ts'
import { expirationAt, subscriptionTypeAt } from './membership-rules.ts'
import {
  type Audience,
  type AudienceFlag,
  type CameBy,
  cancelledEmail,
  type Member,
  type MemberRecord,
  type Membership,
  type Period,
  type RoleGrant,
  type StaffRole,
  type WalletGrant,
  type WalletRecord,
} from './model.ts'
import { toRoleGrant, writtenRoles } from './role-store.server.ts'
import { activeGrants, activeWallets, nextAudienceChangeAt } from './rules.ts'
import { heldThrough, roleEnds, runningRoles } from './staff-permission-rules.ts'
import {
  memberRoles,
  members,
  memberUsernames,
  memberVisits,
  premiumPeriods,
  staticPortfolios,
  wallets,
} from './tables.server.ts'

/** What the register says of a member at an instant. `validUntil` is when it may say something else; null means never. */
export type MemberView = { audience: Audience; member: Member; validUntil: Date | null }

export async function findViewerByMemberId(db: Db, memberId: string, now: Date): Promise<MemberView | null> {
  const [found] = await selectRecords(db, eq(members.id, memberId))
  return found ? viewAt(found, now) : null
}

export async function findMemberById(db: Db, memberId: string): Promise<MemberRecord | null> {
  const [found] = await selectRecords(db, eq(members.id, memberId))
  return found?.record ?? null
}

export async function findMemberByUsername(db: Db, username: number): Promise<MemberRecord | null> {
  const [found] = await selectRecords(db, eq(members.username, username))
  return found?.record ?? null
}

/** Who has left is nobody any more. */
export async function listMembersByClientCode(db: Db, clientCodes: readonly string[]): Promise<MemberRecord[]> {
  const found = await selectRecords(db, sql`${inArray(members.clientCode, [...clientCodes])} and ${isStillMember}`)
  return found.map(({ record }) => record)
}

export async function findMemberByClientCode(db: Db, clientCode: string): Promise<MemberRecord | null> {
  const [found] = await selectRecords(db, eq(members.clientCode, clientCode))
  return found?.record ?? null
}

/** Whom an operator means: a client code, a username, or an e-mail, which several members may share. */
export async function findMembersNamed(db: Db, written: string): Promise<MemberRecord[]> {
  const text = written.trim()
  if (text.includes('@')) return findMembersByEmail(db, text)
  const username = /^\d{4,8}$/.test(text) ? eq(members.username, Number(text)) : sql`false`
  const found = await selectRecords(db, or(username, eq(members.clientCode, text.toUpperCase())) ?? sql`false`)
  return found.map(({ record }) => record)
}

/** The words by which a person is looked for: a telephone number is one, however it is spaced and with or without +39. */
export function personWords(typed: string): string[] {
  const joined = typed.replace(/(?<![\p{L}\d])(?:\+|00)?\d(?:[\s./-]?\d){5,}/gu, (number) =>
    // Invoices and orders of a year are written so too: 12/2026, 2026/000012.
    /^(\d{1,6}\/\d{4}|\d{4}\/\d{6})$/.test(number)
      ? number
      : number.replace(/[\s./-]/g, '').replace(/^(?:\+|00)39/, ''),
  )
  return joined.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}

const MOST_WORDS = 5

/** What an operator may type of a person. Every list of people is searched by the same. */
export function isPersonOf(word: string): SQL | undefined {
  const like = likeAnywhere(word)
  const { clientCode, name, surname, email, username, phone } = members
  // A word has no spaces, so it is in one of them if it is in all of them together; the index knows them together.
  const said = sql`(${clientCode} || ' ' || ${name} || ' ' || ${surname} || ' ' || ${email})`
  // The index knows three letters: fewer are those a word begins with, after the space before it.
  const begins = likeFromStart(word)
  const isNamed =
    word.length < 3 ? sql`(${said} ilike ${`% ${begins}`} or ${said} ilike ${begins})` : sql`${said} ilike ${like}`
  const isNumbered = /^\d{4,8}$/.test(word) ? eq(username, Number(word)) : undefined
  const isCalling = /^\d{6,}$/.test(word) ? sql`regexp_replace(${phone}, '\\D', '', 'g') like ${like}` : undefined
  return or(isNamed, isNumbered, isCalling)
}

const isStillMember = notLike(members.email, cancelledEmail('%'))

type Searched = { words: readonly string[]; page: number; limit: number; isMeant?: typeof isPersonOf }

/** For operators, the latest to join first: every word typed must be of the person. Who has left is nobody any more. */
export async function listMembers(
  db: Db,
  { words, page, limit, isMeant = isPersonOf }: Searched,
): Promise<{ total: number; list: MemberRecord[] }> {
  const where = and(isStillMember, ...words.map(isMeant))
  const [total] = await db.select({ count: count() }).from(members).where(where)
  const chosen = await db
    .select({ id: members.id })
    .from(members)
    .where(where)
    .orderBy(desc(members.registrationDate), desc(members.username))
    .limit(limit)
    .offset(page * limit)
  const ids = chosen.map(({ id }) => id)
  const found = ids.length === 0 ? [] : await selectRecords(db, inArray(members.id, ids))
  const place = (id: string) => ids.indexOf(id)
  const list = found.map(({ record }) => record).toSorted((a, b) => place(a.id) - place(b.id))
  return { total: total?.count ?? 0, list }
}

/** LOG-013. Oldest account first; several members may share one e-mail. */
export async function findMembersByEmail(db: Db, email: string): Promise<MemberRecord[]> {
  const found = await selectRecords(db, eq(members.email, email.trim().toLowerCase()))
  return found.map(({ record }) => record)
}

/** AUD-007. The wallets active at an instant, with their credits, sorted by tag. */
export async function listWallets(db: Db, memberId: string, now: Date): Promise<WalletRecord[]> {
  const rows = await db.select().from(wallets).where(eq(wallets.memberId, memberId)).orderBy(wallets.tag)
  return activeGrants(rows, now)
    .map(({ tag, stato, initialCredits, bonusCredits, usedCredits }) => ({
      tag,
      stato,
      balance: toTenth(initialCredits + bonusCredits - usedCredits),
      used: usedCredits,
      initialCredits,
      bonusCredits,
    }))
    .toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
}

/** DSK-022, FIG-029. Written once a day at most. */
export async function updateLastVisit(db: Db, memberId: string, day: RomeDay): Promise<void> {
  await db.execute(sql`with seen as (
      update ${members} set last_visit_on = ${day} where id = ${memberId} and (last_visit_on is null or last_visit_on < ${day}) returning id)
    insert into ${memberVisits} (member_id, day) select id, ${day}::date from seen on conflict do nothing`)
}

/** AUD-009 */
export async function isInsuranceProfessional(db: Db, memberId: string): Promise<boolean> {
  const [row] = await db.select({ isAps: members.isAps }).from(members).where(eq(members.id, memberId))
  return row?.isAps ?? false
}

export type NewWallet = {
  tag: string
  stato?: number | null
  /** Left out: since the registration date. */
  activeFrom?: Date
  activeUntil?: Date | null
  initialCredits?: number
  bonusCredits?: number
  usedCredits?: number
}

/** What lasts or ends in a member's relation with the club; the type follows from it. */
export type NewMembership = {
  registrationDate: Date
  trial?: Period | null
  premiumPeriods?: readonly Period[]
  wallets?: readonly NewWallet[]
  staticPortfolios?: readonly string[]
}

export type NewMember = NewMembership & {
  /** Left out: a new one. */
  id?: string
  /** Left out: the next free number. */
  username?: number
  email: string
  name: string
  surname: string
  phone?: string | null
  /** Left out: made from the username. */
  clientCode?: string
  cardCode?: string | null
  conventionOrder?: string | null
  promoCodes?: readonly string[]
  /** Left out: nobody has shown to have the mailbox. */
  emailVerifiedAt?: Date | null
  /** Left out: they do not work here. */
  staffRole?: StaffRole | null
  isAps?: boolean
  /** Left out: by themselves. */
  cameBy?: CameBy
  profession?: string | null
  specializations?: readonly string[]
}

/** Writes a member with dates, wallets and portfolios, all or nothing; answers the new id. */
export async function insertMember(db: Db, member: NewMember): Promise<string> {
  return db.transaction(async (tx) => {
    const username = member.username ?? (await nextUsername(tx))
    const [row] = await tx
      .insert(members)
      .values({
        ...(member.id && { id: member.id }),
        username,
        email: member.email.trim().toLowerCase(),
        name: member.name,
        surname: member.surname,
        phone: member.phone,
        clientCode: member.clientCode ?? `C${String(username).padStart(8, '0')}`,
        cardCode: member.cardCode,
        conventionOrder: member.conventionOrder,
        promoCodes: [...(member.promoCodes ?? [])],
        emailVerifiedAt: member.emailVerifiedAt,
        isAps: member.isAps,
        cameBy: member.cameBy,
        profession: member.profession,
        specializations: [...(member.specializations ?? [])],
        ...membershipColumns(member),
      })
      .returning({ id: members.id })
    if (!row) throw new Error('The database accepted a member and answered no id.')
    await insertMembershipRows(tx, row.id, member)
    if (member.staffRole) await tx.insert(memberRoles).values({ memberId: row.id, role: member.staffRole })
    return row.id
  })
}

/** Replaces dates, wallets and portfolios of a member, all or nothing. */
export async function updateMembership(db: Db, memberId: string, membership: NewMembership, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const updated = await tx
      .update(members)
      .set({ ...membershipColumns(membership), updatedAt: now })
      .where(eq(members.id, memberId))
      .returning({ id: members.id })
    if (updated.length === 0) throw new NotFound('Questo iscritto non esiste.')
    await tx.delete(premiumPeriods).where(eq(premiumPeriods.memberId, memberId))
    await tx.delete(wallets).where(eq(wallets.memberId, memberId))
    await tx.delete(staticPortfolios).where(eq(staticPortfolios.memberId, memberId))
    await insertMembershipRows(tx, memberId, membership)
  })
}

async function nextUsername(db: Db): Promise<number> {
  const { rows } = await db.execute<{ username: string }>(
    sql`select nextval(${memberUsernames.seqName}::regclass) as username`,
  )
  return Number(rows[0]?.username)
}

function membershipColumns({ registrationDate, trial }: NewMembership) {
  return { registrationDate, trialStart: trial?.start ?? null, trialEnd: trial?.end ?? null }
}

async function insertMembershipRows(db: Db, memberId: string, membership: NewMembership): Promise<void> {
  const periods = membership.premiumPeriods ?? []
  if (periods.length > 0) await db.insert(premiumPeriods).values(periods.map((period) => ({ memberId, ...period })))
  const grants = membership.wallets ?? []
  if (grants.length > 0) {
    await db
      .insert(wallets)
      .values(
        grants.map((grant) => ({ memberId, ...grant, activeFrom: grant.activeFrom ?? membership.registrationDate })),
      )
  }
  const codes = [...new Set(membership.staticPortfolios)]
  if (codes.length > 0) await db.insert(staticPortfolios).values(codes.map((code) => ({ memberId, code })))
}

type FoundMember = { record: MemberRecord; grants: WalletGrant[]; staticPortfolios: string[] }

/** One round trip for a member and all that decides the audience. `members.id` is written out: Drizzle would drop its table. */
async function selectRecords(db: Db, where: SQL): Promise<FoundMember[]> {
  const rows = await db
    .select({
      row: members,
      roles: writtenRoles,
      periods: sql<
        WrittenPeriod[]
      >`(select coalesce(json_agg(json_build_object('start', p.start, 'end', p.end) order by p.start), '[]') from ${premiumPeriods} p where p.member_id = members.id)`,
      grants: sql<
        WrittenGrant[]
      >`(select coalesce(json_agg(json_build_object('tag', w.tag, 'stato', w.stato, 'activeFrom', w.active_from, 'activeUntil', w.active_until) order by w.tag), '[]') from ${wallets} w where w.member_id = members.id)`,
      codes: sql<
        string[]
      >`(select coalesce(json_agg(s.code order by s.code collate "C"), '[]') from ${staticPortfolios} s where s.member_id = members.id)`,
    })
    .from(members)
    .where(where)
    .orderBy(members.username)
  return rows.map(({ row, roles, periods, grants, codes }) => ({
    record: { ...toRecord(row, periods), roles: roles.map(toRoleGrant) },
    grants: grants.map(toGrant),
    staticPortfolios: codes,
  }))
}

type WrittenPeriod = { start: string; end: string }
type WrittenGrant = { tag: string; stato: number | null; activeFrom: string; activeUntil: string | null }

function toGrant({ tag, stato, activeFrom, activeUntil }: WrittenGrant): WalletGrant {
  return {
    tag,
    stato,
    activeFrom: new Date(activeFrom),
    activeUntil: activeUntil === null ? null : new Date(activeUntil),
  }
}

function toRecord(row: typeof members.$inferSelect, periods: readonly WrittenPeriod[]): Omit<MemberRecord, 'roles'> {
  const { trialStart, trialEnd, mailbox: _mailbox, premium: _premium, province: _province, ...kept } = row
  const { createdAt: _created, updatedAt: _updated, ...fields } = kept
  const membership: Membership = {
    registrationDate: row.registrationDate,
    trial: trialStart && trialEnd ? { start: trialStart, end: trialEnd } : null,
    premiumPeriods: periods.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
  }
  return { ...fields, membership }
}

function viewAt({ record, grants, staticPortfolios }: FoundMember, now: Date): MemberView {
  const { membership, isAps: _isAps, profession: _profession, ...fields } = record
  const roles = runningRoles(record.roles, now)
  return {
    audience: {
      type: subscriptionTypeAt(membership, now),
      wallets: activeWallets(grants, now),
      staticPortfolios,
      flags: flagsOf(record.promoCodes, roles),
    },
    member: { ...fields, roles, ...heldThrough(roles), expiration: expirationAt(membership, now) },
    validUntil: nextAudienceChangeAt(membership, grants, now, roleEnds(roles)),
  }
}

function flagsOf(promoCodes: readonly string[], roles: readonly RoleGrant[]): AudienceFlag[] {
  const flags: AudienceFlag[] = []
  if (promoCodes.length > 0) flags.push('promo')
  if (roles.length > 0) flags.push('staff')
  return flags
}

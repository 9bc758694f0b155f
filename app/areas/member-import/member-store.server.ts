import { randomUUID } from 'node:crypto'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { consentAnswers, credentials, memberDetails } from '#areas/account/tables.server.ts'
import { freeGrants } from '#areas/account/trial-rules.ts'
import {
  memberRoles,
  members,
  memberUsernames,
  premiumPeriods,
  staticPortfolios,
  wallets,
} from '#areas/audience/tables.server.ts'
import type { Product } from '#areas/plans/model.ts'
import { giftFor } from '#areas/plans/ownership-rules.ts'
import { ownedProducts } from '#areas/plans/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { newConsents } from './judge-rules.ts'
import type { ImportedPerson, KnownPerson } from './model.ts'

type Found = Omit<KnownPerson, 'periods' | 'consents'>

/** DSK-028. Everybody whom some rows may be about, with all that a row may change. */
export async function findKnown(
  db: Db,
  asked: { clientCodes: string[]; fiscalCodes: string[]; emails: string[] },
): Promise<KnownPerson[]> {
  const found = new Map<string, Found>()
  const look = async (where: SQL, values: readonly string[]) => {
    if (values.length === 0) return
    for (const person of await selectKnown(db, where)) found.set(person.id, person)
  }
  await look(inArray(members.clientCode, asked.clientCodes), asked.clientCodes)
  await look(inArray(memberDetails.fiscalCode, asked.fiscalCodes), asked.fiscalCodes)
  await look(inArray(members.email, asked.emails), asked.emails)
  const ids = [...found.keys()]
  if (ids.length === 0) return []
  const held = await db
    .select({ memberId: premiumPeriods.memberId, start: premiumPeriods.start, end: premiumPeriods.end })
    .from(premiumPeriods)
    .where(inArray(premiumPeriods.memberId, ids))
  const said = await db
    .selectDistinctOn([consentAnswers.memberId, consentAnswers.consent])
    .from(consentAnswers)
    .where(inArray(consentAnswers.memberId, ids))
    .orderBy(consentAnswers.memberId, consentAnswers.consent, sql`${consentAnswers.id} desc`)
  return [...found.values()].map((person) => ({
    ...person,
    periods: held.filter(({ memberId }) => memberId === person.id),
    consents: Object.fromEntries(
      said
        .filter(({ memberId }) => memberId === person.id)
        .map(({ consent, isGiven, at }) => [consent, { isGiven, at }]),
    ),
  }))
}

function selectKnown(db: Db, where: SQL): Promise<Found[]> {
  return db
    .select({
      id: members.id,
      username: members.username,
      clientCode: members.clientCode,
      name: members.name,
      surname: members.surname,
      email: members.email,
      hasProvedEmail: sql<boolean>`${members.emailVerifiedAt} is not null`,
      phone: members.phone,
      fiscalCode: memberDetails.fiscalCode,
      birthDate: memberDetails.birthDate,
      profession: members.profession,
      specializations: members.specializations,
      isStaff: sql<boolean>`exists (select from ${memberRoles} g where g.member_id = members.id)`,
      isClosed: sql<boolean>`${memberDetails.closedAt} is not null`,
    })
    .from(members)
    .leftJoin(memberDetails, eq(memberDetails.memberId, members.id))
    .where(where)
}

export type NewPerson = { id: string; person: ImportedPerson }
export type Plans = ReadonlyMap<string, Product>

/** Writes new members with all that their rows say, in as many statements as there are tables. */
export async function insertPeople(
  db: Db,
  people: readonly ImportedPerson[],
  plans: Plans,
  now: Date,
): Promise<NewPerson[]> {
  if (people.length === 0) return []
  const made = people.map((person) => ({ id: randomUUID(), person }))
  const { rows } = await db.execute<{ username: string }>(
    sql`select nextval(${memberUsernames.seqName}::regclass) as username from generate_series(1, ${made.length})`,
  )
  await db.insert(members).values(
    made.map(({ id, person }, at) => {
      const username = Number(rows[at]?.username)
      return {
        id,
        username,
        email: person.email ?? '',
        name: person.name ?? '',
        surname: person.surname ?? '',
        phone: person.phone ?? null,
        clientCode: person.clientCode ?? `C${String(username).padStart(8, '0')}`,
        profession: person.occupation?.profession ?? null,
        specializations: person.occupation?.specializations ?? [],
        registrationDate: now,
        cameBy: 'imported' as const,
      }
    }),
  )
  await db.insert(memberDetails).values(
    made.map(({ id, person }) => ({
      memberId: id,
      fiscalCode: person.fiscalCode ?? null,
      birthDate: person.birthDate ?? null,
      professionId: person.occupation?.professionId ?? null,
      professionDetailId: person.occupation?.detailId ?? null,
    })),
  )
  await db.insert(wallets).values(
    made.flatMap(({ id, person }) =>
      freeGrants(freeSince(person, now)).map((grant) => ({
        memberId: id,
        ...grant,
        activeFrom: grant.activeFrom ?? now,
      })),
    ),
  )
  await insertPremium(db, made, plans)
  await insertConsents(
    db,
    made.map(({ id, person }) => ({ id, person, known: null })),
  )
  return made
}

/** Of two grants the later counts: what everybody holds begins before what a plan gives. */
const freeSince = ({ premium }: ImportedPerson, now: Date) =>
  premium && premium.period.start <= now ? new Date(premium.period.start.getTime() - 1) : now

/** DSK-029. A period given without payment: no order, and no invoice. */
async function insertPremium(db: Db, people: readonly NewPerson[], plans: Plans): Promise<void> {
  const given = people.flatMap(({ id, person: { premium } }) => {
    const product = premium && plans.get(premium.productId)
    return premium && product ? [{ id, product, gift: giftFor(product, premium.period) }] : []
  })
  if (given.length === 0) return
  await db.insert(premiumPeriods).values(given.map(({ id, gift }) => ({ memberId: id, ...gift.owned })))
  await db.insert(ownedProducts).values(
    given.map(({ id, product, gift }) => ({
      memberId: id,
      productId: product.id,
      name: product.name,
      kind: product.kind,
      activeFrom: gift.owned.start,
      activeUntil: gift.owned.end,
      conditionsHtml: product.conditionsHtml,
      isGiven: true,
    })),
  )
  const grants = given.flatMap(({ id, gift }) => gift.wallets.map((wallet) => ({ memberId: id, ...wallet })))
  if (grants.length > 0) await db.insert(wallets).values(grants).onConflictDoNothing()
  const codes = given.flatMap(({ id, gift }) => gift.portfolios.map((code) => ({ memberId: id, code })))
  if (codes.length > 0) await db.insert(staticPortfolios).values(codes).onConflictDoNothing()
}

type Answering = { id: string; person: ImportedPerson; known: KnownPerson | null }

/** DSK-030. With the day and the place that the file says; the words were on paper, so they have no version of ours. */
async function insertConsents(db: Db, people: readonly Answering[]): Promise<void> {
  const lines = people.flatMap(({ id, person, known }) =>
    newConsents(person, known).map((consent) => ({
      memberId: id,
      consent,
      isGiven: person.consents?.answers[consent] ?? false,
      at: person.consents?.at ?? new Date(0),
      place: 'import' as const,
      source: person.consents?.source ?? null,
      version: null,
    })),
  )
  if (lines.length > 0) await db.insert(consentAnswers).values(lines)
}

/** What a row says of somebody known and is not yet so. An empty cell says nothing, and erases nothing. */
export async function updatePeople(
  db: Db,
  people: readonly { person: ImportedPerson; known: KnownPerson }[],
  plans: Plans,
  now: Date,
): Promise<void> {
  for (const { person, known } of people) {
    const { name, surname, email, phone, occupation } = person
    await db
      .update(members)
      .set({
        ...(name && { name }),
        ...(surname && { surname }),
        ...(email && { email }),
        ...(phone && { phone }),
        ...(occupation && { profession: occupation.profession }),
        ...(occupation && occupation.specializations.length > 0 && { specializations: occupation.specializations }),
        updatedAt: now,
      })
      .where(eq(members.id, known.id))
    const details = {
      ...(person.fiscalCode && { fiscalCode: person.fiscalCode }),
      ...(person.birthDate && { birthDate: person.birthDate }),
      ...(occupation && { professionId: occupation.professionId, professionDetailId: occupation.detailId }),
    }
    if (Object.keys(details).length > 0)
      await db
        .insert(memberDetails)
        .values({ memberId: known.id, ...details })
        .onConflictDoUpdate({ target: memberDetails.memberId, set: details })
  }
  const isNew = ({ person: { premium }, known }: (typeof people)[number]) =>
    premium && !known.periods.some(({ start }) => start.getTime() === premium.period.start.getTime())
  await insertPremium(
    db,
    people.filter(isNew).map(({ person, known }) => ({ id: known.id, person })),
    plans,
  )
  await insertConsents(
    db,
    people.map(({ person, known }) => ({ id: known.id, person, known })),
  )
}

/** DSK-029. Why somebody who arrived with an import stays: they have entered, bought or written since. */
export async function listReasonsToKeep(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; why: string | null }>(sql`
    select m.id, case
      when exists (select from ${memberRoles} g where g.member_id = m.id) then 'Lavora in redazione.'
      when m.last_visit_on is not null or exists (select from ${credentials} c where c.member_id = m.id) then 'È già entrato.'
      when exists (select from orders o where o.member_id = m.id) then 'Ha fatto un acquisto.'
      when exists (select from leads l where l.member_id = m.id) or exists (select from service_requests s where s.member_id = m.id)
        then 'Ci ha scritto.'
      end as why
    from ${members} m where m.id in ${[...ids]}`)
  return new Map(rows.flatMap(({ id, why }) => (why ? [[id, why]] : [])))
}

/** Takes people away with all that is theirs. */
export async function deletePeople(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(members).where(inArray(members.id, [...ids]))
}

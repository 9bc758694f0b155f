import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { type NamedChoice, OTHER_HEALTH_CODE, type Profession } from './model.ts'
import { professionDetails, professions, specializationFamilies } from './tables.server.ts'

const columns = {
  id: professions.id,
  code: professions.code,
  name: professions.name,
  isSignupEnabled: professions.isSignupEnabled,
}

export function listProfessions(db: Db): Promise<Profession[]> {
  return db
    .select(columns)
    .from(professions)
    .where(eq(professions.isActive, true))
    .orderBy(asc(professions.position), asc(professions.name))
}

/** REG-003. Those that who registers may choose. */
export async function listSignupProfessions(db: Db): Promise<Profession[]> {
  return (await listProfessions(db)).filter(({ isSignupEnabled }) => isSignupEnabled)
}

export async function findProfession(db: Db, id: number): Promise<Profession | null> {
  const [row] = await db.select(columns).from(professions).where(eq(professions.id, id))
  return row ?? null
}

export function listProfessionDetails(db: Db, professionId: number): Promise<NamedChoice[]> {
  return db
    .select({ id: professionDetails.id, name: professionDetails.name })
    .from(professionDetails)
    .where(eq(professionDetails.professionId, professionId))
    .orderBy(asc(professionDetails.name))
}

export async function findProfessionDetail(db: Db, id: number): Promise<NamedChoice | null> {
  const [row] = await db
    .select({ id: professionDetails.id, name: professionDetails.name })
    .from(professionDetails)
    .where(eq(professionDetails.id, id))
  return row ?? null
}

export function listSpecializationFamilies(db: Db): Promise<NamedChoice[]> {
  return db.select().from(specializationFamilies).orderBy(asc(specializationFamilies.name))
}

export async function findSpecializationFamily(db: Db, id: number): Promise<NamedChoice | null> {
  const [row] = await db.select().from(specializationFamilies).where(eq(specializationFamilies.id, id))
  return row ?? null
}

type Lists = {
  professions: readonly (Profession & { position: number })[]
  details: readonly (NamedChoice & { professionId: number })[]
  specializations: readonly NamedChoice[]
}

/** The professions who registers may choose among, and those that stand inside "Altra professione sanitaria". */
export async function readOccupationLists(db: Db): Promise<{ professions: Profession[]; details: NamedChoice[] }> {
  const professions = await listSignupProfessions(db)
  const other = professions.find(({ code }) => code === OTHER_HEALTH_CODE)
  return { professions, details: other ? await listProfessionDetails(db, other.id) : [] }
}

/** Adds what is missing; a name the club has changed is left as it is. */
export async function insertProfessionLists(db: Db, lists: Lists): Promise<void> {
  await db
    .insert(professions)
    .values([...lists.professions])
    .onConflictDoNothing()
  await db
    .insert(professionDetails)
    .values([...lists.details])
    .onConflictDoNothing()
  await db
    .insert(specializationFamilies)
    .values([...lists.specializations])
    .onConflictDoNothing()
}

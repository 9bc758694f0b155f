import { randomUUID } from 'node:crypto'
import { count, inArray } from 'drizzle-orm'
import { DEMO_MEMBERS } from '#areas/account/demo-members.ts'
import { members } from '#areas/audience/tables.server.ts'
import { slugOf } from '#areas/professional-card/rules.ts'
import { searchColumns } from '#areas/professional-card/store.server.ts'
import { professionalCards } from '#areas/professional-card/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAfter, daysBefore } from '#platform/pure/dates.ts'
import { insertMissing } from './ordinary-members.ts'
import { type OrdinaryMember, ordinaryMember } from './people.ts'
import { professionalDetails } from './professional-details.ts'
import { seededRandom } from './random.ts'

const CARDS_PER_SCALE = 320
const BATCH = 200
/** Far enough from the ordinary members that the two never meet. */
const FIRST_INDEX = 2_000_000
/** The newest, which nobody of the desk has looked at yet. */
const TO_REVIEW = 12

type Options = { scale: number; now: Date }

/** Professionals of every kind and province with a card of their own; most are open to everyone, some to members, a few private. */
export async function seedProfessionalCards(db: Db, { scale, now }: Options): Promise<number> {
  const wanted = CARDS_PER_SCALE * scale
  const [row] = await db.select({ there: count() }).from(professionalCards)
  if ((row?.there ?? 0) >= wanted) return 0
  let added = 0
  for (let first = 0; first < wanted; first += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, wanted - first) }, (_, offset) => first + offset)
    added += await db.transaction((tx) => addBatch(tx, indexes, now))
  }
  return added
}

async function addBatch(db: Db, indexes: readonly number[], now: Date): Promise<number> {
  const people = indexes.map((index) => ({ index, person: professional(index) }))
  await insertMissing(
    db,
    people.map(({ person }) => person),
    now,
  )
  const owners = await db
    .select({ id: members.id, username: members.username, joinedAt: members.registrationDate })
    .from(members)
    .where(
      inArray(
        members.username,
        people.map(({ person }) => person.username),
      ),
    )
  const ownerOf = new Map(owners.map((owner) => [owner.username, owner]))
  const rows = people.flatMap(({ index, person }) => {
    const owner = ownerOf.get(person.username)
    return owner ? [cardRow(index, person, owner, now)] : []
  })
  const added = await db
    .insert(professionalCards)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: professionalCards.id })
  return added.length
}

const demoNames = new Set(DEMO_MEMBERS.map(({ name, surname }) => `${name} ${surname}`))

/** Nobody of the list may be taken for a demo member; and somebody of it is the cardiologist in Torino that everybody looks for. */
function professional(index: number): OrdinaryMember {
  const drawn = ordinaryMember(FIRST_INDEX + index)
  const person = isTurinCardiologist(index)
    ? { ...drawn, profession: 'Medico chirurgo', specializations: ['Cardiologia'] }
    : drawn
  return demoNames.has(`${person.name} ${person.surname}`) ? { ...person, surname: `${person.surname} Valli` } : person
}

const isTurinCardiologist = (index: number) => index % 100 === 20

type Owner = { id: string; joinedAt: Date }

function cardRow(index: number, person: OrdinaryMember, owner: Owner, now: Date) {
  const random = seededRandom(0x5ced4 + index * 104_729)
  const details = professionalDetails(person, random, isTurinCardiologist(index) ? 'TO' : undefined)
  const visibility =
    index % 16 === 15 ? ('private' as const) : index % 8 === 5 ? ('members' as const) : ('public' as const)
  const id = randomUUID()
  const name = { firstName: person.name, lastName: person.surname }
  const wished = daysBefore(now, (index + 1) * 0.7)
  // Nobody has a card before an account.
  const since = wished > owner.joinedAt ? wished : owner.joinedAt
  const isPharmacist = person.type === 'PREMIUM' && /^(Infermier|Fisioterapista)/.test(person.profession)
  return {
    id,
    memberId: owner.id,
    // The number of the person makes it the same at every seeding, and free.
    slug: `${slugOf(`${person.name} ${person.surname}`, id, false)}-${index + 1}`,
    ...name,
    details,
    step: 5,
    privacyAcceptedAt: since,
    termsAcceptedAt: since,
    visibility,
    contactVisibility: 'public' as const,
    pharmaCareId: isPharmacist ? randomUUID() : null,
    pharmaCareSince: isPharmacist ? since : null,
    publishedAt: visibility === 'private' ? null : since,
    reviewedAt: visibility === 'private' || index < TO_REVIEW ? null : daysAfter(since, 1),
    ...searchColumns(name, details),
    createdAt: since,
    updatedAt: since,
  }
}

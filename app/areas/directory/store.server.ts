import { and, arrayContains, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#areas/audience/model.ts'
import type { ListedCard } from '#areas/professional-card/model.ts'
import { isShownTo, mainProfession } from '#areas/professional-card/rules.ts'
import { professionalCards as cards } from '#areas/professional-card/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { filePath } from '#platform/files/model.ts'
import { files } from '#platform/files/tables.server.ts'
import { type DirectoryAnswer, type DirectoryQuestion, SECTION_SIZE } from './model.ts'
import { directoryCounts } from './tables.server.ts'

const MOST_WORDS = 6
/** How much of a word must be there: two letters wrong in a surname of eight are forgiven, and one in a surname of five. */
const FORGIVING = 0.42
const FORGIVING_SHORT = 0.34
const SHORT_LETTERS = 6

const leastOf = (word: string) => (word.length <= SHORT_LETTERS ? FORGIVING_SHORT : FORGIVING)

/** DIR-004, DIR-008. The newest first; with words, those that say them best. */
export async function searchDirectory(
  db: Db,
  audience: Pick<Audience, 'type'>,
  question: DirectoryQuestion,
): Promise<DirectoryAnswer> {
  const words = question.text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return answerOf(db, audience, question, words)
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(Math.min(...words.map(leastOf)))}, true)`,
    )
    return answerOf(tx, audience, question, words)
  })
}

async function answerOf(
  db: Db,
  audience: Pick<Audience, 'type'>,
  question: DirectoryQuestion,
  words: readonly string[],
): Promise<DirectoryAnswer> {
  const where = and(shownTo(audience), ...conditions(question), ...words.map(says))
  const total = await countCards(db, audience, question, words, where)
  const listed = { limit: question.take, offset: (question.page - 1) * question.take }
  const found = total === 0 ? [] : await listCards(db, where, { words, ...listed })
  const suggested = total === 0 ? await listLatest(db, audience) : []
  return { cards: found, suggested, pages: Math.ceil(total / question.take), total }
}

/** Lists without words are counted already; only a search has to count what it finds. */
async function countCards(
  db: Db,
  audience: Pick<Audience, 'type'>,
  { professionType, province, isPharmacare }: DirectoryQuestion,
  words: readonly string[],
  where: SQL | undefined,
): Promise<number> {
  if (words.length > 0 || isPharmacare) {
    const [counted] = await db.select({ total: count() }).from(cards).where(where)
    return counted?.total ?? 0
  }
  const [counted] = await db
    .select({ total: sql<number>`coalesce(sum(${directoryCounts.cards}), 0)::int` })
    .from(directoryCounts)
    .where(
      and(
        inArray(directoryCounts.visibility, visibilitiesOf(audience)),
        eq(directoryCounts.professionType, professionType ?? 0),
        eq(directoryCounts.province, province ?? ''),
      ),
    )
  return counted?.total ?? 0
}

/** BLK-038 */
export async function listLatest(db: Db, audience: Pick<Audience, 'type'>): Promise<ListedCard[]> {
  return listCards(db, shownTo(audience), { words: [], limit: SECTION_SIZE, offset: 0 })
}

/** How many cards anybody may see, for the site map. */
export async function countPublicCards(db: Db): Promise<number> {
  return db.$count(cards, eq(cards.visibility, 'public'))
}

export async function listPublicCardAddresses(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: cards.slug, updatedAt: cards.updatedAt })
    .from(cards)
    .where(eq(cards.visibility, 'public'))
    .orderBy(cards.slug)
    .limit(limit)
    .offset(offset)
}

/** The condition by which a private card is nowhere. */
function shownTo(audience: Pick<Audience, 'type'>): SQL | undefined {
  return inArray(cards.visibility, visibilitiesOf(audience))
}

function visibilitiesOf(audience: Pick<Audience, 'type'>) {
  return (['public', 'members'] as const).filter((visibility) => isShownTo(visibility, audience))
}

function conditions({ professionType, province, isPharmacare }: DirectoryQuestion): SQL[] {
  return [
    ...(professionType === null ? [] : [arrayContains(cards.professionTypes, [professionType])]),
    ...(province === null ? [] : [arrayContains(cards.provinces, [province])]),
    ...(isPharmacare ? [isNotNull(cards.pharmaCareId)] : []),
  ]
}

/** A word is there as it is, or as somebody may have mistyped it. */
function says(word: string): SQL {
  const plain = sql`search_text(${word})`
  return sql`(${cards.searchWords} like '%' || replace(replace(${plain}, '%', ''), '_', '') || '%' or (${plain} <% ${cards.searchWords} and word_similarity(${plain}, ${cards.searchWords}) >= ${leastOf(word)}))`
}

async function listCards(
  db: Db,
  where: SQL | undefined,
  { words, limit, offset }: { words: readonly string[]; limit: number; offset: number },
): Promise<ListedCard[]> {
  const closeness = words.map((word) => sql`word_similarity(search_text(${word}), ${cards.searchWords})`)
  const best = closeness.length > 0 ? [sql`${sql.join(closeness, sql` + `)} desc`] : []
  const order = [...best, desc(cards.publishedAt), desc(cards.id)]
  // Chosen by their ids first: the index alone passes over the cards of the pages before.
  const chosen = db
    .select({ id: cards.id })
    .from(cards)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const rows = await db
    .select({
      slug: cards.slug,
      firstName: cards.firstName,
      lastName: cards.lastName,
      professions: sql<
        {
          name: string
          specialization: string | null
          city: string | null
          province: string | null
          isMain: boolean
          type: 'doctor' | 'other'
        }[]
      >`${cards.details} -> 'professions'`,
      fileId: files.id,
      fileName: files.name,
    })
    .from(cards)
    .leftJoin(files, and(eq(files.id, cards.pictureFileId), eq(files.awaitsScan, false)))
    .where(inArray(cards.id, chosen))
    .orderBy(...order)
  return rows.map(({ slug, firstName, lastName, professions, fileId, fileName }) => {
    const main = mainProfession(professions)
    return {
      slug,
      name: `${firstName} ${lastName}`,
      professionName: main?.name ?? '',
      specialization: main?.specialization ?? null,
      city: main?.city ?? null,
      province: main?.province ?? null,
      picturePath: fileId && fileName ? filePath({ id: fileId, name: fileName }) : null,
    }
  })
}

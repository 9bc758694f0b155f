import { and, asc, between, desc, eq, getTableColumns, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import { onTheLine } from '#platform/outside/pubmed/raised-text.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { PressCategory, PressQuestion } from './model.ts'
import { keywordWords } from './rules.ts'
import { literatureCategories, literatureRecords, pressCategories } from './tables.server.ts'

const {
  words: _indexed,
  headings: _line,
  abstractText: _text,
  importedAt: _instant,
  ...recordColumns
} = getTableColumns(literatureRecords)

/** The columns of a record, for other stores of this area. */
export const literatureColumns = recordColumns

export type NewPressCategory = { id: number; name: string; familyId: number; subjects: string[] }

export async function insertPressCategories(db: Db, categories: readonly NewPressCategory[]): Promise<void> {
  if (categories.length === 0) return
  await db
    .insert(pressCategories)
    .values([...categories])
    .onConflictDoNothing()
}

export type CategoryFlags = { isDownloaded?: boolean; isProcessed?: boolean; isPublic?: boolean }

/** API-246, PUB-016. By name; a flag that is set asks for those that have it, one that is not asks nothing. */
export function listPressCategories(db: Db, flags: CategoryFlags = { isPublic: true }): Promise<PressCategory[]> {
  const { isDownloaded, isProcessed, isPublic } = flags
  return db
    .select({ id: pressCategories.id, name: pressCategories.name })
    .from(pressCategories)
    .where(
      and(
        isDownloaded ? eq(pressCategories.isDownloaded, true) : undefined,
        isProcessed ? eq(pressCategories.isProcessed, true) : undefined,
        isPublic ? eq(pressCategories.isPublic, true) : undefined,
      ),
    )
    .orderBy(asc(pressCategories.name))
}

export type FiledCategory = { id: number; subjects: string[]; harvestedTo: RomeDay | null }

const filedColumns = {
  id: pressCategories.id,
  subjects: pressCategories.subjects,
  harvestedTo: pressCategories.harvestedTo,
}

export async function findPressCategory(db: Db, id: number): Promise<FiledCategory | null> {
  const [row] = await db.select(filedColumns).from(pressCategories).where(eq(pressCategories.id, id))
  return row ?? null
}

/** Those under which papers are filed. */
export function listFiledCategories(db: Db): Promise<FiledCategory[]> {
  return db.select(filedColumns).from(pressCategories).where(eq(pressCategories.isProcessed, true))
}

/** Those the catalogue has not been asked about since before this day; the ones left alone longest come first. */
export function listCategoriesToHarvest(db: Db, today: RomeDay): Promise<FiledCategory[]> {
  return db
    .select(filedColumns)
    .from(pressCategories)
    .where(
      and(
        eq(pressCategories.isDownloaded, true),
        or(isNull(pressCategories.harvestedTo), lt(pressCategories.harvestedTo, today)),
      ),
    )
    .orderBy(sql`${pressCategories.harvestedTo} asc nulls first`, asc(pressCategories.id))
}

export async function updateHarvestedTo(db: Db, ids: readonly number[], day: RomeDay): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(pressCategories)
    .set({ harvestedTo: day })
    .where(inArray(pressCategories.id, [...ids]))
}

/** A record that is here already is brought up to date: the catalogue corrects itself. */
export async function upsertRecords(db: Db, records: readonly LiteratureRecord[], now: Date): Promise<void> {
  if (records.length === 0) return
  const { importedAt: _kept, pmid: _key, words: _made, ...changing } = getTableColumns(literatureRecords)
  const set = Object.fromEntries(
    Object.entries(changing).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  )
  await db
    .insert(literatureRecords)
    .values(records.map((record) => rowOf(record, now)))
    .onConflictDoUpdate({ target: literatureRecords.pmid, set })
}

function rowOf(record: LiteratureRecord, now: Date) {
  const { publicationTypes, subjects, keywords, authors } = record
  return {
    ...record,
    publicationTypes: [...publicationTypes],
    subjects: [...subjects],
    keywords: [...keywords],
    abstractText: onTheLine(record.abstract.map(({ text }) => text).join(' ')),
    headings: onTheLine([...subjects, ...keywords, ...authors.map(({ surname }) => surname), record.title].join(' ')),
    importedAt: now,
  }
}

export type Filing = { pmid: number; categoryId: number; publishedOn: RomeDay; enteredOn: RomeDay }

export async function upsertFilings(db: Db, filings: readonly Filing[]): Promise<void> {
  if (filings.length === 0) return
  await db
    .insert(literatureCategories)
    .values([...filings])
    .onConflictDoUpdate({
      target: [literatureCategories.categoryId, literatureCategories.pmid],
      set: { publishedOn: sql`excluded.published_on`, enteredOn: sql`excluded.entered_on` },
    })
}

export async function hasRecords(db: Db): Promise<boolean> {
  const [row] = await db.select({ pmid: literatureRecords.pmid }).from(literatureRecords).limit(1)
  return row !== undefined
}

export async function findRecord(db: Db, pmid: number): Promise<LiteratureRecord | null> {
  const [row] = await db.select(recordColumns).from(literatureRecords).where(eq(literatureRecords.pmid, pmid))
  return row ?? null
}

/** In the order asked; those we do not have are left out. */
export async function listRecords(db: Db, pmids: readonly number[]): Promise<LiteratureRecord[]> {
  if (pmids.length === 0) return []
  const rows = await db
    .select(recordColumns)
    .from(literatureRecords)
    .where(inArray(literatureRecords.pmid, [...pmids]))
  const byPmid = new Map(rows.map((row) => [row.pmid, row]))
  return pmids.flatMap((pmid) => byPmid.get(pmid) ?? [])
}

/** PUB-005…011. Papers of a category published in a period, newest first. */
export function searchRecords(
  db: Db,
  { from, to, categoryId, keyword }: PressQuestion,
  { offset, limit }: { offset: number; limit: number },
): Promise<LiteratureRecord[]> {
  return db
    .select(recordColumns)
    .from(literatureCategories)
    .innerJoin(literatureRecords, eq(literatureRecords.pmid, literatureCategories.pmid))
    .where(
      and(
        eq(literatureCategories.categoryId, categoryId),
        between(literatureCategories.publishedOn, from, to),
        matches(keyword),
      ),
    )
    .orderBy(desc(literatureCategories.publishedOn), desc(literatureCategories.pmid))
    .limit(limit)
    .offset(offset)
}

/** All the words are wanted; the last may be unfinished. */
function matches(keyword: string): SQL | undefined {
  const typed = keywordWords(keyword)
  if (typed.length === 0) return undefined
  const query = typed.map((word, at) => (at === typed.length - 1 ? `${word}:*` : word)).join(' & ')
  return sql`${literatureRecords.words} @@ to_tsquery('english', search_text(${query}))`
}

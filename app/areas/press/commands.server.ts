import type { Db } from '#platform/db/database.server.ts'
import { Unavailable } from '#platform/errors.ts'
import type { Log } from '#platform/log/log.server.ts'
import type { LiteraturePort, LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { type Article, CALL_RESULTS, type PressQuestion } from './model.ts'
import { articleOf, categoriesOf } from './rules.ts'
import {
  findPressCategory,
  listCategoriesToHarvest,
  listFiledCategories,
  listRecords,
  searchRecords,
  updateHarvestedTo,
  upsertFilings,
  upsertRecords,
} from './store.server.ts'

/** What a paper is filed under beside what its subjects say: the category whose question found it. */
type Importing = { now: Date; foundFor?: number }

/** Takes papers in, or brings them up to date. Doing it twice changes nothing. */
export async function importRecords(
  db: Db,
  records: readonly LiteratureRecord[],
  { now, foundFor }: Importing,
): Promise<void> {
  if (records.length === 0) return
  const unique = [...new Map(records.map((record) => [record.pmid, record])).values()]
  await db.transaction(async (tx) => {
    const categories = await listFiledCategories(tx)
    await upsertRecords(tx, unique, now)
    await upsertFilings(
      tx,
      unique.flatMap((record) => {
        const { pmid, publishedOn, enteredOn } = record
        const ids = new Set([...categoriesOf(record, categories), ...(foundFor === undefined ? [] : [foundFor])])
        return [...ids].map((categoryId) => ({ pmid, categoryId, publishedOn, enteredOn }))
      }),
    )
  })
}

/** The first time, so many days back; then from the day before the last one, because the catalogue's night is not ours. */
const FIRST_HARVEST_DAYS = 30
const MOST_OF_A_HARVEST = 500

type Harvesting = { now: Date; log: Log; signal?: AbortSignal }

/** Asks the catalogue, category by category, what entered since the last time. A catalogue that is down is asked again later. */
export async function harvestLiterature(
  db: Db,
  port: LiteraturePort,
  { now, log, signal }: Harvesting,
): Promise<number> {
  const today = romeDayOf(now)
  let taken = 0
  for (const { id, subjects, harvestedTo } of await listCategoriesToHarvest(db, today)) {
    if (signal?.aborted) break
    const from = harvestedTo ? addRomeDays(harvestedTo, -1) : addRomeDays(today, -FIRST_HARVEST_DAYS)
    try {
      const question = { subjects, dates: 'entered', from, to: today } as const
      for await (const batch of port.search(question, MOST_OF_A_HARVEST)) {
        await importRecords(db, batch, { now, foundFor: id })
        await refreshNoted(db, port, batch, now)
        taken += batch.length
      }
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      log.warn({ system: port.name, taken }, 'the catalogue of the literature does not answer: the rest waits')
      break
    }
    await updateHarvestedTo(db, [id], today)
  }
  return taken
}

/** A retraction or a correction arrives as a paper of its own: those here that it is about are asked for again. */
async function refreshNoted(
  db: Db,
  port: LiteraturePort,
  batch: readonly LiteratureRecord[],
  now: Date,
): Promise<void> {
  const noted = batch.flatMap(({ notices }) =>
    notices.flatMap(({ kind, pmid }) => (kind === 'about' && pmid !== null ? [pmid] : [])),
  )
  const held = (await listRecords(db, noted)).map(({ pmid }) => pmid)
  if (held.length > 0) await importRecords(db, await port.findByPmid(held), { now })
}

type Searching = {
  port: LiteraturePort | null
  now: Date
  log: Log
  offset: number
  limit: number
  /** How long the catalogue is waited for. */
  longestMs?: number
}

/**
 * PUB-009…011. Papers that answer, newest first. When the club has fewer than asked, the catalogue is asked too, once an hour for
 * the same question and never for long: what it gives is kept, and what it does not costs nothing.
 */
export async function searchPress(db: Db, question: PressQuestion, searching: Searching): Promise<Article[]> {
  const { port, now, log, offset, limit, longestMs = LONGEST_SEARCH_MS } = searching
  const here = await searchRecords(db, question, { offset, limit })
  // Papers that arrive while somebody reads on would move the ones to come: only a first answer is added to.
  const isEnough = here.length >= limit || offset > 0
  if (isEnough || !port || wasAsked(port, question, now)) return here.map(articleOf)
  const category = await findPressCategory(db, question.categoryId)
  if (!category) return []
  try {
    await inTime(fetchMore(db, port, question, { subjects: category.subjects, now }), longestMs)
  } catch (error) {
    forgetAsked(port, question)
    log.warn({ system: port.name, isKnown: error instanceof Unavailable }, 'the catalogue did not add to a search')
    return here.map(articleOf)
  }
  return (await searchRecords(db, question, { offset, limit })).map(articleOf)
}

async function fetchMore(
  db: Db,
  port: LiteraturePort,
  { from, to, keyword, categoryId }: PressQuestion,
  { subjects, now }: { subjects: readonly string[]; now: Date },
): Promise<void> {
  for await (const batch of port.search({ subjects, words: keyword, dates: 'published', from, to }, CALL_RESULTS))
    await importRecords(db, batch, { now, foundFor: categoryId })
}

const ASK_AGAIN_MS = 60 * 60 * 1000
const MOST_REMEMBERED = 500
/** Questions each catalogue has answered lately, in this process. */
const askedLately = new WeakMap<LiteraturePort, Map<string, number>>()

function wasAsked(port: LiteraturePort, question: PressQuestion, now: Date): boolean {
  const asked = askedLately.get(port) ?? new Map<string, number>()
  askedLately.set(port, asked)
  const key = JSON.stringify(question)
  const last = asked.get(key)
  if (last !== undefined && Math.abs(now.getTime() - last) < ASK_AGAIN_MS) return true
  if (asked.size >= MOST_REMEMBERED) asked.clear()
  asked.set(key, now.getTime())
  return false
}

function forgetAsked(port: LiteraturePort, question: PressQuestion): void {
  askedLately.get(port)?.delete(JSON.stringify(question))
}

/** As long as a person waits for a search without looking elsewhere. */
const LONGEST_SEARCH_MS = 5000

async function inTime(work: Promise<void>, longestMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unavailable()), longestMs)
  })
  try {
    await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
    // What arrives late is still kept; its failure has nobody else to hear it.
    work.catch(() => undefined)
  }
}

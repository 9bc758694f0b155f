import { importRecords } from '#areas/press/commands.server.ts'
import { hasRecords, listCategoriesToHarvest, updateHarvestedTo } from '#areas/press/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { articlesIn } from '#platform/outside/pubmed/article-stream.server.ts'
import { parseArticle } from '#platform/outside/pubmed/article-xml.server.ts'
import type { LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import { PAPERS_A_DAY, standInArticle } from '#platform/outside/pubmed/stand-in-article.ts'
import { articleSetXml } from '#platform/outside/pubmed/stand-in-xml.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'

/** Ninety days of seven papers: a little more than six hundred. */
const DAYS = 90

/** The invented papers of the demo, written as PubMed writes its own and read as those are. A club that has papers keeps its own. */
export async function seedPress(db: Db, { now, scale }: { now: Date; scale: number }): Promise<number> {
  if (await hasRecords(db)) return 0
  const today = romeDayOf(now)
  const days = Array.from({ length: DAYS }, (_, back) => addRomeDays(today, -back))
  const papers = days.flatMap((day) =>
    Array.from({ length: PAPERS_A_DAY * Math.max(1, Math.floor(scale)) }, (_, index) => standInArticle(day, index)),
  )
  return db.transaction(async (tx) => {
    let batch: LiteratureRecord[] = []
    const take = async () => {
      await importRecords(tx, batch, { now })
      batch = []
    }
    for await (const xml of articlesIn([articleSetXml(papers)])) {
      const record = parseArticle(xml)
      if (record) batch.push(record)
      if (batch.length >= 200) await take()
    }
    await take()
    const waiting = await listCategoriesToHarvest(tx, today)
    await updateHarvestedTo(
      tx,
      waiting.map(({ id }) => id),
      today,
    )
    return papers.length
  })
}

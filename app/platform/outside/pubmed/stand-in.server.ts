import { addRomeDays, type RomeDay } from '../../pure/dates.ts'
import { parseArticle } from './article-xml.server.ts'
import type { LiteraturePort, LiteratureQuestion, LiteratureRecord } from './port.ts'
import { PAPERS_A_DAY, placeOf, standInArticle } from './stand-in-article.ts'
import { articleXml } from './stand-in-xml.ts'

/** No demo asks for more than a few years of it. */
const MOST_DAYS = 1500

/** A catalogue of papers that do not exist: some every day for ever, each the same whenever it is asked, through the same XML. */
export function standInLiterature(): LiteraturePort {
  return {
    name: 'stand-in',
    async *search(question, most) {
      let given = 0
      for (const day of daysBack(question)) {
        const found = recordsOf(day).filter((record) => answers(record, question))
        const batch = found.slice(0, most - given)
        given += batch.length
        if (batch.length > 0) yield batch
        if (given >= most) return
      }
    },
    async findByPmid(pmids) {
      return pmids.flatMap((pmid) => recordAt(pmid) ?? [])
    },
    async findByDoi(doi) {
      const [, pmid] = /^10\.5555\/camice\.(\d{9,10})$/i.exec(doi) ?? []
      return pmid ? recordAt(Number(pmid)) : null
    },
  }
}

function* daysBack({ from, to }: LiteratureQuestion): Generator<RomeDay> {
  // Nobody asks about tomorrow: what enters after the period is not there yet, whenever it was published.
  for (let day = to, count = 0; day >= from && count < MOST_DAYS; count += 1) {
    yield day
    day = addRomeDays(day, -1)
  }
}

/** Papers of a day, read once: the same days are asked again for each category. */
const read = new Map<RomeDay, readonly LiteratureRecord[]>()
const MOST_DAYS_READ = 500

function recordsOf(day: RomeDay): readonly LiteratureRecord[] {
  const known = read.get(day)
  if (known) return known
  if (read.size >= MOST_DAYS_READ) read.clear()
  const records = writtenOn(day)
  read.set(day, records)
  return records
}

function writtenOn(day: RomeDay): LiteratureRecord[] {
  return Array.from({ length: PAPERS_A_DAY }, (_, index) =>
    parseArticle(articleXml(standInArticle(day, index))),
  ).filter((record) => record !== null)
}

function recordAt(pmid: number): LiteratureRecord | null {
  const place = placeOf(pmid)
  if (!place || place.index >= PAPERS_A_DAY) return null
  return parseArticle(articleXml(standInArticle(place.day, place.index)))
}

function answers(record: LiteratureRecord, { subjects, words = '', dates, from, to }: LiteratureQuestion): boolean {
  const day = dates === 'entered' ? record.enteredOn : record.publishedOn
  if (day < from || day > to) return false
  if (subjects.length > 0 && !subjects.some((subject) => record.subjects.includes(subject))) return false
  const text = `${record.title} ${record.abstract.map((part) => part.text).join(' ')}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

import { XMLParser } from 'fast-xml-parser'
import { parseRomeDay, type RomeDay } from '../../pure/dates.ts'
import { plainText } from './plain-text.ts'
import type { LiteratureAuthor, LiteratureJournal, LiteratureRecord } from './port.ts'

/** Elements whose words carry other elements inside (italics, formulas): they are taken whole and undressed by hand. */
const DRESSED = [
  'ArticleTitle',
  'VernacularTitle',
  'AbstractText',
  'Keyword',
  'CollectiveName',
  'LastName',
  'ForeName',
  'Title',
]
const REPEATED = new Set([
  'AbstractText',
  'Author',
  'ArticleId',
  'ArticleDate',
  'ELocationID',
  'Keyword',
  'KeywordList',
  'Language',
  'MeshHeading',
  'PubMedPubDate',
  'PublicationType',
])

/** Nothing outside the one element is read: no document type, hence no entity that anybody could have defined. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  processEntities: false,
  jPath: false,
  stopNodes: DRESSED.map((tag) => `..${tag}`),
  isArray: (tag) => REPEATED.has(tag),
})

type Node = { [name: string]: unknown }

/** One `<PubmedArticle>` as the service sends it, or null when it is not a paper one could cite. */
export function parseArticle(xml: string): LiteratureRecord | null {
  const root = nodeOf(nodeOf(parser.parse(xml)).PubmedArticle)
  const citation = nodeOf(root.MedlineCitation)
  const article = nodeOf(citation.Article)
  const pubmedData = nodeOf(root.PubmedData)
  const pmid = Number(textOf(citation.PMID))
  const title = textOf(article.ArticleTitle) || textOf(article.VernacularTitle)
  if (!Number.isInteger(pmid) || pmid <= 0 || title === '') return null
  const journal = nodeOf(article.Journal)
  const issueDate = nodeOf(nodeOf(journal.JournalIssue).PubDate)
  const enteredOn = entryDay(pubmedData) ?? dayOf(citation.DateRevised) ?? dayOf(issueDate)
  if (enteredOn === null) return null
  const language = textOf(listOf(article.Language)[0]) || 'und'
  return {
    pmid,
    title: withoutBrackets(title),
    originalTitle: language === 'eng' ? null : textOf(article.VernacularTitle) || null,
    abstract: abstractOf(article),
    authors: listOf(nodeOf(article.AuthorList).Author)
      .map(authorOf)
      .filter(({ surname }) => surname !== ''),
    journal: journalOf(article, journal, citation),
    publishedOn: firstDay([...listOf(article.ArticleDate), issueDate], enteredOn),
    publishedAs: printedDate(issueDate) || enteredOn,
    enteredOn,
    doi: idOf(pubmedData, 'doi') ?? locationOf(article, 'doi'),
    pmcId: idOf(pubmedData, 'pmc'),
    language,
    publicationTypes: unique(listOf(nodeOf(article.PublicationTypeList).PublicationType).map(textOf)),
    subjects: unique(
      listOf(nodeOf(citation.MeshHeadingList).MeshHeading).map((heading) => textOf(nodeOf(heading).DescriptorName)),
    ),
    keywords: unique(listOf(citation.KeywordList).flatMap((list) => listOf(nodeOf(list).Keyword).map(textOf))),
  }
}

function abstractOf(article: Node): LiteratureRecord['abstract'] {
  return listOf(nodeOf(article.Abstract).AbstractText)
    .map((part) => ({ label: textOf(nodeOf(part)['@Label']) || null, text: textOf(part) }))
    .filter(({ text }) => text !== '')
}

function authorOf(value: unknown): LiteratureAuthor {
  const author = nodeOf(value)
  const group = textOf(author.CollectiveName)
  if (group) return { surname: group, forename: '', initials: '', isGroup: true }
  const forename = textOf(author.ForeName)
  return { surname: textOf(author.LastName), forename, initials: textOf(author.Initials), isGroup: false }
}

function journalOf(article: Node, journal: Node, citation: Node): LiteratureJournal {
  const issue = nodeOf(journal.JournalIssue)
  const pagination = nodeOf(article.Pagination)
  const title = textOf(journal.Title)
  const range = [pagination.StartPage, pagination.EndPage].map(textOf).filter(Boolean).join('-')
  return {
    title,
    abbreviation: textOf(journal.ISOAbbreviation) || textOf(nodeOf(citation.MedlineJournalInfo).MedlineTA) || title,
    issn: textOf(journal.ISSN) || null,
    volume: textOf(issue.Volume) || null,
    issue: textOf(issue.Issue) || null,
    pages: textOf(pagination.MedlinePgn) || range || null,
  }
}

/** The day it entered PubMed; "entrez" is older than "pubmed" and means the same. */
function entryDay(pubmedData: Node): RomeDay | null {
  const dates = listOf(nodeOf(pubmedData.History).PubMedPubDate)
  for (const status of ['pubmed', 'entrez']) {
    const day = dayOf(dates.find((date) => nodeOf(date)['@PubStatus'] === status))
    if (day) return day
  }
  return null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const SEASONS: Record<string, string> = { winter: '01', spring: '04', summer: '07', fall: '10', autumn: '10' }

/** Year, Month and Day as far as they are said: months come as numbers and as words, seasons and "2025 Dec-2026 Jan" too. */
function dayOf(value: unknown): RomeDay | null {
  const date = nodeOf(value)
  const loose = textOf(date.MedlineDate)
  const year = textOf(date.Year) || /\d{4}/.exec(loose)?.[0]
  if (!year) return null
  const season = SEASONS[textOf(date.Season).toLowerCase()]
  const month = monthNumber(textOf(date.Month)) ?? season ?? monthNumber(/[A-Za-z]{3}/.exec(loose)?.[0] ?? '') ?? '01'
  const day = (textOf(date.Day) || '1').padStart(2, '0')
  return parseRomeDay(`${year}-${month}-${day}`) ?? parseRomeDay(`${year}-${month}-01`)
}

function monthNumber(written: string): string | null {
  if (/^\d{1,2}$/.test(written)) return written.padStart(2, '0')
  const at = MONTHS.indexOf(written.slice(0, 3).toLowerCase())
  return at < 0 ? null : String(at + 1).padStart(2, '0')
}

/** The earliest day that is said to the day, else the first of the month that is; an issue dated next month is here already. */
function firstDay(dates: readonly unknown[], enteredOn: RomeDay): RomeDay {
  const exact = dates.filter((date) => textOf(nodeOf(date).Day) !== '')
  const known = (exact.length > 0 ? exact : dates).map(dayOf).filter((day) => day !== null && day <= enteredOn)
  return known.toSorted()[0] ?? enteredOn
}

function printedDate(value: unknown): string {
  const date = nodeOf(value)
  const parts = [date.Year, date.Season, date.Month, date.Day].map(textOf).filter(Boolean)
  return textOf(date.MedlineDate) || parts.join(' ')
}

function idOf(pubmedData: Node, type: string): string | null {
  const ids = listOf(nodeOf(pubmedData.ArticleIdList).ArticleId)
  return textOf(ids.find((id) => nodeOf(id)['@IdType'] === type)) || null
}

function locationOf(article: Node, type: string): string | null {
  return textOf(listOf(article.ELocationID).find((place) => nodeOf(place)['@EIdType'] === type)) || null
}

/** English titles of papers in another language are sent in brackets. */
function withoutBrackets(title: string): string {
  return /^\[(.*)\]\.?$/.exec(title)?.[1] ?? title
}

function nodeOf(value: unknown): Node {
  const one = Array.isArray(value) ? value[0] : value
  return typeof one === 'object' && one !== null ? (one as Node) : {}
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === '') return []
  return Array.isArray(value) ? value : [value]
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value)
  if (typeof value !== 'object' || value === null) return ''
  return textOf((value as Node)['#text'])
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words.filter(Boolean))]
}

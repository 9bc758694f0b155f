import { parseBook } from './book-xml.server.ts'
import { dayOf, entryDay, firstDay, printedDate } from './catalogue-dates.ts'
import { catalogueParser, listOf, type Node, nodeOf, textOf, unique } from './catalogue-xml.ts'
import { noticesOf } from './notices-xml.ts'
import type { LiteratureJournal, LiteratureRecord } from './port.ts'
import { abstractOf, authorsOf, idOf, keywordsOf, pagesOf } from './record-parts.ts'

/** One `<PubmedArticle>` or `<PubmedBookArticle>` as the service sends it, or null when it is not a paper one could cite. */
export function parseArticle(xml: string): LiteratureRecord | null {
  const parsed = nodeOf(catalogueParser.parse(xml))
  if (parsed.PubmedBookArticle !== undefined) return parseBook(nodeOf(parsed.PubmedBookArticle))
  const root = nodeOf(parsed.PubmedArticle)
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
  const publicationTypes = unique(listOf(nodeOf(article.PublicationTypeList).PublicationType).map(textOf))
  return {
    pmid,
    title: withoutBrackets(title),
    originalTitle: language === 'eng' ? null : textOf(article.VernacularTitle) || null,
    abstract: abstractOf(article),
    authors: authorsOf(nodeOf(article.AuthorList)),
    journal: journalOf(article, journal, citation),
    book: null,
    publishedOn: firstDay([...listOf(article.ArticleDate), issueDate], enteredOn),
    publishedAs: printedDate(issueDate) || enteredOn,
    enteredOn,
    doi: idOf(pubmedData, 'doi') ?? locationOf(article, 'doi'),
    pmcId: idOf(pubmedData, 'pmc'),
    language,
    publicationTypes,
    notices: noticesOf(nodeOf(citation.CommentsCorrectionsList), publicationTypes),
    subjects: unique(
      listOf(nodeOf(citation.MeshHeadingList).MeshHeading).map((heading) => textOf(nodeOf(heading).DescriptorName)),
    ),
    keywords: keywordsOf(citation),
  }
}

function journalOf(article: Node, journal: Node, citation: Node): LiteratureJournal {
  const issue = nodeOf(journal.JournalIssue)
  const title = textOf(journal.Title)
  return {
    title,
    abbreviation: textOf(journal.ISOAbbreviation) || textOf(nodeOf(citation.MedlineJournalInfo).MedlineTA) || title,
    issn: textOf(journal.ISSN) || null,
    volume: textOf(issue.Volume) || null,
    issue: textOf(issue.Issue) || null,
    pages: pagesOf(nodeOf(article.Pagination)),
  }
}

function locationOf(article: Node, type: string): string | null {
  return textOf(listOf(article.ELocationID).find((place) => nodeOf(place)['@EIdType'] === type)) || null
}

/** English titles of papers in another language are sent in brackets. */
function withoutBrackets(title: string): string {
  return /^\[(.*)\]\.?$/.exec(title)?.[1] ?? title
}

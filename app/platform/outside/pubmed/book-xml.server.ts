import { dayOf, entryDay, firstDay, printedDate } from './catalogue-dates.ts'
import { listOf, type Node, nodeOf, textOf, unique } from './catalogue-xml.ts'
import { noticesOf } from './notices-xml.ts'
import type { LiteratureAuthor, LiteratureRecord } from './port.ts'
import { abstractOf, authorsOf, idOf, keywordsOf, pagesOf } from './record-parts.ts'

/** A `<PubmedBookArticle>`: a chapter of a book or, where it has no title of its own, the whole book. */
export function parseBook(root: Node): LiteratureRecord | null {
  const document = nodeOf(root.BookDocument)
  const book = nodeOf(document.Book)
  const pmid = Number(textOf(document.PMID))
  const bookTitle = textOf(book.BookTitle)
  const chapter = textOf(document.ArticleTitle)
  const enteredOn = entryDay(nodeOf(root.PubmedBookData)) ?? dayOf(document.ContributionDate) ?? dayOf(book.PubDate)
  if (!Number.isInteger(pmid) || pmid <= 0 || bookTitle === '' || enteredOn === null) return null
  const publisher = nodeOf(book.Publisher)
  const language = textOf(listOf(document.Language)[0]) || 'und'
  const publicationTypes = unique(listOf(document.PublicationType).map(textOf))
  const ofBook = peopleOf(book)
  const ofChapter = peopleOf(document)
  return {
    pmid,
    title: chapter || bookTitle,
    originalTitle: language === 'eng' ? null : textOf(document.VernacularTitle) || null,
    abstract: abstractOf(document),
    authors: ofChapter.authors.length > 0 ? ofChapter.authors : ofBook.authors,
    journal: {
      title: bookTitle,
      abbreviation: bookTitle,
      issn: null,
      volume: textOf(book.Volume) || null,
      issue: null,
      pages: pagesOf(nodeOf(document.Pagination)),
    },
    book: {
      isChapter: chapter !== '',
      editors: [...ofBook.editors, ...ofChapter.editors],
      publisher: textOf(publisher.PublisherName),
      place: textOf(publisher.PublisherLocation),
      edition: textOf(book.Edition) || null,
      isbn: textOf(listOf(book.Isbn)[0]) || null,
    },
    publishedOn: firstDay([document.ContributionDate, book.PubDate], enteredOn),
    publishedAs: printedDate(book.PubDate) || enteredOn,
    enteredOn,
    doi: idOf(document, 'doi'),
    pmcId: idOf(document, 'pmc'),
    language,
    publicationTypes,
    notices: noticesOf({}, publicationTypes),
    subjects: [],
    keywords: keywordsOf(document),
  }
}

function peopleOf(parent: Node): { authors: LiteratureAuthor[]; editors: LiteratureAuthor[] } {
  const lists = listOf(parent.AuthorList).map(nodeOf)
  const isEditors = (list: Node) => textOf(list['@Type']) === 'editors'
  return {
    authors: lists.filter((list) => !isEditors(list)).flatMap(authorsOf),
    editors: lists.filter(isEditors).flatMap(authorsOf),
  }
}

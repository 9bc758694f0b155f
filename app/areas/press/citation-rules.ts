import { issueDate } from '#platform/outside/pubmed/issue-date.ts'
import { isDemoPmid, type LiteratureAuthor, type LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import type { CitationFormat } from './model.ts'
import { noticeText } from './notice-rules.ts'
import { linkOf } from './rules.ts'

export const CITATION_FILES: Readonly<Record<CitationFormat, { extension: string; contentType: string }>> = {
  ris: { extension: 'ris', contentType: 'application/x-research-info-systems; charset=utf-8' },
  bibtex: { extension: 'bib', contentType: 'application/x-bibtex; charset=utf-8' },
}

/** Papers as reference managers take them in. */
export function citations(records: readonly LiteratureRecord[], format: CitationFormat): string {
  return records.map(format === 'ris' ? risOf : bibtexOf).join('')
}

/** An invented paper has no address in the world. */
function addressOf({ pmid }: LiteratureRecord): string | null {
  return isDemoPmid(pmid) ? null : linkOf(pmid)
}

/** RIS: a tag of two characters, two spaces, a hyphen; lines end as on the first machines that read them. */
function risOf(record: LiteratureRecord): string {
  const { journal, book } = record
  const issue = issueDate(record.publishedAs)
  const [first = '', last = ''] = pagesOf(journal.pages)
  const lines: [tag: string, value: string | null][] = [
    ['TY', book ? (book.isChapter ? 'CHAP' : 'BOOK') : 'JOUR'],
    ...record.authors.map((author): [string, string] => ['AU', risName(author)]),
    ...(book?.editors ?? []).map((editor): [string, string] => ['A2', risName(editor)]),
    ['TI', record.title],
    ['TT', record.originalTitle],
    ['T2', book && !book.isChapter ? null : journal.title],
    ['J2', book ? null : journal.abbreviation],
    ['PB', book?.publisher ?? null],
    ['CY', book?.place ?? null],
    ['ET', book?.edition ?? null],
    ['PY', issue.year],
    ['DA', `${issue.year}/${issue.month ?? ''}/${issue.day ?? ''}/`],
    ['VL', journal.volume],
    ['IS', journal.issue],
    ['SP', first],
    ['EP', last],
    ['SN', book ? book.isbn : journal.issn],
    ['DO', record.doi],
    ['AN', String(record.pmid)],
    ['DB', 'PubMed'],
    ['LA', record.language],
    ...[...record.subjects, ...record.keywords].map((word): [string, string] => ['KW', word]),
    ...record.notices.map((notice): [string, string] => ['N1', noticeText(notice)]),
    ['AB', abstractLine(record)],
    ['UR', addressOf(record)],
  ]
  const written = lines.filter(([, value]) => value).map(([tag, value]) => `${tag}  - ${oneLine(value ?? '')}`)
  return [...written, 'ER  - ', '', ''].join('\r\n')
}

function bibtexOf(record: LiteratureRecord): string {
  const { journal, book } = record
  const issue = issueDate(record.publishedAs)
  const fields: [name: string, value: string | null][] = [
    ['author', bibtexNames(record.authors)],
    ['editor', book && bibtexNames(book.editors)],
    ['title', `{${bibtexText(record.title)}}`],
    ['journal', book ? null : bibtexText(journal.title)],
    ['booktitle', book?.isChapter ? bibtexText(journal.title) : null],
    ['publisher', book && bibtexText(book.publisher)],
    ['address', book && bibtexText(book.place)],
    ['edition', book?.edition ? bibtexText(book.edition) : null],
    ['isbn', book?.isbn ?? null],
    ['year', issue.year],
    ['month', issue.month && String(Number(issue.month))],
    ['volume', journal.volume && bibtexText(journal.volume)],
    ['number', journal.issue && bibtexText(journal.issue)],
    ['pages', pagesOf(journal.pages).filter(Boolean).map(bibtexText).join('--')],
    ['issn', journal.issn && bibtexText(journal.issn)],
    ['doi', record.doi],
    ['pmid', String(record.pmid)],
    ['language', record.language],
    ['keywords', [...record.subjects, ...record.keywords].map(bibtexText).join('; ')],
    ['note', record.notices.map((notice) => bibtexText(noticeText(notice))).join('. ')],
    ['abstract', bibtexText(abstractLine(record))],
    ['url', addressOf(record)],
  ]
  const written = fields.filter(([, value]) => value).map(([name, value]) => `  ${name} = {${value}}`)
  const type = book ? (book.isChapter ? 'incollection' : 'book') : 'article'
  return `@${type}{${citationKey(record)},\n${written.join(',\n')}\n}\n\n`
}

/** First author, year, number: unique because the number is. */
function citationKey({ authors, publishedAs, pmid }: LiteratureRecord): string {
  const first = (authors[0]?.surname ?? 'anonimo').normalize('NFD').replace(/[^A-Za-z]/g, '')
  return `${first || 'anonimo'}${issueDate(publishedAs).year}-${pmid}`
}

/** `Surname, Forename, Jr` in RIS; BibTeX puts what follows a surname before the forename. */
function risName({ surname, forename, initials, isGroup, suffix }: LiteratureAuthor): string {
  return isGroup ? surname : [surname, forename || initials, suffix].filter(Boolean).join(', ')
}

function bibtexNames(authors: readonly LiteratureAuthor[]): string {
  return authors.map(bibtexName).join(' and ')
}

/** A group in braces is one name, whatever words it has. */
function bibtexName({ surname, forename, initials, isGroup, suffix }: LiteratureAuthor): string {
  if (isGroup) return `{${bibtexText(surname)}}`
  return bibtexText([surname, suffix, forename || initials].filter(Boolean).join(', '))
}

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

function bibtexText(text: string): string {
  return oneLine(text).replace(/[\\~^&%$#_{}]/g, (character) => SPECIAL[character] ?? `\\${character}`)
}

/** `113-25` is an abbreviation of `113-125`. */
function pagesOf(pages: string | null): string[] {
  const [first = '', last = ''] = (pages ?? '').split(/[-–]/).map((part) => part.trim())
  const isShort = /^\d+$/.test(first) && /^\d+$/.test(last) && last.length < first.length
  return [first, isShort ? first.slice(0, first.length - last.length) + last : last]
}

function abstractLine({ abstract }: LiteratureRecord): string {
  return abstract.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join(' ')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

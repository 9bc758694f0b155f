import { isDemoPmid, type LiteratureAuthor, type LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import type { CitationFormat } from './model.ts'
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
  const { journal } = record
  const [first = '', last = ''] = pagesOf(journal.pages)
  const lines: [tag: string, value: string | null][] = [
    ['TY', 'JOUR'],
    ...record.authors.map((author): [string, string] => ['AU', writtenName(author)]),
    ['TI', record.title],
    ['TT', record.originalTitle],
    ['T2', journal.title],
    ['J2', journal.abbreviation],
    ['PY', record.publishedOn.slice(0, 4)],
    ['DA', `${record.publishedOn.replaceAll('-', '/')}/`],
    ['VL', journal.volume],
    ['IS', journal.issue],
    ['SP', first],
    ['EP', last],
    ['SN', journal.issn],
    ['DO', record.doi],
    ['AN', String(record.pmid)],
    ['DB', 'PubMed'],
    ['LA', record.language],
    ...[...record.subjects, ...record.keywords].map((word): [string, string] => ['KW', word]),
    ['AB', abstractLine(record)],
    ['UR', addressOf(record)],
  ]
  const written = lines.filter(([, value]) => value).map(([tag, value]) => `${tag}  - ${oneLine(value ?? '')}`)
  return [...written, 'ER  - ', '', ''].join('\r\n')
}

function bibtexOf(record: LiteratureRecord): string {
  const { journal } = record
  const fields: [name: string, value: string | null][] = [
    ['author', record.authors.map((author) => bibtexName(author)).join(' and ')],
    ['title', `{${bibtexText(record.title)}}`],
    ['journal', bibtexText(journal.title)],
    ['year', record.publishedOn.slice(0, 4)],
    ['month', String(Number(record.publishedOn.slice(5, 7)))],
    ['volume', journal.volume && bibtexText(journal.volume)],
    ['number', journal.issue && bibtexText(journal.issue)],
    ['pages', pagesOf(journal.pages).filter(Boolean).map(bibtexText).join('--')],
    ['issn', journal.issn && bibtexText(journal.issn)],
    ['doi', record.doi],
    ['pmid', String(record.pmid)],
    ['language', record.language],
    ['keywords', [...record.subjects, ...record.keywords].map(bibtexText).join('; ')],
    ['abstract', bibtexText(abstractLine(record))],
    ['url', addressOf(record)],
  ]
  const written = fields.filter(([, value]) => value).map(([name, value]) => `  ${name} = {${value}}`)
  return `@article{${citationKey(record)},\n${written.join(',\n')}\n}\n\n`
}

/** First author, year, number: unique because the number is. */
function citationKey({ authors, publishedOn, pmid }: LiteratureRecord): string {
  const first = (authors[0]?.surname ?? 'anonimo').normalize('NFD').replace(/[^A-Za-z]/g, '')
  return `${first || 'anonimo'}${publishedOn.slice(0, 4)}-${pmid}`
}

function writtenName({ surname, forename, initials, isGroup }: LiteratureAuthor): string {
  return isGroup ? surname : [surname, forename || initials].filter(Boolean).join(', ')
}

/** A group in braces is one name, whatever words it has. */
function bibtexName(author: LiteratureAuthor): string {
  const name = bibtexText(writtenName(author))
  return author.isGroup ? `{${name}}` : name
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

import { expect, test } from 'vitest'
import type { LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import { citations } from './citation-rules.ts'

const record: LiteratureRecord = {
  pmid: 11111111,
  title: 'CO2 & 50% of {cells}: a_b ~ \\x^2.',
  originalTitle: null,
  abstract: [{ label: 'RESULTS', text: 'Small,\nbut there.' }],
  authors: [
    { surname: 'D’Esempio', forename: 'Paola M', initials: 'PM', isGroup: false },
    { surname: 'Rossi and Sons Group', forename: '', initials: '', isGroup: true },
  ],
  journal: { title: 'Annals', abbreviation: 'Ann', issn: '1234-5679', volume: '12', issue: '3', pages: '113-25' },
  book: null,
  publishedOn: '2026-09-28',
  publishedAs: '2026 Dec',
  enteredOn: '2026-09-30',
  doi: '10.5555/one_two',
  pmcId: null,
  language: 'eng',
  publicationTypes: ['Journal Article'],
  notices: [],
  subjects: ['Asthma'],
  keywords: ['lung'],
}

test('RIS: one line each, tags in place, the pages whole, the end said', () => {
  expect(citations([record], 'ris').split('\r\n')).toEqual([
    'TY  - JOUR',
    'AU  - D’Esempio, Paola M',
    'AU  - Rossi and Sons Group',
    'TI  - CO2 & 50% of {cells}: a_b ~ \\x^2.',
    'T2  - Annals',
    'J2  - Ann',
    'PY  - 2026',
    'DA  - 2026/12//',
    'VL  - 12',
    'IS  - 3',
    'SP  - 113',
    'EP  - 125',
    'SN  - 1234-5679',
    'DO  - 10.5555/one_two',
    'AN  - 11111111',
    'DB  - PubMed',
    'LA  - eng',
    'KW  - Asthma',
    'KW  - lung',
    'AB  - RESULTS: Small, but there.',
    'UR  - https://pubmed.ncbi.nlm.nih.gov/11111111/',
    'ER  - ',
    '',
    '',
  ])
})

test('BibTeX: what is special is escaped, a group is one author, the key is unique', () => {
  const written = citations([record, { ...record, pmid: 2, authors: [] }], 'bibtex')
  expect(written).toContain('@article{DEsempio2026-11111111,')
  expect(written).toContain('author = {D’Esempio, Paola M and {Rossi and Sons Group}}')
  expect(written).toContain(
    'title = {{CO2 \\& 50\\% of \\{cells\\}: a\\_b \\textasciitilde{} \\textbackslash{}x\\textasciicircum{}2.}}',
  )
  expect(written).toContain('pages = {113--125}')
  expect(written).toContain('doi = {10.5555/one_two}')
  expect(written).toContain('@article{anonimo2026-2,')
})

test('an invented paper has no address in the world', () => {
  expect(citations([{ ...record, pmid: 900_000_001 }], 'ris')).not.toContain('UR  - ')
})

test('the year is that of the issue, not that of the first day on line', () => {
  const late = { ...record, publishedOn: '2016-10-28', publishedAs: '2017 Jun' } as const
  expect(citations([late], 'ris')).toContain('PY  - 2017\r\nDA  - 2017/06//\r\n')
  const bib = citations([late], 'bibtex')
  expect(bib).toContain('@article{DEsempio2017-11111111,')
  expect(bib).toContain('year = {2017},\n  month = {6}')
  const spring = citations([{ ...late, publishedAs: '1990 Spring' }], 'bibtex')
  expect(spring).toContain('year = {1990}')
  expect(spring).not.toContain('month =')
})

test('a retraction goes with the citation, with the link to its notice', () => {
  const notices = [{ kind: 'retraction', source: 'Gut. 2019;68(1):1', pmid: 99 }] as const
  const line = 'Articolo ritrattato: Gut. 2019;68(1):1 https://pubmed.ncbi.nlm.nih.gov/99/'
  expect(citations([{ ...record, notices }], 'ris')).toContain(`N1  - ${line}\r\n`)
  expect(citations([{ ...record, notices }], 'bibtex')).toContain(`note = {${line}}`)
})

test('what follows a surname stays with it', () => {
  const authors = [{ surname: 'Rossi', forename: 'Anna', initials: 'A', isGroup: false, suffix: 'Jr' }]
  expect(citations([{ ...record, authors }], 'ris')).toContain('AU  - Rossi, Anna, Jr\r\n')
  expect(citations([{ ...record, authors }], 'bibtex')).toContain('author = {Rossi, Jr, Anna}')
})

test('a chapter and a book are cited as such', () => {
  const editors = [{ surname: 'Curatore', forename: 'Ada', initials: 'A', isGroup: false }]
  const book = { isChapter: true, editors, publisher: 'Editore', place: 'Torino', edition: null, isbn: '9780000000002' }
  const ris = citations([{ ...record, book }], 'ris')
  for (const line of ['TY  - CHAP', 'A2  - Curatore, Ada', 'T2  - Annals', 'PB  - Editore', 'SN  - 9780000000002'])
    expect(ris).toContain(`${line}\r\n`)
  const bib = citations([{ ...record, book }], 'bibtex')
  for (const field of ['@incollection{', 'booktitle = {Annals}', 'editor = {Curatore, Ada}', 'publisher = {Editore}'])
    expect(bib).toContain(field)
  const whole = { ...record, book: { ...book, isChapter: false } }
  expect(citations([whole], 'ris')).toContain('TY  - BOOK\r\n')
  expect(citations([whole], 'bibtex')).toContain('@book{')
  expect(citations([whole], 'bibtex')).not.toContain('booktitle')
})

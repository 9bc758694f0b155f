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
  publishedOn: '2026-09-28',
  publishedAs: '2026 Dec',
  enteredOn: '2026-09-30',
  doi: '10.5555/one_two',
  pmcId: null,
  language: 'eng',
  publicationTypes: ['Journal Article'],
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
    'DA  - 2026/09/28/',
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

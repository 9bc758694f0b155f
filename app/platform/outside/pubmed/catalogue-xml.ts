import { XMLParser } from 'fast-xml-parser'
import { plainText } from './plain-text.ts'

/** Elements whose words carry other elements inside (italics, formulas): they are taken whole and undressed by hand. */
const DRESSED = [
  'ArticleTitle',
  'VernacularTitle',
  'BookTitle',
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
  'AuthorList',
  'ArticleId',
  'ArticleDate',
  'CommentsCorrections',
  'ELocationID',
  'Isbn',
  'Keyword',
  'KeywordList',
  'Language',
  'MeshHeading',
  'PubMedPubDate',
  'PublicationType',
])

/** Nothing outside the one element is read: no document type, hence no entity that anybody could have defined. */
export const catalogueParser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  processEntities: false,
  jPath: false,
  stopNodes: DRESSED.map((tag) => `..${tag}`),
  isArray: (tag) => REPEATED.has(tag),
})

export type Node = { [name: string]: unknown }

export function nodeOf(value: unknown): Node {
  const one = Array.isArray(value) ? value[0] : value
  return typeof one === 'object' && one !== null ? (one as Node) : {}
}

export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === '') return []
  return Array.isArray(value) ? value : [value]
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value)
  if (typeof value !== 'object' || value === null) return ''
  return textOf((value as Node)['#text'])
}

export function unique(words: readonly string[]): string[] {
  return [...new Set(words.filter(Boolean))]
}

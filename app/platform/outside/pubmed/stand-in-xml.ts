import type { RomeDay } from '../../pure/dates.ts'
import { escapeXml } from './plain-text.ts'
import type { StandInArticle } from './stand-in-article.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Papers in the form in which PubMed gives its own, head included: what reads theirs reads these. */
export function articleSetXml(articles: readonly StandInArticle[]): string {
  return `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>
${articles.map(articleXml).join('\n')}
</PubmedArticleSet>
`
}

export function articleXml(article: StandInArticle): string {
  const { subject, italianTitle } = article
  const title = escapeXml(italianTitle ? `[${article.title.replace(/\.$/, '')}].` : article.title)
  return [
    `<PubmedArticle><MedlineCitation Status="PubMed-not-MEDLINE" Owner="NLM"><PMID Version="1">${article.pmid}</PMID>`,
    `<DateRevised>${dateXml(article.enteredOn)}</DateRevised><Article PubModel="Print-Electronic"><Journal>`,
    `<ISSN IssnType="Electronic">${subject.journal.issn}</ISSN><JournalIssue CitedMedium="Internet"><Volume>${article.volume}</Volume>`,
    `<Issue>${article.issue}</Issue><PubDate>${issueDateXml(article.enteredOn)}</PubDate></JournalIssue>`,
    `<Title>${escapeXml(subject.journal.title)}</Title><ISOAbbreviation>${escapeXml(subject.journal.abbreviation)}</ISOAbbreviation></Journal>`,
    `<ArticleTitle>${title}</ArticleTitle><Pagination><MedlinePgn>${article.firstPage}-${article.firstPage + 8}</MedlinePgn></Pagination>`,
    `<ELocationID EIdType="doi" ValidYN="Y">${article.doi}</ELocationID>`,
    `<Abstract>${article.passages.map(passageXml).join('')}</Abstract>`,
    `<AuthorList CompleteYN="Y">${article.authors.map(authorXml).join('')}</AuthorList>`,
    `<Language>${italianTitle ? 'ita' : 'eng'}</Language>`,
    `<PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType>`,
    article.publicationType === 'Journal Article'
      ? ''
      : `<PublicationType UI="">${article.publicationType}</PublicationType>`,
    article.notice === 'RetractionIn' ? '<PublicationType UI="D016441">Retracted Publication</PublicationType>' : '',
    `</PublicationTypeList>${italianTitle ? `<VernacularTitle>${escapeXml(italianTitle)}</VernacularTitle>` : ''}`,
    `<ArticleDate DateType="Electronic">${dateXml(article.publishedOn)}</ArticleDate></Article>`,
    `<MedlineJournalInfo><Country>Italy</Country><MedlineTA>${escapeXml(subject.journal.abbreviation)}</MedlineTA></MedlineJournalInfo>`,
    article.notice ? noticeXml(article, article.notice) : '',
    `<MeshHeadingList>${article.descriptors.map(headingXml).join('')}</MeshHeadingList></MedlineCitation>`,
    `<PubmedData><History>${['entrez', 'pubmed'].map((status) => `<PubMedPubDate PubStatus="${status}">${dateXml(article.enteredOn)}<Hour>6</Hour><Minute>0</Minute></PubMedPubDate>`).join('')}</History>`,
    `<PublicationStatus>epublish</PublicationStatus><ArticleIdList><ArticleId IdType="pubmed">${article.pmid}</ArticleId>`,
    `<ArticleId IdType="doi">${article.doi}</ArticleId></ArticleIdList></PubmedData></PubmedArticle>`,
  ].join('')
}

function noticeXml({ subject, publishedOn, volume, issue }: StandInArticle, refType: string): string {
  const source = `${subject.journal.abbreviation}. ${publishedOn.slice(0, 4)};${volume}(${issue}):400`
  return `<CommentsCorrectionsList><CommentsCorrections RefType="${refType}"><RefSource>${escapeXml(source)}</RefSource></CommentsCorrections></CommentsCorrectionsList>`
}

function passageXml({ label, text }: { label: string; text: string }): string {
  return `<AbstractText Label="${label}">${escapeXml(text)}</AbstractText>`
}

function authorXml({ surname, forename, city }: StandInArticle['authors'][number]): string {
  return `<Author ValidYN="Y"><LastName>${escapeXml(surname)}</LastName><ForeName>${forename}</ForeName><Initials>${forename.slice(0, 1)}</Initials><AffiliationInfo><Affiliation>Ospedale dimostrativo di ${city}, Italy.</Affiliation></AffiliationInfo></Author>`
}

function headingXml(descriptor: string, at: number): string {
  return `<MeshHeading><DescriptorName UI="" MajorTopicYN="${at === 0 ? 'Y' : 'N'}">${escapeXml(descriptor)}</DescriptorName></MeshHeading>`
}

function dateXml(day: RomeDay): string {
  const [year, month, date] = day.split('-')
  return `<Year>${year}</Year><Month>${month}</Month><Day>${date}</Day>`
}

function issueDateXml(day: RomeDay): string {
  return `<Year>${day.slice(0, 4)}</Year><Month>${MONTHS[Number(day.slice(5, 7)) - 1]}</Month>`
}

import { describe, expect, test } from 'vitest'
import { articlesIn } from './article-stream.server.ts'
import { parseArticle } from './article-xml.server.ts'
import { plainText } from './plain-text.ts'

const head = `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>`

/** In the form in which the service sends its own: dressed words, months by name, several abstracts, a group among authors. */
const whole = `<PubmedArticle>
  <MedlineCitation Status="MEDLINE" Owner="NLM">
    <PMID Version="1">11111111</PMID>
    <DateRevised><Year>2026</Year><Month>10</Month><Day>02</Day></DateRevised>
    <Article PubModel="Print-Electronic">
      <Journal>
        <ISSN IssnType="Electronic">1234-5679</ISSN>
        <JournalIssue CitedMedium="Internet"><Volume>12</Volume><Issue>3</Issue><PubDate><Year>2026</Year><Month>Dec</Month></PubDate></JournalIssue>
        <Title>Annals of &amp; about examples</Title><ISOAbbreviation>Ann Ex</ISOAbbreviation>
      </Journal>
      <ArticleTitle>Effect of CO<sub>2</sub> on <i>E. coli</i> at pH &lt; 7: the &#946;-study.</ArticleTitle>
      <Pagination><StartPage>113</StartPage><EndPage>125</EndPage><MedlinePgn>113-25</MedlinePgn></Pagination>
      <ELocationID EIdType="doi" ValidYN="Y">10.5555/one</ELocationID>
      <Abstract>
        <AbstractText Label="BACKGROUND" NlmCategory="BACKGROUND">First
          line with <b>bold</b>.</AbstractText>
        <AbstractText Label="RESULTS">P=0.046 &#8211; small.</AbstractText>
        <CopyrightInformation>Nobody.</CopyrightInformation>
      </Abstract>
      <AuthorList CompleteYN="Y">
        <Author ValidYN="Y"><LastName>D&#8217;Esempio</LastName><ForeName>Paola M</ForeName><Initials>PM</Initials></Author>
        <Author ValidYN="Y"><CollectiveName>EXAMPLE Study Group</CollectiveName></Author>
      </AuthorList>
      <Language>eng</Language>
      <PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList>
      <ArticleDate DateType="Electronic"><Year>2026</Year><Month>09</Month><Day>28</Day></ArticleDate>
    </Article>
    <MeshHeadingList>
      <MeshHeading><DescriptorName UI="D1" MajorTopicYN="N">Asthma</DescriptorName><QualifierName UI="Q1">drug therapy</QualifierName></MeshHeading>
      <MeshHeading><DescriptorName UI="D2" MajorTopicYN="N">Humans</DescriptorName></MeshHeading>
    </MeshHeadingList>
    <KeywordList Owner="NOTNLM"><Keyword MajorTopicYN="N">carbon <i>dioxide</i></Keyword></KeywordList>
  </MedlineCitation>
  <PubmedData>
    <History>
      <PubMedPubDate PubStatus="received"><Year>2026</Year><Month>5</Month><Day>1</Day></PubMedPubDate>
      <PubMedPubDate PubStatus="pubmed"><Year>2026</Year><Month>9</Month><Day>30</Day><Hour>6</Hour><Minute>0</Minute></PubMedPubDate>
    </History>
    <ArticleIdList><ArticleId IdType="pubmed">11111111</ArticleId><ArticleId IdType="pmc">PMC42</ArticleId></ArticleIdList>
  </PubmedData>
</PubmedArticle>`

const old = `<PubmedArticle><MedlineCitation><PMID Version="1">22222222</PMID><Article><Journal><JournalIssue><PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue><Title>Acta</Title></Journal><ArticleTitle>[A paper in another language].</ArticleTitle><Language>ita</Language><VernacularTitle>Un lavoro in un&#x2019;altra lingua.</VernacularTitle></Article></MedlineCitation><PubmedData><History><PubMedPubDate PubStatus="entrez"><Year>1999</Year><Month>1</Month><Day>1</Day></PubMedPubDate></History></PubmedData></PubmedArticle>`

describe('a paper as the service sends it', () => {
  test('is read whole, its words undressed', () => {
    expect(parseArticle(whole)).toEqual({
      pmid: 11111111,
      title: 'Effect of CO2 on E. coli at pH < 7: the β-study.',
      originalTitle: null,
      abstract: [
        { label: 'BACKGROUND', text: 'First line with bold.' },
        { label: 'RESULTS', text: 'P=0.046 – small.' },
      ],
      authors: [
        { surname: 'D’Esempio', forename: 'Paola M', initials: 'PM', isGroup: false },
        { surname: 'EXAMPLE Study Group', forename: '', initials: '', isGroup: true },
      ],
      journal: {
        title: 'Annals of & about examples',
        abbreviation: 'Ann Ex',
        issn: '1234-5679',
        volume: '12',
        issue: '3',
        pages: '113-25',
      },
      publishedOn: '2026-09-28',
      publishedAs: '2026 Dec',
      enteredOn: '2026-09-30',
      doi: '10.5555/one',
      pmcId: 'PMC42',
      language: 'eng',
      publicationTypes: ['Journal Article'],
      subjects: ['Asthma', 'Humans'],
      keywords: ['carbon dioxide'],
    })
  })

  test('may say little: a date of two years, no author, no abstract, a title in brackets', () => {
    expect(parseArticle(old)).toMatchObject({
      title: 'A paper in another language',
      originalTitle: 'Un lavoro in un’altra lingua.',
      publishedOn: '1998-12-01',
      publishedAs: '1998 Dec-1999 Jan',
      enteredOn: '1999-01-01',
      authors: [],
      abstract: [],
      doi: null,
      language: 'ita',
    })
  })

  test.each([
    ['<Year>1990</Year><Season>Spring</Season>', '1990-04-01', '1990 Spring'],
    ['<Year>1976</Year><Month>Sep</Month><Day>28</Day>', '1976-09-28', '1976 Sep 28'],
    ['<Year>2001</Year><Month>02</Month><Day>31</Day>', '2001-02-01', '2001 02 31'],
    ['<Year>2001</Year>', '2001-01-01', '2001'],
    ['<Year>2011</Year><Month>Jan</Month>', '2010-01-01', '2011 Jan'],
  ])('says when in its own way: %s', (written, publishedOn, publishedAs) => {
    const dated = old.replace(/<PubDate>.*<\/PubDate>/, `<PubDate>${written}</PubDate>`).replace('1999', '2010')
    expect(parseArticle(dated)).toMatchObject({ publishedOn, publishedAs })
  })

  test('without a number or a title is nothing one could cite', () => {
    expect(parseArticle(whole.replace(/<PMID.*<\/PMID>/, ''))).toBeNull()
    expect(parseArticle(old.replace(/<ArticleTitle>.*<\/VernacularTitle>/, ''))).toBeNull()
  })
})

describe('a file of papers', () => {
  const file = `${head}\n${whole}\n<PubmedBookArticle><BookDocument/></PubmedBookArticle>${old}\n</PubmedArticleSet>\n`
  const read = async (chunks: string[]) => {
    const found: string[] = []
    for await (const article of articlesIn(chunks)) found.push(article)
    return found
  }

  test('gives one at a time, however it is cut', async () => {
    for (const size of [1, 7, 64, 4096, file.length]) {
      const chunks = file.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
      expect(await read(chunks), `chunks of ${size}`).toEqual([whole, old])
    }
  })

  test('that is broken off gives what was whole', async () => {
    expect(await read([file.slice(0, -200)])).toEqual([whole])
    expect(await read(['<html>not found</html>'])).toEqual([])
  })
})

test('characters that no text contains are dropped, unknown names stay', () => {
  expect(plainText('a&#0;b&#xD800;c&#1114112;d &unknown; <![CDATA[1 &lt; 2]]>')).toBe('abcd &unknown; 1 < 2')
})

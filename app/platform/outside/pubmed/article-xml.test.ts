import { describe, expect, test } from 'vitest'
import { articlesIn } from './article-stream.server.ts'
import { parseArticle } from './article-xml.server.ts'
import { issueDate } from './issue-date.ts'
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

/** As the service sends a chapter of a collection that is only on line. */
const chapter = `<PubmedBookArticle><BookDocument><PMID Version="1">33333333</PMID><ArticleIdList><ArticleId IdType="bookaccession">NBK1</ArticleId></ArticleIdList><Book><Publisher><PublisherName>Esempi Publishing</PublisherName><PublisherLocation>Torino (TO)</PublisherLocation></Publisher><BookTitle book="esempi">Esempi &amp; Casi</BookTitle><PubDate><Year>2025</Year><Month>01</Month></PubDate><AuthorList Type="editors"><Author><LastName>Curatore</LastName><ForeName>Ada</ForeName><Initials>A</Initials></Author></AuthorList><Isbn>9780000000002</Isbn><Medium>Internet</Medium></Book><ArticleTitle book="esempi" part="a1">Acute Appendicitis</ArticleTitle><Language>eng</Language><AuthorList Type="authors" CompleteYN="Y"><Author ValidYN="Y"><LastName>Rossi</LastName><ForeName>Anna</ForeName><Initials>A</Initials><Suffix>Jr</Suffix></Author></AuthorList><PublicationType UI="D000072643">Study Guide</PublicationType><Abstract><AbstractText>It hurts.</AbstractText></Abstract><ContributionDate><Year>2024</Year><Month>08</Month><Day>13</Day></ContributionDate></BookDocument><PubmedBookData><History><PubMedPubDate PubStatus="pubmed"><Year>2025</Year><Month>2</Month><Day>1</Day></PubMedPubDate></History><ArticleIdList><ArticleId IdType="pubmed">33333333</ArticleId></ArticleIdList></PubmedBookData></PubmedBookArticle>`

test('a chapter of a book is read with its book, its editors and its publisher', () => {
  expect(parseArticle(chapter)).toMatchObject({
    pmid: 33333333,
    title: 'Acute Appendicitis',
    authors: [{ surname: 'Rossi', forename: 'Anna', initials: 'A', suffix: 'Jr' }],
    journal: { title: 'Esempi & Casi', issn: null },
    book: {
      isChapter: true,
      editors: [{ surname: 'Curatore' }],
      publisher: 'Esempi Publishing',
      place: 'Torino (TO)',
      isbn: '9780000000002',
    },
    publishedOn: '2024-08-13',
    publishedAs: '2025 Jan',
    enteredOn: '2025-02-01',
    publicationTypes: ['Study Guide'],
  })
  const book = parseArticle(chapter.replace(/<ArticleTitle.*<\/ArticleTitle>/, ''))
  expect(book).toMatchObject({ title: 'Esempi & Casi', book: { isChapter: false } })
  expect(parseArticle('<PubmedBookArticle><BookDocument/></PubmedBookArticle>')).toBeNull()
})

describe('what was said of a paper later', () => {
  const noted = (list: string, type = 'Journal Article') =>
    parseArticle(
      whole
        .replace('<MeshHeadingList>', `<CommentsCorrectionsList>${list}</CommentsCorrectionsList><MeshHeadingList>`)
        .replace('Journal Article', type),
    )?.notices
  const said = (refType: string, pmid: string) =>
    `<CommentsCorrections RefType="${refType}"><RefSource>Gut. 2019 Jan;68(1):1</RefSource>${pmid && `<PMID Version="1">${pmid}</PMID>`}</CommentsCorrections>`

  test.each([
    ['RetractionIn', 'retraction'],
    ['PartialRetractionIn', 'partial-retraction'],
    ['ExpressionOfConcernIn', 'concern'],
    ['ErratumIn', 'correction'],
    ['CorrectedandRepublishedIn', 'correction'],
    ['RetractionOf', 'about'],
    ['ErratumFor', 'about'],
  ])('%s is kept with its link', (refType, kind) => {
    expect(noted(said(refType, '99'))).toEqual([{ kind, source: 'Gut. 2019 Jan;68(1):1', pmid: 99 }])
  })

  test('comes the gravest first; comments and references are no notices', () => {
    const list = ['CommentIn', 'Cites', 'ErratumIn', 'UpdateIn', 'RetractionIn'].map((type) => said(type, '')).join('')
    expect(noted(list)?.map(({ kind, pmid }) => [kind, pmid])).toEqual([
      ['retraction', null],
      ['correction', null],
    ])
  })

  test('may be only its type', () => {
    expect(noted('', 'Retracted Publication')).toEqual([{ kind: 'retraction', source: '', pmid: null }])
    expect(noted(said('RetractionIn', '99'), 'Retracted Publication')).toHaveLength(1)
  })
})

describe('a paper as the service sends it', () => {
  test('is read whole, its words undressed', () => {
    expect(parseArticle(whole)).toEqual({
      pmid: 11111111,
      title: 'Effect of CO₂ on E. coli at pH < 7: the β-study.',
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
      book: null,
      publishedOn: '2026-09-28',
      publishedAs: '2026 Dec',
      enteredOn: '2026-09-30',
      doi: '10.5555/one',
      pmcId: 'PMC42',
      language: 'eng',
      publicationTypes: ['Journal Article'],
      notices: [],
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
    ['<Year>2001</Year><Month>02</Month><Day>31</Day>', '2001-02-01', '2001 Feb 31'],
    ['<Year>2018</Year><Month>05</Month><Day>07</Day>', '2010-01-01', '2018 May 7'],
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
  const file = `${head}\n${whole}\n${chapter}${old}\n</PubmedArticleSet>\n`
  const read = async (chunks: string[]) => {
    const found: string[] = []
    for await (const article of articlesIn(chunks)) found.push(article)
    return found
  }

  test('gives one at a time, however it is cut', async () => {
    for (const size of [1, 7, 64, 4096, file.length]) {
      const chunks = file.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
      expect(await read(chunks), `chunks of ${size}`).toEqual([whole, chapter, old])
    }
  })

  test('that is broken off gives what was whole', async () => {
    expect(await read([file.slice(0, -200)])).toEqual([whole, chapter])
    expect(await read(['<html>not found</html>'])).toEqual([])
  })
})

test('characters that no text contains are dropped, unknown names stay', () => {
  expect(plainText('a&#0;b&#xD800;c&#1114112;d &unknown; <![CDATA[1 &lt; 2]]>')).toBe('abcd &unknown; 1 < 2')
})

describe('what stands above and below the line', () => {
  test.each([
    ['10<sup>18</sup> J', '10¹⁸ J'],
    ['10<sup>&#8722;3</sup> M', '10⁻³ M'],
    ['CD4<sup>+</sup> T', 'CD4⁺ T'],
    ['HCO<sub>3</sub><sup>-</sup>', 'HCO₃⁻'],
    ['V&#775;O<sub>2<i>max</i></sub>', 'V\u0307O₂max'],
    ['10<sup>3.5</sup>', '10^3.5'],
    ['the 1<sup>st</sup>', 'the 1st'],
    ['<sup>99m</sup>Tc', '99mTc'],
    ['p<sub>trend</sub>', 'ptrend'],
    ['&#946;\n\t\t<sub>2</sub>-agonist', 'β₂-agonist'],
    ['a<sup>&lt;</sup>b', 'a<b'],
  ])('%s reads %s', (xml, text) => {
    expect(plainText(xml)).toBe(text)
  })

  const row = (inner: string) => `<mml:math xmlns:mml="m">\n  <mml:mrow>\n    ${inner}\n  </mml:mrow>\n</mml:math>`
  test.each([
    [
      row(
        '<mml:mover accent="true"><mml:mi>V</mml:mi> <mml:mo>.</mml:mo></mml:mover>\n <mml:msub><mml:mi>O</mml:mi> <mml:mrow><mml:mn>2</mml:mn> <mml:mi>m</mml:mi> <mml:mi>a</mml:mi> <mml:mi>x</mml:mi></mml:mrow></mml:msub>',
      ),
      'V\u0307O₂max',
    ],
    [row('<mml:msup><mml:mn>10</mml:mn><mml:mrow><mml:mo>-</mml:mo><mml:mn>3</mml:mn></mml:mrow></mml:msup>'), '10⁻³'],
    [row('<mml:mi>p</mml:mi><mml:mo>&lt;</mml:mo><mml:mn>0.05</mml:mn>'), 'p < 0.05'],
    [
      '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac><annotation>x</annotation></math>',
      '(a+b)/c',
    ],
    ['<math><msqrt><mi>x</mi></msqrt></math>', '√(x)'],
  ])('the formula %s reads in one line', (xml, text) => {
    expect(plainText(`so ${xml} then`)).toBe(`so ${text} then`)
  })
})

test.each([
  ['2017 Jun', '2017', '06', null],
  ['1976 Sep 28', '1976', '09', '28'],
  ['2018 05 17', '2018', '05', '17'],
  ['1998 Dec-1999 Jan', '1998', '12', null],
  ['2020 Jan-Feb', '2020', '01', null],
  ['2019 July', '2019', '07', null],
  ['1990 Spring', '1990', null, null],
  ['2001', '2001', null, null],
  ['2016-11-01', '2016', '11', '01'],
])('the issue of %s is of the year %s', (printed, year, month, day) => {
  expect(issueDate(printed)).toEqual({ year, month, day })
})

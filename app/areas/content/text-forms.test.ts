import { inflateSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanBody } from './article-commands.server.ts'
import { makeFile } from './article-files.server.ts'
import { headingsOf, plainText } from './article-rules.ts'
import { bodyParts } from './body-parts-rules.ts'
import { shownText } from './body-shown-rules.ts'
import { PICTURE } from './fixtures.ts'

const WIDE = PICTURE.replace('0001/a', '0002/b')
const callouts = {
  note: 'Nota',
  practice: 'In pratica',
  warning: 'Attenzione',
  key: 'Messaggio chiave',
  case: 'Caso clinico',
}

/** One text that holds all that a text may hold. */
const ALL = cleanBody(
  [
    '<h2>Titolo</h2><h3>Sottotitolo</h3><p>Un <strong>forte</strong> e un <em>piano</em>, 10<sup>9</sup> e H<sub>2</sub>O.</p>',
    '<p>Un <a href="https://altro.example/a">posto altrove</a> e uno <a href="/corsi">nel club</a>.</p>',
    '<ul><li>primo<ul><li>secondo<ol start="4"><li>terzo</li></ol></li></ul></li></ul>',
    '<blockquote><p>Parole di altri</p><footer>Ippocrate</footer></blockquote><hr>',
    ...Object.keys(callouts).map(
      (kind) => `<aside data-kind="${kind}"><p>Dentro ${kind}</p><ul><li>punto ${kind}</li></ul></aside>`,
    ),
    `<figure><img src="${PICTURE}" alt="Si vede a"><figcaption>Figura a<small>Archivio a</small></figcaption></figure>`,
    `<figure><img src="${PICTURE}" alt="" role="presentation"></figure>`,
    `<p>Fra le due</p><figure data-width="wide"><img src="${WIDE}" alt="Si vede b"><figcaption>Figura b</figcaption></figure>`,
    '<table><caption>Dosi</caption><tr><th>A</th><th>B</th></tr><tr><td colspan="2">unite <strong>forte</strong></td></tr></table>',
  ].join(''),
)
const WORDS = [
  ...['Titolo', 'Sottotitolo', 'forte', 'piano', 'posto altrove', 'nel club', 'primo', 'secondo', 'terzo'],
  ...['Parole di altri', 'Ippocrate'],
  ...Object.entries(callouts).flatMap(([kind, name]) => [name, `Dentro ${kind}`, `punto ${kind}`]),
  ...['Figura a', 'Archivio a', 'Figura b', 'Dosi', 'unite'],
]
const item = {
  ...{ id: 'x', title: 'Tutto', abstract: 'Quello che c’è', author: null, sources: [], body: ALL },
  ...{ headings: headingsOf(ALL), publicationDate: new Date(0), updatedAt: new Date(0) },
}
const jpeg = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#27a' } })
    .jpeg()
    .toBuffer()
const ORIGIN = 'https://club.example'

async function made(format: 'pdf' | 'epub' | 'docx'): Promise<Buffer> {
  const picture = { bytes: await jpeg(), format: 'jpg' as const, width: 60, height: 30 }
  const pictures = new Map([PICTURE, WIDE].map((path) => [path, picture]))
  return (await makeFile(item as never, format, pictures, ORIGIN)).bytes
}

/** Each once, and in the order of the text. */
function expectInOrder(text: string): void {
  let from = 0
  for (const words of WORDS) {
    const at = text.indexOf(words, from)
    expect(at, `${words} after ${text.slice(Math.max(0, from - 60), from)}`).toBeGreaterThanOrEqual(0)
    from = at + words.length
  }
}

describe('one text that holds all that a text may hold', () => {
  test('is kept as it came, and the same at the second try', () => {
    expect(cleanBody(ALL)).toBe(ALL)
    for (const kind of Object.keys(callouts)) expect(ALL).toContain(`<aside data-kind="${kind}">`)
    expect(ALL).toContain('<footer>Ippocrate</footer>')
    expect(ALL).toContain(`<figure><img src="${PICTURE}" alt="" role="presentation" loading="lazy" /></figure>`)
    expect(ALL).toContain('<figcaption>Figura a<small>Archivio a</small></figcaption>')
    expect(ALL).toContain('<figure data-width="wide">')
  })

  test('on the page: named callouts, a list of the figures in a row, a table that scrolls', () => {
    const { document } = new JSDOM(shownText(ALL)).window
    const notes = [...document.querySelectorAll('aside[role=note]')]
    expect(notes.map((note) => note.firstElementChild?.textContent)).toEqual(Object.values(callouts))
    expect(document.querySelectorAll('ul.gallery[role=list] > li > figure')).toHaveLength(2)
    expect(document.querySelectorAll('figure')).toHaveLength(3)
    expect(document.querySelector('.gallery [data-width]')).toBeNull()
    expect(document.querySelector('ul ul ol[start="4"]')).not.toBeNull()
    expectInOrder(document.body.textContent ?? '')
  })

  test('as a PDF', async () => {
    const pdf = (await made('pdf')).toString('latin1')
    const drawn = [...pdf.matchAll(/stream\n(.*?)\nendstream/gs)].map(([, stream = '']) => {
      const bytes = Buffer.from(stream, 'latin1')
      return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : ''
    })
    const lines = [...drawn.join('\n').matchAll(/\[([^\]]*)\] TJ/g)].map(([, line = '']) =>
      [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    expectInOrder(lines.join(' ').replace(/\s+/g, ' '))
    expect(lines.join('')).toContain('10^9')
    expect(pdf).toContain('(https://altro.example/a)')
    expect(pdf).toContain(`(${ORIGIN}/corsi)`)
    expect(pdf.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(1)
    for (const font of ['Times-Bold', 'Times-Italic', 'Helvetica-Bold']) expect(pdf).toContain(font)
  })

  test('as an EPUB', async () => {
    const files = unzipSync(await made('epub'))
    const text = strFromU8(files['OEBPS/text.xhtml'] ?? new Uint8Array())
    const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
    expectInOrder(document.documentElement.textContent ?? '')
    expect(document.querySelectorAll('aside > .callout-name')).toHaveLength(5)
    expect(document.querySelector('a[href="https://club.example/corsi"]')).not.toBeNull()
    expect(document.querySelector('img[role=presentation]')).not.toBeNull()
  })

  test('as a Word document', async () => {
    const files = unzipSync(await made('docx'))
    const document = strFromU8(files['word/document.xml'] ?? new Uint8Array())
    const runs = [...document.matchAll(/<w:t[ >][^<]*<\/w:t>|<w:t>[^<]*<\/w:t>/g)].map(([run]) =>
      run.replace(/<[^>]*>/g, ''),
    )
    expectInOrder(runs.join(' '))
    for (const mark of ['<w:b/>', '<w:i/>', 'w:vertAlign w:val="superscript"', 'w:vertAlign w:val="subscript"'])
      expect(document).toContain(mark)
    expect(document).toContain('w:gridSpan w:val="2"')
    expect(document).toContain('<w:shd ')
    const links = strFromU8(files['word/_rels/document.xml.rels'] ?? new Uint8Array())
    expect(links).toContain('Target="https://altro.example/a"')
    expect(links).toContain(`Target="${ORIGIN}/corsi"`)
  })

  test('as plain words', () => {
    expectInOrder(plainText(shownText(ALL)))
    expect(bodyParts(ALL).flatMap((part) => (part.kind === 'item' ? `${part.depth}${part.mark}` : []))).toEqual(
      expect.arrayContaining(['0•', '1•', '24.']),
    )
  })
})

// reads: only what it writes
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import { putFile, readFileAt } from '#platform/files/commands.server.ts'
import { filePath } from '#platform/files/model.ts'
import { articleSlugs, resourceSlugs } from '../../../db/seed/reading/item-files.ts'
import { seedReading } from '../../../db/seed/reading.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { cleanBody } from './article-commands.server.ts'
import { filesOf, makeFile } from './article-files.server.ts'
import { headingsOf, readableItem } from './article-rules.ts'
import { findItem } from './article-store.server.ts'
import { storeCover } from './cover-commands.server.ts'
import { paperPictures } from './picture-store.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
beforeAll(() => seedReading(database.db, { now, scale: 1 }))

async function itemFor(slug: string) {
  const item = await findItem(database.db, slug, now)
  if (!item) throw new Error(`There is no ${slug}.`)
  const wallets = { moduliLegali: {}, moduliScientifici: {}, toolLegali: {}, toolScientifici: {} }
  return readableItem(item, anAudience('PREMIUM', { wallets }))
}

/** The lines drawn in a PDF of ours, in their order. */
function linesOf(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)
  const drawn = Array.from(streams, ([, stream = '']) => {
    const bytes = Buffer.from(stream, 'latin1')
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : ''
  })
  return [...drawn.join('\n').matchAll(/\[([^\]]*)\] TJ/g)].map(([, line = '']) =>
    [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  )
}

describe('an article as a document', () => {
  test('[CNT-018] its EPUB opens: the MIME type first and stored, a package, a table of contents, well-formed text', async () => {
    const { bytes } = await makeFile(await itemFor('antibiotici-quanto-a-lungo'), 'epub')
    expect(bytes.subarray(30, 58).toString('latin1')).toBe('mimetypeapplication/epub+zip')
    const files = unzipSync(bytes)
    expect(strFromU8(files['META-INF/container.xml'] ?? new Uint8Array())).toContain('OEBPS/content.opf')
    expect(strFromU8(files['OEBPS/nav.xhtml'] ?? new Uint8Array())).toContain('text.xhtml#dove-bastano-pochi-giorni')
    const text = strFromU8(files['OEBPS/text.xhtml'] ?? new Uint8Array())
    expect(text).toContain('Clostridioides difficile')
    const { JSDOM } = await import('jsdom')
    for (const name of ['OEBPS/text.xhtml', 'OEBPS/nav.xhtml', 'OEBPS/content.opf'])
      expect(
        () => new JSDOM(strFromU8(files[name] ?? new Uint8Array()), { contentType: 'application/xml' }),
        name,
      ).not.toThrow()
  })

  test('[CNT-018] its PDF is a PDF of more than one line', async () => {
    const { bytes } = await makeFile(await itemFor('antibiotici-quanto-a-lungo'), 'pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1')).toContain('%%EOF')
    const lines = linesOf(bytes)
    const pages = lines.filter((line) => / \/ \d+$/.test(line))
    expect(lines.length).toBeGreaterThan(30)
    expect(pages, 'each page says which it is').toEqual(pages.map((_, index) => `${index + 1} / ${pages.length}`))
    expect(pages.length).toBeGreaterThan(0)
  })

  test('every body of the club is well formed in an EPUB', async () => {
    const { JSDOM } = await import('jsdom')
    for (const slug of [...articleSlugs(), ...resourceSlugs()]) {
      const files = unzipSync((await makeFile(await itemFor(slug), 'epub')).bytes)
      const text = strFromU8(files['OEBPS/text.xhtml'] ?? new Uint8Array())
      expect(() => new JSDOM(text, { contentType: 'application/xml' }), slug).not.toThrow()
    }
  })
})

test('a module is a DOCX a word processor opens, with its headings and its table', async () => {
  const item = await itemFor('diario-pressione-domiciliare')
  expect(filesOf(item)).toEqual(['docx', 'pdf'])
  const files = unzipSync((await makeFile(item, 'docx')).bytes)
  const document = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  expect(document).toContain('Diario della pressione a casa')
  expect(document).toContain('<w:tbl>')
  expect(document).toContain('Heading1')
})

describe('an article with pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'camice-pictures-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))

  /** One as readers send it from a telephone, one with a clear ground, which is kept as WebP, one that is gone, and two that are none. */
  async function illustrated() {
    const { db } = database
    const photo = { create: { width: 60, height: 30, channels: 3 as const, background: '#27a' } }
    const clear = { create: { ...photo.create, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } } }
    const jpeg = await storeCover(db, disk, { bytes: await sharp(photo).jpeg().toBuffer(), name: 'Il sole.jpg' })
    const webp = await storeCover(db, disk, { bytes: await sharp(clear).png().toBuffer(), name: 'luna.png' })
    expect([jpeg.path, webp.path].map((path) => path.split('.').at(-1))).toEqual(['jpg', 'webp'])
    const gone = '/files/00000000-0000-4000-8000-000000000000/nessuna.jpg'
    const paper = { name: 'carta', ownerId: null, accepts: ['image', 'document'] as const }
    const own = await putFile(db, disk, { ...paper, bytes: await sharp(photo).jpeg().toBuffer(), isPublic: false })
    const text = await putFile(db, disk, { ...paper, bytes: Buffer.from('%PDF-1.7\n%%EOF'), isPublic: true })
    const body = cleanBody(
      [jpeg.path, webp.path, gone, filePath(own), filePath(text)]
        .map(
          (src) =>
            `<p>Prima.</p><figure><img src="${src}" alt="Vista & cielo"><figcaption>Figura</figcaption></figure>`,
        )
        .join(''),
    )
    const item = { ...(await itemFor('diario-pressione-domiciliare')), body, headings: headingsOf(body) }
    return { item, pictures: await paperPictures(body, (path) => readFileAt(db, disk, path)) }
  }

  test('[CNT-018] its EPUB holds each picture in a form every reader knows, and only the words of one that is gone', async () => {
    const { item, pictures } = await illustrated()
    const files = unzipSync((await makeFile(item, 'epub', pictures)).bytes)
    const text = strFromU8(files['OEBPS/text.xhtml'] ?? new Uint8Array())
    expect([...text.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      'picture-1.jpg',
      'picture-2.png',
    ])
    expect(text.match(/<figcaption>Figura/g)).toHaveLength(5)
    const { JSDOM } = await import('jsdom')
    expect(() => new JSDOM(text, { contentType: 'application/xml' })).not.toThrow()
    for (const [name, format] of [
      ['picture-1.jpg', 'jpeg'],
      ['picture-2.png', 'png'],
    ] as const) {
      expect(strFromU8(files['OEBPS/content.opf'] ?? new Uint8Array())).toContain(`href="${name}"`)
      expect((await sharp(files[`OEBPS/${name}`]).metadata()).format).toBe(format)
    }
  })

  test('[CNT-018] so do its PDF and its DOCX', async () => {
    const { item, pictures } = await illustrated()
    const pdf = (await makeFile(item, 'pdf', pictures)).bytes.toString('latin1')
    expect(pdf.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2)
    const files = unzipSync((await makeFile(item, 'docx', pictures)).bytes)
    expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toHaveLength(2)
    expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain('descr="Vista &amp; cielo"')
  })
})
